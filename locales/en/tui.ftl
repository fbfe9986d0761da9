# Playing at the terminal: what both ways to play say, then the words of the whole screen.

## Command line
cli-value-seat = SEAT
cli-value-clock = CLOCK
cli-flag-level = Play against the engine: level 1 (beginner) to 10 (full strength)
cli-flag-seat = Your seat: first, second, random, none, or numbers such as 1,3; the engine plays the rest
cli-flag-clock = Time control, minutes and increment in seconds: 5+3
play-movetime = Without a clock, the engine’s time for a move in milliseconds, 3000 by default
play-seed = Random seed; by default different every time
cli-flag-plain = Line by line instead of full screen, for screen readers
play-seat = “{ $part }” is not a seat: expected first, second, random, none, or numbers from 1 to { $most } with commas

## Both ways

cli-word-hint = hint
cli-word-clock = clock, clocks
cli-help-hint = what the engine would play, and why
cli-help-hint-operand = -
cli-help-clock = time left
cli-help-clock-operand = -
play-person = you
play-engine = { $name }, level { $level }
play-engine-moves = { $seat } ({ $engine }): { $move }
play-clocks = Clocks: { $list }
play-no-clock = This game has no clock
play-hint = Hint: { $move } ({ $score }, depth { $depth }): { $line }

## The whole screen

tui-wait = Wait: it is the engine’s turn
tui-thinking = The engine is thinking…
tui-thinking-hint = Looking for a hint…
tui-must-capture = You must capture
tui-taken-back = Taken back
tui-no-pass = You cannot pass now
tui-draw-asked = Draw offered. The engine is thinking…
tui-draw-refused = Draw declined
tui-ask-draw = { $side ->
    [white] White offers a draw. Accept?
    [black] Black offers a draw. Accept?
   *[other] Player { $number } offers a draw. Accept?
}
tui-ask-resign = Resign?
tui-ask-quit = Leave the game? It is saved, and you can continue later.
tui-ask-new = Leave this game and choose another? It is saved.
tui-ask-rematch = Leave this game for a rematch with sides swapped? It is saved.
tui-ask-replace = { $file } already exists. Replace it?
tui-answer-yes = { $question ->
    [quit] Leave
    [new] New game
    [rematch] Rematch
    [resign] Resign
    [offer] Offer draw
    [draw] Accept
   *[replace] Replace
}
tui-answer-no = { $question ->
    [draw] Decline
   *[other] Cancel
}
tui-no = No
tui-save-title = Save as
tui-load-title = Load a record
tui-prompt-keys = Enter: OK, Esc: cancel
tui-moves = Moves
tui-choose = Choices
tui-choose-take = How many checkers?
tui-choose-build = Build a backup?
tui-choose-restore = Restore a backup?
tui-finish = finish
tui-drop = drop a man
tui-pass = pass
tui-key-help = help
tui-key-hint = hint
tui-key-back = take back
tui-key-flip = flip
tui-key-judge = eval
tui-key-save = save
tui-key-quit = quit
tui-key-draw = draw
tui-key-resign = resign
tui-key-new = new game
tui-key-rematch = rematch
tui-too-small = Doska needs a terminal of { $width } columns and { $height } rows; this one has { $columns } and { $rows }. Enlarge it, or play with “doska play --plain”. q quits

## Its help

tui-help-title = Help
tui-help-scroll = Arrows and Page keys scroll, any other key closes
tui-help-close = Any key closes
tui-help-keys = Keys
tui-arrows = arrows
tui-mouse = mouse
tui-help-walk = move the cursor over the board
tui-help-tap = choose a piece, then where it goes; Space does the same
tui-help-next = next place to choose, then the list beside the board
tui-help-back = undo one step of the move; the whole move
tui-help-number = how many checkers of a stack move
tui-help-hint = hint: the best move, its evaluation and line
tui-help-undo = take back to your last move
tui-help-flip = flip the board
tui-help-judge = show the engine’s evaluation; + favours the first side
tui-help-moves = scroll the move list
tui-help-help = this help
tui-help-quit = quit; the game is saved
tui-help-mouse = click a piece and where it goes, lists and keys; right click cancels
tui-help-signs = Signs on the board
tui-help-colours = Colours mean the same; the cursor is blue.
tui-sign-origin = a piece that can move
tui-sign-chosen = chosen for the move
tui-sign-target = it can go here (> < if occupied)
tui-sign-jumped = will be captured
tui-sign-last = last move
tui-sign-hint = hint

## Choosing a game

tui-start-title = new game
tui-start-keys = ↑ ↓ row, ← → change, Enter start, q quit
tui-row-game = Game
tui-row-clock = Clock
tui-no-clock = no clock
tui-person = human
tui-begin = Start
tui-load = Load a record
tui-quit = Quit
