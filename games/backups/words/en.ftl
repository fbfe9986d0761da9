# The name of the game, and what is said of it alone.
game-backups = Checkers with Backups
game-backups-about = Russian draughts in which the men you lose pay for backups that you restore later.
option-restore = A restore comes
option-restore-instead = instead of a move
option-restore-after = after the move
web-about-by-backups = a game by K. V. and T. K. Pavlov, 2022
web-learn-about-backups = Build a backup of a line, lose it, restore it.
cli-forms-backups =
    c3-d4       a quiet move
    c3xe5xg7    a capture: every landing square
    c3-d4+d     the move, then build a backup of file d (+4: of rank 4).
                It costs 4 men of your repository, 1 more for each king in it
    ^d          restore your backup of file d instead of moving;
                ^d=m..k if you have several of that file
    +d          only build a backup, when no piece of yours can move
    With restore=after the restore follows the move: c3-d4^d

# Refusals of Checkers with Backups.
backups-no-move-of = The piece on { $place } has no move now
backups-nothing-to-jump = There is nothing on { $place } to jump over, and a man steps one square at a time
backups-jumped-already = The piece on { $place } has been jumped in this capture already; nothing is jumped twice
backups-blocked = The way is blocked at { $place }
backups-king-landing = Behind { $place } the king must land where it can keep capturing: { $list }
backups-move-over = The move ends on { $place }
backups-own-not-jumped = The way is blocked at { $place }: your own pieces are never jumped
backups-backup-form = “{ $part }” is not a backup: expected owner, line, = and four signs, as in wd=m..k
backups-man-last-rank = The backup { $backup } has a man on its last rank, where it would be a king
backups-too-many =
    { $colour ->
        [white] White’s
       *[black] Black’s
    } board, repository and backups hold { $count } men together; at most { $max } are possible
backups-too-dear =
    The repository holds { $held } of your men, a backup of { $kind ->
        [file] file
       *[rank] rank
    } { $line } costs { $price }
backups-turn-over = One backup a turn, and nothing follows it
backups-not-moved-yet = Move the piece on { $place } first; backups come after it
backups-build-alone = A backup is built after moving a piece. Building alone is possible only when no piece can move
backups-no-board-move = None of your pieces can move: restore a backup or build one
backups-no-backups = You have no backups
backups-no-such-backup =
    You have no backup “{ $wanted }”. You have: { $count ->
        [1] “{ $first }”
        [2] “{ $first }” and “{ $second }”
       *[other] “{ $first }”, “{ $second }” and “{ $third }”
    }
backups-not-your-backup = The backup “{ $wanted }” is your opponent’s
backups-several =
    You have several backups of that line; write one of them: { $count ->
        [2] “{ $first }” or “{ $second }”
       *[other] “{ $first }”, “{ $second }” or “{ $third }”
    }
backups-no-line = There is no line “{ $part }”: a line is a rank, 1 to 8, or a file, a to h
backups-restore-is-a-turn = A backup is restored instead of moving, not after it
backups-restore-after-moving = Here a backup is restored after moving a piece: move first

## Counts that end the game
backups-limit-kings =
    Draw in { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } if only kings move

## The guide of a first game
web-guide-backups-goal = Leave your opponent without a move, without a backup and without the men to build one.
web-guide-backups-turn-1 = Move as in Russian draughts: men step diagonally forward, kings go any distance, captures are compulsory.
web-guide-backups-turn-2 = After your move you may build a backup of one rank or file: it costs 4 men of your repository, and 1 more for each king recorded.
web-guide-backups-turn-3 = { $restore ->
    [after] Or you restore a backup after your move: its pieces come back, and whatever stands on their squares goes to the basket.
   *[instead] Instead of moving you may restore a backup: its pieces come back, and whatever stands on their squares goes to the basket.
}
web-guide-backups-piece-man = steps diagonally forward; captures forward and backward
web-guide-backups-piece-king = moves and captures diagonally at any distance; a man becomes a king on the last rank
web-guide-backups-tray-repository = Your captured pieces, as men. They pay for backups: 4 a line, and 1 more for each king
web-guide-backups-tray-backup = A recorded line. Restoring it puts its pieces back on their squares and uses it up
web-guide-backups-tray-basket = Out of the game: pieces that a restored one replaced, and what a used backup leaves over
