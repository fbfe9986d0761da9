# The board in words: what stands where, what happens in a move.
web-board-board = Board
web-board-zoom-in = Zoom in
web-board-zoom-out = Zoom out
web-board-fit = Fit the board
web-board-empty = empty
web-board-light = light square
web-board-white = white
web-board-black = black
web-board-piece = { $colour ->
    [white] white { $piece }
    [black] black { $piece }
   *[none] { $piece }
}
web-board-stack = stack of { $count }, from the bottom: { $list }
web-board-chosen = chosen
web-board-lit = can be chosen
web-board-taken = { $count ->
    [one] { $count } checker in hand
   *[other] { $count } checkers in hand
}
web-board-reserve = { $seat }, reserve: { $count }
web-board-repository = { $seat }, repository: { $count }
web-board-hand = { $seat }, still to lay: { $count }
web-board-backup = { $seat }, backup of { $kind ->
    [file] file { $line }
   *[rank] rank { $line }
}: { $pieces }
web-board-backup-empty = no pieces
web-board-build = Build a backup of { $kind ->
    [file] file { $line }
   *[rank] rank { $line }
}, cost { $price }

web-said = { $seat }: { $what }
web-said-move = { $piece } from { $from } to { $to }
web-said-stack = { $count ->
    [one] { $count } checker from { $from } to { $to }
   *[other] { $count } checkers from { $from } to { $to }
}
web-said-taken = captured: { $list }
web-said-own = own { $piece }
web-said-become-king = becomes a king
web-said-become-queen = becomes a queen
web-said-become-drone = becomes a drone
web-said-drop = { $piece } dropped on { $place }
web-said-lay = checker laid on { $place }
web-said-restore = restores { $kind ->
    [file] file { $line }
   *[rank] rank { $line }
}: { $list }
web-said-discard = to the basket: { $list }
web-said-build = builds a backup of { $kind ->
    [file] file { $line }
   *[rank] rank { $line }
}
web-said-pass = passes
web-said-nothing = nothing
web-said-laying = You can lay a checker on: { $list }
web-said-pieces = { $kind ->
    [man] { $count ->
        [one] man
       *[other] men
    }
    [king] { $count ->
        [one] king
       *[other] kings
    }
    [queen] { $count ->
        [one] queen
       *[other] queens
    }
    [drone] { $count ->
        [one] drone
       *[other] drones
    }
    [pawn] { $count ->
        [one] pawn
       *[other] pawns
    }
   *[checker] { $count ->
        [one] checker
       *[other] checkers
    }
} { $list }

web-board-finish = Finish the move
web-board-cancel = Cancel
web-board-pass = Pass
