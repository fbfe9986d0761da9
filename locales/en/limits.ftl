# Counts that end the game and are the same everywhere. Those of a game are in its folder.
limit-threefold = This position has occurred twice: the third time ends the game
