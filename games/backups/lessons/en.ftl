# The lesson of Checkers with Backups.

learn-backups-king-midway-title = A king on the way
learn-backups-king-midway-task = Captures are those of Russian draughts: compulsory, and played to their end. A man that reaches the last rank on the way continues as a king. Take all three.
learn-backups-king-midway-hint = Over c7 to d8, and from there with a king’s long jumps.
learn-backups-king-midway-done = Three men in one move. Where they went matters here: each is now a man in Black’s repository.

learn-backups-build-title = Build a backup
learn-backups-build-task = You have lost four men, and four men are the price of a backup. Move a piece and in the same turn build a backup of rank 1 with all four of its men.
learn-backups-build-hint = Move the man that is not on rank 1, then choose line 1.
learn-backups-build-done = The four men are in the backup. Even if all of them are lost, one restore brings them back.
learn-backups-build-wrong-three = A line is recorded as it is after the move, and this man has just left it. Move another piece.
learn-backups-build-wrong-step = The right piece, but no backup was built. It is built in the same turn.

learn-backups-fourth-man-title = The fourth man
learn-backups-fourth-man-task = Your repository holds three men, one too few for a backup. Give Black a fourth, take back, and build a backup of rank 1 in the same turn.
learn-backups-fourth-man-hint = Your own losses fill your repository. Offer the man on g3, so that f2 can take back.
learn-backups-fourth-man-done = What you lose is not gone, it is resource: the man you gave away paid for the backup.
learn-backups-fourth-man-wrong-unsaved = Taken back, but no backup was built: there are four men in your repository now. Build a backup of rank 1 in this turn.

learn-backups-king-price-title = The price of a king
learn-backups-king-price-task = A king in a backup costs one man more: 5 for this line, and 5 you have. Build a backup of rank 4 with your king and both men beside it.
learn-backups-king-price-hint = Move the man on h2: nothing on rank 4 may leave its place.
learn-backups-king-price-done = For one man more the king is in the backup. If it falls, it comes back as a king.
learn-backups-king-price-wrong-gone = The piece you moved is no longer on rank 4, so it is not in the backup. Keep all three where they are.

learn-backups-instead-title = Better than taking
learn-backups-instead-task = You could take b2, but then the king on a1 breaks out. A restore is allowed even when a capture is possible: look at your backup first.
learn-backups-instead-hint = The backup of file b has a man on b2. What would become of the man there, and of the king behind?
learn-backups-instead-done = The man on b2 went to the basket, and yours locks the king in. A restore takes the place of any move.
learn-backups-instead-wrong-take = Black answers a1xd4xa7, and the king is free. There is something better than taking.

learn-backups-enemy-king-title = Into the basket
learn-backups-enemy-king-task = Black’s king has come to c1, a square of your backup of rank 1. Show what that means.
learn-backups-enemy-king-hint = A restore puts every recorded man on its square, no matter what is there.
learn-backups-enemy-king-done = Whatever is on a recorded square goes to the basket, kings too. A backup is a constant threat: read your opponent’s before each move.

learn-backups-aperture-title = Mind the apertures
learn-backups-aperture-task = Two backups of rank 3, and both would remove the man on c3. Choose the one that leaves your king on a3 alone.
learn-backups-aperture-hint = Where a backup shows no piece it has an aperture: that square stays as it is.
learn-backups-aperture-done = Apertures leave a square untouched, recorded pieces replace whatever is there, your own too.
learn-backups-aperture-wrong-king = This backup has a man on a3: your king went to the basket for it.

learn-backups-locked-title = No move left
learn-backups-locked-task = Your only man is locked in, yet you have not lost: without a move on the board you must do something with backups, if you can. Do it and break out.
learn-backups-locked-hint = There is only one thing you can do. Then look what Black has to take.
learn-backups-locked-done = The restored man drew c7 away and opened the way. If you have enough men in the repository, you may also build a backup in such a turn.

learn-backups-after-title = Both at once
learn-backups-after-task = This is the authors’ variant: a restore is no turn of its own, it follows a move on the board. Take e5 and get rid of the king in the same turn.
learn-backups-after-hint = After the capture choose the backup of rank 1.
learn-backups-after-done = Two strokes in one turn. In this variant look at what a move and a restore do together.
learn-backups-after-wrong-alone = The king on c1 lives on. Restore rank 1 in the same turn.

learn-backups-both-ways-title = Nowhere to step
learn-backups-both-ways-task = You have no piece on the board, but two backups, so you are in the game. Black’s man has two steps. Win at once.
learn-backups-both-ways-hint = Your backup of rank 5 waits on a5 and on c5. Let Black be the one to come.
learn-backups-both-ways-done = You waited with one backup, and wherever the man went, the other was there.
learn-backups-both-ways-wrong-early = Too soon: now b6 takes c5 and is through. Let it step onto a recorded square by itself.

learn-backups-which-first-title = In which order?
learn-backups-which-first-task = Two backups against a king. Played in the right order they leave Black nothing.
learn-backups-which-first-hint = A king has to take, and you decide where it lands. One of the squares is recorded.
learn-backups-which-first-done = The first backup was the bait, the second the trap.
learn-backups-which-first-wrong-order = The king is not forced to go anywhere, and your trap is spent. First the bait.

learn-backups-crowned-title = A short reign
learn-backups-crowned-task = Black’s man on h2 is about to become a king, and so is c3 soon. Three backups are in your hand; use two of them.
learn-backups-crowned-hint = Remove h2 in a way that forces the other man to take. Then see where it lands.
learn-backups-crowned-done = It was a king on e1 for a single turn: e1 was in your backup.

learn-backups-save-first-title = Build, lose, restore
learn-backups-save-first-task = You must take e5, and the black king will then take three of your men. Build a backup in the same turn, and restore it when the king has passed.
learn-backups-save-first-hint = After f6xd4 the king jumps d4, b4 and b6. Two of these are on one file.
learn-backups-save-first-done = The king has taken its fill, the men are back, and it is in their midst: it must take once more and is lost.
learn-backups-save-first-wrong-unsaved = The king takes three men, and nothing brings them back. You have five men to spend on a backup.

learn-backups-open-door-title = The open door
learn-backups-open-door-task = Two kings face each other, and your man is under attack. Find the way that leaves Black with a single man against two kings.
learn-backups-open-door-hint = First draw g5 away. Then a restored man on f6 will not be left alone by the king on a1.
learn-backups-open-door-done = A gift, a restore and a long jump: the backup put a man in the king’s way and a new king on f8.
learn-backups-open-door-wrong-early = Now Black takes your man on g3 first. Give it away yourself, where it helps you.
