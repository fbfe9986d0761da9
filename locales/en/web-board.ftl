# The board in words: for screen readers, and the buttons beside it.
web-board-board = Board
web-board-empty = empty
web-board-man =
    { $colour ->
        [white] white man
       *[black] black man
    }
web-board-king =
    { $colour ->
        [white] white king
       *[black] black king
    }
web-board-checker =
    { $colour ->
        [white] white
       *[black] black
    }
web-board-pawn = pawn
web-board-drone = drone
web-board-queen = queen
web-board-stack = stack of { $count }, from the top: { $list }
web-board-zone = player { $number }
web-board-chosen = chosen
web-board-lit = can be chosen
web-board-reserve =
    { $seat ->
        [white] White’s reserve
       *[black] Black’s reserve
    }: { $count }
web-board-repository =
    { $seat ->
        [white] White’s repository
       *[black] Black’s repository
    }: { $count }
web-board-hand =
    { $seat ->
        [white] White’s checkers to lay
       *[black] Black’s checkers to lay
    }: { $count }
web-board-backup =
    { $seat ->
        [white] White’s backup
       *[black] Black’s backup
    } of { $kind ->
        [file] file
       *[rank] rank
    } { $line }: { $list }
web-board-sign-m = man
web-board-sign-k = king
web-board-sign-none = nothing
web-board-build =
    Save { $kind ->
        [file] file
       *[rank] rank
    } { $line }
web-board-zoom-in = Larger
web-board-zoom-out = Smaller
web-board-fit = The whole board
web-board-finish = End the move here
web-board-cancel = Give up the move
web-board-pass = Pass
