# The rules pages; the rules themselves are in games/*/rules.
web-rules-play = Play
web-rules-learn = Learn step by step
web-rules-contents = On this page
web-rules-others = Other games
web-rules-example = Example on the board
web-rules-first = First position
web-rules-back = Previous move
web-rules-on = Next move
