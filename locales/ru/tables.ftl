# Таблицы окончаний: doska tablebase и то, что говорят о них другие команды.

## Справка

cli-about-tablebase = Построить, проверить и спросить точные таблицы окончаний
cli-more-tablebase =
    Таблица говорит о каждой позиции с немногими фигурами, кто выигрывает и за сколько полуходов. Таблицы есть для турецких шашек:
      doska tablebase build turkish --pieces 4
      doska tablebase probe turkish W:WKa1,Kb1:BKh8
    Они описаны в docs/tablebases.md.
cli-about-tablebase-build = Построить таблицы, которых ещё нет
cli-more-tablebase-build =
    Готовые таблицы сохраняются: прервать можно когда угодно, та же команда продолжит. Повреждённые файлы замечаются и строятся заново.
    На каждую таблицу строка: материал (сначала сторона, чей ход; K — дамка, M — шашка), позиции, сколько из них у этой стороны выиграно, вничью и проиграно, самый долгий выигрыш и проигрыш в полуходах, байты.
cli-about-tablebase-verify = Проверить готовые таблицы, позицию за позицией
cli-more-tablebase-verify = Каждая оценка должна следовать из оценок ходов по одним лишь правилам; кроме того, случайные позиции сравниваются с перебором.
cli-about-tablebase-probe = Сказать, кто выигрывает в позиции, за сколько полуходов и чего стоит каждый ход
cli-about-tablebase-info = Перечислить имеющиеся таблицы
cli-value-position = ПОЗИЦИЯ
cli-operand-position = Текст позиции, например W:WKa1,Kb1:BKh8
cli-flag-pieces = Наибольшее число фигур на доске, от 2 до 5, без этого ключа 4
tables-folder = Где лежат таблицы; без этого ключа — папка из DOSKA_TABLES, иначе doska/tables там, где программы держат данные
cli-flag-samples = Сколько случайных позиций сравнить с перебором, без этого ключа 10000
cli-flag-tables = Пользоваться таблицами окончаний из этой папки
cli-flag-no-tables = Не пользоваться таблицами окончаний, даже если они есть
tables-threads = Сколько потоков работают; без этого ключа столько, сколько машина ведёт сразу

## Ошибки

tables-command = После doska tablebase нужна команда: build, verify, probe или info
tables-game = Таблиц для { $game } нет. Есть для: { $valid }
tables-pieces = Таблиц на «{ $pieces }» фигур не бывает: ожидается число от { $least } до { $most }
tables-none = В { $folder } нет таблиц. Их построит «doska tablebase build turkish»
tables-too-many = Фигур в позиции { $pieces }, а таблицы знают самое большее { $most }
tables-missing = Таблицы для этой позиции нет, или она негодна. Её построит «doska tablebase build»
tables-damaged = Таблица { $table } негодна: { $why }. Её заново построит «doska tablebase build»
tables-damage-none = это не таблица
tables-damage-version = она построена другой версией
tables-damage-class = она для других фигур
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
tables-loaded = Таблицы окончаний, фигур до { $most }

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
tables-remade = была негодна, построена заново
tables-at = { $plies ->
    [0] { $table }
   *[other] { $table }, полуходы { $plies }
}
tables-built = Всё на месте. Секунд: { $seconds }
tables-verified = Таблиц { $tables }, позиций { $positions }; сравнено с перебором { $samples }, из них он увидел конец в { $decided }
tables-right = Всё верно
tables-not-right = Не всё верно
tables-wrong = { $position }: в таблицах «{ $said }», а должно быть «{ $right }»
