# Редактор позиций на сайте.
web-editor-about = Составьте любую позицию, потом сыграйте её или разберите. Выберите игру:
web-editor-of = { $game }: редактор
web-editor-choose = Другая игра
web-editor-verdict = Проверка позиции
web-editor-board = Чей ход, стадия, резервы
web-editor-right = Позиция верна. Ход { $side ->
    [white] белых
    [black] чёрных
   *[other] игрока { $number }
}
web-editor-over = Позиция верна, но партия окончена. { $outcome }
web-editor-analyse = Анализ
web-editor-play = Играть отсюда
web-editor-tallies = Число шашек
web-editor-tally-men = { $seat }: { $count } из { $max } шашек
web-editor-tally-pieces = { $seat }: { $count } из { $max } шашек
web-editor-tally-checkers = { $seat }: { $count } из { $max } шашек
web-editor-tally-points = { $count } из { $max } очков, на доске и взятых
web-editor-tally-fields = { $count } из { $max } полей

web-editor-tools = Фигуры
web-editor-tool-erase = Ластик
web-editor-tool-field = Общая шашка
web-editor-room = { $place }: добавить поле
web-editor-record = Построить бэкап { $kind ->
    [file] вертикали { $line }
   *[rank] горизонтали { $line }
} для { $side ->
    [white] белых
    [black] чёрных
   *[other] игрока { $number }
}
web-editor-undo = Отменить
web-editor-redo = Повторить
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
web-editor-backup-none = Пока нет
web-editor-backup-seat = Чей
web-editor-backup-line = Линия
web-editor-backup-record = Построить по доске
web-editor-backup-hint = Нажмите на знак, чтобы сменить его: ничего, простая, дамка. Чтобы построить бэкап, нажмите на конец линии.
web-editor-backup-price =
    { $price ->
        [one] { $price } шашка
        [few] { $price } шашки
       *[other] { $price } шашек
    }
web-editor-backup-remove = Удалить бэкап { $kind ->
    [file] вертикали { $line }
   *[rank] горизонтали { $line }
} у { $side ->
    [white] белых
    [black] чёрных
   *[other] игрока { $number }
}
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
web-editor-copy = Копировать
web-editor-copied = Скопировано
web-editor-counters = Счётчики
web-editor-options = Параметры игры
web-editor-field-no-enemy-taken = Полуходов без взятия чужих шашек
web-editor-field-kings-alone = Полуходов только дамками
web-editor-field-no-progress = Полуходов без взятий и ходов простыми
web-editor-field-no-capture = Полуходов без взятий
web-editor-field-barred-return = Запрещённый возврат
web-editor-value-barred-return-none = нет
web-editor-field-stage = Стадия
web-editor-value-stage-laying = расстановка
web-editor-value-stage-moving = ходы
web-editor-field-passes = Пасов подряд

web-keys-editor = В редакторе
web-keys-editor-tool = выбрать другую фигуру, не уходя с доски
web-keys-editor-away = убрать фигуру под курсором
web-keys-editor-undo = отменить, повторить
