# The page on which one plays.
web-play-you = you
web-play-to-move = to move
web-play-winner = won
web-play-has-man = { $count ->
    [one] { $count } man
   *[other] { $count } men
}
web-play-has-king = { $count ->
    [one] { $count } king
   *[other] { $count } kings
}
web-play-has-checker = { $count ->
    [one] { $count } checker
   *[other] { $count } checkers
}
web-play-clock-of = Clock: { $seat }
web-score = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

web-play-status = Game status
web-play-your-turn = Your move
web-play-lay = Your move: lay a checker beside the others
web-play-stuck = None of your pieces can move: build or restore a backup
web-play-turn-of = { $seat } to move
web-play-thinking = { $seat }: the engine is thinking
web-play-hinting = Looking for a hint
web-play-premove = Premove set
web-play-wait = It is not your turn yet
web-play-go-on = Keep capturing: choose the next square
web-play-where = Choose where the checkers go
web-play-may-go-on = The move may end here, or go on
web-play-may-build = You can build a backup: tap the end of a line
web-play-may-restore = You can restore a backup
web-play-looking = After move { $ply } of { $plies }
web-play-to-game = Back to the game
web-play-from-start = Play from the start
web-play-ask-resign = Resign as { $seat }?
web-play-ask-draw = { $seat } offers a draw. Accept?
web-play-agree = Accept
web-play-no = Decline
web-play-draw-refused = Draw declined

web-play-actions = Game actions
web-play-hint = Hint
web-play-take-back = Undo
web-play-draw = Offer draw
web-play-resign = Resign
web-play-turn = Flip board
web-play-new = New game
web-play-rematch = Rematch
web-play-analyse = Analyse

web-play-moves = Moves
web-play-no-moves = No moves yet
web-play-look-first = To the beginning
web-play-look-back = One move back
web-play-look-on = Next move
web-play-look-last = Back to the game
web-play-keys = While playing
web-play-keys-look = look at earlier and later moves
web-play-keys-ends = look at the beginning; go back to the game
web-play-type = Type a move
web-play-type-do = Play
web-play-position = The position
web-play-legal = { $count ->
    [one] { $count } legal move
   *[other] { $count } legal moves
}

web-play-games = Your games
web-play-going = In progress
web-play-over = Finished
web-play-plies = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}

web-play-hint-line = Expected: { $line }
web-hint-only = is the only legal move
web-hint-wins = { $count ->
    [one] wins at once
   *[other] wins by force, in { $count } moves at most
}
web-hint-loses = holds out longest: the game is lost in { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
web-hint-saves = saves the game: every other move loses by force
web-hint-gains = wins { $won }
web-hint-gains-for = wins { $won } for { $lost }
web-hint-points = { $points ->
    [one] gains { $points } point more than the opponent
   *[other] gains { $points } points more than the opponent
}
web-hint-keeps = otherwise the opponent wins { $won }: { $line }
web-hint-keeps-for = otherwise the opponent wins { $won } for { $lost }: { $line }
web-hint-keeps-points = { $points ->
    [one] otherwise the opponent gains { $points } point: { $line }
   *[other] otherwise the opponent gains { $points } points: { $line }
}
web-hint-becomes = { $piece ->
    [king] leads to a king
    [queen] leads to a queen
   *[drone] leads to a drone
}
web-hint-exchange = is an even exchange
web-hint-better = is better than any other move, by { $worth } of a man
web-hint-equal = is one of several moves that are about as good
web-hint-best = is what the engine would play
web-hint-men = { $count ->
    [one] a man
   *[other] { $count } men
}
web-hint-kings = { $count ->
    [one] a king
   *[other] { $count } kings
}

web-setup-title = New game
web-setup-game = Game
web-setup-position = Begin from this position
web-setup-players = Players
web-setup-person = Human
web-setup-level = { $level ->
    [1] Engine, level 1: for beginners
    [10] Engine, level 10: full strength
   *[other] Engine, level { $level }
}
web-setup-swap = Swap sides
web-setup-clock = Clock
web-setup-clock-none = No clock
web-setup-clock-own = Custom
web-setup-clock-about = Minutes for each player and seconds added after every move.
web-setup-minutes = Minutes
web-setup-seconds = Increment, seconds
web-setup-bottom = At the bottom of the board
web-setup-bottom-usual = Automatic
web-setup-begin = Start game
web-setup-cancel = Cancel
