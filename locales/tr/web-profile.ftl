# Oyuncular, puanlar ve sıralamalar.

## Oyuncunun adı

web-player-bot = bot
web-player-guest = misafir
web-player-rating = puan
web-player-provisional = geçici

## Oyuncunun sayfası

web-player-title = Oyuncu
web-player-since = { $date } tarihinden beri üye
web-player-guest-since = { $date } tarihinden beri misafir
web-player-about-bot = API üzerinden oynayan bir program
web-player-seen = { $seen ->
    [online] Çevrimiçi
    [day] Son görülme: son 24 saat
    [week] Son görülme: son bir hafta
    [month] Son görülme: son bir ay
   *[earlier] Son görülme: bir aydan uzun süre önce
}
web-player-challenge = Meydan oku
web-player-ratings = Puanlar
web-player-rating-word = Puan
web-player-deviation = Sapma
web-player-games = Oyunlar
web-player-game-word = Oyun
web-player-game-players = { $game }, { $count } oyuncu
web-player-date = Tarih
web-player-view = Görüntüle
web-player-history = Geçmiş
web-player-history-of = Puan geçmişi: { $name }
web-player-pace-blitz = Yıldırım
web-player-pace-rapid = Hızlı
web-player-pace-correspondence = Yazışmalı
web-player-pace-none = Süresiz
web-player-rated = puanlı
web-player-casual = puansız
web-player-graph = Puan geçmişi: { $game }, { $pace }
web-player-graph-alt = { $count } oyun, { $from } – { $to }. En az { $low }, en çok { $high }, şimdi { $rating }
web-player-graph-table = Tablo olarak
web-player-bot-rating = Puanlı oyuncularla oynanan oyunlar botun puanını değiştirir, oyuncuların puanı aynı kalır.
web-player-recent = Son oyunlar
web-player-no-games = Henüz oyun yok
web-player-to-lobby = Oyun bul
web-player-result = { $result ->
    [playing] Sürüyor
    [won] Galibiyet
    [lost] Yenilgi
    [aborted] İptal
   *[drawn] Beraberlik
}
web-player-unknown = Oyuncu bulunamadı
web-player-unknown-about = Ad yanlış yazılmış ya da hesap kapatılmış olabilir.

## Sıralamalar

web-leaderboard-title = Sıralamalar
web-preview-all-leaderboard = Her oyunun en iyi oyuncuları, puan ve tempoya göre
web-leaderboard-pace = Tempo
web-leaderboard-rank = Sıra
web-leaderboard-player = Oyuncu
web-leaderboard-players = Oyuncular
web-leaderboard-bots = Botlar
web-leaderboard-about = Listede, puanı artık geçici olmayan ve son 90 günde oynamış oyuncular var.
web-leaderboard-empty = Burada henüz kimse yok
web-leaderboard-empty-about = Sıralamaya girmek için yaklaşık on beş puanlı oyun gerekir. Meydan okuyun: siz yokken de kabul edilebilir.
web-leaderboard-post = Puanlı meydan oku

## Sunucunun botları

web-bots-title = Bota karşı oyna
web-bots-about = Her zaman buradalar ve oyun hemen başlar. Puanınız değişmez.
web-bots-play = Oyna
web-bots-play-with = Bota karşı oyna: { $name }
