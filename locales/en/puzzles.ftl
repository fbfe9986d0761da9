### Puzzles: solving them, mining them.

cli-about-puzzles = Mine puzzles from games of the engine, and prove them again
cli-more-puzzles = docs/puzzles.md says what makes a puzzle good and how it is proved.
cli-about-puzzles-build = Mine puzzles of a game into a file
cli-more-puzzles-build = A file that was begun with the same settings is continued. Ctrl-C keeps what was found. The same seed gives the same puzzles with any number of threads.
cli-about-puzzles-check = Prove puzzles again: at every choice the solution must clearly beat every other move
cli-flag-count = How many puzzles, 200 by default
puzzles-nodes = Nodes of the proof at every choice
puzzles-seed = What all chance follows from, 1 by default
puzzles-output = The file, by default GAME-puzzles.txt in the current folder
puzzles-force = Begin again even if the file exists
puzzles-what = A game whose puzzles are built in, or a file of puzzles

puzzles-command = Which command: build or check?
puzzles-games = games: { $games }
puzzles-built = { $file }: puzzles: { $count }, new: { $new }, games: { $games }, seconds: { $seconds }
puzzles-interrupted = Interrupted. { $file }: puzzles: { $count }, new: { $new }, games: { $games }, seconds: { $seconds }. The same command continues.
puzzles-other = { $file } was begun with other settings ({ $name }: { $there }, now { $here }): choose another file, or --force to begin again
puzzles-none = { $game } has no puzzles yet
puzzles-failed = { $id }: { $why }
puzzles-form = it must begin with a choice of the solver and end with his move, in canonical move texts
puzzles-unclear = ply { $ply }: the search prefers { $move } ({ $score }), next best { $second }
puzzles-checked = puzzles: { $count }, not proved: { $failed }, nodes: { $nodes }
puzzles-file-first = a file of puzzles begins with “{ $form }”
puzzles-file-line = line { $line } is no puzzle: six fields with tabs between them, the level from 1 to 10

puzzle-theme-win = Win
puzzle-theme-gain = Decisive gain
puzzle-theme-save = Save the game
puzzle-theme-sacrifice = Sacrifice
puzzle-theme-quiet = Quiet move
puzzle-theme-multi-capture = Long capture
puzzle-theme-own-capture = Capturing your own
puzzle-theme-drop = Drop
puzzle-theme-build = Building a backup
puzzle-theme-restore = Restoring
puzzle-theme-merge = Merging
puzzle-theme-split = Splitting a stack
puzzle-theme-promotion = Promotion
puzzle-theme-pass = Pass
puzzle-theme-lay = Laying out
puzzle-theme-trap = Locked up
puzzle-theme-endgame = Endgame
