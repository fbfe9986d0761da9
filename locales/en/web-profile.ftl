# Players, ratings and leaderboards.

## The name of a player

web-player-bot = bot
web-player-guest = guest
web-player-rating = rating
web-player-provisional = provisional

## The page of a player

web-player-title = Player
web-player-since = member since { $date }
web-player-guest-since = guest since { $date }
web-player-about-bot = A program that plays through the API
web-player-seen = { $seen ->
    [online] Online
    [day] Last seen in the past day
    [week] Last seen in the past week
    [month] Last seen in the past month
   *[earlier] Last seen more than a month ago
}
web-player-challenge = Challenge
web-player-ratings = Ratings
web-player-rating-word = Rating
web-player-deviation = Deviation
web-player-games = Games
web-player-game-word = Game
web-player-game-players = { $count ->
    [one] { $game }, { $count } player
   *[other] { $game }, { $count } players
}
web-player-date = Date
web-player-view = View
web-player-history = History
web-player-history-of = Rating history: { $name }
web-player-pace-blitz = Blitz
web-player-pace-rapid = Rapid
web-player-pace-correspondence = Correspondence
web-player-pace-none = No clock
web-player-rated = rated
web-player-casual = casual
web-player-graph = Rating history: { $game }, { $pace }
web-player-graph-alt = { $count ->
    [one] One game, { $from }. Rating { $rating }
   *[other] { $count } games from { $from } to { $to }. Between { $low } and { $high }, now { $rating }
}
web-player-graph-table = As a table
web-player-bot-rating = Games against rated players change the bot’s rating but not the players’ ratings.
web-player-recent = Recent games
web-player-no-games = No games yet
web-player-to-lobby = Find a game
web-player-result = { $result ->
    [playing] In progress
    [won] Won
    [lost] Lost
    [aborted] Aborted
   *[drawn] Draw
}
web-player-unknown = Player not found
web-player-unknown-about = The name may be misspelt, or the player has closed the account.

## Leaderboards

web-leaderboard-title = Leaderboards
web-preview-all-leaderboard = The best players of each game, by rating and pace
web-leaderboard-pace = Pace
web-leaderboard-rank = Rank
web-leaderboard-player = Player
web-leaderboard-players = Players
web-leaderboard-bots = Bots
web-leaderboard-about = Players whose rating is no longer provisional and who have played in the last 90 days.
web-leaderboard-empty = Nobody is ranked here yet
web-leaderboard-empty-about = You need about fifteen rated games to appear here. Post a challenge: it can be accepted while you are away.
web-leaderboard-post = Post a rated challenge

## The server’s bots

web-bots-title = Play a bot
web-bots-about = Always here, and the game starts at once. Your rating stays as it is.
web-bots-play = Play
web-bots-play-with = Play against { $name }
