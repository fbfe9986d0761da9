# Oyun kayıtları. `part` dosyada yazan şeydir.
record-at = Satır { $line }, sütun { $column }: { $what }.
record-at-game = Oyun { $game }, satır { $line }, sütun { $column }: { $what }.
record-wrong-move = { $ply }. yarım hamle, “{ $move }”: { $why }
record-wrong-ply = { $ply }. yarım hamle: { $why }
record-after-end = oyun bu hamleden önce bitmiş: { $reason }
record-legal = { $said }. Geçerli hamleler: { $list }
record-legal-more = { $said }. Geçerli hamleler: { $list } ve { $more } hamle daha
record-move-long = { $max } karakterden uzun hamle yoktur
record-more-warnings = { $count ->
    [1] bu oyun için bir uyarı daha
   *[other] bu oyun için { $count } uyarı daha
}

record-not-utf8 = Dosya UTF-8, UTF-16 ya da Windows-1251 metni değil: { $byte }. bayt (satır { $line }) uymuyor. Dosyayı UTF-8 olarak kaydedin
record-no-game = oyun belirtilmemiş: [Variant "cyclic@1"] gibi bir etiket ekleyin. Geçerli: { $valid }
record-variant = bilinmeyen oyun “{ $part }”. Geçerli: { $valid }
record-version = { $game } oyununun “{ $part }” sürümü bilinmiyor. Geçerli: { $valid }
record-game-type = bilinmeyen oyun türü “{ $part }”. Geçerli: { $valid }. Öteki oyunları Variant etiketi adlandırır
record-game-type-other = “{ $part }” oyun türü { $expected } değil; { $game } olarak okundu
record-two-games = GameType etiketi { $type } diyor, Variant etiketi { $variant } diyor: birini kaldırın
record-no-fen = SetUp etiketi bir konum bildiriyor ama FEN etiketi yok; olağan başlangıçtan okundu

record-junk = “{ $part }” hiçbir oyuna ait değil; sonraki oyuna kadar atlandı
record-odd = “{ $part }” burada bir anlam taşımıyor; atlandı
record-tag-form = “{ $part }” tam bir etiket değil; beklenen [Ad "değer"]
record-tag-twice = “{ $part }” etiketi iki kez yazılmış; ilki geçerli
record-comment-open = bu yorumun kapanan ayracı yok
record-nag = “{ $part }” bir değerlendirme değil: $0 ile $255 arası ya da ! ? !! ?? !? ?! beklenir
record-nag-nothing = “{ $part }” değerlendirmesi bir hamleden sonra gelmiyor; atlandı
record-variation-nothing = bu varyanttan önce yerini alacağı bir hamle yok; atlandı
record-variation-cut = { $said }. Varyantın gerisi atlandı
record-variation-empty = bu varyantta hamle yok; atlandı
record-variation-close = bu ayraç hiçbir şeyi kapatmıyor; atlandı
record-variation-open = bir varyant oyunun sonuna kadar kapanmamış
record-result-unknown = “{ $part }” bir sonuç değil: 1-0, 0-1, 1/2-1/2 ya da * beklenir
record-result-differs = Result etiketi { $tag } diyor, hamleler { $token } ile bitiyor; sonuncusu geçerli
record-result-rules = verilen sonuç { $claimed }, ama kurallara göre sonuç { $right }; kurallar geçerli
record-played-on = kurallara göre oyun { $ply }. yarım hamleden sonra bitti ({ $reason }); sonraki hamleler korundu
record-node = kaydın { $part } numaralı hamlesi, daha önceki hangi hamleyi izlediğini söylemiyor

# Motor olan oyuncunun adı.
record-engine = Motor, seviye { $level }

cli-flag-to = Yazılacak biçim: pdn (varsayılan), kare numaralarıyla pdn-numeric ya da json
cli-value-format = BİÇİM
cli-convert-no-numbers = { $game }: bu oyunun karelerinin PDN numarası yok. --to pdn kullanın
