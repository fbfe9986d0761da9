# The site: what stands around every page.
web-language-en = English
web-language-ru = Русский
web-language-tr = Türkçe
web-close = Close

web-broken-title = This page could not be shown
web-broken = Something went wrong here. Load the page again; if you have no network just now, try again when it is back.
web-broken-again = Reload
web-trouble-engine = Rules and engine could not be started, so no game can be played here now.
web-trouble-wasm = This browser has no WebAssembly, or it is switched off. Without it no game can be played here: use a newer browser, or switch it on.
web-update = A new version of Doska is here. It takes over when you next load the page.
web-update-now = Reload
web-update-later = Later
web-nowhere = The address may be mistyped, or the page has moved.
web-nowhere-home = Home page
web-noscript = Doska plays in your browser and needs JavaScript for that. Please switch it on.

web-keys-title = Keyboard
web-keys-everywhere = Everywhere
web-keys-list = show or hide this list
web-keys-tab = go from one control to the next; the whole board is one of them
web-keys-board = On the board
web-keys-walk = move the cursor over the board and to what lies beside it
web-keys-tap = take a piece, choose where it goes
web-keys-count = choose how many checkers of a stack go
web-keys-give-up = give up the move begun
web-key-space = Space
