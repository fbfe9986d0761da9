# doska bot: the engine as a player on a server.

cli-about-bot = Let the engine play on a server
cli-more-bot =
    doska bot --server https://play.example.org --token TOKEN --level 5
    It accepts challenges addressed to it, plays its games, also those that were running when it was stopped, and comes back after an interruption. Make the token on your account page, with the scopes read, play and challenge. Ctrl-C stops it.
cli-value-token = TOKEN
bot-server = The address of the server, as in https://play.example.org
bot-token = The API token of the player; by default that in DOSKA_TOKEN, which other users of this machine cannot see
bot-level = How strong it plays, from 1 to 10; 10 by default
bot-game = Accept challenges to this game only; may be repeated
bot-open = Take open challenges from the lobby too
bot-games = Stop after this many games
bot-threads = How many games it thinks about at the same time, 1 by default
man-example-doska-bot = Play at level 5 on a server of this machine.
man-env-token = The API token of doska bot, where --token is not given.

bot-at = Playing on { $server } at level { $level }
bot-unmarked = This account is not marked as a bot, and moves the ratings of people. Make a new account for it and mark that one: POST /api/v1/account/bot
bot-begins = { $game }: game { $id } has begun
bot-ended = { $result ->
    [won] { $game }: game { $id } won
    [lost] { $game }: game { $id } lost
    [aborted] { $game }: game { $id } aborted
   *[drawn] { $game }: game { $id } drawn
}
bot-left = Game { $id } cannot be continued: { $why }
bot-again = The connection is lost. Trying again in { $seconds } s

bot-bad-server = “{ $server }” is not the address of a server: expected http:// or https:// and a name, as in https://play.example.org
bot-no-token = No token for { $server }: give one with --token or in DOSKA_TOKEN
bot-bad-token = The token for { $server } has invalid characters: copy it again
bot-unauthorized = { $server } does not know this token: it may have been revoked, or belong to another server
bot-unreachable = { $server } cannot be reached: { $why }
bot-refused = { $server } refuses: { $why }
bot-foreign = { $server } does not answer like a Doska server: { $why }

## Bots of a server

bot-unknown = “{ $part }” is not a bot of this server: GET /api/v1/bots lists them
bot-sits = This bot already has a seat: choose another one
bot-not-yours = Only the player who made the challenge can add bots
