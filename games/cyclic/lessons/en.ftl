# The lesson of Russian Cyclic Checkers.

learn-cyclic-last-rank-title = To the last rank
learn-cyclic-last-rank-task = A man steps one square diagonally forward; on the last rank it becomes a king. Take your man from c7 to the last rank.
learn-cyclic-last-rank-hint = Both b8 and d8 will do.
learn-cyclic-last-rank-done = A king goes forward and backward, as far as the diagonal is free.

learn-cyclic-chain-title = Forward and back
learn-cyclic-chain-task = A man captures by jumping an adjacent enemy onto the empty square behind it, and keeps going while it can. Take both black men within reach.
learn-cyclic-chain-hint = Jump d4 first. Steps go forward only, but jumps go backward too.
learn-cyclic-chain-done = Two jumps, one move: a capture that has begun is played to its end.

learn-cyclic-king-landing-title = Where the king stops
learn-cyclic-king-landing-task = Your king takes d4 from afar and may land on any free square behind it, as long as it can keep capturing from there. Find the square.
learn-cyclic-king-landing-hint = From which square on the long diagonal can the king jump g5?
learn-cyclic-king-landing-done = If there is a square from which it can keep capturing, the king has to stop on one.

learn-cyclic-must-take-title = Enemies first
learn-cyclic-must-take-task = You are Black, with a man in reserve. But a white man can be taken directly, and then nothing else is allowed: no step, no drop. Take it.
learn-cyclic-must-take-hint = The white man on g5 can be jumped from two sides. Either will do: there is no duty to take the most.
learn-cyclic-must-take-done = Taking an enemy directly comes before everything else. Keep it in mind: your opponent is bound by it too.

learn-cyclic-own-man-title = Capturing your own
learn-cyclic-own-man-task = No enemy is within reach yet, so a capture may begin with one of your own men. Jump any of them: it goes to your reserve.
learn-cyclic-own-man-hint = A man on the second rank can jump a man of the third, for instance d2 over e3 to f4.
learn-cyclic-own-man-done = The man is not lost: from your next turn on you may drop it on any empty dark square of your first four ranks.

learn-cyclic-bridge-title = The bridge
learn-cyclic-bridge-task = The two black men on e5 and g5 seem safe. Jump one of your own men first, and the way to both is open.
learn-cyclic-bridge-hint = Which of your men, taken by a neighbour, leads to a square beside e5?
learn-cyclic-bridge-done = Your own man was the bridge. Look for such jumps in every position, your opponent’s too.
learn-cyclic-bridge-wrong-other-own = One of your own is taken, but no black man with it. Choose the jump that ends beside e5.

learn-cyclic-free-choice-title = A free choice
learn-cyclic-free-choice-task = The capture must begin with the enemy on b2. But once you have jumped a man of your own, you choose freely. Take both black men.
learn-cyclic-free-choice-hint = From a3 to c1 and over d2 to e3: there two ways are open to you.
learn-cyclic-free-choice-done = Before the first own man enemies go first; after it every jump is your choice.
learn-cyclic-free-choice-wrong-own = On e3 you took your own man on f4, and Black’s last man escapes. You were free to take f2.

learn-cyclic-drop-guard-title = Stop the threat
learn-cyclic-drop-guard-task = The king on a1 threatens b2, because c3 behind it is empty. You have a man in reserve: drop it where it stops the threat, then see what is left to Black.
learn-cyclic-drop-guard-hint = Fill the square behind the attacked man.
learn-cyclic-drop-guard-done = The drop did not only save a man: it walled the king in, and Black ran out of moves. A side that cannot move loses.
learn-cyclic-drop-guard-wrong-step = Now b2 is empty and the king is free again. The man in hand does better.

learn-cyclic-empty-board-title = Nothing but a reserve
learn-cyclic-empty-board-task = You have no man on the board, and Black is one step from a king. But you have a man in hand: one drop wins.
learn-cyclic-empty-board-hint = Black has exactly one move. Take it away.
learn-cyclic-empty-board-done = A side without pieces is in the game as long as it has a reserve, and a man without a move is lost.

learn-cyclic-bait-title = A man as bait
learn-cyclic-bait-task = Two men against four, and one of the four is about to become a king. Drop your man where Black is forced to take it, and clear the board.
learn-cyclic-bait-hint = One black man is not in line with the others. Bring it there: it must take whatever can be taken.
learn-cyclic-bait-done = A man may be dropped under attack. The duty to capture did the rest.
learn-cyclic-bait-wrong-other-man = That takes one man and lets the others go. The man on g1 can take them all.

learn-cyclic-own-king-title = A king for a man
learn-cyclic-own-king-task = The black king defends well. Give away something that seems too dear, and win at once.
learn-cyclic-own-king-hint = In the reserve a king is only a man, but on d4 it is a bridge to b4.
learn-cyclic-own-king-done = You took your own king to get the enemy’s. Rarely right, but sometimes the only win.

learn-cyclic-trapdoor-title = The trapdoor
learn-cyclic-trapdoor-task = The king on e1 attacks your man on f2. Do not save it: let the king take, and make sure that it does not come back.
learn-cyclic-trapdoor-hint = After e1xg3 the king is between h2 and f4.
learn-cyclic-trapdoor-done = The king had to take, and the drop was waiting behind it. The last black man had only one step, into your arms.
learn-cyclic-trapdoor-wrong-guard = The man is guarded, but the king walks away and plays on. There is more in it.

learn-cyclic-two-gifts-title = Two gifts
learn-cyclic-two-gifts-task = Five black men, one of them about to become a king. Give two men away, in the right order, and your king takes four.
learn-cyclic-two-gifts-hint = Black’s a3 and g7 are in the wrong places for you. Make them take, and they come to better ones: begin with the drop.
learn-cyclic-two-gifts-done = Each gift led a black man onto the king’s road. A reserve turns quiet positions into combinations.
learn-cyclic-two-gifts-wrong-first = The right idea, the wrong order: now your king takes two, but b2 becomes a king. Prepare the road first.

learn-cyclic-round-trip-title = The round trip
learn-cyclic-round-trip-task = Everything this game has: a drop, a forced reply, and a capture through your own man that ends with a king. Find it.
learn-cyclic-round-trip-hint = The man on f4 can start over e3. A black man on c5 would lengthen its journey.
learn-cyclic-round-trip-done = One own man and four enemies in a single move. That is Cyclic Checkers.
learn-cyclic-round-trip-wrong-early = Too early: the journey ends on b4, and a5 takes you. First bring a black man to c5.
