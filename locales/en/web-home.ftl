# The first page.
web-home-about = Play a friend or a strong engine, learn and analyse, all in your browser: free, without an account, offline too.
web-home-board = Demo game of { $game }
web-home-play = Play
web-home-play-of = Play { $game }
web-home-play-players = { $count } players
web-home-play-players-of = Play { $game } with { $count } players
web-home-learn = Learn
web-home-learn-of = Learn { $game }
web-home-rules = Rules
web-home-rules-of = Rules of { $game }
web-home-pause = Pause the boards
web-home-more = Not only playing
web-home-more-learn = Each game in small tasks on the board
web-home-more-analysis = Engine lines, evaluation and mistakes in any game
web-home-more-editor = Set up any position, then play or analyse it
web-home-more-settings = Boards, pieces, sound, language
web-home-origins = The game two of them grew from
