# The command line: help texts, errors, what `doska play` says.

cli-welcome =
    Doska plays five board games that no other program plays together.

      doska play            choose a game and play it with somebody beside you
      doska games           the games and their options
      doska rules GAME      how a game is played
      doska --help          all commands

## Help

cli-about = Five board games: rules, records, boards, games for two or four at one terminal.
cli-more = “doska COMMAND --help” says more about a command.
cli-about-play = Play a game at this terminal
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

cli-more-play = Type “help” in the game for everything you can do there. A game you leave is kept in a file, which --load takes up again.
cli-more-rules = ARTICLE is an article (4.3), a chapter (4), or the beginning of a heading (notation).
cli-more-convert =
    Three ways to use it:
      doska convert games.pdn -o clean.pdn
      doska convert --svg turkish --moves "d3-d4 e6-e5" -o board.svg
      doska convert --diagrams docs/rules/diagrams.txt --out docs/rules/diagrams
    FILE may be “-” for standard input. Games that cannot be read are reported on standard error, the others are written all the same, and the exit status is 1.
cli-more-inspect = With --stdin --json each line in gives one object out; a bad line gives an object with “error” in its place.
cli-more-replay = A line is a game: moves separated by spaces. With --json an illegal move gives an object with “error” and “ply”, the number of that move counted from 1.
cli-more-perft = A line per depth: depth, move sequences, seconds, sequences per second.
cli-more-completions = Shells: bash, elvish, fish, powershell, zsh.
cli-more-man = Without --out the page of “doska” itself is printed.

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
cli-flag-load = Go on with the last game of a file
cli-flag-output = Write to this file instead of standard output
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
cli-usage-conflict = { $arg } and { $other } cannot be used together
cli-usage-utf8 = The command line is not UTF-8 text
cli-usage-suggestion = Did you mean “{ $better }”?
cli-usage-hint = “doska --help” lists the commands, “doska COMMAND --help” explains one
cli-file-read = { $file } cannot be read: { $why }
cli-file-write = { $file } cannot be written: { $why }
cli-convert-game = game { $number }
cli-convert-wrong = Games written: { $good }. Games that could not be read: { $wrong }
cli-diagram-name = “{ $name }” is no name for a file: letters, digits, “-”, “_” and “.” only

## Positions in words

cli-to-move = { $seat } to move
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
cli-area-reserve = reserve { $count }
cli-area-repository = repository { $count }
cli-area-hand = { $count } to lay
cli-backup-empty = nothing of one’s own
cli-legend-sides = { $white } white { $piece }, { $black } black { $piece }
cli-legend-stack = stacks: bottom to top, the top owns
cli-legend-laying = + here a checker may be laid
cli-spoken-nothing = nothing
cli-spoken-empty = { $place }: empty.
cli-spoken-stack = { $place }: { $list }; belongs to { $owner }.
cli-spoken-backup = Backup { $backup }

## Rules and games

cli-diagram-move = The move: { $move }
cli-rules-no-part = The rules of { $game } have no part “{ $part }”. There are: { $valid }
cli-rules-none = There is no rules page for { $game }
cli-games-seats = players: { $seats }
cli-games-option = option { $option } (by default { $default })
cli-games-hint = “doska rules GAME” explains a game, “doska play GAME” plays it

## doska play

cli-choose = Which game?
cli-choose-how = Type a number, or a name with options: martian?players=4
cli-choose-prompt = game>{" "}
cli-play-hint = Type a move, for example { $example }, or “help”
cli-play-unknown = “help” lists what can be typed, “moves” the legal moves
cli-play-over = The game is over. “undo” takes the last move back, “save FILE” keeps the game, “quit” leaves
cli-play-nothing-to-undo = There is nothing to take back
cli-play-draw = { $seat } offers a draw. Do you agree? (yes/no)
cli-play-draw-refused = The game goes on
cli-play-overwrite = { $file } exists. Replace it? (yes/no)
cli-play-not-saved = The game was not saved
cli-play-save-where = Say where: save FILE
cli-play-load-what = Say which: load FILE
cli-play-saved = Saved: { $file }
cli-play-kept =
    The game is kept in { $file }
    To go on: doska play --load { $file }
cli-play-not-kept = The game could not be kept ({ $why }). These are its moves:
cli-file-no-game = { $file } holds no game
cli-moves-none = No legal move begins with { $prefix }
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
cli-help-help = this text
cli-help-help-operand = -
cli-help-moves = the legal moves, or those that begin so
cli-help-moves-operand = [BEGINNING]
cli-help-undo = take the last move back
cli-help-undo-operand = -
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

cli-forms-cyclic =
    c3-d4       a quiet move
    c3xe5xg7    a capture, of enemies or of your own men: every landing square
    c3xg7       a capture by its first and last square, where only one fits
    @c3         drop a man of your reserve on c3
cli-forms-backups =
    c3-d4       a quiet move
    c3xe5xg7    a capture: every landing square
    c3-d4+d     the move, and then a backup of file d (+4: of rank 4).
                It costs 4 men of your repository, 1 more for each king recorded
    ^d          restore your backup of file d instead of moving;
                ^d=m..k if you have several of that file
    +d          build a backup alone, when no piece of yours can move
    With restore=after the restore follows the move: c3-d4^d
cli-forms-turkish =
    d3-d4       a step
    b4xf4xf7    a capture: every landing square
    b4xf7       a capture by its first and last square, where only one fits
cli-forms-martian =
    c3-d4       a move
    c4xc6       a capture in another quadrant
    b2=c3       a merging of two of your own pieces
    pass        only when you have no move
cli-forms-topological =
    Laying out: the place of your next checker, beside one that lies there
    2,-1        two to the right of the first checker, one below it
    Moving: from, to, and how many checkers from the top of the stack
    0,0>2,1*3   three checkers from 0,0 to 2,1, which is three steps away
    pass        leave your stacks as they are
