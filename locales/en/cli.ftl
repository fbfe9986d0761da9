# The command line: help texts, errors, what `doska play` says.

cli-welcome =
    Doska: five board games, against the engine or with others at this terminal.

      doska play            choose a game and play it
      doska serve           the same and more in a browser
      doska games           the games and their options
      doska rules GAME      how a game is played
      doska --help          all commands

## Help

cli-about = Five board games: play, read the rules, analyse, convert records
cli-more = “doska COMMAND --help” explains a command.
cli-about-play = Play a game, against the engine or with others at this terminal
cli-about-rules = Read the rules of a game
cli-about-games = List the games and their options
cli-about-show = Draw a position
cli-about-convert = Rewrite records canonically, or draw positions as SVG
cli-about-inspect = List the legal moves of positions
cli-about-replay = Replay recorded games
cli-about-perft = Count move sequences, for tests and measurements
cli-about-completions = Print a completion script for a shell
cli-about-man = Write the manual pages
cli-about-help = Print help for all commands or one

cli-more-play =
    doska play                                choose everything on the screen
    doska play turkish --level 4              against the engine
    doska play backups --seat second --clock 5+3
    doska play "martian?players=4" --seat 1,3 --level 6
    On a terminal it uses the whole screen; F1 is help. With --plain, --spoken or in a pipe it goes line by line, and “help” lists the commands. An unfinished game is saved in a file; --resume continues it.
cli-more-rules = ARTICLE is an article (4.3), a section (4), or the beginning of a heading (notation).
cli-more-convert =
    Three ways to use it:
      doska convert games.pdn -o clean.pdn
      doska convert --svg turkish --moves "d3-d4 e6-e5" -o board.svg
      doska convert --diagrams games/turkish/diagrams.txt --out diagrams
    FILE may be “-” for standard input. A game that breaks off is reported on standard error and written up to there, and the exit status is 1. An existing file is replaced only with --force. The file that was read may be written over without it, if nothing is lost.
cli-more-inspect = With --stdin --json each input line gives one object; a bad line gives an object with “error”.
cli-more-replay = A line is a game: moves separated by spaces. With --json an illegal move gives an object with “error” and “ply”, the number of that move counted from 1.
cli-more-perft = A line per depth: depth, move sequences, seconds, sequences per second.
cli-more-completions = Shells: bash, elvish, fish, powershell, zsh.
cli-more-man = Without --out the page of “doska” itself is printed.
cli-man-name = NAME
cli-man-synopsis = SYNOPSIS
cli-man-description = DESCRIPTION
cli-man-extra = MORE
cli-man-version = VERSION

cli-heading-usage = Usage
cli-heading-commands = Commands
cli-heading-options = Options
cli-heading-operands = Arguments
cli-heading-general = General

cli-value-command = COMMAND
cli-value-options = OPTIONS
cli-value-game = GAME
cli-value-depth = DEPTH
cli-value-article = ARTICLE
cli-value-file = FILE
cli-value-folder = FOLDER
cli-value-shell = SHELL
cli-value-text = TEXT
cli-value-moves = MOVES
cli-value-move = MOVE
cli-value-number = N
cli-value-lang = LANG
cli-value-when = WHEN

cli-operand-game = A game, with options if you like: martian, martian?players=4
cli-operand-command = The command
cli-operand-depth = Depth in plies, 0 to 100
cli-operand-article = What to read: 4.3, 4, notation
cli-operand-file = The records to read, “-” for standard input
cli-operand-shell = The shell

cli-flag-help = Print help
cli-flag-version = Print the version
cli-flag-lang = The language: en, ru or tr; by default that of the locale
cli-flag-color = Colours: auto, always or never
cli-flag-ascii = Draw with ASCII characters only
cli-flag-position = Start from this position text
cli-flag-moves = Play these moves first, with spaces between them
cli-flag-json = Print JSON
cli-flag-stdin = Read standard input, line by line
cli-flag-counters = Print position texts with their counters
cli-flag-divide = Also count for each legal move
cli-flag-threads = Number of threads, 1 by default
cli-flag-spoken = Describe the board in words, for screen readers
cli-flag-no-pager = Print the whole page at once
cli-flag-source = Print the page as Markdown source
cli-flag-output = Write to this file instead of standard output
cli-flag-force = Replace an existing file, even if something is lost
cli-flag-game = The game, for records that do not name it
cli-flag-svg = Draw a position of this game
cli-flag-arrow = Draw this move as an arrow
cli-flag-diagrams = Draw all diagrams listed in this file
cli-flag-out = Write the files into this folder

## Errors

cli-error = Error: { $said }
cli-bad-move = Move { $ply }: { $said }
cli-line-too-long = The line is too long: at most { $max } bytes
cli-line-empty = The line is empty: expected a position text
cli-line-not-utf8 = The line is not UTF-8 text: byte { $byte } is wrong
cli-usage-command = Unknown command “{ $name }”
cli-usage-argument = Unexpected argument “{ $arg }”
cli-usage-missing = Missing: { $arg }
cli-usage-no-value = { $arg } needs a value
cli-usage-value = “{ $value }” is not valid for { $arg }. Valid: { $valid }
cli-usage-bad-value = “{ $value }” is not valid for { $arg }
cli-usage-range = “{ $value }” is not valid for { $arg }: expected a number from { $least } to { $most }
cli-usage-number = “{ $value }” is not valid for { $arg }: expected a whole number
cli-usage-conflict = { $arg } and { $other } cannot be used together
cli-usage-games = Games: { $list }
cli-usage-utf8 = The command line is not UTF-8 text
cli-usage-suggestion = Did you mean { $better }?
cli-or = { $list } or { $last }
cli-quoted = “{ $text }”
cli-usage-hint = “doska --help” lists the commands, “doska COMMAND --help” explains one
cli-file-read = { $file } cannot be read: { $why }
cli-file-write = { $file } cannot be written: { $why }
cli-os-not-found = no such file or folder
cli-os-denied = permission denied
cli-os-folder = it is a folder
cli-os-no-folder = part of the path is not a folder
cli-os-exists = it already exists
cli-os-full = the disk is full
cli-convert-game = game { $number }
cli-convert-wrong = Games written in full: { $good }. Games not read to the end: { $wrong }
cli-convert-broken = The record breaks off here. Line { $line }, column { $column }: { $what }
cli-convert-lossy = { $file } was not replaced: part of it could not be read (see above) and would be lost. Write to another file or add --force
cli-convert-exists = { $file } already exists. Write to another file or add --force
cli-diagram-name = “{ $name }” is not a valid file name: use letters, digits, “-”, “_” and “.” only

## Positions in words

cli-to-move = { $side ->
    [white] White to move
    [black] Black to move
   *[other] Player { $number } to move
}
cli-result = { $result }: { $reason }
cli-moves-count = { $count ->
    [0] No legal moves
    [one] { $count } legal move:
   *[other] { $count } legal moves:
}
cli-replayed = { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}. { $state }
cli-colour-white = white
cli-colour-black = black
cli-last-move = Last move: { $move }
cli-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
cli-pieces-man = { $count ->
    [1] man
   *[other] men
}
cli-pieces-king = { $count ->
    [1] king
   *[other] kings
}
cli-area-reserve = reserve { $count }
cli-area-repository = repository { $count }
cli-area-hand = { $count } to lay
cli-backup-empty = no pieces
cli-legend-sides = { $white } white { $piece }, { $black } black { $piece }
cli-legend-stack = stacks: bottom to top, the top one owns
cli-legend-laying = + you can lay a checker here
cli-spoken-nothing = nothing
cli-spoken-empty = { $place }: empty.
cli-spoken-stack = { $place }: { $list }; belongs to { $owner ->
    [white] White
   *[black] Black
}.
cli-spoken-zone = quadrant { $zone }
cli-spoken-laying = You can lay a checker on: { $list }
cli-spoken-backup = Backup of { $kind ->
    [file] file
   *[rank] rank
} { $line }: { $pieces }. To restore: { $text }

## Rules and games

cli-diagram-move = Move: { $move }
cli-rules-no-part = The rules of { $game } have no part “{ $part }”. Valid: { $valid }
cli-rules-none = No rules page for { $game }
cli-games-seats = players: { $seats }
cli-games-option = option { $option } (default { $default })
cli-games-hint = “doska rules GAME” explains a game, “doska play GAME” plays it

## doska play

cli-choose = Which game?
cli-choose-options = options: { $list }
cli-choose-how = Type a number or a name, with options if you like: martian?players=4. “quit” leaves
cli-choose-prompt = game>{" "}
cli-play-hint = Type a move, for example { $example }, or “help”
cli-play-unknown = “help” lists the commands, “moves” the legal moves
cli-play-over = The game is over. “undo” takes the last move back, “save FILE” saves the game, “quit” leaves
cli-play-over-agreed = The game is over. “undo” takes that back, “save FILE” saves the game, “quit” leaves
cli-play-extra = Nothing was done: “{ $rest }” is not expected after “{ $word }”
cli-play-nothing-to-undo = Nothing to take back
cli-play-undo-most = Nothing was taken back: only { $count ->
    [one] { $count } move was
   *[other] { $count } moves were
} played
cli-play-resign = { $side ->
    [white] Resign as White? (yes/no)
    [black] Resign as Black? (yes/no)
   *[other] Resign as player { $number }? (yes/no)
}
cli-play-draw = { $side ->
    [white] White offers a draw. Accept? (yes/no)
    [black] Black offers a draw. Accept? (yes/no)
   *[other] Player { $number } offers a draw. Accept? (yes/no)
}
cli-play-draw-team = Player { $number } offers a draw. { $whom ->
    [team] Players { $other } and { $ally }
   *[player] Player { $other }
}, do you accept? (yes/no)
cli-play-goes-on = The game continues
cli-play-overwrite = { $file } already exists. Replace it? (yes/no)
cli-play-not-saved = The game was not saved
cli-play-save-where = Name a file: save FILE
cli-play-load-what = Name a file: load FILE
cli-play-load-part = The record breaks off; the game continues from there. { $said }
cli-play-saved = Saved: { $file }
cli-play-kept = The game is saved in { $file }
cli-play-go-on = To continue: doska play --resume { $file }
cli-play-not-kept = The game could not be saved ({ $why }). Its moves:
cli-file-no-game = No games in { $file }
cli-moves-none = No legal move begins with “{ $prefix }”
cli-moves-inside = No legal move begins with “{ $prefix }”: it is part of a move, for example { $example }
cli-moves-grouped = You can add one of the texts on the right to the move
reason-recorded = as recorded

cli-word-yes = yes, y
cli-word-help = help, ?
cli-word-moves = moves
cli-word-undo = undo
cli-word-board = board
cli-word-position = position
cli-word-rules = rules
cli-word-draw = draw
cli-word-resign = resign
cli-word-save = save
cli-word-load = load
cli-word-quit = quit, exit

cli-help-moves-title = Moves
cli-help-commands-title = Commands
cli-help-english = The English words work in every language: { $list }
cli-help-help = this text
cli-help-help-operand = -
cli-help-moves = legal moves, all or with this beginning
cli-help-moves-operand = [BEGINNING]
cli-help-undo = take back to your last move, or N moves
cli-help-undo-operand = [N]
cli-help-board = show the board again
cli-help-board-operand = -
cli-help-position = print the position as text
cli-help-position-operand = -
cli-help-rules = read the rules, or one article: rules 4.3
cli-help-rules-operand = [ARTICLE]
cli-help-draw = offer a draw
cli-help-draw-operand = -
cli-help-resign = resign
cli-help-resign-operand = -
cli-help-save = write the game to a file
cli-help-save-operand = FILE
cli-help-load = continue the last game in a file
cli-help-load-operand = FILE
cli-help-quit = leave; the game is saved
cli-help-quit-operand = -
