# The name of the game, and what is said of it alone.
game-cyclic = Russian Cyclic Checkers
game-cyclic-about = Russian draughts in which you may capture your own men and drop them back.
web-about-by-cyclic = a game by Viktor Baiguzhakov
web-learn-about-cyclic = Chains of captures, jumps over your own men, drops from the reserve.
cli-forms-cyclic =
    c3-d4       a quiet move
    c3xe5xg7    a capture, of enemies or of your own men: every landing square
    c3xg7       a capture by its first and last square, where only one fits
    @c3         drop a man of your reserve on c3

# Refusals of Russian Cyclic Checkers.
cyclic-no-move-of = The piece on { $place } has no move now
cyclic-nothing-to-jump = There is nothing on { $place } to jump over, and a man steps one square at a time
cyclic-jumped-already = The piece on { $place } has been jumped in this capture already; nothing is jumped twice
cyclic-blocked = The way is blocked at { $place }
cyclic-king-landing = Behind { $place } the king must land where it can keep capturing: { $list }
cyclic-move-over = The move ends on { $place }
cyclic-enemy-first = Before your own piece on { $place } you must capture an enemy: to { $list }
cyclic-reserve-empty = Your reserve is empty
cyclic-drop-nowhere = There is no empty square to drop a man on
cyclic-drop-light = Men are dropped on dark squares only; { $place } is light
cyclic-drop-far = { $place } is too far: men are dropped on ranks { $ranks }
cyclic-too-many =
    { $colour ->
        [white] White’s
       *[black] Black’s
    } board and reserve hold { $count } men together; at most { $max } are possible

## Counts that end the game
cyclic-limit-quiet =
    Draw in { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } unless an enemy piece is captured

## The guide of a first game
web-guide-cyclic-goal = Leave your opponent without a legal move: capture or block everything they have.
web-guide-cyclic-turn-1 = Move a man one square diagonally forward, or a king any distance diagonally.
web-guide-cyclic-turn-2 = If you can jump an enemy piece, you must; a capture goes on while there is anything left to jump.
web-guide-cyclic-turn-3 = You may also jump your own pieces: they go to your reserve, and in a later turn you may drop one instead of moving.
web-guide-cyclic-piece-man = steps diagonally forward; captures forward and backward
web-guide-cyclic-piece-king = moves and captures diagonally at any distance; a man becomes a king on the last rank
web-guide-cyclic-tray-reserve = Your own pieces that you captured. Choose it, then an empty dark square of your four nearest ranks, to drop a man
