# Küçük oyunların çözümü.

cli-about-solve = Küçük bir oyunu çöz: en iyi oyunla kanıtlanmış sonucu
cli-more-solve =
    Yalnızca az taşlı Topolojik Dama çözülebilir. Örneğin:
      doska solve topological --checkers 3
      doska solve "topological?checkers=4&period=2"
    Tutsağı çok olan kazanır; her iki taraf da farkı olabildiğince kendi lehine büyütür. Ctrl-C çözümü durdurur ve o ana dek kanıtlananı yazdırır.

cli-flag-checkers = Oyuncu başına taş; aynı adlı seçenek gibi
solve-hash = Megabayt bellek, varsayılan 512
solve-game = “{ $part }” çözülemez: yalnızca topological çözülebilir
solve-checkers = Oyuncu başına { $part } taşlı oyun çözülemeyecek kadar büyük: en çok { $most }
solve-draw = Beraberlik
solve-win = { $side ->
    [white] Beyaz kazanır
    [black] Siyah kazanır
   *[other] { $number }. oyuncu kazanır
}; tutsak farkı: { $least }
solve-win-between = { $side ->
    [white] Beyaz kazanır
    [black] Siyah kazanır
   *[other] { $number }. oyuncu kazanır
}; tutsak farkı: { $least }–{ $most }
solve-between = Çözülmedi. Beyazın tutsakları eksi Siyahın tutsakları: { $low } ile { $high } arası
solve-line = En iyi oyun: { $line }
solve-effort = Konum { $positions }, saniye { $seconds }
solve-interrupted = Durduruldu: o ana dek kanıtlanan budur
solve-open = Karara bağlanmadı: bu sınırlar arasında dönem tekrarı kuralı belirler
