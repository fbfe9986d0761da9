# A game being played: clocks, wishes, turns.
round-clock = “{ $part }” is no clock: minutes, and seconds added by every move, are expected, as in 5+3, 10 or 0:30+1
round-left = { $count } clocks do not fit { $seats } seats
round-seat = There is no seat { $part } here: seats are numbered from 0 to { $most }
round-over = The game is over
round-not-your-turn = It is not your turn: seat { $number } is to move
round-nothing-asked = There is nothing to agree to or to refuse
round-asked-already = Another question waits for its answer
round-nothing-back = There is nothing to take back

# Moves as people type them. `typed-pass` lists the words for a pass, with commas.
typed-foreign = There are non-Latin letters in “{ $part }”. Squares are written a to h
typed-pass = pass
