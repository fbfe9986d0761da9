# Players and games in lists.
web-games-players = Players and result
