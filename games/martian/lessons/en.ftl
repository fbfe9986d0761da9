# The lesson of Martian Chess.

learn-martian-pawn-title = A pawn takes a queen
learn-martian-pawn-task = Pieces have no colour: those in your half are yours. A pawn goes one square diagonally, in any direction. Take the queen with yours, for 3 points.
learn-martian-pawn-hint = The queen on c5 is diagonally beside your pawn on b4.
learn-martian-pawn-done = Three points for you. The pawn stays where it landed and belongs to your opponent now.

learn-martian-drone-title = Two steps straight
learn-martian-drone-task = A drone goes one or two squares along a rank or a file and jumps over nothing. Your queen could take a pawn, your drone something better.
learn-martian-drone-hint = Look two squares ahead of the drone on d3.
learn-martian-drone-done = A queen for 3 points, and it was about to take your drone. A queen is the best hunter and the best prey.
learn-martian-drone-wrong-pawn = One point, your queen is given away, and the queen on d5 takes your drone. There is better prey.

learn-martian-strikes-back-title = She strikes back
learn-martian-strikes-back-task = Your queen can take either of two drones, and either way it stays there and changes sides. Take the one from where it cannot take back.
learn-martian-strikes-back-hint = Put the queen on a5 and then on d6 in your mind. Which of your pieces can it reach?
learn-martian-strikes-back-done = Two points, and no answer. When you capture with a queen, look at its lines with your opponent’s eyes.
learn-martian-strikes-back-wrong-file = From a5 the queen looks down file a and takes your drone on a1. From the other square it finds nothing.

learn-martian-no-return-title = No way back
learn-martian-no-return-task = A queen has just come from a7 to a4 and taken a piece; now it is yours. It may not go straight back to a7, but anywhere else. Use it.
learn-martian-no-return-hint = The way to a8 leads over a7, and passing is not stopping.
learn-martian-no-return-done = Only the very square it came from was barred, and only for this turn.

learn-martian-new-queen-title = A new queen
learn-martian-new-queen-task = You have no queen. Then a drone may move onto your own pawn, or a pawn onto your own drone, and the two become a queen. Make one.
learn-martian-new-queen-hint = The drone on c2 can go up to c3, and the pawn on b3 can go to c2.
learn-martian-new-queen-done = Two small pieces, one great one. The points on the board stay the same.

learn-martian-new-drone-title = A new drone
learn-martian-new-drone-task = You have a queen but no drone. Then two pawns may become one: move one pawn onto the other.
learn-martian-new-drone-hint = The pawns on b2 and c3 are diagonally beside each other.
learn-martian-new-drone-done = Merging also makes two pieces one, and that matters when you want to be the first to have none.

learn-martian-leave-title = Leave while ahead
learn-martian-leave-task = The game ends as soon as a quadrant is empty, and more points win. You lead by 16 to 15 with one piece left: end the game.
learn-martian-leave-hint = Your drone can go two squares. Send it over the border.
learn-martian-leave-done = Only your own move can empty your quadrant. When you are ahead with few pieces, the end is in your hands.
learn-martian-leave-wrong-still = It is still in your half, and the game continues. Cross the border.

learn-martian-level-title = Enough is enough
learn-martian-level-task = Behind by 14 to 16 with one queen left: whatever it takes, your half is empty then and the game is over. Choose well.
learn-martian-level-hint = On equal points the owner of the empty quadrant wins.
learn-martian-level-done = 16 to 16, and the empty quadrant is yours: you win.
learn-martian-level-wrong-pawn = 15 to 16, and the game is over: lost by a point.

learn-martian-team-title = From your ally
learn-martian-team-task = Four players, two teams: your ally sits opposite, on e5-h8. Your team is behind by 27 to 29, and the queen is your last piece. End the game with a win.
learn-martian-team-hint = You may take your ally’s pieces as well, and the points of a team are added.
learn-martian-team-done = Three points from your own ally: 30 to 29, and your quadrant is empty.
learn-martian-team-wrong-enemy = One point is too little: 28 to 29, and the game is over.

learn-martian-gift-title = A queen as a gift
learn-martian-gift-task = Your queen can take a pawn from the next player or from your ally. It is a point either way, but the queen stays with the player it takes from. Choose.
learn-martian-gift-hint = In whose hands would you rather have the queen? The next player is an enemy.
learn-martian-gift-done = The point counts, and the queen stays in the team. The long diagonal is the road between allies.
learn-martian-gift-wrong-enemy = A point, but the next player has your queen now, with your drone on b1 in its line.

learn-martian-threat-first-title = The smaller prey
learn-martian-threat-first-task = Queens face each other on file a, and the drone on c5 attacks your queen on c3. You are a point behind. What do you take first?
learn-martian-threat-first-hint = Count what your opponent takes after a3xa8. Then take away what attacks you; the answer on file a brings you a queen.
learn-martian-threat-first-done = Your opponent took a queen with a queen, and that queen was yours: your last piece takes another and ends the game, 16 to 15.
learn-martian-threat-first-wrong-queen = Three points, but the drone takes your other queen, and yours has gone over as well. Look at who attacks you.
learn-martian-threat-first-wrong-other = The right square, the wrong queen: the one on c5 now looks back down the file and takes c3.

learn-martian-to-the-end-title = Count to the end
learn-martian-to-the-end-task = The queens on a2 and a7 face each other, and the drone on c6 attacks c4. Taking the queen is worth 3, but count on: what is right is decided at the end of the chain.
learn-martian-to-the-end-hint = Two of your queens are one behind the other on file c.
learn-martian-to-the-end-done = Two points, then three for your opponent, then three for you, and the queen that took on a2 is yours too.
learn-martian-to-the-end-wrong-queen = Three points, and then the drone takes c4 for three, and your opponent has the queen on a7. Count again.

learn-martian-fork-title = One move, two targets
learn-martian-fork-task = A point behind, no queen, two pawns far away. Make one move after which your opponent cannot save both, and win.
learn-martian-fork-hint = Which merging makes a queen that looks along a file and a diagonal at once?
learn-martian-fork-done = Any pawn was enough: 16 to 16 and an empty quadrant. The merging had left you a single piece.
