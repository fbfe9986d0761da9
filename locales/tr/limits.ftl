# Counts that end the game and are the same everywhere. Those of a game are in its folder.
limit-threefold = Bu konum ikinci kez oluştu: üçüncüsü oyunu bitirir
