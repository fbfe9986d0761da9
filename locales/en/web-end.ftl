# The end of a game, statistics, levels with their faces.

web-stats-tally = Won { $won }, drawn { $drawn }, lost { $lost }
web-stats-none = Not played yet

web-setup-opponent = Opponent
web-setup-person-about = Two people take turns on this device
web-setup-level-of = { $name }, level { $level }
web-setup-suggested = next for you
web-setup-mixed = Several levels: see each player below
web-setup-side = Your side
web-setup-each = Each player
