# Доска словами: для экранных дикторов, и кнопки рядом с ней.
web-board-board = Доска
web-board-empty = пусто
web-board-man =
    { $colour ->
        [white] белая простая
       *[black] чёрная простая
    }
web-board-king =
    { $colour ->
        [white] белая дамка
       *[black] чёрная дамка
    }
web-board-checker =
    { $colour ->
        [white] белая
       *[black] чёрная
    }
web-board-pawn = пешка
web-board-drone = дрон
web-board-queen = ферзь
web-board-stack = башня, шашек { $count }, сверху вниз: { $list }
web-board-zone = игрок { $number }
web-board-chosen = выбрано
web-board-lit = можно выбрать
web-board-reserve =
    { $seat ->
        [white] Резерв белых
       *[black] Резерв чёрных
    }: { $count }
web-board-repository =
    { $seat ->
        [white] Репозиторий белых
       *[black] Репозиторий чёрных
    }: { $count }
web-board-hand =
    { $seat ->
        [white] Белым осталось выложить
       *[black] Чёрным осталось выложить
    }: { $count }
web-board-backup =
    { $seat ->
        [white] Бэкап белых
       *[black] Бэкап чёрных
    }, { $kind ->
        [file] вертикаль
       *[rank] горизонталь
    } { $line }: { $list }
web-board-sign-m = простая
web-board-sign-k = дамка
web-board-sign-none = ничего
web-board-build =
    Сохранить { $kind ->
        [file] вертикаль
       *[rank] горизонталь
    } { $line }
web-board-zoom-in = Крупнее
web-board-zoom-out = Мельче
web-board-fit = Вся доска
web-board-finish = Закончить ход здесь
web-board-cancel = Отменить начатый ход
web-board-pass = Пас
