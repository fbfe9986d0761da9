# The engine at the command line: the protocol, the bench, matches, analysis.

## Help

cli-about-engine = The engine for other programs, by the protocol UCI
cli-more-engine =
    Type “uci”, then for example:
      position turkish start moves d3-d4
      go movetime 1000
    docs/engine-protocol.md describes the protocol.

cli-about-bench = Search fixed positions and print one count of nodes
cli-more-bench = The count is the same on every run and every machine, as long as the engine is the same. A line for each position: number, game, depth, nodes, move.
bench-depth = Search all positions so deep, instead of each as deep as it is meant

## doska engine

engine-command = “{ $part }” is no command here. There are: { $valid }
engine-busy = “{ $part }” has to wait while a search goes on: stop it first
engine-place = “{ $part }” does not fit here: expected “start” or “text” and a position text, then “moves” and moves
engine-no-position = No position yet: say “position GAME” first
engine-over = The game is over: { $reason }
engine-set-form = Expected “name NAME value N” instead of “{ $part }”
engine-set-name = There is no setting “{ $part }”. There are: { $valid }
engine-set-value = { $name } cannot be “{ $part }”: expected a number from { $least } to { $most }
engine-go-no-value = “{ $part }” needs a number
engine-go-value = { $word } cannot be “{ $part }”: expected a whole number
engine-go-odd = Left out, for it means nothing here: { $part }

## doska bench

bench-nodes = Nodes
bench-seconds = Seconds
bench-speed = Nodes a second
