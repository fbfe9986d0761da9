# Playing at the terminal: what both ways to play say, then the words of the whole screen.

## Command line
cli-value-seat = SEAT
cli-value-clock = CLOCK
cli-flag-level = Play the engine, at a level from 1 (a beginner wins) to 10 (all it has)
cli-flag-seat = Where you sit: first, second, random, none, or numbers as in 1,3; the engine takes the rest
cli-flag-clock = Minutes, and seconds added by every move: 5+3
play-movetime = Without a clock the engine thinks for so many milliseconds at most, 3000 by default
play-seed = What all chance follows from; by default it is different every time
cli-flag-plain = Line by line instead of the whole screen, as for screen readers
play-seat = “{ $part }” is no seat: first, second, random, none, or numbers from 1 to { $most } with commas are expected

## Both ways

cli-word-hint = hint
cli-word-clock = clock, clocks
cli-help-hint = what the engine would play, and why
cli-help-hint-operand = -
cli-help-clock = what is left on the clocks
cli-help-clock-operand = -
play-person = you
play-engine = { $name }, level { $level }
play-engine-moves = { $seat } ({ $engine }): { $move }
play-clocks = Clocks: { $list }
play-no-clock = There are no clocks in this game
play-hint = Hint: { $move }. Score { $score } at depth { $depth }: { $line }

## The whole screen

tui-wait = Wait: it is the engine’s turn
tui-thinking = The engine is thinking…
tui-thinking-hint = Looking for a hint…
tui-must-capture = You must capture
tui-taken-back = Taken back
tui-no-pass = You cannot pass here
tui-draw-asked = A draw is offered. The engine considers it…
tui-draw-refused = Draw declined
tui-ask-draw = { $side ->
    [white] White offers a draw. Accept?
    [black] Black offers a draw. Accept?
   *[other] Player { $number } offers a draw. Accept?
}
tui-ask-resign = Resign?
tui-ask-quit = Leave the game? It is kept, and you can go on with it later.
tui-ask-new = Leave this game and choose another? It is kept.
tui-ask-rematch = Leave this game and begin anew, with seats changed? It is kept.
tui-ask-replace = { $file } exists. Replace it?
tui-yes = Yes
tui-no = No
tui-save-title = Save as
tui-load-title = Load a record
tui-prompt-keys = Enter takes it, Esc leaves
tui-moves = Moves
tui-choose = You may choose
tui-choose-take = How many checkers?
tui-choose-build = Save a line?
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
tui-key-rematch = again
tui-too-small = Doska needs a terminal of { $width } columns and { $height } rows; this one has { $columns } and { $rows }. Make it larger, or play with “doska play --plain”. q leaves

## Its help

tui-help-title = Help
tui-help-scroll = Arrows and Page keys go on, any other key leaves
tui-help-close = Any key leaves
tui-help-keys = Keys
tui-arrows = arrows
tui-mouse = mouse
tui-help-walk = move the cursor over the board
tui-help-tap = take a piece, choose where it goes; Space does the same
tui-help-next = to the next place that can be chosen, then to the list beside the board
tui-help-back = one step of the move back; all of it
tui-help-number = how many checkers of a stack go
tui-help-hint = a hint: the best move, its score and line
tui-help-undo = take back, to your own last move
tui-help-flip = turn the board
tui-help-judge = show what the engine thinks of the position; + is good for the first side
tui-help-moves = earlier and later moves in the list
tui-help-help = this help
tui-help-quit = leave; the game is kept
tui-help-mouse = click on a piece and where it goes, on lists and on the keys below; right: let go
tui-help-signs = Signs on the board
tui-help-colours = Colours say the same; the cursor is blue.
tui-sign-origin = a piece that can move
tui-sign-chosen = chosen for the move
tui-sign-target = it can go here (> < where something stands)
tui-sign-jumped = will be taken
tui-sign-last = the last move
tui-sign-hint = the hint

## Choosing a game

tui-start-title = a new game
tui-start-keys = ↑ ↓ choose a row, ← → change it, Enter begins, q leaves
tui-row-game = Game
tui-row-clock = Clock
tui-no-clock = none
tui-person = a person
tui-begin = Begin
tui-load = Load a record
tui-quit = Quit
