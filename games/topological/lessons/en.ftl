# The lesson of Topological Checkers.

learn-topological-lay-title = The board grows
learn-topological-lay-task = There is no board yet: you lay it out of your checkers, in turn. White has begun; you are Black. Lay a checker beside White’s: left, right, above or below.
learn-topological-lay-hint = Any of the four squares will do, but no diagonal.
learn-topological-lay-done = When all checkers are laid, their squares are the fields, for the whole game.

learn-topological-between-title = An enemy between
learn-topological-between-task = Good layouts have two of your checkers one apart with an enemy between them: one steps onto the enemy, the other covers it. Lay yours like that.
learn-topological-between-hint = Lay it beside the black checker. Angles do not matter, only who is beside whom.
learn-topological-between-done = From both sides one step leads onto the black checker. You will see what that is worth.
learn-topological-between-wrong-own = This lies beside your own checker; the black one has only one of yours at its side. Lay it beside the black one.

learn-topological-capture-title = Step on it
learn-topological-capture-task = A single checker goes one step, left, right, up or down. Landing on an enemy checker captures it: your colour is on top. Capture the black checker that is between yours.
learn-topological-capture-hint = You have a checker on either side of it, and both can do it.
learn-topological-capture-done = A stack belongs to the player whose checker is on top, and the enemy checkers in it are captives. Captives are what counts in the end.

learn-topological-exact-title = Exactly that many
learn-topological-exact-task = You take as many checkers from the top as you like, and they go exactly that many steps. Capture the black stack of two.
learn-topological-exact-hint = How many steps away is it? Take that many.
learn-topological-exact-done = Two checkers, two steps: no more and no fewer. A stack may be safe because it is too near.
learn-topological-exact-wrong-steps = One checker goes one step, three go three. Count the steps to the black pair.

learn-topological-corner-title = Round the corner
learn-topological-corner-task = The way may turn and may lead over any field, occupied or not; nothing on the way is touched. Capture the stack of two black checkers.
learn-topological-corner-hint = Take both your checkers, go over the black stack beside you, and turn there.
learn-topological-corner-done = Only who is beside whom matters, not the angles. Two captives, and the stack in between may stay where it is.
learn-topological-corner-wrong-near = One captive only, and the black pair strikes back. You can go farther.

learn-topological-whole-title = Take them along
learn-topological-whole-task = Your stack holds two captives. If only the top checker leaves, they are free and strike. Capture the stack beside it without letting them go.
learn-topological-whole-hint = Three checkers go three steps. There is a long way round to the field beside you.
learn-topological-whole-done = The captives came along, and Black owns nothing any more.
learn-topological-whole-wrong-freed = You captured the stack, but left two black checkers behind, and they take it back. Move the whole stack.

learn-topological-split-title = Split the stack
learn-topological-split-task = Your stack is in danger: two steps, and Black lands on it. At its bottom lies a white checker; leave it behind and it is free. Find the move, and answer what comes.
learn-topological-split-hint = Take the top three. They must be three steps from wherever Black goes.
learn-topological-split-done = Freed by splitting, the checker was the bait, and the other three came back by the long way.
learn-topological-split-wrong-whole = The stack is whole, but still two steps from Black, who takes all of it. Leave the bottom checker behind.

learn-topological-two-passes-title = Quit while ahead
learn-topological-two-passes-task = You may always pass, and two passes in a row end the game. Black has just passed; you lead by 2 captives to 1. What now?
learn-topological-two-passes-hint = Every move of yours would give something away.
learn-topological-two-passes-done = Two passes, and the captives are counted: 2 to 1. Nobody has to move.
learn-topological-two-passes-wrong-greedy = Tempting, but the captives you leave behind are free and take everything. Count what you have.

learn-topological-period-title = The end of a period
learn-topological-period-task = Here a period is two moves of each player, and it ends with your move. You are Black. White has one captive as when it began: if nothing changes, the game is over and lost. Change it.
learn-topological-period-hint = One of your checkers is beside the stack that holds your captive.
learn-topological-period-done = Your checker is free, White’s is captive: the period did not end the game. Watch the count when a period runs out.
learn-topological-period-wrong-unchanged = Nothing has changed in this period, so the game is over: one captive to none for White.

learn-topological-cover-title = Never alone
learn-topological-cover-task = The black stack of two can land on yours. You could strike at once; it is better to make sure that you can take back.
learn-topological-cover-hint = Bring your single checker to a field beside your stack.
learn-topological-cover-done = Black took, you took back, and the stack holds everything. A covered stack is not worth taking.
learn-topological-cover-wrong-strike = You take the stack, and the other black checker takes them all. Cover first.
learn-topological-cover-wrong-alone = One captive, but your stack is left alone and falls. Cover it first.

learn-topological-wait-title = The art of waiting
learn-topological-wait-task = You lead by one captive to none. Whatever you touch loses; yet there is something you may always do. Find it, and answer Black’s try.
learn-topological-wait-hint = If Black does the same, the game ends and you have won. So Black has to move.
learn-topological-wait-done = The side that leads may wait. Black had to come, and your last checker was the cover.
learn-topological-wait-wrong-strike = What you leave behind belongs to Black now: your captive is free. Do you have to move at all?

learn-topological-round-title = All the way round
learn-topological-round-task = Capture the taller stack first, then be ready: a stack of four goes four steps, and on this small board that leads right round.
learn-topological-round-hint = The black pair is two steps from yours. After Black’s answer take all four and count the steps along the ring.
learn-topological-round-done = Four checkers, four steps round the ring, and everything is yours.

learn-topological-first-game-title = The first game again
learn-topological-first-game-task = On the rules page White lost from this layout. Only one move wins here: find the capture that is covered, and cover it.
learn-topological-first-game-hint = Two of your checkers are one apart with an enemy between. Which of them can leave its place without harm?
learn-topological-first-game-done = One stepped onto the enemy, the other covered it, just as the layout promised. The rest is counting.
learn-topological-first-game-wrong-uncovered = So the game on the rules page began: Black answers on the other side and wins. Let the other one step.
learn-topological-first-game-wrong-taken = Black takes back, and nothing of yours covers that field. Look for the enemy between two of yours.
