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
cli-about-match = Let two engines play many games against each other
cli-more-match =
    A and B are words with commas between them:
      level=5            the engine at a level from 1 to 10
      nodes=2000         at most so many positions a move
      movetime=50        so many milliseconds a move
      depth=6            no deeper than this
      clock=5+3          a clock: minutes, and seconds added by every move; 0:30+0.5
      hash=64,threads=2  megabytes of memory, threads of one search
      weights=FILE       evaluates by the weights that doska tune wrote
      tables=FOLDER      play by the tables of endings of a folder
      random, greedy     a random move; whatever leaves most pieces or points
      two-ply            the same, after the best answer
      slack=400          random changes of up to so much in the score; also
                         lines=8, blunders=10 (per cent)
      uct,nodes=5000     plain UCT with so many random playouts a move, or with movetime= or clock=
      cmd=PROGRAM …      another program by the protocol of doska engine; it stands last
    For example: doska match level=5 level=4 --game turkish --games 200 -o games.pdn
    OPENINGS is random:PLIES, balanced:PLIES (neither side ahead after them), or a file: records, or a line of moves for each.
    The rules end every game, but for clocks, faults of programs, and games that grow too long; those count as draws.

cli-value-a = A
cli-value-b = B
cli-value-openings = OPENINGS
cli-value-elos = ELO0,ELO1
cli-operand-a = The first engine: level=5, nodes=2000, random, …
cli-operand-b = The second engine
cli-flag-games = How many games, 100 by default; two with every opening
cli-flag-openings = How games begin, balanced:4 by default
cli-flag-seed = What all chance follows from, 1 by default
cli-flag-plies = Break a game off after so many plies, 2000 by default
cli-flag-sprt = Stop as soon as it is clear whether A is stronger by ELO1 rather than ELO0
cli-flag-resume = Go on with the match that the file of -o holds
bench-depth = Search all positions so deep, instead of each as deep as it is meant
match-threads = How many games are played at once, 1 by default
match-output = Write the records to this file

cli-about-analyse = See what the engine thinks of a position or of recorded games
cli-more-analyse =
    WHAT is a game, to analyse one position of it, or a file of records, “-” for standard input:
      doska analyse turkish --moves "d3-d4 e6-e5" --movetime 2000
      doska analyse games.pdn --nodes 50000
    Without a limit a position costs a million nodes, a move of a record a hundred thousand. Ctrl-C ends it early and prints what was found.

cli-value-what = WHAT
cli-operand-what = A game, or a file of records
cli-flag-nodes = Look at no more than so many positions each time
cli-flag-movetime = Think for so many milliseconds each time
cli-flag-lines = How many lines to compare: 3 for a position, 1 for records by default
cli-flag-hash = Megabytes of memory, 64 by default
analyse-depth = Look no deeper than this
analyse-threads = How many threads search, 1 by default

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

## doska match

match-side-word = “{ $part }” says nothing of an engine. There are: { $valid }
match-side-value = { $key } cannot be “{ $part }”: expected a number from { $least } to { $most }
match-side-clock = “{ $part }” is not a clock: write minutes and seconds per move, as in 5+3 or 0:30+0.5
match-side-command = cmd= needs a program
match-side-weights = “{ $part }”: weights= is for our own engine alone
match-side-endless = “{ $part }” would think for ever: say nodes=, movetime=, depth=, clock=, or a level below 10
match-side-uct = “{ $part }” would think for ever: say nodes=, movetime= or clock=
match-openings-plies = Openings cannot have “{ $part }” plies: expected a number from 0 to { $most }
match-openings-none = it holds no opening
match-openings-game = record { $number } is of another game: { $game }
match-openings-line = line { $line }: { $said }
match-openings-over = the game is over here already
match-openings-few = There are only { $count } openings: they will be played more than once
match-sprt-form = “{ $part }” is no test: expected two numbers, the smaller one first, as in 0,10
match-program = { $program } does not play: { $why }
match-exists = { $file } exists: go on with it with --resume, or name another file
match-other = { $file } does not hold the beginning of this match
match-title = { $game }: A { $a }, B { $b }
match-interrupted = Interrupted before the end
match-games = Games { $games }: A won { $wins }, { $draws } drawn, A lost { $losses }
match-score = Score of A { $score }%, Elo { $elo } (95%)
match-elo-none = without bound
match-drawn = Drawn { $share }%
match-ends = Ends: { $list }
match-forfeits = Forfeited: A { $a }, B { $b }
match-broken-off = Broken off after { $plies } plies and counted as drawn: { $count }
match-sprt = SPRT from Elo { $elo0 } to { $elo1 }: log-likelihood ratio { $ratio } of { $bound }, { $verdict }
match-sprt-first = A is not stronger: ELO0 is accepted
match-sprt-second = A is stronger: ELO1 is accepted
match-sprt-open = not settled
reason-illegal-move = no legal move was given
reason-crash = the program ended or could not be started
reason-no-answer = the program gave no answer
reason-ply-limit = too long, broken off

## doska analyse

analyse-what = “{ $what }” is neither a game nor a file that is there. { $said }
analyse-no-position = --{ $flag } goes with a game, not with a file
analyse-searched = Depth { $depth }, nodes { $nodes }
analyse-for = { $side ->
    [white] + favours White
    [black] + favours Black
    [team] + favours players { $number } and { $ally }
   *[other] + favours player { $number }
}; #N: a forced win in N moves of the winner
analyse-interrupted = Interrupted: this was found until then
analyse-unfinished = Interrupted: { $done } of { $all } moves were analysed
analyse-progress = Game { $number }: move { $done } of { $all }
analyse-title = Game { $number }: { $game }, { $result }
analyse-better = lost { $loss }; { $score } with { $line }
analyse-blunders = Mistakes (?) and blunders (??):
analyse-seat = { $seat }: accuracy { $accuracy }%, inaccuracies { $inaccuracies }, mistakes { $mistakes }, blunders { $blunders }
