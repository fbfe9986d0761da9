# The site's editor of positions.
web-editor-about = Set up any position, then play or analyse it. Choose a game:
web-editor-of = { $game }: editor
web-editor-choose = Another game
web-editor-verdict = Position check
web-editor-board = Turn, stage and reserves
web-editor-right = Valid position. { $side ->
    [white] White
    [black] Black
   *[other] Player { $number }
} to move
web-editor-over = Valid position, but the game is over. { $outcome }
web-editor-analyse = Analyse
web-editor-play = Play from here
web-editor-tallies = Piece count
web-editor-tally-men = { $seat }: { $count } of { $max } men
web-editor-tally-pieces = { $seat }: { $count } of { $max } pieces
web-editor-tally-checkers = { $seat }: { $count } of { $max } checkers
web-editor-tally-points = { $count } of { $max } points, on the board and captured
web-editor-tally-fields = { $count } of { $max } fields

web-editor-tools = Pieces
web-editor-tool-erase = Eraser
web-editor-tool-field = Empty field
web-editor-room = { $place }: add a field
web-editor-record = Build a backup of { $kind ->
    [file] file { $line }
   *[rank] rank { $line }
} for { $side ->
    [white] White
    [black] Black
   *[other] player { $number }
}
web-editor-undo = Undo
web-editor-redo = Redo
web-editor-start = Start position
web-editor-start-short = Start
web-editor-clear = Clear board
web-editor-clear-short = Clear
web-editor-flip = Flip board

web-editor-turn = To move
web-editor-room-reserve = Reserve
web-editor-room-repository = Repository
web-editor-points = Points captured
web-editor-backups = Backups
web-editor-backup-none = None yet
web-editor-backup-seat = Owner
web-editor-backup-line = Line
web-editor-backup-record = Build from the board
web-editor-backup-hint = Tap a sign to change it: nothing, a man, a king. To build a backup, tap the end of a line.
web-editor-backup-price =
    { $price ->
        [one] { $price } man
       *[other] { $price } men
    }
web-editor-backup-remove = Remove the backup of { $kind ->
    [file] file { $line }
   *[rank] rank { $line }
} of { $side ->
    [white] White
    [black] Black
   *[other] player { $number }
}
web-editor-line =
    { $kind ->
        [file] file { $line }
       *[rank] rank { $line }
    }
web-editor-sign =
    { $place }: { $sign ->
        [m] a man
        [k] a king
       *[none] nothing
    }

web-editor-text = Position as text
web-editor-copy = Copy
web-editor-copied = Copied
web-editor-counters = Counters
web-editor-options = Game options
web-editor-field-no-enemy-taken = Plies without capturing an enemy
web-editor-field-kings-alone = Plies with king moves only
web-editor-field-no-progress = Plies without a capture or a man’s step
web-editor-field-no-capture = Plies without a capture
web-editor-field-barred-return = Forbidden return
web-editor-value-barred-return-none = none
web-editor-field-stage = Stage
web-editor-value-stage-laying = layout
web-editor-value-stage-moving = moves
web-editor-field-passes = Passes in a row

web-keys-editor = In the editor
web-keys-editor-tool = choose another piece without leaving the board
web-keys-editor-away = remove the piece under the cursor
web-keys-editor-undo = undo, redo
