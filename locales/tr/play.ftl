# Oyunlar, yerler, taşlar, bitişler.
seat-white = Beyaz
seat-black = Siyah
seat-number = { $number }. oyuncu

piece-man = yoz taş
piece-king = dama

outcome-win = Kazanan: { $winners }
outcome-draw = Berabere
reason-no-pieces = rakibin taşı kalmadı
reason-no-moves = rakibin hamlesi kalmadı
reason-threefold = aynı konum üç kez oluştu
reason-quiet-limit = çok uzun süre ilerleme olmadı
reason-resignation = rakip çekildi
reason-agreement = anlaşmayla
reason-aborted = oyun iptal edildi
reason-time = süre bitti
diagram-form = “{ $part }” bir diyagram değil: ad, oyun, konum ve istenirse hamle, aralarında sekme ile beklenir
