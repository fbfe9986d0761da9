# Редактор позиций на сайте.
web-editor-about = Составьте любую позицию, а потом сыграйте её или дайте взглянуть на неё движку. Какой игры позиция?
web-editor-of = { $game }: редактор
web-editor-choose = Другая игра
web-editor-verdict = Проверка позиции
web-editor-board = Чей ход, стадия и то, что рядом с доской
web-editor-right = Позиция верна. Ход: { $seat }.
web-editor-over = Позиция верна, но игра в ней окончена. { $outcome }: { $reason }.
web-editor-analyse = Анализ
web-editor-play = Играть отсюда
web-editor-tallies = Сколько чего есть
web-editor-tally-men = { $seat }: шашек { $count } из { $max }
web-editor-tally-pieces = { $seat }: шашек { $count } из { $max }
web-editor-tally-checkers = { $seat }: шашек { $count } из { $max }
web-editor-tally-points = Очков { $count } из { $max }, на доске и взятых
web-editor-tally-fields = Полей { $count } из { $max }

web-editor-tools = Что ставить на доску
web-editor-tool-erase = Ластик
web-editor-tool-field = Пустое поле
web-editor-room = { $place }: место для поля
web-editor-record = Записать: { $line }, { $seat }
web-editor-undo = Отменить
web-editor-redo = Вернуть
web-editor-start = Начальная позиция
web-editor-start-short = Начало
web-editor-clear = Очистить доску
web-editor-clear-short = Очистить
web-editor-flip = Перевернуть доску

web-editor-turn = Чей ход
web-editor-room-reserve = Резерв
web-editor-room-repository = Репозиторий
web-editor-points = Взятые очки
web-editor-backups = Бэкапы
web-editor-backup-none = Пока нет.
web-editor-backup-seat = Чей
web-editor-backup-line = Линия
web-editor-backup-record = Записать как есть
web-editor-backup-hint = Нажмите на знак, чтобы сменить его: ничего, простая, дамка. Линии записывают и их концы на доске.
web-editor-backup-price =
    { $price ->
        [one] { $price } шашка
        [few] { $price } шашки
       *[other] { $price } шашек
    }
web-editor-backup-remove = Убрать бэкап: { $seat }, { $line }
web-editor-line =
    { $kind ->
        [file] вертикаль { $line }
       *[rank] горизонталь { $line }
    }
web-editor-sign =
    { $place }: { $sign ->
        [m] простая
        [k] дамка
       *[none] ничего
    }

web-editor-text = Позиция текстом
web-editor-copy = Скопировать
web-editor-copied = Скопировано
web-editor-counters = Счётчики
web-editor-options = Настройки игры
web-editor-field-no-enemy-taken = Полуходов без взятия шашек соперника
web-editor-field-kings-alone = Полуходов, в которых ходили только дамки
web-editor-field-no-progress = Полуходов без взятия и без шага простой вперёд
web-editor-field-no-capture = Полуходов без взятия
web-editor-field-barred-return = Запрещённый возврат
web-editor-value-barred-return-none = нет
web-editor-field-stage = Стадия
web-editor-value-stage-laying = выкладывание
web-editor-value-stage-moving = ходы
web-editor-field-passes = Пасов непосредственно перед этим

web-keys-editor = В редакторе
web-keys-editor-tool = взять другую фигуру, не уходя с доски
web-keys-editor-away = убрать то, на чём стоит курсор
web-keys-editor-undo = отменить, вернуть
