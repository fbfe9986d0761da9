# Topological Checkers: what its rules have to say.

## Position texts
topological-phase = “{ $part }” is no stage: P (laying out) or M (moving) is expected.
topological-side = “{ $part }” is no side to move: w or b is expected.
topological-cell = “{ $part }” is no cell: x,y=STACK is expected, as in 1,-2=wb.
topological-coordinates = “{ $part }” are no coordinates: two whole numbers from -63 to 63 are expected, as in 1,-2.
topological-stack = “{ $part }” has no proper stack: w and b from bottom to top are expected, or - for an empty field.
topological-single = “{ $part }”: while the board is laid out, every cell has exactly one checker.
topological-all-laid = “{ $part }” is one too many: with all { $expected } checkers laid the position is written as M w.
topological-field-count = “{ $part }”: the board must have exactly { $expected } fields.
topological-twice = “{ $part }”: this cell is named twice.
topological-apart = “{ $part }” is not connected with 0,0.
topological-no-origin = The cell { $part } of the first checker is missing.
topological-origin-white = “{ $part }”: the first checker is White’s.
topological-turn = It cannot be “{ $part }” to move: laid so far are { $white } of White and { $black } of Black, and White began.
topological-tail-laying = “{ $part }”: while the board is laid out nothing is counted.
topological-tail-captures = “{ $part }” is no number of captures: 0 to { $max } is expected.
topological-tail-passes = “{ $part }” is no number of passes in a row: 0, 1 or 2 is expected.
topological-tail-start = “{ $part }” does not fit the board: the captures at the start of the period must be { $expected }.

## Moves
topological-first = The first checker lies on 0,0, not on { $place }: the others are counted from it.
topological-not-beside = { $place } is not beside any checker laid.
topological-no-pass = There is no passing while the board is laid out.
topological-still-laying = The board is still being laid out: name one cell for the next checker.
topological-no-field = There is no field { $place }.
topological-not-your-stack = { $owner ->
    [white] The stack on { $place } belongs to White: a white checker is on top.
   *[black] The stack on { $place } belongs to Black: a black checker is on top.
}
topological-stack-height = The stack on { $place } has a height of { $height }: take at least 1 and at most { $height }.
topological-nowhere = { $count } cannot be taken from { $place }: no way is that many steps long.
topological-nowhere-to = { $count } cannot be taken from { $from }: no way is that many steps long.
topological-not-so-far = Taking { $count } from { $from } does not lead to { $to }: they go exactly as many steps as there are of them. They can go to: { $list }
topological-only-twice = Taking { $count } from { $from } does not lead to { $to }: the way would visit a field twice. They can go to: { $list }
topological-not-straight = Taking { $count } from { $from } does not lead to { $to } in a straight line of fields. They can go to: { $list }
topological-how-many = Say how many checkers to take from { $place } and where they go.
topological-number-missing = Say how many checkers go from { $from } to { $to }: { $list }
