# The site's editor of positions.
web-editor-about = Put together any position, then play it or let the engine look at it. Which game is it of?
web-editor-of = { $game }: editor
web-editor-choose = Another game
web-editor-verdict = Position check
web-editor-board = Turn, stage and what lies beside the board
web-editor-right = A valid position. { $seat } to move.
web-editor-over = A valid position, but the game is over in it. { $outcome }: { $reason }.
web-editor-analyse = Analyse
web-editor-play = Play from here
web-editor-tallies = How much there is
web-editor-tally-men = { $seat }: { $count } of { $max } men
web-editor-tally-pieces = { $seat }: { $count } of { $max } pieces
web-editor-tally-checkers = { $seat }: { $count } of { $max } checkers
web-editor-tally-points = { $count } of { $max } points, on the board and taken
web-editor-tally-fields = { $count } of { $max } fields

web-editor-tools = What to put on the board
web-editor-tool-erase = Eraser
web-editor-tool-field = Empty field
web-editor-room = { $place }: room for a field
web-editor-record = Record { $line } for { $seat }
web-editor-undo = Undo
web-editor-redo = Redo
web-editor-start = Start position
web-editor-start-short = Start
web-editor-clear = Clear the board
web-editor-clear-short = Clear
web-editor-flip = Flip board

web-editor-turn = To move
web-editor-room-reserve = Reserve
web-editor-room-repository = Repository
web-editor-points = Points taken
web-editor-backups = Backups
web-editor-backup-none = None yet.
web-editor-backup-seat = Whose
web-editor-backup-line = Line
web-editor-backup-record = Record it as it stands
web-editor-backup-hint = Tap a sign to change it: nothing, a man, a king. The ends of the lines on the board record them too.
web-editor-backup-price =
    { $price ->
        [one] { $price } man
       *[other] { $price } men
    }
web-editor-backup-remove = Remove the backup: { $seat }, { $line }
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
web-editor-options = Options of the game
web-editor-field-no-enemy-taken = Plies without an enemy piece taken
web-editor-field-kings-alone = Plies in which only kings moved
web-editor-field-no-progress = Plies without a capture or a man’s step forward
web-editor-field-no-capture = Plies without a capture
web-editor-field-barred-return = Barred return
web-editor-value-barred-return-none = none
web-editor-field-stage = Stage
web-editor-value-stage-laying = laying out
web-editor-value-stage-moving = moving
web-editor-field-passes = Passes just before

web-keys-editor = In the editor
web-keys-editor-tool = choose another piece to put, the cursor staying on the board
web-keys-editor-away = take away what the cursor is on
web-keys-editor-undo = undo, redo
