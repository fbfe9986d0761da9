# The first page.
web-home-about = Play a friend or a strong engine, learn, analyse: all of it in your browser, free, without an account, and without a network too.
web-home-board = A game of { $game } that plays itself
web-home-play = Play
web-home-play-of = Play { $game }
web-home-play-players = Play with { $count }
web-home-play-players-of = Play with { $count }: { $game }
web-home-learn = Learn
web-home-learn-of = Learn { $game }
web-home-rules = Rules
web-home-rules-of = Rules of { $game }
web-home-pause = Pause the boards
web-home-more = More than playing
web-home-more-learn = Each game in small tasks on the board
web-home-more-analysis = The engine’s lines, scores and mistakes of any game
web-home-more-editor = Set up any position, then play or analyse it
web-home-more-settings = Boards, pieces, sound, language
web-home-origins = The game two of them grew from
