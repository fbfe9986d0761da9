# Counts that end the game and are the same everywhere. Those of a game are in its folder.
limit-threefold = Позиция повторилась: третий раз закончит партию
