# The archive of games: search, exports, kept analysis.
archive-one-of = “{ $value }” is not a value of “{ $key }”: expected one of { $known }
archive-needs-player = “{ $value }” needs a player: add “player”
archive-needs-game = “{ $key }” needs a game: add “game”
archive-moves = Games are found by up to { $most } first moves; for later ones, search for the position
archive-time = “{ $value }” is not a time for “{ $key }”: expected a date, as in 2026-11-16, or milliseconds since 1970
archive-cursor = “{ $value }” is not a cursor: pass the “next” value of the previous page
archive-no-player = There is no such player: expected an id or the name of an account
archive-running = This game is still being played; it can be analysed when it is over
archive-own-rated-game = This game contains the position of your rated game in progress. You can analyse it after that game ends
