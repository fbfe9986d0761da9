# The analysis page.
web-analysis-game = Game
web-analysis-new = New
web-analysis-edit = Edit
web-analysis-play = Play from here
web-analysis-to-move = { $side ->
    [white] White to move
    [black] Black to move
   *[other] Player { $number } to move
}
web-analysis-start = Start
web-analysis-seat = Player

## Stepping

web-analysis-steps = Step through the game
web-analysis-first = First position
web-analysis-back = Previous move
web-analysis-on = Next move
web-analysis-last = Last position
web-analysis-turn = Flip board
web-analysis-keys-step = previous or next move
web-analysis-keys-aside = another variation
web-analysis-keys-ends = first or last position
web-analysis-keys-undo = undo or redo a change
web-analysis-keys-paste = open a copied game

## The engine

web-analysis-engine = Engine
web-analysis-worth = Evaluation
web-analysis-worth-unknown = none yet
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
web-analysis-over = The game is over
web-analysis-busy = The engine is reviewing the game
web-analysis-play-first = Play { $move }
web-analysis-table-win = { $side ->
    [white] { $plies ->
        [0] White has won
        [one] White wins in { $plies } ply
       *[other] White wins in { $plies } plies
    }
    [black] { $plies ->
        [0] Black has won
        [one] Black wins in { $plies } ply
       *[other] Black wins in { $plies } plies
    }
   *[other] { $plies ->
        [0] Player { $number } has won
        [one] Player { $number } wins in { $plies } ply
       *[other] Player { $number } wins in { $plies } plies
    }
}

## Moves, variations, comments

web-analysis-moves = Moves
web-analysis-no-moves = Play moves on the board or open a game. Other moves from the same position become variations.
web-analysis-annotate = Comments and symbols
web-analysis-signs = Symbols
web-analysis-sign-good = good move
web-analysis-sign-bad = mistake
web-analysis-sign-brilliant = excellent move
web-analysis-sign-terrible = blunder
web-analysis-sign-interesting = interesting move
web-analysis-sign-dubious = dubious move
web-analysis-promote = Promote variation
web-analysis-make-main = Make main line
web-analysis-delete = Delete from here
web-analysis-undo = Undo
web-analysis-redo = Redo
web-analysis-comment = Comment
web-analysis-comment-game = Comment on the game
web-analysis-comment-move = Comment on { $move }

## The review

web-analysis-review = Review
web-analysis-review-begin = Review the game
web-analysis-review-progress = Review progress
web-analysis-done = { $done } of { $all }
web-analysis-thoroughness = Depth
web-analysis-quick = Fast
web-analysis-usual = Standard
web-analysis-deep = Deep
web-analysis-graph = Evaluation graph
web-analysis-graph-empty = Review the game to see the evaluation graph
web-analysis-accuracy = Accuracy
web-analysis-inaccuracy = Inaccuracy
web-analysis-mistake = Mistake
web-analysis-blunder = Blunder
web-analysis-judged = { $mark }. Better: { $move } ({ $worth })
web-analysis-better-title = Better moves
web-analysis-better = Better
web-analysis-no-mistakes = No mistakes found

## Import

web-analysis-import = Import
web-analysis-paste = A game or several (PDN)
web-analysis-file = Choose a file
web-analysis-drop = or drop one anywhere on the page
web-analysis-open = Open
web-analysis-choose = { $count ->
    [one] One game found:
   *[other] { $count } games found. Which one?
}
web-analysis-broken = (damaged)
web-analysis-plies = { $count ->
    [one] { $count } ply
   *[other] { $count } plies
}
web-analysis-warnings = { $count ->
    [one] { $count } warning
   *[other] { $count } warnings
}
web-analysis-other-file = Another file
web-analysis-no-game = No games found
web-analysis-file-large = { $name } is larger than { $most } MB: split it into parts
web-analysis-file-encoding = { $name } is not UTF-8 text: save it as UTF-8 and try again

## Export

web-analysis-share = Share
web-analysis-link = Link
web-analysis-link-about = The link contains the whole game with variations and comments. Nothing is stored anywhere.
web-analysis-record = Record (PDN)
web-analysis-about-game = Game details
web-analysis-tag-event = Event
web-analysis-tag-date = Date
web-analysis-position = Position
web-analysis-picture = picture of the board
web-analysis-copy = Copy
web-analysis-copied = Copied: { $what }
web-analysis-copy-failed = The browser blocked copying. The text is selected: copy it yourself.
web-analysis-download = Download
web-analysis-link-damaged = This link is damaged: it was cut or changed. Ask for it again.
web-analysis-link-unknown = This link is from another version of Doska. Reload the page; if that does not help, ask for the game as a file.
web-analysis-link-long = The game in this link is too large to open
web-analysis-link-position = The position in this link cannot be opened: { $why }
web-analysis-link-move = Move { $ply } of the link, “{ $move }”, is not possible: { $why }. The game is open up to there.
