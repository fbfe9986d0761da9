### Puzzles: solving them, mining them.

cli-about-puzzles = Mine puzzles from games of the engine, and prove them again
cli-more-puzzles = docs/puzzles.md says what makes a puzzle good and how it is proved.
cli-about-puzzles-build = Mine puzzles of a game into a file
cli-more-puzzles-build = A file that was begun with the same settings is continued. Ctrl-C keeps what was found. The same seed gives the same puzzles with any number of threads.
cli-about-puzzles-check = Prove puzzles again: at every choice the solution must clearly beat every other move
cli-flag-count = Number of puzzles, 200 by default
puzzles-nodes = Nodes of the proof at every choice
puzzles-seed = Random seed, 1 by default
puzzles-output = The file, by default GAME-puzzles.txt in the current folder
puzzles-force = Start again even if the file exists
puzzles-what = A game whose puzzles are built in, or a file of puzzles

puzzles-command = Which command: build or check?
puzzles-games = games: { $games }
puzzles-built = { $file }: puzzles: { $count }, new: { $new }, games: { $games }, seconds: { $seconds }
puzzles-interrupted = Interrupted. { $file }: puzzles: { $count }, new: { $new }, games: { $games }, seconds: { $seconds }. The same command continues.
puzzles-other = { $file } was made with other settings ({ $name }: { $there }, now { $here }): choose another file, or --force to start again
puzzles-none = { $game } has no puzzles yet
puzzles-failed = { $id }: { $why }
puzzles-form = it must begin with a choice of the solver and end with their move, in canonical move texts
puzzles-unclear = ply { $ply }: the search prefers { $move } ({ $score }), next best { $second }
puzzles-checked = puzzles: { $count }, not proved: { $failed }, nodes: { $nodes }
puzzles-file-first = a file of puzzles begins with “{ $form }”
puzzles-file-line = line { $line } is not a puzzle: expected six fields separated by tabs, the level from 1 to 10

puzzle-theme-win = Win
puzzle-theme-gain = Decisive gain
puzzle-theme-save = Save the game
puzzle-theme-sacrifice = Sacrifice
puzzle-theme-quiet = Quiet move
puzzle-theme-multi-capture = Long capture
puzzle-theme-own-capture = Own capture
puzzle-theme-drop = Drop
puzzle-theme-build = Building a backup
puzzle-theme-restore = Restoring a backup
puzzle-theme-merge = Merge
puzzle-theme-split = Splitting a stack
puzzle-theme-promotion = Promotion
puzzle-theme-pass = Pass
puzzle-theme-lay = Layout
puzzle-theme-trap = Locked up
puzzle-theme-endgame = Endgame

cli-about-puzzle = Solve puzzles
cli-more-puzzle = Without options: the easiest puzzle you have not solved yet. Type the move; “hint” helps, “solution” shows the rest, “next” goes to another puzzle.
cli-value-theme = THEME
cli-value-id = ID
cli-flag-theme = Only puzzles with this theme: drop, sacrifice, endgame …
cli-flag-daily = The puzzle of the day, the same for everybody
cli-flag-id = The puzzle with this id
puzzle-level = Only puzzles of this level, 1 to 10
puzzle-theme-unknown = Unknown theme “{ $theme }”. Valid: { $valid }
puzzle-id-unknown = There is no puzzle with the id “{ $id }”
puzzle-none = There are no puzzles yet
puzzle-none-game = This game has no puzzles yet
puzzle-none-fit = No puzzle fits: choose another theme or level

puzzle-task = { $daily ->
    [yes] Puzzle of the day
   *[no] Puzzle
} { $id }, level { $level }, { $choices ->
    [one] one choice
   *[other] { $choices } choices
}. Find the best move
puzzle-commands = hint, solution, next, moves, board, help, quit
puzzle-prompt-next = Enter for the next puzzle>{" "}
puzzle-right = Correct. Reply: { $moves }. Keep going
puzzle-solved = { $how ->
    [clean] Solved!
   *[helped] Solved, with help.
} Themes: { $themes }. Puzzles solved so far: { $count }
puzzle-streak = { $count ->
    [one] Daily puzzles: one day
   *[other] Daily puzzles: { $count } days in a row
}
puzzle-solution = The solution: { $moves }
puzzle-over = The puzzle is over: Enter or “next” for another one, “quit” to leave
puzzle-wrong = { $why ->
    [loses] { $move } loses: { $reply } ({ $score }). Try again
    [slow] { $move } wins too, but more slowly: { $reply } ({ $score }). Try again
   *[worse] { $move } is not the solution. Reply: { $reply } ({ $score }). Try again
}
puzzle-wrong-ends = { $move } is not the solution. { $end }. Try again
puzzle-hint = { $what ->
    [piece] Look at the piece on { $place }
    [place] Look at { $place }
    [reserve] Look at your reserve
    [restore] Look at your backups
    [build] Look at the lines: you can build a backup
   *[other] Moving a piece is not the answer
}
puzzle-hint-move = The move is { $move }
puzzle-not-kept = Your progress could not be saved: { $why }

puzzle-word-hint = hint
puzzle-word-solution = solution
puzzle-word-next = next
puzzle-word-moves = moves
puzzle-word-board = board
puzzle-word-help = help
puzzle-word-quit = quit
puzzle-help-hint = which piece, then the move
puzzle-help-solution = play the solution
puzzle-help-next = go to another puzzle
puzzle-help-moves = list the legal moves
puzzle-help-board = show the board again
puzzle-help-help = this text
puzzle-help-quit = leave; your progress is kept
