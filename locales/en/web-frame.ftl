# The site: what stands around every page.
web-language-en = English
web-language-ru = Русский
web-language-tr = Türkçe
web-close = Close

web-broken-title = This page could not be shown
web-broken = Something went wrong. Reload the page; if you are offline, try again later.
web-broken-again = Reload
web-trouble-engine = The engine could not start, so you cannot play here now.
web-trouble-wasm = This browser has no WebAssembly, or it is switched off. Without it you cannot play here: use a newer browser or switch it on.
web-update = A new version of Doska is ready. Reload the page to use it.
web-update-now = Reload
web-update-later = Later
web-news-started = Your game has started
web-news-game = Go to game
web-news-challenge = View challenge
web-nowhere = The address may be mistyped, or the page has moved.
web-nowhere-home = Home page
web-noscript = Doska runs in your browser and needs JavaScript. Please switch it on.

web-keys-title = Keyboard
web-keys-everywhere = Everywhere
web-keys-list = show or hide this list
web-keys-tab = next control; the whole board is one of them
web-keys-board = On the board
web-keys-walk = move the cursor over the board and the trays beside it
web-keys-tap = choose a piece, then where it goes
web-keys-count = how many checkers of a stack move
web-keys-give-up = cancel the move
web-key-space = Space

# What previews of links and the installed site say of each page.
web-preview-play = Play { $game } in your browser, against the engine or a friend. { $about }
web-preview-learn = Learn { $game } in small tasks on the board. { $about }
web-preview-rules = The rules of { $game }, with pictures. { $about }
web-preview-puzzles = Puzzles of { $game }: find the best move. { $about }
web-preview-editor = Set up a position of { $game }, then play or analyse it. { $about }
web-preview-all-learn = Learn rare board games in small tasks, from the first move to combinations.
web-preview-all-puzzles = A puzzle a day and hundreds more, for rare board games. Free, offline too.
web-preview-all-analysis = The engine’s lines, evaluation and mistakes of any game, in your browser.
web-preview-all-editor = Set up any position, then play or analyse it.
web-preview-all-settings = Board, pieces, sound and language of Doska.
