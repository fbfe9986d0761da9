# Refusals of Russian Cyclic Checkers.
cyclic-no-move-of = The piece on { $place } has no move now
cyclic-nothing-to-jump = There is nothing on { $place } to jump over, and a man steps one square at a time
cyclic-jumped-already = The piece on { $place } has been jumped in this capture already; nothing is jumped twice
cyclic-blocked = The way is blocked at { $place }
cyclic-king-landing = Behind { $place } the king must land where the capture goes on: { $list }
cyclic-move-over = The move ends on { $place }
cyclic-enemy-first = Before your own piece on { $place } an enemy must be taken: to { $list }
cyclic-reserve-empty = Your reserve is empty
cyclic-drop-nowhere = There is no empty square to drop a man on
cyclic-drop-light = Men are dropped on dark squares only; { $place } is light
cyclic-drop-far = { $place } is too far: men are dropped on ranks { $ranks }
cyclic-too-many =
    { $colour ->
        [white] White’s
       *[black] Black’s
    } board and reserve hold { $count } men together; at most { $max } are possible
