# The puzzle pages.
web-nav-puzzles = Puzzles
web-puzzles-title = Puzzles
web-puzzles-of = Puzzles: { $game }
web-puzzles-daily = Puzzle of the day
web-puzzles-daily-done = Puzzle of the day: solved
web-puzzles-daily-solve = Solve it
web-puzzles-daily-more = More puzzles
web-puzzles-streak = { $count ->
    [0] No streak yet
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
web-puzzles-total = { $count ->
    [one] { $count } puzzle solved
   *[other] { $count } puzzles solved
}
web-puzzles-all = All puzzles
web-puzzles-solve = Solve
web-puzzles-solve-of = Solve puzzles: { $game }
web-puzzles-progress-of = Puzzles solved: { $game }
web-puzzles-none = No puzzles for this game yet
web-puzzles-none-fit = No puzzle has this theme and level. Choose others.
web-puzzles-missing = This puzzle no longer exists. Here is another one.

web-puzzles-level = Level { $level }
web-puzzles-solved = Solved
web-puzzles-helped = Solved with help
web-puzzles-turn = { $side ->
    [white] White to move
    [black] Black to move
   *[other] Player { $number } to move
}
web-puzzles-task = { $goal ->
    [win] Find the win
    [save] Save the game
   *[other] Find the best move
}
web-puzzles-right = Correct
web-puzzles-right-answer = Correct. Reply: { $moves }. Keep going
web-puzzles-move = Play { $move }
web-puzzles-line = Solution: { $line }
web-puzzles-shown = That was the solution
web-puzzles-end-solved = Solved!
web-puzzles-end-helped = Solved with help
web-puzzles-idea = { $count ->
    [one] Theme: { $list }
   *[other] Themes: { $list }
}
web-puzzles-wrong = Not the solution
web-puzzles-wrong-loses = That loses the game
web-puzzles-wrong-draw = That is only a draw
web-puzzles-wrong-slow = That wins too, but there is a faster way
web-puzzles-wrong-pieces = That loses { $won }
web-puzzles-wrong-pieces-for = That loses { $won } for { $lost }
web-puzzles-wrong-points = { $points ->
    [one] That costs { $points } point
   *[other] That costs { $points } points
}
web-puzzles-wrong-better = There is a better move

web-puzzles-next = Next puzzle
web-puzzles-again = Solve again
web-puzzles-try-again = Try again
web-puzzles-solution = Solution
web-puzzles-analyse = Analyse
web-puzzles-share = Copy link
web-puzzles-copied = Link copied
web-puzzles-copy-failed = Copy the address of this page
web-puzzles-filter-level = Level
web-puzzles-filter-own = My level: { $level }
web-puzzles-filter-theme = Theme
web-puzzles-filter-any = All themes
web-puzzles-filter-of = { $name } ({ $count })
web-puzzles-keys = Puzzles
web-puzzles-key-hint = hint: the piece, the move, the line
web-puzzles-key-again = try again
web-puzzles-key-next = next puzzle
