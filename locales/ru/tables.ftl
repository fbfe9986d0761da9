# Эндшпильные таблицы: doska tablebase и то, что говорят о них другие команды.

## Справка

cli-about-tablebase = Построить, проверить и опросить точные эндшпильные таблицы
cli-more-tablebase =
    Для каждой позиции с немногими шашками таблица говорит, кто выигрывает и за сколько полуходов. Таблицы есть для турецких шашек:
      doska tablebase build turkish --pieces 4
      doska tablebase probe turkish W:WKa1,Kb1:BKh8
    Они описаны в docs/tablebases.md.
cli-about-tablebase-build = Построить недостающие таблицы
cli-more-tablebase-build =
    Готовые таблицы сохраняются: прервать можно когда угодно, та же команда продолжит. Повреждённые файлы замечаются и строятся заново.
    На каждую таблицу строка: материал (сначала сторона, чей ход; K — дамка, M — простая), позиции, сколько из них у этой стороны выиграно, вничью и проиграно, самый долгий выигрыш и проигрыш в полуходах, байты.
cli-about-tablebase-verify = Проверить готовые таблицы, позицию за позицией
cli-more-tablebase-verify = Каждая оценка должна следовать из оценок ходов по одним лишь правилам; кроме того, случайные позиции сравниваются с перебором.
cli-about-tablebase-probe = Показать, кто выигрывает в позиции, за сколько полуходов, и оценку каждого хода
cli-about-tablebase-info = Перечислить таблицы
cli-value-position = ПОЗИЦИЯ
cli-operand-position = Текст позиции, например W:WKa1,Kb1:BKh8
cli-flag-pieces = Наибольшее число шашек на доске, от 2 до 5, по умолчанию 4
tables-folder = Папка таблиц; по умолчанию DOSKA_TABLES, иначе doska/tables в папке данных
cli-flag-samples = Сколько случайных позиций сравнить с перебором, по умолчанию 10000
cli-flag-tables = Использовать эндшпильные таблицы из этой папки
cli-flag-no-tables = Не использовать эндшпильные таблицы
tables-threads = Число потоков, по умолчанию все потоки машины

## Ошибки

tables-command = После doska tablebase нужна команда: build, verify, probe или info
tables-game = Таблиц для { $game } нет. Есть для: { $valid }
tables-pieces = Таблиц на «{ $pieces }» шашек нет: ожидается число от { $least } до { $most }
tables-none = В { $folder } нет таблиц. Их построит «doska tablebase build turkish»
tables-too-many = В позиции шашек: { $pieces }, а в таблицах не больше { $most }
tables-missing = Таблицы для этой позиции нет, или она повреждена. Её построит «doska tablebase build»
tables-damaged = Таблица { $table } не годится: { $why }. Её заново построит «doska tablebase build»
tables-damage-none = это не таблица
tables-damage-version = она построена другой версией
tables-damage-class = она для других шашек
tables-damage-broken = она повреждена
tables-interrupted = Прервано: готовые таблицы сохранены, та же команда продолжит

## Что говорят таблицы

tables-win = { $plies ->
    [0] уже выиграно
    [one] выигрыш за { $plies } полуход
    [few] выигрыш за { $plies } полухода
   *[other] выигрыш за { $plies } полуходов
}
tables-draw = ничья
tables-loss = { $plies ->
    [0] уже проиграно
    [one] проигрыш за { $plies } полуход
    [few] проигрыш за { $plies } полухода
   *[other] проигрыш за { $plies } полуходов
}
tables-unknown = неизвестно
tables-doubt = { $verdict }, если раньше не наступит предел полуходов без продвижения
tables-say = По таблицам: { $verdict }
tables-loaded = Эндшпильные таблицы, шашек до { $most }

## Списки

tables-head-class = таблица
tables-head-positions = позиции
tables-head-wins = выиграно
tables-head-draws = вничью
tables-head-losses = проиграно
tables-head-longest-win = макс. +
tables-head-longest-loss = макс. −
tables-head-bytes = байты
tables-sum = Таблиц { $tables }, позиций { $positions }, байт { $bytes }
tables-kept = уже была
tables-remade = была повреждена, построена заново
tables-at = { $plies ->
    [0] { $table }
   *[other] { $table }, полуходы { $plies }
}
tables-built = Все таблицы на месте. Секунд: { $seconds }
tables-verified = Таблиц { $tables }, позиций { $positions }; сравнено с перебором { $samples }, из них решено { $decided }
tables-right = Всё верно
tables-not-right = Есть неверные оценки
tables-wrong = { $position }: в таблицах «{ $said }», а должно быть «{ $right }»
