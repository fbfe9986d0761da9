# The name of the game, and what is said of it alone.
game-turkish = Turkish Draughts
game-turkish-about = Draughts along ranks and files, with kings that cross the whole board.
reason-single-man = { $loser ->
    [white] White has a single man left
    [black] Black has a single man left
   *[other] a single man against several
}
reason-one-each = one piece each
web-about-by-turkish = a traditional game, known as Dama
web-learn-about-turkish = Straight captures, flying kings, the duty to take the most.
cli-forms-turkish =
    d3-d4       a step
    b4xf4xf7    a capture: every landing square
    b4xf7       a capture by its first and last square, where only one fits

# Turkish Draughts: why a move is not legal.

turkish-majority = This capture takes { $count }, but { $max } can and must be taken: { $list }
turkish-turn = Between two jumps a king may not turn back: not from { $from } to { $to }
turkish-capture-back = A man does not capture backward: not from { $from } to { $to }
turkish-diagonal = Pieces move along ranks and files only: not from { $from } to { $to }
turkish-man-far = A man steps one square only: not from { $from } to { $to }
turkish-one-step = Nothing is captured, so the move ends on { $to }
turkish-blocked = The way is blocked at { $place }
turkish-no-move = The piece on { $place } has nowhere to go

## Counts that end the game
turkish-limit-quiet =
    Draw in { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } without a capture or a man’s step forward

## The guide of a first game
web-guide-turkish-goal = Capture or block all enemy pieces; several men against a single man win too.
web-guide-turkish-turn-1 = Move a man one square forward or sideways, or a king any distance along a rank or file.
web-guide-turkish-turn-2 = If you can capture, you must, and in the way that takes the most pieces.
web-guide-turkish-turn-3 = Each captured piece is removed at once, so its square is free for the rest of the capture.
web-guide-turkish-piece-man = steps and captures forward, left or right, never backward or diagonally
web-guide-turkish-piece-king = slides any distance in four directions; a man that ends its move on the last rank becomes a king
