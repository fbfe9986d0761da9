# Lobi, meydan okumalar ve ilk sayfada çevrimiçi oyun.
web-nav-lobby = Lobi
web-lobby-title = Lobi
web-preview-all-lobby = Ender masa oyunları için rakip bulun: açık meydan okumalar, hızlı eşleşme ve haftalık buluşmalar.
web-challenge-title = Meydan okuma
web-lobby-friend = Arkadaşınla oyna
web-lobby-new = Yeni meydan okuma
web-lobby-new-to = Oyuncuya meydan oku
web-lobby-new-to-name = { $name } adlı oyuncuya meydan oku
web-lobby-open-challenges = Açık meydan okumalar
web-lobby-yours = Meydan okumalarınız
web-lobby-unreachable = Sunucu yanıt vermiyor. Liste güncel olmayabilir.
web-lobby-none-shown = Bu filtrelere uyan meydan okuma yok
web-lobby-own = Sizin meydan okumanız
web-lobby-open = Aç
web-lobby-cancel = İptal et
web-lobby-look = Görüntüle
web-lobby-take = Oyna
web-lobby-take-of = { $name } ile { $game } oyna
web-lobby-sit = Katıl: { $free } yer boş
web-lobby-sign-in = Giriş yapıp oyna
web-lobby-not-takeable = { $why ->
    [account] Hesabı olan oyuncular için
    [rating] Puanınız aralığın dışında
    [opponent] Başka bir oyuncu için
   *[other] Kabul edemezsiniz
}
web-lobby-here = çevrimiçi
web-lobby-away = çevrimdışı ya da oyunda

web-lobby-any-game = Tüm oyunlar
web-lobby-any-pace = Tüm tempolar
web-lobby-any-rated = Puanlı ya da puansız
web-lobby-any-live = Herhangi bir canlı oyun
web-lobby-only-rated = Puanlı
web-lobby-only-casual = Puansız
web-lobby-pace = Tempo
web-lobby-pace-blitz = Yıldırım
web-lobby-pace-rapid = Hızlı
web-lobby-pace-correspondence = Yazışmalı
web-lobby-pace-none = Süresiz
web-lobby-rating = Oyun türü
web-lobby-fits = Yalnızca bana uygun olanlar

web-lobby-clock-none = Süresiz
web-lobby-clock-live = { $minutes }+{ $seconds }
web-lobby-clock-delay = { $minutes } dk, { $seconds } sn gecikme
web-lobby-clock-days = Hamle başına { $days } gün
web-lobby-clock-kind = Süre türü
web-lobby-clock-kind-increment = Artışlı
web-lobby-clock-kind-delay = Gecikmeli
web-lobby-clock-kind-days = Hamle başına gün
web-lobby-clock-own-increment = Artış, saniye
web-lobby-clock-own-delay = Gecikme, saniye
web-lobby-clock-own-days = Hamle başına gün
web-lobby-clock-about = { $pace ->
    [correspondence] Vaktiniz olduğunda hamle yaparsınız; aynı anda çevrimiçi olmanız gerekmez.
    [none] Süresiz oyun puanlı olmaz ve kimse süreden kaybetmez.
   *[other] Her oyuncuya dakika, her hamleye saniye. Oyun bitene kadar çevrimiçi kalın.
}

web-lobby-visible = Kimler katılabilir
web-lobby-visible-link = Bağlantıyı bilen herkes
web-lobby-visible-lobby = Lobideki herkes
web-lobby-seat-lot = Rastgele
web-lobby-rated = Puanlı
web-lobby-rated-why = { $why ->
    [guest] Puanlı oyunlar için hesap gerekir.
    [clock] Puanlı oyunlar süreli oynanır.
   *[position] Puanlı oyunlar olağan dizilişten başlar.
}
web-lobby-who = Oyuncu koşulları
web-lobby-members-only = Yalnızca hesabı olan oyuncular
web-lobby-rating-min = En düşük puan
web-lobby-rating-max = En yüksek puan
web-lobby-expires = Lobide kalma süresi
web-lobby-days = { $days } gün
web-lobby-listed-about = { $pace ->
    [correspondence] Siz yokken de kabul edilebilir. Oyun listenize eklenir, ilk hamle için tam süreniz olur.
    [none] Siz yokken de kabul edilebilir.
   *[other] Canlı oyun için meydan okuma, yalnızca siz çevrimiçiyken kabul edilebilir.
}
web-lobby-make-link = Bağlantı oluştur
web-lobby-post = Lobide yayımla
web-lobby-send = Meydan oku
web-lobby-from-here = Bu konumdan meydan oku
web-lobby-from-here-short = Meydan oku

web-lobby-is-rated = Puanlı
web-lobby-is-casual = Puansız
web-lobby-from-position = Konumdan
web-lobby-for-members = Hesabı olanlar için
web-lobby-range = { $which ->
    [min] Puan en az { NUMBER($min, useGrouping: 0) }
    [max] Puan en çok { NUMBER($max, useGrouping: 0) }
   *[both] Puan { NUMBER($min, useGrouping: 0) }–{ NUMBER($max, useGrouping: 0) }
}

web-lobby-pairing = Hızlı eşleşme
web-lobby-pairing-start = Rakip bul
web-lobby-pairing-stop = Aramayı durdur
web-lobby-pairing-looking = Rakip aranıyor
web-lobby-pairing-meanwhile = Bekledikçe puan aralığı genişler. Bu sayfayı açık tutun.

web-lobby-hours = Haftalık buluşmalar
web-lobby-hours-about = Her oyunun oyuncuları haftada bir buluşur. Saatler yerel saatinizdir.
web-lobby-hour-of = { $game } saati
web-lobby-hour-now = Şimdi
web-lobby-calendar = Takvime ekle
web-lobby-calendar-of = Haftalık saati takvime ekle: { $game }

web-lobby-empty = Meydan okuyun, bu arada oynayın
web-lobby-empty-about = Meydan okumanız, siz yokken de, biri kabul edene kadar lobide bekler.
web-lobby-empty-post = Meydan okuma oluştur
web-lobby-empty-engine = Motorla oyna
web-lobby-empty-puzzle = Bulmaca çöz

web-lobby-link = Paylaşım bağlantısı
web-lobby-link-copied = Bağlantı kopyalandı
web-lobby-link-share = Paylaş
web-lobby-qr = QR kodu
web-lobby-qr-label = Bağlantının QR kodu
web-lobby-seats = Yerler
web-lobby-seat-free = Boş
web-lobby-sit-here = Buraya otur
web-lobby-sit-at = Buraya otur: { $seat }
web-lobby-you = { $name } (siz)

web-challenge-invites = { $name } sizi oyuna davet ediyor
web-challenge-waiting = { $free ->
    [1] Rakip bekleniyor
   *[other] { $free } oyuncu bekleniyor
}
web-challenge-started = Oyun başladı
web-challenge-cancelled = Bu meydan okuma iptal edildi
web-challenge-expired = Bu meydan okumanın süresi doldu
web-challenge-missing = Meydan okuma bulunamadı
web-challenge-missing-about = Bağlantı eksik olabilir ya da meydan okuma kaldırıldı.
web-challenge-board = Başlangıç konumu
web-challenge-lot = Taraflar rastgele belirlenir
web-challenge-seat = { $side ->
    [white] Beyazla oynuyorsunuz
    [black] Siyahla oynuyorsunuz
   *[other] { $number }. oyuncusunuz
}
web-challenge-sent = Meydan okuma { $name } adlı oyuncuya gönderildi
web-challenge-keep-open = Bağlantıyı arkadaşınıza gönderin. Açıp “Oyna” düğmesine dokununca oyun başlar.
web-challenge-sent-about = Bu sayfayı kapatabilirsiniz: kabul edilince haber veririz.
web-challenge-sent-live = Siteden ayrılmayın: kabul edilince oyun hemen başlar.
web-challenge-listed = Lobide de görünüyor. Bu sayfayı kapatabilirsiniz: kabul edilince haber veririz.
web-challenge-listed-live = Lobide de görünüyor. Siteden ayrılmayın: yalnızca siz buradayken kabul edilebilir.
web-challenge-play = Oyna
web-challenge-decline = Reddet
web-challenge-cancel = Meydan okumayı iptal et
web-challenge-leave = Ayrıl
web-challenge-bots = Kimse yok mu? Bir bot oturabilir
web-challenge-bot = { $name } ({ $level }. seviye)
web-challenge-bot-seat = Botla oyna
web-challenge-away = { $name } şu anda çevrimdışı ya da oyunda. Canlı oyun, iki oyuncu da çevrimiçi ve boştayken başlar.
web-challenge-watch = Oyunu izle
web-challenge-to-lobby = Lobi

web-lobby-online = Çevrimiçi oyun
web-lobby-count = { $count } meydan okuma
web-lobby-hour-in = { $days ->
    [0] { $hours ->
        [0] { $when } · { $minutes } dk sonra
       *[other] { $minutes ->
            [0] { $when } · { $hours } sa sonra
           *[other] { $when } · { $hours } sa { $minutes } dk sonra
        }
    }
   *[other] { $hours ->
        [0] { $when } · { $days } gün sonra
       *[other] { $when } · { $days } gün { $hours } sa sonra
    }
}
