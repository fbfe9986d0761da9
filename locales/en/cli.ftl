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
cli-piece-white = white { $piece }
cli-piece-black = black { $piece }
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
