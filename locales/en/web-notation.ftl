# Moves, hints and teams for people: what the site says beside the notation.
web-hint-piece = Move { $kind ->
    [man] the man on { $place }
    [king] the king on { $place }
    [pawn] the pawn on { $place }
    [drone] the drone on { $place }
    [queen] the queen on { $place }
   *[checker] the stack on { $place }
}
web-hint-reserve = Drop a man from the reserve
web-hint-restore = Restore a backup
web-hint-build = Build a backup
web-hint-next-move = Where to?
web-hint-next-line = Why?
web-play-hint-title = Hint: which piece to move
web-hint-next-move-title = Hint: where to move it
web-hint-next-line-title = Hint: why, with the line
web-hint-next-hide = Hide hint
web-hint-next-hide-title = Hide the hint

web-said-from-stack = from a stack of { $count }
web-said-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
web-said-captures = { $count ->
    [one] captures a checker
   *[other] captures a stack of { $count }
}

web-rules-try = Try it here
web-rules-try-who = Opponent
web-rules-try-engine = Engine
web-rules-try-self = Yourself
web-rules-try-reset = Reset
web-rules-try-wait = The engine replies
