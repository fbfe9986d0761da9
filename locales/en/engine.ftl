# The engine at the command line: the protocol, the bench, matches, analysis.

## Help

cli-about-engine = Run the engine for other programs (UCI protocol)
cli-more-engine =
    Type “uci”, then for example:
      position turkish start moves d3-d4
      go movetime 1000
    docs/engine-protocol.md describes the protocol.

cli-about-bench = Search fixed positions and print a node count
cli-more-bench = The count is the same on every run and every machine as long as the engine is the same. One line per position: number, game, depth, nodes, move.
cli-about-match = Play many games between two engines
cli-more-match =
    A and B are words with commas between them:
      level=5            the engine at a level from 1 to 10
      nodes=2000         at most 2000 nodes a move
      movetime=50        50 milliseconds a move
      depth=6            no deeper than this
      clock=5+3          a clock: minutes, and increment in seconds; 0:30+0.5
      hash=64,threads=2  memory in megabytes, threads of one search
      weights=FILE       evaluation weights that doska tune wrote
      tables=FOLDER      the endgame tables in this folder
      random, greedy     a random mover; a greedy mover: most pieces or points
      two-ply            the same, after the best reply
      slack=400          random changes of the score, up to this; also
                         lines=8, blunders=10 (per cent)
      uct,nodes=5000     plain UCT, 5000 random playouts a move; or movetime=, clock=
      cmd=PROGRAM …      another program that speaks the protocol of doska engine; comes last
    For example: doska match level=5 level=4 --game turkish --games 200 -o games.pdn
    OPENINGS is random:PLIES, balanced:PLIES (neither side ahead after them), or a file: records, or a line of moves for each.
    Games end by the rules, except for time losses, faults of programs, and games that grow too long, which count as draws.

cli-value-a = A
cli-value-b = B
cli-value-openings = OPENINGS
cli-value-elos = ELO0,ELO1
cli-operand-a = The first engine: level=5, nodes=2000, random, …
cli-operand-b = The second engine
cli-flag-games = Number of games, 100 by default; two with every opening
cli-flag-openings = How games start, balanced:4 by default
cli-flag-seed = Random seed, 1 by default
cli-flag-plies = Stop a game after this many plies, 2000 by default
cli-flag-sprt = Stop as soon as it is clear whether A is stronger by ELO1 or only by ELO0
cli-flag-resume = Continue the match in the -o file
cli-flag-workers = Leave the work to the workers of this database, postgres://… or sqlite:PATH, with the same result
bench-depth = Search every position to this depth instead of its own
match-threads = Number of games at once, 1 by default
match-output = Write the records to this file

cli-about-analyse = Analyse a position or recorded games
cli-more-analyse =
    WHAT is a game, to analyse one position of it, or a file of records, “-” for standard input:
      doska analyse turkish --moves "d3-d4 e6-e5" --movetime 2000
      doska analyse games.pdn --nodes 50000
    Without a limit a position costs a million nodes, a move of a record a hundred thousand. Ctrl-C ends it early and prints what was found.

cli-value-what = WHAT
cli-operand-what = A game, or a file of records
cli-flag-nodes = At most this many nodes per position
cli-flag-movetime = Milliseconds per position
cli-flag-lines = Number of lines: 3 for a position, 1 for records by default
cli-flag-hash = Memory in megabytes, 64 by default
analyse-depth = Search no deeper than this
analyse-threads = Number of threads, 1 by default
analyse-output = Write the games with scores, glyphs and better lines to this file, “-” for standard output
analyse-output-position = --output writes annotated games: give a file of records, not a game

## doska engine

engine-command = Unknown command “{ $part }”. Valid: { $valid }
engine-busy = “{ $part }” is not possible during a search: stop it first
engine-place = “{ $part }” is not valid here: expected “start” or “text” and a position text, then “moves” and moves
engine-no-position = No position yet: send “position GAME” first
engine-over = The game is over: { $reason }
engine-set-form = Expected “name NAME value N” instead of “{ $part }”
engine-set-name = Unknown option “{ $part }”. Valid: { $valid }
engine-set-value = { $name } cannot be “{ $part }”: expected a number from { $least } to { $most }
engine-go-no-value = “{ $part }” needs a number
engine-go-value = { $word } cannot be “{ $part }”: expected a whole number
engine-go-odd = Ignored, unknown here: { $part }

## doska bench

bench-nodes = Nodes
bench-seconds = Seconds
bench-speed = Nodes a second

## doska match

match-side-word = “{ $part }” does not describe an engine. Valid: { $valid }
match-side-value = { $key } cannot be “{ $part }”: expected a number from { $least } to { $most }
match-side-clock = “{ $part }” is not a clock: write minutes and seconds per move, as in 5+3 or 0:30+0.5
match-side-command = cmd= needs a program
match-side-weights = “{ $part }”: weights= works with our own engine only
match-side-endless = “{ $part }” would think forever: set nodes=, movetime=, depth=, clock=, or a level below 10
match-side-uct = “{ $part }” would think forever: set nodes=, movetime= or clock=
match-openings-plies = Openings cannot have “{ $part }” plies: expected a number from 0 to { $most }
match-openings-none = it has no openings
match-openings-game = record { $number } is of another game: { $game }
match-openings-line = line { $line }: { $said }
match-openings-over = the game is already over here
match-openings-few = Only { $count ->
    [one] { $count } opening
   *[other] { $count } openings
}: each will be played more than once
match-sprt-form = “{ $part }” is not a test: expected two numbers, the smaller one first, as in 0,10
match-program = { $program } does not play: { $why }
match-workers-side = “{ $part }” cannot be played by workers: cmd= and tables= name files of this machine
workers-none = No worker of this version ({ $version }) is working for { $path }. Waiting; start one with doska worker --kinds tasks --database URL
workers-away = The database { $path } cannot be reached. Waiting until it is back
workers-failed = The workers cannot do this: { $why }
workers-given-up = The workers cannot do this: each of { $count } ended before it had finished the same part
match-exists = { $file } already exists: continue it with --resume, or name another file
match-other = { $file } is not the beginning of this match
match-title = { $game }: A { $a }, B { $b }
match-interrupted = Interrupted before the end
match-games = Games { $games }: A won { $wins }, { $draws } drawn, A lost { $losses }
match-score = Score of A { $score }%, Elo { $elo } (95%)
match-elo-none = no bound
match-drawn = Drawn { $share }%
match-ends = Ends: { $list }
match-forfeits = Forfeited: A { $a }, B { $b }
match-broken-off = Stopped after { $plies } plies and counted as draws: { $count }
match-sprt = SPRT from Elo { $elo0 } to { $elo1 }: log-likelihood ratio { $ratio } of { $bound }, { $verdict }
match-sprt-first = A is not stronger: ELO0 accepted
match-sprt-second = A is stronger: ELO1 accepted
match-sprt-open = undecided
reason-illegal-move = no legal move given
reason-crash = the program ended or could not be started
reason-no-answer = the program did not answer
reason-ply-limit = too long, stopped

## doska analyse

analyse-what = “{ $what }” is neither a game nor a file. { $said }
analyse-no-position = --{ $flag } needs a game, not a file
analyse-searched = Depth { $depth }, nodes { $nodes }
analyse-for = { $side ->
    [white] + favours White
    [black] + favours Black
    [team] + favours players { $number } and { $ally }
   *[other] + favours player { $number }
}; #N: a forced win in N moves of the winner
analyse-interrupted = Interrupted: this is what was found
analyse-unfinished = Interrupted: { $done } of { $all } moves analysed
analyse-progress = Game { $number }: move { $done } of { $all }
analyse-title = Game { $number }: { $game }, { $result }
analyse-better = lost { $loss }; { $score } with { $line }
analyse-blunders = Mistakes (?) and blunders (??):
analyse-seat = { $seat }: accuracy { $accuracy }%, inaccuracies { $inaccuracies }, mistakes { $mistakes }, blunders { $blunders }
