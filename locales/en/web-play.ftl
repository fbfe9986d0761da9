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
web-play-clock-of = { $side ->
    [white] White’s clock
    [black] Black’s clock
   *[other] Player { $number }’s clock
}
web-score = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

web-play-status = Game status
web-play-your-turn = Your move
web-play-lay = Your move: lay a checker beside the others
web-play-stuck = None of your pieces can move: build or restore a backup
web-play-turn-of = { $side ->
    [white] White to move
    [black] Black to move
   *[other] Player { $number } to move
}
web-play-thinking = { $side ->
    [white] White is thinking
    [black] Black is thinking
   *[other] Player { $number } is thinking
}
web-play-hinting = Looking for a hint
web-play-premove = Premove set
web-play-wait = Not your turn yet
web-play-go-on = Keep capturing: choose the next square
web-play-where = Choose where the checkers go
web-play-may-go-on = Finish the move or continue it
web-play-may-build = You can build a backup: tap the end of a line
web-play-may-restore = You can restore a backup
web-play-looking = After move { $ply } of { $plies }
web-play-to-game = Back to the game
web-play-from-start = Play from the start
web-play-ask-resign = { $side ->
    [white] Resign as White?
    [black] Resign as Black?
   *[other] Resign as player { $number }?
}
web-play-ask-draw = { $side ->
    [white] White offers a draw. Accept?
    [black] Black offers a draw. Accept?
   *[other] Player { $number } offers a draw. Accept?
}
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
web-play-look-first = First move
web-play-look-back = Previous move
web-play-look-on = Next move
web-play-look-last = Back to the game
web-play-keys = While playing
web-play-keys-look = previous or next move
web-play-keys-ends = first move; back to the game
web-play-type = Type a move
web-play-type-do = Play
web-play-position = Position
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
web-hint-loses = holds out longest: loses in { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
web-hint-saves = saves the game: every other move loses by force
web-hint-gains = wins { $won }
web-hint-gains-for = wins { $won } for { $lost }
web-hint-points = { $points ->
    [one] gains { $points } point on the opponent
   *[other] gains { $points } points on the opponent
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
web-hint-better = is the best move by { NUMBER($worth, minimumFractionDigits: 1) } of a man
web-hint-equal = is one of several equally good moves
web-hint-best = is the engine’s choice
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
web-setup-position = Start from this position
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
