# The name of the game, and what is said of it alone.
game-martian = Martian Chess
game-martian-about = Pieces have no colour: each belongs to the player whose quadrant it is in.
option-players = Players
piece-pawn = pawn
piece-drone = drone
piece-queen = queen
reason-empty-quadrant = a quadrant is empty
web-about-by-martian = a game by Andrew Looney
web-learn-about-martian = Moves, captures and merges of pieces that belong to their quadrant.
cli-forms-martian =
    c3-d4       a move
    c4xc6       a capture in another quadrant
    b2=c3       a merge of two of your own pieces
    pass        only when you have no move
cli-pieces-pawn = { $count ->
    [1] pawn
   *[other] pawns
}
cli-pieces-drone = { $count ->
    [1] drone
   *[other] drones
}
cli-pieces-queen = { $count ->
    [1] queen
   *[other] queens
}

# Martian Chess: why a position text is not a position.
martian-text-ranks = A board has eight ranks with “/” between them, not “{ $part }”
martian-text-rank = The rank “{ $part }” does not add up to { $files } squares
martian-text-piece = “{ $part }” on rank { $rank } is neither a piece (Q, D, P) nor a number of empty squares
martian-text-quadrants = More than one quadrant is empty, those of players { $list }: the game ends with the first
martian-text-seat = The player to move is a number from 1 to { $seats }, not “{ $part }”
martian-text-points = The points of { $seats } players are expected, separated by commas, not “{ $part }”
martian-text-sum = Too many points: { $standing } on the board, { $count } with those captured, but the game has only { $max }
martian-text-no-return = The last field is a crossing of the border such as d4d5, or “-”, not “{ $part }”
martian-text-no-return-four = The no-return rule is for two players only: with four, write “-” in place of “{ $part }”
martian-text-no-return-border = { $from }–{ $to } is not a forbidden return: the piece must have come from the other player’s half into that of the player to move
martian-text-no-return-nobody = { $from }–{ $to } is not a forbidden return: there is no piece on { $to }
martian-text-no-return-occupied = { $from }–{ $to } is not a forbidden return: { $from } must be empty, since the piece has just left it
martian-text-no-return-way = { $from }–{ $to } is not a forbidden return: the piece on { $to } cannot have come from { $from } in one move

# Why an attempt is not a move.
martian-over = The game is over: the quadrant of player { $seat } is empty
martian-not-yours = The piece on { $place } is not yours: it is in the quadrant of player { $seat }
martian-no-moves = The piece on { $place } has nowhere to go
martian-pawn = A pawn moves one square diagonally: it does not get from { $from } to { $to }
martian-drone = A drone moves one or two squares along a rank or a file: it does not get from { $from } to { $to }
martian-queen = A queen moves in a straight line, along a rank, a file or a diagonal: { $from } and { $to } are not on one
martian-blocked = The way from { $from } to { $to } is blocked at { $place }
martian-no-return = No-return rule: the piece has just come from { $to } to { $from } and may not go back at once
martian-merge-queen = A queen cannot merge: { $from } and { $to } stay as they are
martian-merge-drones = Two drones do not merge ({ $from }, { $to })
martian-merge-has-queen = A pawn and a drone become a queen only if you have none, and you have one: { $list }
martian-merge-has-drone = Two pawns become a drone only if you have none, and you have one: { $list }
martian-is-a-merging = “{ $part }” is a merge: write { $right }
martian-not-a-merging = “{ $part }” is not a merge: write { $right }
martian-pass = You can pass only when nothing can move; you can play, for example, { $list }

## Counts that end the game
martian-limit-quiet =
    The game ends in { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } without a capture

## The guide of a first game
web-guide-martian-goal = { $players ->
    [4] When a quadrant is empty, the team with more points wins.
   *[2] When a quadrant is empty, the player with more points wins.
}
web-guide-martian-turn-1 = Move any piece in your quadrant: a piece belongs to the player in whose quadrant it is, whatever its colour.
web-guide-martian-turn-2 = Land on a piece in another quadrant to capture it and score; your piece then belongs to that quadrant’s owner.
web-guide-martian-turn-3 = In your quadrant two pieces can merge: two pawns make a drone, a pawn and a drone make a queen, if you have none of that kind there.
web-guide-martian-piece-queen = any distance in any direction; 3 points
web-guide-martian-piece-drone = one or two squares along a rank or file; 2 points
web-guide-martian-piece-pawn = one square diagonally, in any direction; 1 point
