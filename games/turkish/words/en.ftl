# Turkish Draughts: why a move is not legal.

turkish-majority = This capture takes { $count }, but { $max } can and must be taken: { $list }
turkish-turn = Between two jumps a king may not turn back: not from { $from } to { $to }
turkish-capture-back = A man does not capture backward: not from { $from } to { $to }
turkish-diagonal = Pieces move along ranks and files only: not from { $from } to { $to }
turkish-man-far = A man steps one square only: not from { $from } to { $to }
turkish-one-step = Nothing is captured, so the move ends on { $to }
turkish-blocked = The way is blocked at { $place }
turkish-no-move = The piece on { $place } has nowhere to go
