# Endgame tables: doska tablebase, and what other commands say of them.

## Help

cli-about-tablebase = Build, verify and query exact endgame tables
cli-more-tablebase =
    For every position with few pieces a table says who wins and in how many plies. There are tables for Turkish Draughts:
      doska tablebase build turkish --pieces 4
      doska tablebase probe turkish W:WKa1,Kb1:BKh8
    docs/tablebases.md describes them.
cli-about-tablebase-build = Build the missing tables
cli-more-tablebase-build =
    Finished tables are kept: stop it at any time, the same command continues. Damaged files are noticed and rebuilt.
    One line per table: material (side to move first, K king, M man), positions, how many are won, drawn and lost for the side to move, the longest win and loss in plies, bytes.
cli-about-tablebase-verify = Check finished tables, position by position
cli-more-tablebase-verify = Every value must follow from those of the moves, by the rules alone; random positions are also compared with a search.
cli-about-tablebase-probe = Print who wins a position, in how many plies, and the value of each move
cli-about-tablebase-info = List the tables
cli-value-position = POSITION
cli-operand-position = The position text, as in W:WKa1,Kb1:BKh8
cli-flag-pieces = The most pieces on the board, 4 by default, 2 to 5
tables-folder = Folder of the tables; by default DOSKA_TABLES, else doska/tables in the data folder
cli-flag-samples = Random positions to compare with a search, 10000 by default
cli-flag-tables = Use the endgame tables in this folder
cli-flag-no-tables = Use no endgame tables
tables-threads = Number of threads, all of the machine’s by default

## Errors

tables-command = doska tablebase needs a command: build, verify, probe or info
tables-game = No tables for { $game }. Valid: { $valid }
tables-pieces = No tables with “{ $pieces }” pieces: expected a number from { $least } to { $most }
tables-none = No tables in { $folder }. “doska tablebase build turkish” builds some
tables-too-many = The position has { $pieces } pieces; the tables go up to { $most }
tables-missing = The table for this position is missing or damaged. “doska tablebase build” builds it
tables-damaged = The table { $table } cannot be used: { $why }. “doska tablebase build” rebuilds it
tables-damage-none = it is not a table
tables-damage-version = it was built by another version
tables-damage-class = it is for other pieces
tables-damage-broken = it is damaged
tables-interrupted = Interrupted: finished tables are kept, the same command continues

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
tables-unknown = unknown
tables-doubt = { $verdict }, unless the limit of plies without progress comes first
tables-say = By the tables: { $verdict }
tables-loaded = Endgame tables with up to { $most } pieces

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
tables-kept = already there
tables-remade = damaged, rebuilt
tables-at = { $plies ->
    [0] { $table }
   *[other] { $table }, plies { $plies }
}
tables-built = All tables are there. Seconds: { $seconds }
tables-verified = Tables { $tables }, positions { $positions }; compared with a search { $samples }, of which decided { $decided }
tables-right = All correct
tables-not-right = Some values are wrong
tables-wrong = { $position }: the tables say “{ $said }”, correct is “{ $right }”
