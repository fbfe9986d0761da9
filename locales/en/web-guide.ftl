# How to play, and what is said while a game is played.
web-guide-title = How to play
web-guide-pieces = Pieces
web-guide-trays = Beside the board
web-guide-close = Got it
web-guide-lesson = Lesson
web-guide-tray-reserve = Reserve
web-guide-tray-repository = Repository
web-guide-tray-basket = Basket
web-guide-tray-backup = Backups
web-guide-tray-hand = To lay
web-guide-tray-captives = Captives

web-guide-must-capture = You must capture
web-guide-must-capture-or-restore = You must capture or restore a backup
web-guide-lay-first = Lay the first checker anywhere
web-guide-all-laid = All laid: now move stacks
web-guide-build-price = It costs { $price } men, and { $king } more for each king; you have { $have }
web-guide-build = { $kind ->
    [file] Backup of file { $line }: costs { $price } of your { $have }
   *[rank] Backup of rank { $line }: costs { $price } of your { $have }
}
web-guide-build-again = Tap again to build it
web-guide-restore = { $kind ->
    [file] Restores file { $line }, as shown
   *[rank] Restores rank { $line }, as shown
}
web-guide-restore-again = Tap again to restore it

web-guide-redo = Redo

web-guide-keys-hint = hint
web-guide-keys-undo = undo
web-guide-keys-flip = flip the board
web-guide-keys-new = new game
web-guide-keys-type = type a move
web-guide-keys-cancel = cancel what was chosen
web-guide-keys-count = how many checkers of the chosen stack
web-guide-keys-guide = how to play
