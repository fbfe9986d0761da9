# Tuning the engine's judgement at the command line.

cli-about-tune = Tune how the engine judges positions, on games it plays with itself
cli-more-tune =
    The engine plays many games from openings by chance. The calm positions of four games in five decide, by the results, how much each term of its judgement should weigh; the others tell when to stop. The same seed gives the same weights, whatever the number of threads.
      doska tune turkish --games 3000 --nodes 1000 -o new.txt
      doska match nodes=2000,weights=new.txt nodes=2000 --game turkish --games 400
    The games are kept in FILE.games as they come: after Ctrl-C, --resume goes on with them, and --from fits the weights to them again.
cli-flag-from = Fit the weights to the games of this file instead of playing any
cli-flag-keep = Terms that keep their weights, with commas between them
cli-value-terms = TERMS
tune-games = How many games to play, 1000 by default
tune-nodes = How many positions every move may cost, 1000 by default
tune-output = Write the weights to this file
tune-resume = Go on with the games in FILE.games
tune-source = Print the weights as the source writes them, too

tune-exists = { $file } exists: replace it with --force, or name another file
tune-games-exist = { $file } exists: go on with it with --resume, fit to it with --from, or name another file
tune-games-other = { $file } does not hold games of this kind: the game, the seed, the nodes or the engine's weights were others
tune-games-result = expected “game”, a number and 1-0, 0-1 or 1/2 instead of “game { $part }”
tune-games-first = expected a line “game NUMBER RESULT” before the first position
tune-few = { $file } holds too few games to tune by: play more
tune-interrupted = Interrupted: games played so far { $count }, kept in { $file }. Go on with --resume
tune-progress = Games { $done } of { $all }
tune-title = { $game }: games { $games }, first team won { $first }, drawn { $drawn }, second team won { $second }
tune-positions = Positions: fitted to { $fitted }, held out { $held }
tune-loss-fitted = Log-loss of those fitted to: { $before } before, { $after } after
tune-loss-held = Log-loss of those held out: { $before } before, { $after } after
tune-written = Weights in { $file }, games in { $games }

tune-keep = There is no term “{ $part }” to keep. There are: { $valid }
tune-weights-form = line { $line }: expected “name = number” instead of “{ $part }”
tune-weights-name = line { $line }: there is no term “{ $part }”. There are: { $valid }
tune-weights-twice = line { $line }: “{ $part }” stands there twice
tune-weights-number = line { $line }: “{ $part }” is no weight: expected a whole number from -{ $most } to { $most }
