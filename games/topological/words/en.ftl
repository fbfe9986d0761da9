# The name of the game, and what is said of it alone.
game-topological = Topological Checkers
game-topological-about = Lay out the board together, then move and capture stacks.
option-checkers = Checkers each
option-period = Moves in a period
option-path = Path of a stack
option-path-any = any
option-path-straight = straight
piece-checker = checker
reason-two-passes = both players passed
reason-period = the number of captives did not change in a whole period
reason-period-repeated = a period began the same way for the third time
web-about-by-topological = a game played with ordinary checkers, without a board
web-learn-about-topological = Lay the board, build stacks, take and free captives.
cli-score-topological = captives { $count }
cli-forms-topological =
    Layout: the place of your next checker, beside one already laid
    2,-1        two to the right of the first checker, one below it
    Moves: from, to, and how many checkers from the top of the stack
    0,0>2,1*3   three checkers from 0,0 to 2,1, three steps away
    pass        leave your stacks as they are
web-score-topological = { $count ->
    [one] { $count } captive
   *[other] { $count } captives
}
cli-pieces-checker = { $count ->
    [1] checker
   *[other] checkers
}
web-editor-field-period-plies = Plies played in this period
web-editor-field-period-captures-white = White’s captives when it began
web-editor-field-period-captures-black = Black’s captives when it began

# Topological Checkers: what its rules have to say.

## Position texts
topological-phase = “{ $part }” is not a stage: expected P (layout) or M (moves)
topological-side = “{ $part }” is not a side to move: expected w or b
topological-cell = “{ $part }” is not a square with its stack: expected x,y=STACK, as in 1,-2=wb
topological-coordinates = “{ $part }” are not coordinates: expected two whole numbers from -63 to 63, as in 1,-2
topological-stack = “{ $part }” is not a stack: expected w and b from bottom to top, or - for an empty field
topological-single = During layout a square has exactly one checker, but { $place } does not
topological-all-laid = All { $expected } checkers are laid: the stage is moves, M w
topological-field-count = The board has { $count } fields; there must be exactly { $expected }
topological-checkers =
    { $colour ->
        [white] White
       *[black] Black
    } has { $count } checkers on the board; each player has exactly { $expected }
topological-twice = The square { $place } is named twice
topological-apart = { $place } is not connected with 0,0: every square must be reachable from every other, side by side
topological-no-origin = The square { $place } is missing: the first checker was laid there
topological-origin-white = The checker on { $place } was the first, so it is White’s
topological-turn =
    White has laid { $white } checkers, Black { $black }: it is { $colour ->
        [white] White’s
       *[black] Black’s
    } turn
topological-laid = White has laid { $white } checkers, Black { $black }: they are laid in turn, White first
topological-tail-laying = “{ $part }”: nothing is counted during layout
topological-tail-captures = “{ $part }” is not a number of captives: expected 0 to { $max }
topological-tail-passes = “{ $part }” is not a number of passes in a row: expected 0, 1 or 2
topological-tail-start = “{ $part }” does not fit the board: the captives at the start of the period must be { $expected }

## Moves
topological-first = The first checker is laid on 0,0, not on { $place }: the others are counted from it
topological-not-beside = { $place } is not beside any checker laid
topological-laid-already = There is a checker on { $place } already
topological-no-pass = You cannot pass during layout
topological-still-laying = Layout is not finished: name one square for the next checker
topological-no-field = There is no field { $place }
topological-no-stack = There is no stack on { $place }
topological-not-your-stack = { $owner ->
    [white] The stack on { $place } belongs to White: a white checker is on top
   *[black] The stack on { $place } belongs to Black: a black checker is on top
}
topological-stack-height = { $height ->
    [1] There is a single checker on { $place }: only 1 can be taken
   *[other] The stack on { $place } has { $height } checkers: take at least 1 and at most { $height }
}
topological-nowhere = { $count ->
    [1] The top checker cannot leave { $place }: no field is beside it
   *[other] { $count } checkers cannot leave { $place }: no way is { $count } steps long
}
topological-nowhere-to = { $count ->
    [1] The top checker cannot leave { $from }: no field is beside it
   *[other] { $count } checkers cannot leave { $from }: no way is { $count } steps long
}
topological-not-so-far = { $count ->
    [1] From { $from }, one checker goes exactly one step, and { $to } is not one step away. It can go to: { $list }
   *[other] From { $from }, { $count } checkers go exactly { $count } steps, and { $to } is not that far along any way. They can go to: { $list }
}
topological-only-twice = From { $from }, { $count } checkers do not get to { $to }: the way would visit a field twice. They can go to: { $list }
topological-not-straight = { $count ->
    [1] From { $from }, one checker goes exactly one step, and { $to } is not one step away. It can go to: { $list }
   *[other] From { $from }, { $count } checkers go exactly { $count } steps straight on, and { $to } does not lie there. They can go to: { $list }
}
topological-unreachable = However many checkers are taken, they do not get from { $from } to { $to }
topological-how-many = Say how many checkers to take from { $place } and where they go
topological-number-missing = Say how many checkers go from { $from } to { $to }: { $list }

## Counts that end the game
topological-limit-pass = A pass was played: a second one ends the game
topological-limit-period = { $changed ->
    [yes] Period: { $moves ->
        [one] { $moves } move left
       *[other] { $moves } moves left
    }
   *[no] Period: { $moves ->
        [one] { $moves } move left
       *[other] { $moves } moves left
    }; the game ends then unless captives change
}
topological-limit-repeated = A period began this way before: the third time ends the game

## The guide of a first game
web-guide-topological-goal = Hold more captives, enemy checkers in your stacks, than your opponent when the game ends.
web-guide-topological-turn-1 = First lay out the board: in turn, each player lays a checker beside those already laid.
web-guide-topological-turn-2 = { $path ->
    [straight] Then move stacks: take some checkers from the top of your stack and go exactly that many steps in a straight line.
   *[any] Then move stacks: take some checkers from the top of your stack and go exactly that many steps from field to field.
}
web-guide-topological-turn-3 = Land on an empty field or on any stack: the colour on top owns the stack. You may pass, but two passes in a row end the game.
web-guide-topological-piece-checker = whoever has the top checker owns the whole stack
web-guide-topological-tray-hand = Checkers that are still to be laid
web-guide-topological-tray-captives = Enemy checkers in your stacks: your score, beside your name
