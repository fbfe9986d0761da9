# Доска словами: что где стоит и что происходит за ход.
web-board-board = Доска
web-board-zoom-in = Увеличить
web-board-zoom-out = Уменьшить
web-board-fit = Вся доска
web-board-empty = пусто
web-board-light = светлое поле
web-board-white = белая
web-board-black = чёрная
web-board-piece = { $colour ->
    [white] белая { $piece }
    [black] чёрная { $piece }
   *[none] { $piece }
}
web-board-stack = столбик из { $count }, снизу вверх: { $list }
web-board-chosen = выбрано
web-board-lit = можно выбрать
web-board-taken = в руке: { $count }
web-board-reserve = { $seat }, резерв: { $count }
web-board-repository = { $seat }, репозиторий: { $count }
web-board-hand = { $seat }, осталось поставить: { $count }
web-board-backup = { $seat }, бэкап { $kind ->
    [file] вертикали { $line }
   *[rank] горизонтали { $line }
}: { $pieces }
web-board-backup-empty = шашек нет
web-board-build = Построить бэкап { $kind ->
    [file] вертикали { $line }
   *[rank] горизонтали { $line }
}, цена { $price }

web-said = { $seat }: { $what }
web-said-move = { $piece } с { $from } на { $to }
web-said-stack = { $count ->
    [one] { $count } шашка с { $from } на { $to }
    [few] { $count } шашки с { $from } на { $to }
   *[other] { $count } шашек с { $from } на { $to }
}
web-said-taken = взято: { $list }
web-said-own = своя { $piece }
web-said-become-king = становится дамкой
web-said-become-queen = становится королевой
web-said-become-drone = становится дроном
web-said-drop = сброс: { $piece } { $place }
web-said-lay = шашка поставлена на { $place }
web-said-restore = восстановлена { $kind ->
    [file] вертикаль { $line }
   *[rank] горизонталь { $line }
}: { $list }
web-said-discard = в корзину: { $list }
web-said-build = построен бэкап { $kind ->
    [file] вертикали { $line }
   *[rank] горизонтали { $line }
}
web-said-pass = пас
web-said-nothing = ничего
web-said-laying = Шашку можно поставить на: { $list }
web-said-pieces = { $kind ->
    [man] { $count ->
        [1] простая
       *[other] простые
    }
    [king] { $count ->
        [1] дамка
       *[other] дамки
    }
    [queen] { $count ->
        [1] королева
       *[other] королевы
    }
    [drone] { $count ->
        [1] дрон
       *[other] дроны
    }
    [pawn] { $count ->
        [1] пешка
       *[other] пешки
    }
   *[checker] { $count ->
        [1] шашка
       *[other] шашки
    }
} { $list }

web-board-finish = Закончить ход
web-board-cancel = Отмена
web-board-pass = Пас
