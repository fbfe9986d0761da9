# Games, seats, pieces, ends.
seat-white = White
seat-black = Black
seat-number = Player { $number }

piece-man = man
piece-king = king

outcome-win = { $winners } won
outcome-draw = Draw
reason-no-pieces = the opponent has no pieces left
reason-no-moves = the opponent has no move
reason-threefold = threefold repetition
reason-quiet-limit = too long without progress
reason-resignation = resignation
reason-agreement = agreed
reason-aborted = the game was aborted
reason-time = time ran out
diagram-form = “{ $part }” is no diagram: expected name, game, position and, if wanted, a move, with tabs between them
