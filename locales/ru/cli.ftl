# Командная строка: справка, ошибки, слова `doska play`.

cli-welcome =
    Doska: пять настольных игр, с движком или с теми, кто рядом.

      doska play            выбрать игру и сыграть
      doska serve           то же и больше в браузере
      doska games           игры и их параметры
      doska rules ИГРА      правила игры
      doska --help          все команды

## Справка

cli-about = Пять настольных игр: играть, читать правила, анализировать, преобразовывать записи
cli-more = «doska КОМАНДА --help» объясняет команду.
cli-about-play = Сыграть партию с движком или с теми, кто рядом
cli-about-rules = Прочитать правила игры
cli-about-games = Показать игры и их параметры
cli-about-show = Нарисовать позицию
cli-about-convert = Переписать записи партий по образцу или нарисовать позиции в SVG
cli-about-inspect = Перечислить возможные ходы в позициях
cli-about-replay = Воспроизвести записанные партии
cli-about-perft = Сосчитать последовательности ходов: для тестов и замеров
cli-about-completions = Напечатать скрипт автодополнения для оболочки
cli-about-man = Записать страницы руководства
cli-about-help = Напечатать справку по всем командам или по одной

cli-more-play =
    doska play                                выбрать всё на экране
    doska play turkish --level 4              с движком
    doska play backups --seat second --clock 5+3
    doska play "martian?players=4" --seat 1,3 --level 6
    В терминале игра занимает весь экран, F1 — справка. С ключами --plain, --spoken или через конвейер она идёт строка за строкой, «помощь» перечисляет команды. Незаконченная партия сохраняется в файле, --resume её продолжает.
cli-more-rules = ПУНКТ — это пункт (4.3), раздел (4) или начало заголовка (запись).
cli-more-convert =
    Применяется тремя способами:
      doska convert games.pdn -o clean.pdn
      doska convert --svg turkish --moves "d3-d4 e6-e5" -o board.svg
      doska convert --diagrams games/turkish/diagrams.txt --out diagrams
    Вместо ФАЙЛА можно написать «-»: стандартный ввод. О партии, которая обрывается, сообщается в поток ошибок, она пишется до этого места, а код завершения — 1. Существующий файл заменяется только с ключом --force. Без ключа можно писать поверх исходного файла, если прочитано всё и ничего не пропадёт.
cli-more-inspect = С ключами --stdin --json каждая строка даёт один объект; негодная строка даёт на своём месте объект с полем «error».
cli-more-replay = Строка — это партия: ходы через пробел. С ключом --json невозможный ход даёт объект с полями «error» и «ply», номером этого хода, считая с 1.
cli-more-perft = По строке на глубину: глубина, число последовательностей, секунды, последовательностей в секунду.
cli-more-completions = Оболочки: bash, elvish, fish, powershell, zsh.
cli-more-man = Без --out печатается страница самой команды doska.
cli-man-name = ИМЯ
cli-man-synopsis = ЗАПУСК
cli-man-description = ОПИСАНИЕ
cli-man-extra = ПОДРОБНЕЕ
cli-man-version = ВЕРСИЯ

cli-heading-usage = Запуск
cli-heading-commands = Команды
cli-heading-options = Ключи
cli-heading-operands = Аргументы
cli-heading-general = Общее

cli-value-command = КОМАНДА
cli-value-options = КЛЮЧИ
cli-value-game = ИГРА
cli-value-depth = ГЛУБИНА
cli-value-article = ПУНКТ
cli-value-file = ФАЙЛ
cli-value-folder = ПАПКА
cli-value-shell = ОБОЛОЧКА
cli-value-text = ТЕКСТ
cli-value-moves = ХОДЫ
cli-value-move = ХОД
cli-value-number = N
cli-value-lang = ЯЗЫК
cli-value-when = КОГДА

cli-operand-game = Игра, при желании с параметрами: martian, martian?players=4
cli-operand-command = Команда
cli-operand-depth = Глубина в полуходах, от 0 до 100
cli-operand-article = Что прочитать: 4.3, 4, запись
cli-operand-file = Записи партий; «-» — стандартный ввод
cli-operand-shell = Оболочка

cli-flag-help = Напечатать справку
cli-flag-version = Напечатать версию
cli-flag-lang = Язык: en, ru или tr; по умолчанию берётся из локали
cli-flag-color = Цвета: auto, always или never
cli-flag-ascii = Рисовать только знаками ASCII
cli-flag-position = Начать с этой позиции, а не с начальной
cli-flag-moves = Сначала сделать эти ходы, через пробел
cli-flag-json = Печатать JSON
cli-flag-stdin = Читать стандартный ввод, строка за строкой
cli-flag-counters = Печатать позиции вместе со счётчиками
cli-flag-divide = Сосчитать ещё и для каждого хода
cli-flag-threads = Число потоков, по умолчанию 1
cli-flag-spoken = Описать доску словами, для программ чтения с экрана
cli-flag-no-pager = Напечатать всю страницу сразу
cli-flag-source = Напечатать исходный текст страницы, Markdown
cli-flag-output = Писать в этот файл, а не на стандартный вывод
cli-flag-force = Заменить существующий файл, даже если что-то пропадёт
cli-flag-game = Игра, если в записях она не названа
cli-flag-svg = Нарисовать позицию этой игры
cli-flag-arrow = Показать этот ход стрелкой
cli-flag-diagrams = Нарисовать все диаграммы из этого списка
cli-flag-out = Записать файлы в эту папку

## Ошибки

cli-error = Ошибка: { $said }
cli-bad-move = Ход { $ply }: { $said }
cli-line-too-long = Строка слишком длинная: читается не больше { $max } байт
cli-line-empty = Строка пуста: ожидалась позиция
cli-line-not-utf8 = Строка — не текст UTF-8: не подходит байт { $byte }
cli-usage-command = Неизвестная команда «{ $name }»
cli-usage-argument = Лишний аргумент «{ $arg }»
cli-usage-missing = Не хватает: { $arg }
cli-usage-no-value = Для { $arg } нужно значение
cli-usage-value = «{ $value }» не подходит для { $arg }. Можно: { $valid }
cli-usage-bad-value = «{ $value }» не подходит для { $arg }
cli-usage-range = «{ $value }» не подходит для { $arg }: ожидается число от { $least } до { $most }
cli-usage-number = «{ $value }» не подходит для { $arg }: ожидается целое число
cli-usage-conflict = { $arg } и { $other } нельзя указывать вместе
cli-usage-games = Игры: { $list }
cli-usage-utf8 = Командная строка — не текст UTF-8
cli-usage-suggestion = Может быть, { $better }?
cli-or = { $list } или { $last }
cli-quoted = «{ $text }»
cli-usage-hint = «doska --help» перечисляет команды, «doska КОМАНДА --help» объясняет одну из них
cli-file-read = Файл { $file } не читается: { $why }
cli-file-write = Файл { $file } не записывается: { $why }
cli-os-not-found = нет такого файла или папки
cli-os-denied = нет прав доступа
cli-os-folder = это папка
cli-os-no-folder = часть пути — не папка
cli-os-exists = файл уже существует
cli-os-full = на диске нет места
cli-convert-game = партия { $number }
cli-convert-wrong = Партий записано полностью: { $good }. Партий прочитано не до конца: { $wrong }
cli-convert-broken = Здесь запись обрывается. Строка { $line }, знак { $column }: { $what }
cli-convert-lossy = Файл { $file } не заменён: прочитано не всё (см. выше), и непрочитанное пропало бы. Пишите в другой файл или добавьте --force
cli-convert-exists = Файл { $file } уже существует. Пишите в другой файл или добавьте --force
cli-diagram-name = «{ $name }» не годится как имя файла: только буквы, цифры, «-», «_» и «.»

## Позиции словами

cli-to-move = { $side ->
    [white] Ход белых
    [black] Ход чёрных
   *[other] Ход игрока { $number }
}
cli-result = { $result }: { $reason }
cli-moves-count = { $count ->
    [0] Ходов нет
    [one] { $count } возможный ход:
    [few] { $count } возможных хода:
   *[other] { $count } возможных ходов:
}
cli-replayed = { $plies ->
    [one] { $plies } полуход
    [few] { $plies } полухода
   *[other] { $plies } полуходов
}. { $state }
cli-colour-white = белая
cli-colour-black = чёрная
cli-last-move = Последний ход: { $move }
cli-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
cli-pieces-man = { $count ->
    [1] простая
   *[other] простые
}
cli-pieces-king = { $count ->
    [1] дамка
   *[other] дамки
}
cli-area-reserve = в резерве { $count }
cli-area-repository = в репозитории { $count }
cli-area-hand = поставить ещё { $count }
cli-backup-empty = шашек нет
cli-legend-sides = { $white } белая { $piece }, { $black } чёрная { $piece }
cli-legend-stack = столбики: снизу вверх, владеет верхняя
cli-legend-laying = + сюда можно поставить шашку
cli-spoken-nothing = ничего
cli-spoken-empty = { $place }: пусто.
cli-spoken-stack = { $place }: { $list }; владеют { $owner ->
    [white] белые
   *[black] чёрные
}.
cli-spoken-zone = квадрант { $zone }
cli-spoken-laying = Шашку можно поставить на: { $list }
cli-spoken-backup = Бэкап { $kind ->
    [file] вертикали
   *[rank] горизонтали
} { $line }: { $pieces }. Восстановить: { $text }

## Правила и игры

cli-diagram-move = Показан ход: { $move }
cli-rules-no-part = В правилах { $game } нет части «{ $part }». Есть: { $valid }
cli-rules-none = Для { $game } нет страницы правил
cli-games-seats = игроков: { $seats }
cli-games-option = параметр { $option } (по умолчанию { $default })
cli-games-hint = «doska rules ИГРА» объясняет игру, «doska play ИГРА» начинает партию

## doska play

cli-choose = Во что сыграем?
cli-choose-options = параметры: { $list }
cli-choose-how = Наберите номер или название, можно с параметрами: martian?players=4. «выход» — выйти
cli-choose-prompt = игра>{" "}
cli-play-hint = Наберите ход, например { $example }, или «помощь»
cli-play-unknown = «помощь» перечисляет команды, «ходы» — возможные ходы
cli-play-over = Партия окончена. «отмена» возвращает ход, «сохранить ФАЙЛ» сохраняет партию, «выход» — выйти
cli-play-over-agreed = Партия окончена. «отмена» возвращает к игре, «сохранить ФАЙЛ» сохраняет партию, «выход» — выйти
cli-play-extra = Ничего не сделано: после «{ $word }» не ожидается «{ $rest }»
cli-play-nothing-to-undo = Возвращать нечего
cli-play-undo-most = Ничего не возвращено: сделано всего { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}
cli-play-resign = { $side ->
    [white] Белые сдаются? (да/нет)
    [black] Чёрные сдаются? (да/нет)
   *[other] Игрок { $number } сдаётся? (да/нет)
}
cli-play-draw = { $side ->
    [white] Белые предлагают ничью. Принять? (да/нет)
    [black] Чёрные предлагают ничью. Принять? (да/нет)
   *[other] Игрок { $number } предлагает ничью. Принять? (да/нет)
}
cli-play-draw-team = Игрок { $number } предлагает ничью. { $whom ->
    [team] Игроки { $other } и { $ally }
   *[player] Игрок { $other }
}, принимаете? (да/нет)
cli-play-goes-on = Партия продолжается
cli-play-overwrite = { $file } уже существует. Заменить? (да/нет)
cli-play-not-saved = Партия не сохранена
cli-play-save-where = Укажите файл: сохранить ФАЙЛ
cli-play-load-what = Укажите файл: загрузить ФАЙЛ
cli-play-load-part = Запись обрывается, партия продолжается отсюда. { $said }
cli-play-saved = Сохранено: { $file }
cli-play-kept = Партия сохранена в файле { $file }
cli-play-go-on = Продолжить: doska play --resume { $file }
cli-play-not-kept = Партию сохранить не удалось ({ $why }). Вот её ходы:
cli-file-no-game = В файле { $file } нет партий
cli-moves-none = Нет возможных ходов, которые начинаются с «{ $prefix }»
cli-moves-inside = Ни один возможный ход не начинается с «{ $prefix }»: это часть хода, например { $example }
cli-moves-grouped = К ходу можно добавить одно из того, что справа
reason-recorded = так записано

cli-word-yes = да, д
cli-word-help = помощь, справка, ?
cli-word-moves = ходы
cli-word-undo = отмена, назад
cli-word-board = доска
cli-word-position = позиция
cli-word-rules = правила
cli-word-draw = ничья
cli-word-resign = сдаюсь
cli-word-save = сохранить
cli-word-load = загрузить
cli-word-quit = выход

cli-help-moves-title = Ходы
cli-help-commands-title = Команды
cli-help-english = Английские слова тоже понятны: { $list }
cli-help-help = этот текст
cli-help-help-operand = -
cli-help-moves = возможные ходы, все или с таким началом
cli-help-moves-operand = [НАЧАЛО]
cli-help-undo = вернуть до вашего последнего хода или N ходов
cli-help-undo-operand = [N]
cli-help-board = показать доску ещё раз
cli-help-board-operand = -
cli-help-position = напечатать позицию текстом
cli-help-position-operand = -
cli-help-rules = прочитать правила или один пункт: правила 4.3
cli-help-rules-operand = [ПУНКТ]
cli-help-draw = предложить ничью
cli-help-draw-operand = -
cli-help-resign = сдаться
cli-help-resign-operand = -
cli-help-save = сохранить партию в файл
cli-help-save-operand = ФАЙЛ
cli-help-load = продолжить последнюю партию из файла
cli-help-load-operand = ФАЙЛ
cli-help-quit = выйти; партия сохранится
cli-help-quit-operand = -
