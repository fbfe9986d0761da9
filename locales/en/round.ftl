# A game being played: clocks, offers, turns.
round-clock = “{ $part }” is not a time control: expected minutes and increment in seconds, as in 5+3, 10 or 0:30+1, minutes and a delay, as in 5d3, or days for each move, as in 3days
round-left = { $count } clocks do not fit { $seats } players
round-seat = This game has no such seat: seats are numbered from 0 to { $most }
round-over = The game is over
round-not-your-turn = It is player { $number }’s turn
round-paused = The game is paused
round-stale = { $ply ->
    [one] The position has changed ({ $ply } ply played). Look at the board again
   *[other] The position has changed ({ $ply } plies played). Look at the board again
}
round-no-offer = No offer to answer
round-offer-pending = Another offer is waiting for an answer
round-declined = This offer was declined. It can be made again after the next move
round-offers = At most { $most } offers can be made in one game
round-log-empty = The event log is empty
round-log-event = Event { $version } of the log does not fit the game before it
round-nothing-back = Nothing to take back

# Moves as people type them. `typed-pass` lists the words for a pass, with commas.
typed-foreign = “{ $part }” has non-Latin letters. Squares are written a to h
typed-pass = pass
