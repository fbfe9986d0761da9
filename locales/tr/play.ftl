# Oyunlar, yerler, taşlar, bitişler.
seat-white = Beyaz
seat-black = Siyah
seat-number = { $number }. oyuncu

piece-man = yoz taş
piece-king = dama

outcome-win = { $side ->
    [white] Beyaz kazandı
    [black] Siyah kazandı
    [team] { $number }. ve { $ally }. oyuncular kazandı
   *[other] { $number }. oyuncu kazandı
}
outcome-draw = Beraberlik
reason-no-pieces = { $loser ->
    [white] Beyazın taşı kalmadı
    [black] Siyahın taşı kalmadı
   *[other] taş kalmadı
}
reason-no-moves = { $loser ->
    [white] Beyazın hamlesi kalmadı
    [black] Siyahın hamlesi kalmadı
   *[other] hamle kalmadı
}
reason-threefold = aynı konum üç kez oluştu
reason-quiet-limit = uzun süre ilerleme olmadı
reason-resignation = { $loser ->
    [white] Beyaz oyundan çekildi
    [black] Siyah oyundan çekildi
    [player] { $number }. oyuncu oyundan çekildi
    [team] { $number }. ve { $ally }. oyuncular oyundan çekildi
   *[other] oyundan çekilme
}
reason-agreement = anlaşma ile
reason-aborted = oyun iptal edildi
reason-time = { $loser ->
    [white] Beyazın süresi bitti
    [black] Siyahın süresi bitti
    [player] { $number }. oyuncunun süresi bitti
   *[other] süre bitti
}
reason-abandoned = { $loser ->
    [white] Beyaz oyundan ayrıldı
    [black] Siyah oyundan ayrıldı
    [player] { $number }. oyuncu oyundan ayrıldı
   *[other] oyun terk edildi
}
diagram-form = “{ $part }” bir diyagram değil: ad, oyun, konum ve istenirse hamle, aralarında sekme ile beklenir
