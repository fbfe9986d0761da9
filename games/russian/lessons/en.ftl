# The lesson of Russian Draughts.

learn-russian-step-title = One step forward
learn-russian-step-task = Only the dark squares are used. A man steps one square diagonally forward. Move the man on c3.
learn-russian-step-hint = From c3 a step leads to b4 or to d4.
learn-russian-step-done = Men never step back, so think before you step.

learn-russian-must-take-title = You must capture
learn-russian-must-take-task = A man captures by jumping an enemy beside it onto the empty square behind. If you can capture, you must: no other move is allowed. Take the black man.
learn-russian-must-take-hint = Jump from c3 over d4 to e5.
learn-russian-must-take-done = Captures are compulsory for both sides. Soon you will use that against your opponent.

learn-russian-backward-title = Backward too
learn-russian-backward-task = Men step forward only, but they capture in all four directions. Take the man behind you.
learn-russian-backward-hint = Jump from e5 over d4 to c3.
learn-russian-backward-done = A man that has gone past yours is not safe yet.

learn-russian-chain-title = Jump after jump
learn-russian-chain-task = If another enemy can be jumped from where you landed, the capture continues. Take three men in one move.
learn-russian-chain-hint = Start on b2 and jump c3, e5 and g5.
learn-russian-chain-done = A capture, once begun, is played to its end. You may not stop halfway.

learn-russian-last-rank-title = A king
learn-russian-last-rank-task = A man that reaches the last rank becomes a king. Take the man from c7 to the last rank.
learn-russian-last-rank-hint = Both b8 and d8 will do.
learn-russian-last-rank-done = A king moves forward and backward, as far as the diagonal is free.

learn-russian-king-takes-title = From afar
learn-russian-king-takes-task = A king jumps the first enemy on its diagonal from any distance, if there is room behind it, and lands on any free square there. Take the man on d4.
learn-russian-king-takes-hint = Every square from e5 to h8 will do.
learn-russian-king-takes-done = A king strikes across the whole board. That is why it is worth about three men.

learn-russian-king-landing-title = Where the king stops
learn-russian-king-landing-task = Behind d4 the king has four squares to land on, but only one from which it can go on capturing. Find it.
learn-russian-king-landing-hint = From which square on the long diagonal can the king jump g5?
learn-russian-king-landing-done = If there is a square from which it can keep capturing, the king must land on one.

learn-russian-king-midway-title = A king on the way
learn-russian-king-midway-task = A man that reaches the last rank in the middle of a capture becomes a king at once and continues as a king. Take all four.
learn-russian-king-midway-hint = Over e7 to f8, and from there with a king’s long jumps: h6, e3, c1.
learn-russian-king-midway-done = Four men in one move, the last three of them taken by the new king.

learn-russian-ring-title = Round the ring
learn-russian-ring-task = Jumped pieces stay on the board until the move ends, and none may be jumped twice. But the square you came from counts as empty. Take all four men.
learn-russian-ring-hint = Go round, clockwise or the other way: the journey ends where it began.
learn-russian-ring-done = Four men gone, and your man is back on e3.

learn-russian-choice-title = More is not always better
learn-russian-choice-task = You can take two men or one: you are free to choose. Choose the capture that wins.
learn-russian-choice-hint = Take the one that makes you a king. Black then has a capture to make as well. What does the king see after it?
learn-russian-choice-done = One man and a king were worth more than two men. There is no duty to take the most.
learn-russian-choice-wrong-most = Two men, but Black fights on. The other capture makes a king.

learn-russian-locked-title = Locked in
learn-russian-locked-task = A side that cannot move loses, even with men on the board. Leave Black without a move.
learn-russian-locked-hint = The man on g3 has one step left, and h4 is behind it.
learn-russian-locked-done = Neither man can step or capture: e1 and h2 hold everything. You won without taking a piece.

learn-russian-gift-title = A gift
learn-russian-gift-task = Two men against three. Give one away so that Black’s capture opens a road for you.
learn-russian-gift-hint = Offer the man on g5. After the forced capture h6 has something to jump.
learn-russian-gift-done = A combination: you give, Black has to take, and you take more.
learn-russian-gift-wrong-run = You get a king, but so does Black. There is a move that wins at once.

learn-russian-king-shot-title = The king waits
learn-russian-king-shot-task = Black’s h8 attacks your man on g7. Let it be taken, and put your king where the forced capture lets it take everything.
learn-russian-king-shot-hint = After h8xf6 four black men are in the way of a king on e3.
learn-russian-king-shot-done = The king took four in one move, landing each time where it could keep capturing.
learn-russian-king-shot-wrong-three = Three men, and one gets away. From another square the king takes four.

learn-russian-two-for-three-title = Two for the road
learn-russian-two-for-three-task = Everything together: a gift, a forced reply, a king in mid-capture. Find the way through.
learn-russian-two-for-three-hint = Step beside c7. Black will have to take two men on the other wing.
learn-russian-two-for-three-done = Two men given, three taken, a king made, and the last black man had to step into it. That is Russian draughts.
learn-russian-two-for-three-wrong-other = Now e7 takes your man, and the way to the last rank stays shut.
