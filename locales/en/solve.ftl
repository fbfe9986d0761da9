# Solving small games.

cli-about-solve = Solve a small game: its result with best play, proved
cli-more-solve =
    Only Topological Checkers with few checkers can be solved. For example:
      doska solve topological --checkers 3
      doska solve "topological?checkers=4&period=2"
    More captives win; each side gets as many more than the other as it can. Ctrl-C ends it and prints what is proved until then.

cli-flag-checkers = How many checkers each player has, as the option of that name
solve-hash = Megabytes of memory, 512 by default
solve-game = “{ $part }” cannot be solved: only topological can
solve-checkers = A game with { $part } checkers a player is too large to be solved: at most { $most }
solve-draw = A draw
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
solve-interrupted = Interrupted: this was proved until then
solve-open = Not settled: the rule of repeated periods decides between these
