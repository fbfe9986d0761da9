# Bulmaca sayfaları.
web-nav-puzzles = Bulmacalar
web-puzzles-title = Bulmacalar
web-puzzles-of = Bulmacalar: { $game }
web-puzzles-daily = Günün bulmacası
web-puzzles-daily-done = Günün bulmacası: çözüldü
web-puzzles-daily-solve = Çöz
web-puzzles-daily-more = Diğer bulmacalar
web-puzzles-streak = { $count ->
    [0] Henüz seri yok
   *[other] Üst üste { $count } gün
}
web-puzzles-total = { $count } bulmaca çözüldü
web-puzzles-all = Tüm bulmacalar
web-puzzles-solve = Çöz
web-puzzles-solve-of = Bulmaca çöz: { $game }
web-puzzles-progress-of = Çözülen bulmacalar: { $game }
web-puzzles-none = Bu oyun için henüz bulmaca yok
web-puzzles-none-fit = Bu temada ve seviyede bulmaca yok. Başka seçim yapın.
web-puzzles-missing = Bu bulmaca artık yok. İşte bir başkası.

web-puzzles-level = Seviye { $level }
web-puzzles-solved = Çözüldü
web-puzzles-helped = Yardımla çözüldü
web-puzzles-turn = { $side ->
    [white] Sıra Beyazda
    [black] Sıra Siyahta
   *[other] Sıra { $number }. oyuncuda
}
web-puzzles-task = { $goal ->
    [win] Kazanan hamleyi bulun
    [save] Oyunu kurtarın
   *[other] En iyi hamleyi bulun
}
web-puzzles-right = Doğru
web-puzzles-right-answer = Doğru. Yanıt: { $moves }. Devam edin
web-puzzles-move = { $move } oynayın
web-puzzles-line = Çözüm: { $line }
web-puzzles-shown = Çözüm buydu
web-puzzles-end-solved = Çözdünüz!
web-puzzles-end-helped = Yardımla çözdünüz
web-puzzles-idea = { $count ->
    [one] Tema: { $list }
   *[other] Temalar: { $list }
}
web-puzzles-wrong = Çözüm bu değil
web-puzzles-wrong-loses = Böyle oyun kaybedilir
web-puzzles-wrong-draw = Böyle yalnızca beraberlik olur
web-puzzles-wrong-slow = Bu da kazandırır, ama daha hızlısı var
web-puzzles-wrong-pieces = Böyle { $won } kaybedersiniz
web-puzzles-wrong-pieces-for = Böyle { $lost } karşılığında { $won } verirsiniz
web-puzzles-wrong-points = Böyle { $points } puan kaybedersiniz
web-puzzles-wrong-better = Daha iyi bir hamle var

web-puzzles-next = Sonraki bulmaca
web-puzzles-again = Yeniden çöz
web-puzzles-try-again = Tekrar dene
web-puzzles-solution = Çözüm
web-puzzles-analyse = Analiz et
web-puzzles-share = Bağlantıyı kopyala
web-puzzles-copied = Bağlantı kopyalandı
web-puzzles-copy-failed = Bu sayfanın adresini kopyalayın
web-puzzles-filter-level = Seviye
web-puzzles-filter-own = Seviyem: { $level }
web-puzzles-filter-theme = Tema
web-puzzles-filter-any = Tüm temalar
web-puzzles-filter-of = { $name } ({ $count })
web-puzzles-keys = Bulmacalar
web-puzzles-key-hint = ipucu: taş, hamle, varyant
web-puzzles-key-again = tekrar dene
web-puzzles-key-next = sonraki bulmaca
