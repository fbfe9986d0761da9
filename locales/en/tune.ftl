# Tuning the engine's judgement at the command line.

cli-about-tune = Tune the engine’s evaluation on games it plays against itself
cli-more-tune =
    The engine plays many games from random openings. The quiet positions of four games in five decide, by the results, the weight of each term of the evaluation; the others tell when to stop. The same seed gives the same weights, whatever the number of threads.
      doska tune turkish --games 3000 --nodes 1000 -o new.txt
      doska match nodes=2000,weights=new.txt nodes=2000 --game turkish --games 400
    The games are saved in FILE.games as they are played: after Ctrl-C, --resume continues, and --from fits the weights to them again.
cli-flag-from = Fit the weights to the games in this file, play none
cli-flag-keep = Terms that keep their weights, with commas
cli-value-terms = TERMS
tune-games = Number of games, 1000 by default
tune-nodes = Nodes per move, 1000 by default
tune-output = Write the weights to this file
tune-resume = Continue the games in FILE.games
tune-source = Also print the weights as source code

tune-exists = { $file } already exists: replace it with --force, or name another file
tune-games-exist = { $file } already exists: continue it with --resume, fit to it with --from, or name another file
tune-games-other = { $file } has other games: the game, the seed, the nodes or the engine’s weights differ
tune-games-result = expected “game”, a number and 1-0, 0-1 or 1/2 instead of “game { $part }”
tune-games-first = expected a line “game NUMBER RESULT” before the first position
tune-few = { $file } has too few games to tune on: play more
tune-interrupted = Interrupted: { $count } games played, saved in { $file }. Continue with --resume
tune-progress = Games { $done } of { $all }
tune-title = { $game }: games { $games }, first team won { $first }, drawn { $drawn }, second team won { $second }
tune-positions = Positions: fitted to { $fitted }, held out { $held }
tune-loss-fitted = Log-loss on the fitted positions: { $before } before, { $after } after
tune-loss-held = Log-loss on the held-out positions: { $before } before, { $after } after
tune-written = Weights in { $file }, games in { $games }

tune-keep = Unknown term “{ $part }”. Valid: { $valid }
tune-weights-form = line { $line }: expected “name = number” instead of “{ $part }”
tune-weights-name = line { $line }: unknown term “{ $part }”. Valid: { $valid }
tune-weights-twice = line { $line }: “{ $part }” is given twice
tune-weights-number = line { $line }: “{ $part }” is not a weight: expected a whole number from -{ $most } to { $most }
