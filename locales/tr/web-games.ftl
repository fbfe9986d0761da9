# Listelerdeki oyuncular ve oyunlar.
web-games-players = Oyuncular ve sonuç
