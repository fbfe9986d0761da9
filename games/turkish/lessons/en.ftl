# The lesson of Turkish Draughts.

learn-turkish-step-aside-title = Step aside
learn-turkish-step-aside-task = Men go straight: one square forward, left or right. Your man on d4 is about to be jumped from d5, and it cannot take. Bring it to safety.
learn-turkish-step-aside-hint = It cannot go forward and never goes back. To the side it can.
learn-turkish-step-aside-done = Men meet head-on along files and side by side along ranks. Diagonal neighbours do each other no harm.

learn-turkish-three-sides-title = Three directions
learn-turkish-three-sides-task = A man captures forward, left and right, never backward, and keeps going while it can. Take three men in one move.
learn-turkish-three-sides-hint = First to the right over c4, then up, then left.
learn-turkish-three-sides-done = Capture is compulsory, and one move may go in all three directions.

learn-turkish-majority-title = The most
learn-turkish-majority-task = Your men could take one man here or there, but only the capture that takes the most is legal. Find it.
learn-turkish-majority-hint = Count from d4: where is there a second man to jump?
learn-turkish-majority-done = Two beat one, and the rule even made you a king. It binds your opponent in the same way: count before you offer anything.

learn-turkish-landing-title = A safe landing
learn-turkish-landing-task = A king jumps a man at any distance and lands on any free square behind it. Take d4, and land where nobody can take your king.
learn-turkish-landing-hint = A black man takes to the side as well: look at ranks 6 and 7.
learn-turkish-landing-done = The jump is compulsory, the landing is yours to choose. A king is worth a long look.
learn-turkish-landing-wrong-beside = There a black man is beside your king and takes it sideways. Choose another square.

learn-turkish-off-at-once-title = Off at once
learn-turkish-off-at-once-task = Every piece you jump leaves the board at once, and its square is free for the rest of the move. Take all five with your king.
learn-turkish-off-at-once-hint = Clear c5 first, go round by the right side, and come down file c.
learn-turkish-off-at-once-done = On the way down you passed c5, where there was a man when you began.

learn-turkish-no-turning-title = No turning back
learn-turkish-no-turning-task = Your king can take upward or downward, but not both: between two jumps it may not turn by 180 degrees. Take the one that matters.
learn-turkish-no-turning-hint = Which of the two would become a king with the next step?
learn-turkish-no-turning-done = A king may turn left or right, but not straight back. You took the dangerous man.
learn-turkish-no-turning-wrong-up = Now d2-d1 makes a king, and your advantage is gone. The man on d2 was the urgent one.

learn-turkish-still-a-man-title = Still a man
learn-turkish-still-a-man-task = A man that reaches the last rank while capturing is not a king yet: it continues sideways as a man. Take three.
learn-turkish-still-a-man-hint = Over f7 to f8, then left, jump by jump.
learn-turkish-still-a-man-done = It became a king when the move was over, on b8.

learn-turkish-single-man-title = Two against one
learn-turkish-single-man-task = A side that is left with a single man and no king has lost against two or more men. Give one man and take one, and it is over.
learn-turkish-single-man-hint = The men on f3 and g3 are side by side, and h3 cannot jump them. Call f3 away.
learn-turkish-single-man-done = Black has one man left, you have two: the game ends there. Such endings are won by counting.

learn-turkish-one-each-title = One piece each
learn-turkish-one-each-task = Two against four, with a black king among them: this looks lost. But with one piece left on each side the game is drawn. Save yourself.
learn-turkish-one-each-hint = Your king would take several men if there were one on file f. Make h5 go there.
learn-turkish-one-each-done = Three men for one: one piece each, a draw. A lost game is worth a last look.

learn-turkish-lure-title = The lure
learn-turkish-lure-task = One man and a king on each side. Make the black king take, where it suits you, and win.
learn-turkish-lure-hint = On which square would you like to have the black king, so that yours can take it and h4 too?
learn-turkish-lure-done = A king has to take even when its owner would rather not. Your man chose the square for it.
learn-turkish-lure-wrong-draw = The king takes, you take the king, and one piece is left on each side: a draw. You can take more than the king.

learn-turkish-seven-title = Seven at one stroke
learn-turkish-seven-task = Seven black men against a man and a king. Give the man, and take everything that is left.
learn-turkish-seven-hint = One man is missing on your king’s file. e7 can be brought there.
learn-turkish-seven-done = All seven in one move, possible only because each is taken off at once.

learn-turkish-let-him-count-title = Let Black count
learn-turkish-let-him-count-task = Black is far ahead, and the black king attacks. Use the majority rule: let it take two, and then take everything.
learn-turkish-let-him-count-hint = You need a king, at once. Whatever Black would like to do, two must be taken; then look where the black king is.
learn-turkish-let-him-count-done = The majority rule dragged the black king to h5, and your new king took seven. Count for both sides before every move.
learn-turkish-let-him-count-wrong-one = Now the black king takes one man only and stays where it is safe. Leave it two to take.
