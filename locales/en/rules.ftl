# What the rules say of texts and moves that do not fit. `part` is the offending part, quoted.
article = article { $number }

game-unknown = Unknown game “{ $part }”. Valid: { $valid }
game-version = “{ $part }” is not a known version of the rules of { $game }. Valid: { $valid }
game-option-form = “{ $part }” is not an option of { $game }: write key=value, with & between several
game-option-none = { $game } has no option “{ $part }”: it has no options
game-option-key = { $game } has no option “{ $part }”. Valid: { $valid }
game-option-twice = The option “{ $part }” of { $game } is given twice
game-option-value = “{ $part }” is not valid for the option { $key } of { $game }. Valid: { $valid }

text-form = “{ $part }” is not a position text of this form: { $form }
text-side = “{ $part }” should say whose turn it is: W or B
text-colour = “{ $part }” should begin with { $letter } and list the squares of that colour
text-square = “{ $part }” is not a square: expected a1 to h8, with K before it for a king
text-square-unused = { $place } is a light square, not used in this game
text-square-twice = There are two pieces on { $place }
text-man-last-rank = The man on { $place } is on its last rank, where it would be a king
text-too-many =
    { $colour ->
        [white] White
       *[black] Black
    } has { $count } pieces; at most { $max } are possible
text-tail-plies = “{ $part }” after ~ should be a number of plies from 0 to { $max }
edit-no-cell = This board has no square { $place }
edit-strange-piece = This game has no such piece as the one on { $place }
edit-strange-area = This game has no such area beside the board
edit-strange-seat = This game has no player { $seat }
edit-signs = “{ $part }” is not a line: expected four signs, each m, k or a point

move-syntax = “{ $part }” is not a move. Examples: { $form }
move-no-piece = There is no piece on { $place }
move-not-yours = The piece on { $place } is not yours
move-capture-compulsory = You must capture: { $list }
move-capture-goes-on = Keep capturing: { $list }
move-no-way = There is no move from { $from } to { $to }
move-occupied = { $place } is occupied
move-ambiguous = “{ $part }” could be several captures: { $list }. Write all the squares
move-backward = A man cannot step backward from { $from } to { $to }
move-man-step = A man steps one square diagonally forward, not from { $from } to { $to }
move-king-diagonal = A king moves diagonally: { $from } and { $to } are not on one diagonal
move-jump = A piece is captured by jumping over it; the square behind must be empty
move-not-a-capture = “{ $part }” captures nothing: write { $right }
move-is-a-capture = “{ $part }” is a capture: write { $right }
move-illegal = “{ $part }” is not a legal move here
move-off-board = This board has no square { $place }
move-game-over = The game is over
move-stale = “{ $part }” belongs to another position
