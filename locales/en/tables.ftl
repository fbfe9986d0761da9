# Tables of endings: doska tablebase, and what other commands say of them.

## Help

cli-about-tablebase = Make, check and ask exact tables of endings
cli-more-tablebase =
    A table says of every position of few pieces who wins and in how many plies. There are tables for Turkish Draughts:
      doska tablebase build turkish --pieces 4
      doska tablebase probe turkish W:WKa1,Kb1:BKh8
    docs/tablebases.md describes them.
cli-about-tablebase-build = Make the tables that are not there yet
cli-more-tablebase-build =
    Finished tables are kept: stop it whenever you like, the same command goes on. Damaged files are noticed and made again.
    A line per table: material (side to move first, K king, M man), positions, how many are won, drawn and lost for the side to move, the longest win and loss in plies, bytes.
cli-about-tablebase-verify = Check finished tables, position by position
cli-more-tablebase-verify = Every value must follow from those of the moves, by the rules alone; random positions are compared with a search besides.
cli-about-tablebase-probe = Say who wins a position, in how many plies, and what each move is worth
cli-about-tablebase-info = List the tables that are there
cli-value-position = POSITION
cli-operand-position = The position text, as in W:WKa1,Kb1:BKh8
cli-flag-pieces = The most pieces on the board, 4 by default, 2 to 5
tables-folder = Where the tables lie; by default the folder of DOSKA_TABLES, else doska/tables where programs keep their data
cli-flag-samples = How many random positions are compared with a search, 10000 by default
cli-flag-tables = Use the tables of endings of this folder
cli-flag-no-tables = Use no tables of endings, though there are some
tables-threads = How many threads work, by default as many as the machine runs at once

## Errors

tables-command = doska tablebase needs a command: build, verify, probe or info
tables-game = There are no tables for { $game }. There are for: { $valid }
tables-pieces = There are no tables of “{ $pieces }” pieces: expected a number from { $least } to { $most }
tables-none = There are no tables in { $folder }. “doska tablebase build turkish” makes some
tables-too-many = The position has { $pieces } pieces; the tables there know { $most } at most
tables-missing = The table for this position is not there, or cannot be used. “doska tablebase build” makes it
tables-damaged = The table { $table } cannot be used: { $why }. “doska tablebase build” makes it again
tables-damage-none = it is no table
tables-damage-version = it was made by another version
tables-damage-class = it is that of other pieces
tables-damage-broken = it is damaged
tables-interrupted = Interrupted: finished tables are kept, the same command goes on

## What tables say

tables-win = { $plies ->
    [0] won
    [one] win in { $plies } ply
   *[other] win in { $plies } plies
}
tables-draw = draw
tables-loss = { $plies ->
    [0] lost
    [one] loss in { $plies } ply
   *[other] loss in { $plies } plies
}
tables-unknown = not known
tables-doubt = { $verdict }, if the limit of plies without progress does not come first
tables-say = By the tables: { $verdict }
tables-loaded = Tables of endings with up to { $most } pieces

## Lists

tables-head-class = table
tables-head-positions = positions
tables-head-wins = won
tables-head-draws = drawn
tables-head-losses = lost
tables-head-longest-win = max win
tables-head-longest-loss = max loss
tables-head-bytes = bytes
tables-sum = Tables { $tables }, positions { $positions }, bytes { $bytes }
tables-kept = was there
tables-remade = could not be used, made again
tables-at = { $plies ->
    [0] { $table }
   *[other] { $table }, plies { $plies }
}
tables-built = Everything is there. Seconds: { $seconds }
tables-verified = Tables { $tables }, positions { $positions }; compared with a search { $samples }, of which it saw the end of { $decided }
tables-right = Everything is right
tables-not-right = Not everything is right
tables-wrong = { $position }: the tables say “{ $said }”, right would be “{ $right }”
