# Solving small games.

cli-about-solve = Solve a small game: its result with best play, proved
cli-more-solve =
    Only Topological Checkers with few checkers can be solved. For example:
      doska solve topological --checkers 3
      doska solve "topological?checkers=4&period=2"
    More captives win, and each side plays for the largest lead. Ctrl-C stops it and prints what is proved so far.

cli-flag-checkers = Checkers per player, as the option of that name
solve-hash = Memory in megabytes, 512 by default
solve-game = “{ $part }” cannot be solved: only topological can
solve-checkers = { $part } checkers a player are too many to solve: at most { $most }
solve-draw = Draw
solve-win = { $side ->
    [white] White wins
    [black] Black wins
   *[other] Player { $number } wins
}; captives ahead: { $least }
solve-win-between = { $side ->
    [white] White wins
    [black] Black wins
   *[other] Player { $number } wins
}; captives ahead: { $least } to { $most }
solve-between = Unsolved. White’s captives minus Black’s: from { $low } to { $high }
solve-line = Best play: { $line }
solve-effort = Positions { $positions }, seconds { $seconds }
solve-interrupted = Interrupted: this is proved so far
solve-open = Undecided: the rule of repeated periods decides between these
