# The terminal application: keys, the menu, what one is told at the first game.

tui-welcome = Type a move, or use the arrows and Enter, or click. Esc opens the menu
tui-over-keys = F8 rematch with sides swapped, F9 another game, F3 take the move back
tui-over-next = F8 rematch, F9 another game, F3 take back. Next opponent: { $opponent }
tui-line = Type a move, for example { $example }, or a command such as “hint”
tui-line-over = Type a command: “undo”, “save”, “quit”
tui-ask-offer = Offer a draw?
tui-key-menu = menu
tui-key-rules = rules
tui-key-load = load a record
tui-letters = letters, digits
tui-help-type = type a move (c3-d4) or a command (hint, undo, draw, resign, save FILE); Enter plays it
tui-help-menu = the menu: every command, also draw, resign and pass
tui-help-rules = the rules of this game
tui-help-save = save the game as a record
tui-help-rematch = rematch with sides swapped
tui-help-new = another game
tui-page-parts = ↑ ↓ and Page keys scroll, ← → go to another section, Esc closes

## Games that were left

play-resume = Continue the game in this file; without a file, the last unfinished game
cli-flag-list = List the saved games: date, game, opponent, plies, file
play-people = between people
play-kept-none = No unfinished game to continue. “doska play” starts one
play-kept-plies = { $count ->
    [one] { $count } ply
   *[other] { $count } plies
}
play-kept-over = { $count ->
    [one] finished, { $count } ply
   *[other] finished, { $count } plies
}
play-kept-hint = “doska play --resume” continues the first unfinished game, “doska play --resume FILE” another one.
tui-continue = Continue a game
tui-rules-page = Rules of this game

## Lessons and puzzles

tui-lesson = Lesson
tui-puzzles = Puzzles
tui-lesson-title = Task { $number } of { $count }: { $title }
tui-puzzle-title = Puzzle { $id }, level { $level }
tui-puzzle-task = Find the best move.
tui-puzzle-wrong = { $move } is not the solution. Try again
tui-puzzle-solved = Solved!
tui-puzzle-piece = The move begins here
tui-puzzle-move = The move is { $move }
tui-task-right = Right. Go on
tui-task-next = Enter opens the next one
tui-key-next = next
tui-key-restart = start over
tui-key-start = start screen

## Looking at records

tui-record-keys = ← → one move, ↑ ↓ another variation, Home and End, PageUp and PageDown
tui-record-looking = This is a record: F8 plays on from here
tui-record-result = Result: { $result }
tui-record-others = Variations: { $list }
tui-key-play-on = play from here
show-what = A game, or a file whose last game is looked at move by move
cli-play-offer = Offer a draw? (yes/no)
