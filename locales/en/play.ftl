# Games, seats, pieces, ends.
game-cyclic = Russian Cyclic Checkers
game-backups = Checkers with Backups
game-turkish = Turkish Draughts
game-martian = Martian Chess
game-topological = Topological Checkers

game-cyclic-about = Russian draughts in which you may capture your own men and drop them back.
game-backups-about = Russian draughts in which the men you lose pay for saving a line and bringing it back.
game-turkish-about = Draughts along ranks and files, with kings that cross the whole board.
game-martian-about = Pieces without colours: they belong to whoever’s quadrant they stand in.
game-topological-about = Lay out the board together, then move and capture stacks.

option-restore = A restore comes
option-restore-instead = instead of a move
option-restore-after = after the move
option-players = Players
option-checkers = Checkers each
option-period = Moves in a period
option-path = The way of a stack
option-path-any = any
option-path-straight = straight

seat-white = White
seat-black = Black
seat-number = Player { $number }

piece-man = man
piece-king = king
piece-pawn = pawn
piece-drone = drone
piece-queen = queen
piece-checker = checker

outcome-win = { $winners } won
outcome-draw = Draw
reason-no-pieces = the opponent has no pieces left
reason-no-moves = the opponent has no move
reason-single-man = several men against a single man
reason-one-each = one piece each
reason-empty-quadrant = a quadrant is empty
reason-threefold = the position stood for the third time
reason-quiet-limit = too long without progress
reason-two-passes = both players passed
reason-period = a whole period in which the captures did not change
reason-period-repeated = a period began the same way for the third time
reason-resignation = resignation
reason-agreement = agreed
reason-aborted = the game was aborted
reason-time = time ran out
diagram-form = “{ $part }” is no diagram: expected name, game, position and, if wanted, a move, with tabs between them
