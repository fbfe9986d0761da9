# Games, seats, pieces, ends.
seat-white = White
seat-black = Black
seat-number = Player { $number }

piece-man = man
piece-king = king

outcome-win = { $side ->
    [white] White won
    [black] Black won
    [team] Players { $number } and { $ally } won
   *[other] Player { $number } won
}
outcome-draw = Draw
reason-no-pieces = { $loser ->
    [white] White has no pieces left
    [black] Black has no pieces left
   *[other] no pieces left
}
reason-no-moves = { $loser ->
    [white] White has no legal moves
    [black] Black has no legal moves
   *[other] no legal moves
}
reason-threefold = threefold repetition
reason-quiet-limit = too long without progress
reason-resignation = { $loser ->
    [white] White resigned
    [black] Black resigned
    [player] player { $number } resigned
    [team] players { $number } and { $ally } resigned
   *[other] resignation
}
reason-agreement = by agreement
reason-aborted = the game was aborted
reason-time = { $loser ->
    [white] White ran out of time
    [black] Black ran out of time
    [player] player { $number } ran out of time
   *[other] time ran out
}
reason-abandoned = { $loser ->
    [white] White left the game
    [black] Black left the game
    [player] player { $number } left the game
   *[other] the game was abandoned
}
diagram-form = “{ $part }” is not a diagram: expected name, game, position and, optionally, a move, separated by tabs
