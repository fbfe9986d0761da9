# What the rules say of texts and moves that do not fit. `part` is the offending part, quoted.
article = article { $number }

game-unknown = Unknown game “{ $part }”. Valid: { $valid }
game-version = “{ $part }” is not a known version of the rules of { $game }. Valid: { $valid }
game-option-form = “{ $part }” is no option of { $game }: write key=value, with & between several
game-option-none = { $game } has no option “{ $part }”: it has none at all
game-option-key = { $game } has no option “{ $part }”. It has: { $valid }
game-option-twice = The option “{ $part }” of { $game } is given twice
game-option-value = “{ $part }” is no value of the option { $key } of { $game }. Valid: { $valid }

text-form = “{ $part }” is no position text of this form: { $form }
text-side = “{ $part }” says whose turn it is: expected W or B
text-colour = “{ $part }” should begin with { $letter } and list the squares of that colour
text-square = “{ $part }” is no square: expected a1 to h8, with K before it for a king
text-square-unused = { $place } is a light square, and nobody plays there
text-square-twice = Two pieces stand on { $place }
text-man-last-rank = The man on { $place } is on its last rank, where it would be a king
text-too-many =
    { $colour ->
        [white] White
       *[black] Black
    } has { $count } pieces; at most { $max } are possible
text-tail-plies = “{ $part }” after ~ should be a number of plies from 0 to { $max }
edit-no-cell = There is no square { $place } on this board
edit-strange-piece = What stands on { $place } is no piece of this game
edit-strange-area = Something lies beside the board that this game does not have
edit-strange-seat = There is no player { $seat } in this game
edit-signs = “{ $part }” records no line: four signs are expected, each m, k or a point

move-syntax = “{ $part }” is not written as a move. Examples: { $form }
move-no-piece = There is no piece on { $place }
move-not-yours = The piece on { $place } is not yours
move-capture-compulsory = You must capture: { $list }
move-capture-goes-on = The capture goes on: to { $list }
move-no-way = No move leads from { $from } to { $to }
move-occupied = { $place } is occupied
move-ambiguous = “{ $part }” may mean several captures: { $list }. Write all the squares
move-backward = A man does not step backward: not from { $from } to { $to }
move-man-step = A man steps one square diagonally forward: not from { $from } to { $to }
move-king-diagonal = A king moves along diagonals: { $from } and { $to } are not on one
move-jump = A piece is captured by jumping over it; the square behind must be empty
move-not-a-capture = “{ $part }” takes nothing: write { $right }
move-is-a-capture = “{ $part }” is a capture: write { $right }
move-illegal = “{ $part }” is not a legal move here
move-off-board = There is no square { $place } on this board
move-game-over = The game is over
move-stale = “{ $part }” belongs to another position
