# Russian Draughts: its name, what is said of it, and why a move is refused.
game-russian = Russian Draughts
game-russian-about = The classic that two of these games grew from: flying kings and compulsory captures.

web-about-by-russian = a traditional game
web-learn-about-russian = Steps, chains of captures, flying kings and a first combination.
web-editor-field-same-material = Plies without a capture or a new king
web-editor-field-on-road = Turns in a row the single king stayed on the main road

reason-lone-king = a single king held out against three or more
reason-few-pieces = too long without a capture or a new king
reason-main-road = the single king held the main road

cli-forms-russian =
    c3-d4       a quiet move
    c3xe5xg7    a capture: every landing square
    c3xg7       a capture by its first and last square, where only one fits
    22-18       the same squares by their numbers, 1 to 32

russian-no-move-of = The piece on { $place } has no move now
russian-nothing-to-jump = There is nothing on { $place } to jump over, and a man steps one square at a time
russian-jumped-already = The piece on { $place } has been jumped in this capture already; nothing is jumped twice
russian-blocked = The way is blocked at { $place }
russian-king-landing = Behind { $place } the king must land where it can keep capturing: { $list }
russian-move-over = The move ends on { $place }
russian-own-not-jumped = The way is blocked at { $place }: your own pieces are never jumped
russian-tail-road = “{ $part }” after ~ should be the single king’s turns on the main road, from 0 to { $max }

## Counts that end the game
russian-limit-kings =
    Draw in { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } if only kings move
russian-limit-lone-king =
    Draw in { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } if the single king holds out
russian-limit-few-pieces =
    Draw in { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } without a capture or a new king
russian-limit-main-road =
    Draw in { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } if the single king keeps the main road

## The guide of a first game
web-guide-russian-goal = Leave your opponent without a legal move: capture or block all their pieces.
web-guide-russian-turn-1 = Move a man one square diagonally forward, or a king any distance diagonally.
web-guide-russian-turn-2 = If you can jump an enemy piece, you must; which capture you make is your choice.
web-guide-russian-turn-3 = A capture goes on while another jump is possible, forward or backward.
web-guide-russian-piece-man = steps diagonally forward; captures forward and backward
web-guide-russian-piece-king = moves and captures diagonally at any distance; a man becomes a king on the last rank
