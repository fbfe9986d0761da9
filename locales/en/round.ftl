# A game being played: clocks, wishes, turns.
round-clock = “{ $part }” is no clock: minutes, and seconds added by every move, are expected, as in 5+3, 10 or 0:30+1
round-over = The game is over
round-not-your-turn = It is not your turn: seat { $number } is to move
round-nothing-asked = There is nothing to agree to or to refuse
round-asked-already = Another question waits for its answer
round-nothing-back = There is nothing to take back
