# Records: files of games. `part` is what stands in the file.
record-at = Line { $line }, column { $column }: { $what }.
record-at-game = Game { $game }, line { $line }, column { $column }: { $what }.
record-wrong-move = ply { $ply }, “{ $move }”: { $why }
record-wrong-ply = ply { $ply }: { $why }
record-after-end = the game is over before this move: { $reason }
record-legal = { $said }. Legal: { $list }
record-legal-more = { $said }. Legal: { $list } and { $more } more
record-move-long = moves are at most { $max } characters long
record-more-warnings = { $count ->
    [one] one more warning about this game
   *[other] { $count } more warnings about this game
}

record-not-utf8 = The file is neither UTF-8, UTF-16 nor Windows-1251 text: byte { $byte } (line { $line }) does not fit. Save it as UTF-8
record-no-game = no game given: add a tag such as [Variant "cyclic@1"]. Valid: { $valid }
record-variant = unknown game “{ $part }”. Valid: { $valid }
record-version = unknown version “{ $part }” of { $game }. Valid: { $valid }
record-game-type = unknown game type “{ $part }”. Valid: { $valid }. Other games are named by the tag Variant
record-game-type-other = the game type “{ $part }” differs from { $expected }; read as { $game }
record-two-games = the tag GameType says { $type }, the tag Variant says { $variant }: remove one
record-no-fen = the tag SetUp announces a position, but there is no tag FEN; read from the usual start

record-junk = “{ $part }” belongs to no game; skipped up to the next one
record-odd = “{ $part }” has no meaning here; skipped
record-tag-form = “{ $part }” is not a proper tag; expected [Name "value"]
record-tag-twice = the tag “{ $part }” is given twice; the first one counts
record-comment-open = this comment has no closing brace
record-nag = “{ $part }” is not an annotation: expected $0 to $255, or ! ? !! ?? !? ?!
record-nag-nothing = the annotation “{ $part }” follows no move; skipped
record-variation-nothing = this variation has no move to replace; skipped
record-variation-cut = { $said }. The rest of this variation is left out
record-variation-empty = this variation has no moves; skipped
record-variation-close = this bracket closes nothing; skipped
record-variation-open = a variation is not closed before the end of the game
record-result-unknown = “{ $part }” is not a result: expected 1-0, 0-1, 1/2-1/2 or *
record-result-differs = the tag Result says { $tag }, the moves end with { $token }; the latter counts
record-result-rules = the result given is { $claimed }, but by the rules it is { $right }; the rules count
record-played-on = by the rules the game was over after ply { $ply } ({ $reason }); the moves after it are kept
record-node = move { $part } of the record does not say which earlier move it follows

# The name of a player who is the engine.
record-engine = Engine, level { $level }

cli-flag-to = Write this: pdn (the default), pdn-numeric with the numbers of squares, or json
cli-value-format = FORMAT
cli-convert-no-numbers = { $game }: its squares have no numbers in PDN. Use --to pdn
