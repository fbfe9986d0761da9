# The archive of games, the opening explorer, analysis that the server keeps.
web-games-title = Games
web-preview-all-games = Games played here: search by player, game, result, opening and position, and download them.
web-archive-title = Games played here
web-archive-search = Search for games
web-archive-player = Player
web-archive-anybody = Anybody
web-archive-player-remove = Remove from search: { $name }
web-archive-game = Game
web-archive-any-game = Any game
web-archive-result = Result
web-archive-any = Any
web-archive-result-won = The player won
web-archive-result-lost = The player lost
web-archive-result-first = { $coloured ->
    [yes] White won
   *[no] The first team won
 }
web-archive-result-second = { $coloured ->
    [yes] Black won
   *[no] The second team won
 }
web-archive-result-draw = Draw
web-archive-result-aborted = Aborted
web-archive-find = Search
web-archive-more = More filters
web-archive-pace = Pace
web-archive-pace-blitz = Blitz
web-archive-pace-rapid = Rapid
web-archive-pace-correspondence = Correspondence
web-archive-rated = Game type
web-archive-rated-true = Rated
web-archive-rated-false = Casual
web-archive-since = From
web-archive-until = To
web-archive-moves = First moves
web-archive-moves-example = One after another, with spaces
web-archive-position = Position reached, as text
web-archive-options = With certain options
web-archive-choose-game = Choose a game to search by first moves, position and options.
web-archive-open = { $game }, { $date }
web-archive-playing = In progress
web-archive-aborted = Aborted
web-archive-plies = { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
 }
web-archive-analyse = Analyse
web-archive-pdn = Record (PDN)
web-archive-next = More games
web-archive-download-pdn = Download all as PDN
web-archive-download-ndjson = Download all as NDJSON
web-archive-nothing = No games found. Remove some filters.
web-archive-empty = Games that people play here are kept on this page.
web-archive-play = Choose a game to play
web-archive-of-player = All games

web-explorer-title = Opening explorer
web-explorer-move = Move
web-explorer-games = Games
web-explorer-results = Results
web-explorer-sources = { $people } by people, { $selfplay } by engines
web-explorer-bar = { $coloured ->
    [yes] White { $first }, draws { $draws }, Black { $second }
   *[no] First team { $first }, draws { $draws }, second team { $second }
 }
web-explorer-find = Find these games
web-explorer-nothing = No known game has reached this position
web-explorer-play = Play from here
web-explorer-away = The game server cannot be reached

web-kept-none = The server has not analysed this game yet
web-kept-failed = The kept analysis could not be loaded
web-kept-ask = Request analysis
web-kept-queued = The server is analysing this game; the result appears here.
web-kept-progress = Progress of the analysis
web-kept-done = Analysed by the server; the marks are kept with the game.
