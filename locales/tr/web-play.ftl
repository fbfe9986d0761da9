# Oynanan sayfa.
web-play-you = siz
web-play-to-move = hamle sırası
web-play-winner = kazandı
web-play-has-man = { $count } yoz taş
web-play-has-king = { $count } dama
web-play-has-checker = { $count } taş
web-play-clock-of = { $side ->
    [white] Beyazın saati
    [black] Siyahın saati
   *[other] { $number }. oyuncunun saati
}
web-score = { $count } puan

web-play-status = Oyun durumu
web-play-your-turn = Sıra sizde
web-play-lay = Sıra sizde: diğerlerinin yanına bir taş koyun
web-play-stuck = Hiçbir taşınız oynayamıyor: bir hattın yedeğini alın ya da bir yedeği geri yükleyin
web-play-turn-of = { $side ->
    [white] Sıra Beyazda
    [black] Sıra Siyahta
   *[other] Sıra { $number }. oyuncuda
}
web-play-thinking = { $side ->
    [white] Beyaz düşünüyor
    [black] Siyah düşünüyor
   *[other] { $number }. oyuncu düşünüyor
}
web-play-hinting = İpucu aranıyor
web-play-premove = Ön hamle hazır
web-play-wait = Sıra sizde değil
web-play-go-on = Almaya devam: sonraki kareyi seçin
web-play-where = Taşların gideceği yeri seçin
web-play-may-go-on = Hamleyi bitirin ya da sürdürün
web-play-may-build = Yedek alabilirsiniz: bir hattın ucuna dokunun
web-play-may-restore = Bir yedeği geri yükleyebilirsiniz
web-play-looking = { $plies } hamleden { $ply }. hamle sonrası
web-play-to-game = Oyuna dön
web-play-from-start = Baştan oyna
web-play-ask-resign = { $side ->
    [white] Beyaz oyundan çekilsin mi?
    [black] Siyah oyundan çekilsin mi?
   *[other] { $number }. oyuncu oyundan çekilsin mi?
}
web-play-ask-draw = { $side ->
    [white] Beyaz beraberlik teklif ediyor. Kabul ediyor musunuz?
    [black] Siyah beraberlik teklif ediyor. Kabul ediyor musunuz?
   *[other] { $number }. oyuncu beraberlik teklif ediyor. Kabul ediyor musunuz?
}
web-play-agree = Kabul et
web-play-no = Reddet
web-play-draw-refused = Beraberlik reddedildi

web-play-actions = Oyun işlemleri
web-play-hint = İpucu
web-play-take-back = Hamleyi geri al
web-play-draw = Beraberlik teklif et
web-play-resign = Oyundan çekil
web-play-turn = Tahtayı döndür
web-play-new = Yeni oyun
web-play-rematch = Rövanş
web-play-analyse = Analiz et

web-play-moves = Hamleler
web-play-no-moves = Henüz hamle yok
web-play-look-first = İlk hamle
web-play-look-back = Önceki hamle
web-play-look-on = Sonraki hamle
web-play-look-last = Oyuna dön
web-play-keys = Oynarken
web-play-keys-look = önceki ve sonraki hamle
web-play-keys-ends = ilk hamle; oyuna dön
web-play-type = Hamle yazın
web-play-type-do = Oyna
web-play-position = Konum
web-play-legal = { $count } geçerli hamle

web-play-games = Oyunlarınız
web-play-going = Devam edenler
web-play-over = Bitenler
web-play-plies = { $count } hamle

web-play-hint-line = Varyant: { $line }
web-hint-only = tek geçerli hamle
web-hint-wins = { $count ->
    [1] hemen kazandırır
   *[other] en geç { $count } hamlede kazandırır
}
web-hint-loses = en uzun direnen hamle: { $count } hamlede kaybettirir
web-hint-saves = oyunu kurtarır: diğer hamleler kaybettirir
web-hint-gains = { $won } kazandırır
web-hint-gains-for = { $lost } karşılığında { $won } kazandırır
web-hint-points = rakibe karşı { $points } puan kazandırır
web-hint-keeps = yoksa rakip { $won } kazanır: { $line }
web-hint-keeps-for = yoksa rakip { $lost } karşılığında { $won } kazanır: { $line }
web-hint-keeps-points = yoksa rakip { $points } puan kazanır: { $line }
web-hint-becomes = { $piece ->
    [king] damaya götürür
    [queen] vezire götürür
   *[drone] drona götürür
}
web-hint-exchange = eşit değişim
web-hint-better = en iyi hamle, { NUMBER($worth, minimumFractionDigits: 1) } taş değerinde üstün
web-hint-equal = eşdeğer birkaç hamleden biri
web-hint-best = motorun seçimi
web-hint-men = { $count ->
    [1] bir yoz taş
   *[other] { $count } yoz taş
}
web-hint-kings = { $count ->
    [1] bir dama
   *[other] { $count } dama
}

web-setup-title = Yeni oyun
web-setup-game = Oyun
web-setup-position = Bu konumdan başla
web-setup-players = Oyuncular
web-setup-person = İnsan
web-setup-level = { $level ->
    [1] Motor, seviye 1: yeni başlayanlar için
    [10] Motor, seviye 10: tam güç
   *[other] Motor, seviye { $level }
}
web-setup-swap = Taraf değiştir
web-setup-clock = Süre
web-setup-clock-none = Süresiz
web-setup-clock-own = Özel
web-setup-clock-about = Her oyuncuya dakika ve her hamlede eklenen saniye.
web-setup-minutes = Dakika
web-setup-seconds = Artış, saniye
web-setup-bottom = Tahtanın altında
web-setup-bottom-usual = Otomatik
web-setup-begin = Oyunu başlat
web-setup-cancel = Vazgeç
