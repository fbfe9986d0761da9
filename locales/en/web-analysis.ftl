# The analysis page.
web-analysis-game = Game
web-analysis-new = New
web-analysis-edit = Edit
web-analysis-play = Play from here
web-analysis-to-move = { $seat } to move
web-analysis-start = Start
web-analysis-seat = Player

## Stepping

web-analysis-steps = Step through the game
web-analysis-first = To the start
web-analysis-back = Previous move
web-analysis-on = Next move
web-analysis-last = To the end
web-analysis-turn = Flip board
web-analysis-keys-step = A move back or on
web-analysis-keys-aside = To the other variation
web-analysis-keys-ends = To the start, to the end
web-analysis-keys-undo = Take a change back, make it again
web-analysis-keys-paste = Open the game that was copied

## The engine

web-analysis-engine = Engine
web-analysis-worth = Evaluation
web-analysis-worth-unknown = not known yet
web-analysis-lines = Lines
web-analysis-lines-count = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
web-analysis-depth = Depth { $depth }
web-analysis-speed = { $speed }/s
web-analysis-speed-about = Positions a second
web-analysis-stop = Stop
web-analysis-go-on = Continue
web-analysis-thinking = Thinking…
web-analysis-over = The game is over.
web-analysis-busy = The engine is reviewing the game.
web-analysis-play-first = Play { $move }
web-analysis-table-win = { $plies ->
    [0] { $seat } has won
    [one] { $seat } wins in { $plies } ply
   *[other] { $seat } wins in { $plies } plies
}

## Moves, variations, comments

web-analysis-moves = Moves
web-analysis-no-moves = Play moves on the board, or open a game. Other moves in the same place become variations.
web-analysis-annotate = Comment and signs
web-analysis-signs = Signs
web-analysis-sign-good = good move
web-analysis-sign-bad = mistake
web-analysis-sign-brilliant = excellent move
web-analysis-sign-terrible = blunder
web-analysis-sign-interesting = interesting move
web-analysis-sign-dubious = dubious move
web-analysis-promote = Move the variation up
web-analysis-make-main = Make it the main line
web-analysis-delete = Delete from here
web-analysis-undo = Undo
web-analysis-redo = Redo
web-analysis-comment = Comment
web-analysis-comment-game = A comment on the game
web-analysis-comment-move = A comment on { $move }

## The review

web-analysis-review = Review
web-analysis-review-begin = Review the game
web-analysis-review-progress = How far the review has come
web-analysis-done = { $done } of { $all }
web-analysis-thoroughness = Depth
web-analysis-quick = Fast
web-analysis-usual = Standard
web-analysis-deep = Deep
web-analysis-graph = Evaluation over the game
web-analysis-graph-empty = The curve of the evaluation appears here when the game is reviewed.
web-analysis-accuracy = Accuracy
web-analysis-inaccuracy = Inaccuracy
web-analysis-mistake = Mistake
web-analysis-blunder = Blunder
web-analysis-judged = { $mark }. Better was { $move } ({ $worth })
web-analysis-better-title = What would have been better
web-analysis-better = Better
web-analysis-no-mistakes = No mistakes were found.

## Import

web-analysis-import = Import
web-analysis-paste = A game or a file of games (PDN)
web-analysis-file = Choose a file
web-analysis-drop = or drop one anywhere on the page
web-analysis-open = Open
web-analysis-choose = { $count ->
    [one] One game was found:
   *[other] { $count } games were found. Which one?
}
web-analysis-broken = (broken)
web-analysis-plies = { $count ->
    [one] { $count } ply
   *[other] { $count } plies
}
web-analysis-warnings = { $count ->
    [one] { $count } warning
   *[other] { $count } warnings
}
web-analysis-other-file = Another file
web-analysis-no-game = No game was found in it.
web-analysis-file-large = { $name } is larger than { $most } MB: cut it into parts.
web-analysis-file-encoding = { $name } is not UTF-8 text. Save it as UTF-8 and try again.

## Export

web-analysis-share = Share
web-analysis-link = Link
web-analysis-link-about = The whole game is in the link itself, with variations and comments. Nothing is stored anywhere.
web-analysis-record = Record (PDN)
web-analysis-about-game = Names and dates
web-analysis-tag-event = Event
web-analysis-tag-date = Date
web-analysis-position = Position
web-analysis-picture = the board as a picture
web-analysis-copy = Copy
web-analysis-copied = Copied: { $what }
web-analysis-copy-failed = The browser does not let the page copy. The text is selected: copy it with the keys.
web-analysis-download = Download
web-analysis-link-damaged = This link holds no game: it was cut or changed on its way. Ask for it again.
web-analysis-link-unknown = This link was made by a Doska that this one does not understand. Load the page again; if that does not help, ask for the game as a file.
web-analysis-link-long = The game in this link is too large to be opened.
web-analysis-link-position = This link holds no position that can be opened: { $why }
web-analysis-link-move = Move { $ply } of the link, “{ $move }”, cannot be played: { $why }. The game is opened up to there.
