# The end of a game, statistics, levels with their faces.
web-end-won = You won
web-end-lost = You lost
web-end-score = Score { $own }–{ $other }
web-end-first-win = First win against this level
web-end-close = Close
web-end-key = Key moment
web-end-key-finding = Looking for the key moment…
web-end-key-none = No single mistake decided this game
web-end-key-move = Move { $number }: { $move }, better { $better }
web-end-key-back = Back to the final position
web-end-review = Review
web-end-next = Next: { $name }
web-end-easier = Easier: { $name }
web-end-share = Share
web-end-share-title = Share this game
web-end-share-alt = { $end }. { $game }
web-end-send = Share
web-end-download = Download picture
web-end-link = Link to the game
web-end-copy = Copy link
web-end-copied = Link copied
web-end-copy-failed = Select the link and copy it

web-stats-title = Against the engine
web-stats-tally = Won { $won }, drawn { $drawn }, lost { $lost }
web-stats-none = Not played yet
web-stats-best = Best win: { $name }

web-setup-opponent = Opponent
web-setup-person-about = Two people take turns on this device
web-setup-level-of = { $name }, level { $level }
web-setup-suggested = next for you
web-setup-mixed = Several levels: see each player below
web-setup-side = Your side
web-setup-each = Each player

web-home-continue = Continue
web-home-recent = Recent games
web-home-move = Move { $number }
web-home-people = One device
