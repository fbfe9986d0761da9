# The rules pages; the rules themselves are in games/*/rules.
web-rules-play = Play it
web-rules-learn = Learn it step by step
web-rules-contents = On this page
web-rules-others = Other games
web-rules-example = The example on the board
web-rules-first = To the beginning
web-rules-back = One move back
web-rules-on = Next move
