# The command line: help texts, errors, what `doska play` says.

cli-welcome =
    Doska: five board games, against the engine or with others at this terminal.

      doska play            choose a game and play it
      doska serve           the same and more in a browser
      doska games           the games and their options
      doska rules GAME      how a game is played
      doska --help          all commands

## Help

cli-about = Five board games: rules, records, boards, games for two or four at one terminal.
cli-more = “doska COMMAND --help” says more about a command.
cli-about-play = Play a game, against the engine or with others at this terminal
cli-about-rules = Read the rules of a game
cli-about-games = List the games and their options
cli-about-show = Draw a position
cli-about-convert = Rewrite records canonically, or draw positions as SVG
cli-about-inspect = List the legal moves of positions
cli-about-replay = Play recorded games to their end
cli-about-perft = Count move sequences, to test and to measure
cli-about-completions = Print a completion script for a shell
cli-about-man = Write the manual pages
cli-about-help = Print help, of all commands or of one

cli-more-play =
    doska play                                choose everything on the screen
    doska play turkish --level 4              against the engine
    doska play backups --seat second --clock 5+3
    doska play "martian?players=4" --seat 1,3 --level 6
    On a terminal the whole screen is used, and “?” is help there. With --plain, --spoken or in a pipe it goes line by line, and “help” lists what can be typed. A game you leave is kept in a file, which --resume takes up again.
cli-more-rules = ARTICLE is an article (4.3), a section (4), or the beginning of a heading (notation).
cli-more-convert =
    Three ways to use it:
      doska convert games.pdn -o clean.pdn
      doska convert --svg turkish --moves "d3-d4 e6-e5" -o board.svg
      doska convert --diagrams games/turkish/diagrams.txt --out diagrams
    FILE may be “-” for standard input. A game that breaks off is reported on standard error and written up to there, and the exit status is 1. A file that exists is replaced only with --force, or by itself if nothing of it is lost.
cli-more-inspect = With --stdin --json each line in gives one object out; a bad line gives an object with “error” in its place.
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
cli-operand-command = Which command
cli-operand-depth = How many plies deep, 0 to 100
cli-operand-article = What to read: 4.3, 4, notation
cli-operand-file = The records to read, “-” for standard input
cli-operand-shell = Which shell

cli-flag-help = Print help
cli-flag-version = Print the version
cli-flag-lang = The language: en, ru or tr; by default that of the locale
cli-flag-color = Colours: auto, always or never
cli-flag-ascii = Draw with ASCII characters only
cli-flag-position = Begin with this position text instead of the start
cli-flag-moves = Play these moves first, with spaces between them
cli-flag-json = Print JSON
cli-flag-stdin = Read standard input, line by line
cli-flag-counters = Print position texts with their counters
cli-flag-divide = Count for each legal move as well
cli-flag-threads = How many threads count, 1 by default
cli-flag-spoken = Describe the board in words, for screen readers
cli-flag-no-pager = Print the whole page at once
cli-flag-source = Print the page as it is written, in Markdown
cli-flag-output = Write to this file instead of standard output
cli-flag-force = Replace a file that exists, whatever is lost
cli-flag-game = The game of records that do not name theirs
cli-flag-svg = Draw a position of this game
cli-flag-arrow = Draw this move as an arrow
cli-flag-diagrams = Draw all diagrams that this file lists
cli-flag-out = Write the files into this folder

## Errors

cli-error = Error: { $said }
cli-bad-move = Move { $ply }: { $said }
cli-line-too-long = The line is too long: at most { $max } bytes are read
cli-line-empty = The line is empty: expected a position text
cli-line-not-utf8 = The line is not UTF-8 text: byte { $byte } does not fit
cli-usage-command = There is no command “{ $name }”
cli-usage-argument = “{ $arg }” is not expected here
cli-usage-missing = Something is missing: { $arg }
cli-usage-no-value = { $arg } needs a value
cli-usage-value = “{ $value }” is no value of { $arg }. Valid: { $valid }
cli-usage-bad-value = “{ $value }” does not fit { $arg }
cli-usage-range = “{ $value }” does not fit { $arg }: expected a number from { $least } to { $most }
cli-usage-number = “{ $value }” does not fit { $arg }: expected a whole number
cli-usage-conflict = { $arg } and { $other } cannot be used together
cli-usage-games = Games: { $list }
cli-usage-utf8 = The command line is not UTF-8 text
cli-usage-suggestion = Did you mean { $better }?
cli-or = { $list } or { $last }
cli-quoted = “{ $text }”
cli-usage-hint = “doska --help” lists the commands, “doska COMMAND --help” explains one
cli-file-read = { $file } cannot be read: { $why }
cli-file-write = { $file } cannot be written: { $why }
cli-os-not-found = there is no such file or folder
cli-os-denied = permission denied
cli-os-folder = it is a folder
cli-os-no-folder = a part of the path is no folder
cli-os-exists = it exists already
cli-os-full = the disk is full
cli-convert-game = game { $number }
cli-convert-wrong = Games written whole: { $good }. Games that could not be read to their end: { $wrong }
cli-convert-broken = The record breaks off here. Line { $line }, column { $column }: { $what }
cli-convert-lossy = { $file } was not replaced: not everything could be read (see above), and what is missing would be lost. Write to another file, or add --force
cli-convert-exists = { $file } exists and was not replaced. Write to another file, or add --force
cli-diagram-name = “{ $name }” is no name for a file: letters, digits, “-”, “_” and “.” only

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
cli-backup-empty = nothing of one’s own
cli-legend-sides = { $white } white { $piece }, { $black } black { $piece }
cli-legend-stack = stacks: bottom to top, the top owns
cli-legend-laying = + here a checker may be laid
cli-spoken-nothing = nothing
cli-spoken-empty = { $place }: empty.
cli-spoken-stack = { $place }: { $list }; belongs to { $owner ->
    [white] White
   *[black] Black
}.
cli-spoken-zone = quadrant { $zone }
cli-spoken-laying = May be laid: { $list }
cli-spoken-backup = Backup of { $kind ->
    [file] file
   *[rank] rank
} { $line }: { $pieces }. To restore: { $text }

## Rules and games

cli-diagram-move = The move: { $move }
cli-rules-no-part = The rules of { $game } have no part “{ $part }”. There are: { $valid }
cli-rules-none = There is no rules page for { $game }
cli-games-seats = players: { $seats }
cli-games-option = option { $option } (by default { $default })
cli-games-hint = “doska rules GAME” explains a game, “doska play GAME” plays it

## doska play

cli-choose = Which game?
cli-choose-options = options: { $list }
cli-choose-how = Type a number or a name, with options if you like: martian?players=4. “quit” leaves
cli-choose-prompt = game>{" "}
cli-play-hint = Type a move, for example { $example }, or “help”
cli-play-unknown = “help” lists what can be typed, “moves” the legal moves
cli-play-over = The game is over. “undo” takes the last move back, “save FILE” keeps the game, “quit” leaves
cli-play-over-agreed = The game is over. “undo” takes that back, “save FILE” keeps the game, “quit” leaves
cli-play-extra = Nothing was done: “{ $word }” is not followed by “{ $rest }”
cli-play-nothing-to-undo = There is nothing to take back
cli-play-undo-most = Nothing was taken back: there are only { $count ->
    [one] { $count } move
   *[other] { $count } moves
} to take back
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
cli-play-goes-on = The game goes on
cli-play-overwrite = { $file } exists. Replace it? (yes/no)
cli-play-not-saved = The game was not saved
cli-play-save-where = Say where: save FILE
cli-play-load-what = Say which: load FILE
cli-play-load-part = The record breaks off, the game goes on from here. { $said }
cli-play-saved = Saved: { $file }
cli-play-kept = The game is kept in { $file }
cli-play-go-on = To go on: doska play --resume { $file }
cli-play-not-kept = The game could not be kept ({ $why }). These are its moves:
cli-file-no-game = { $file } holds no game
cli-moves-none = No legal move begins with “{ $prefix }”
cli-moves-inside = No legal move begins with “{ $prefix }”: it stands inside a move, for example { $example }
cli-moves-grouped = What stands to the right may be added to the move: one at most
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
cli-help-moves = the legal moves, or those that begin so
cli-help-moves-operand = [BEGINNING]
cli-help-undo = take back to your own last move, or so many moves
cli-help-undo-operand = [N]
cli-help-board = show the board again
cli-help-board-operand = -
cli-help-position = print the position as text
cli-help-position-operand = -
cli-help-rules = read the rules, or one article: rules 4.3
cli-help-rules-operand = [ARTICLE]
cli-help-draw = offer a draw
cli-help-draw-operand = -
cli-help-resign = give the game up
cli-help-resign-operand = -
cli-help-save = write the game to a file
cli-help-save-operand = FILE
cli-help-load = go on with the last game of a file
cli-help-load-operand = FILE
cli-help-quit = leave; the game is kept
cli-help-quit-operand = -
