# Oyunun sonu, istatistikler, seviyeler ve yüzleri.
web-end-won = Kazandınız
web-end-lost = Kaybettiniz
web-end-score = Skor { $own }–{ $other }
web-end-first-win = Bu seviyeye karşı ilk galibiyet
web-end-close = Kapat
web-end-key = Kilit an
web-end-key-finding = Kilit an aranıyor…
web-end-key-none = Oyunu tek bir hata belirlemedi
web-end-key-move = { $number }. hamle: { $move }, daha iyisi { $better }
web-end-key-back = Son konuma dön
web-end-review = İncele
web-end-next = Sıradaki: { $name }
web-end-easier = Daha kolay: { $name }
web-end-share = Paylaş
web-end-share-title = Oyunu paylaş
web-end-share-alt = { $end }. { $game }
web-end-send = Gönder
web-end-download = Resmi indir
web-end-link = Oyunun bağlantısı
web-end-copy = Bağlantıyı kopyala
web-end-copied = Bağlantı kopyalandı
web-end-copy-failed = Bağlantıyı seçip kopyalayın

web-stats-title = Motora karşı
web-stats-tally = { $won } galibiyet, { $drawn } beraberlik, { $lost } yenilgi
web-stats-none = Henüz oynanmadı
web-stats-best = En iyi galibiyet: { $name }

web-setup-opponent = Rakip
web-setup-person-about = İki kişi bu cihazda sırayla oynar
web-setup-level-of = { $name }, seviye { $level }
web-setup-suggested = sıradaki rakibiniz
web-setup-mixed = Farklı seviyeler: her oyuncuya aşağıda bakın
web-setup-side = Tarafınız
web-setup-each = Her oyuncu

web-home-continue = Devam et
web-home-recent = Son oyunlar
web-home-move = { $number }. hamle
web-home-people = Aynı cihazda
