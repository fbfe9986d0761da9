# Oyunun sonu, istatistikler, seviyeler ve yüzleri.

web-stats-tally = { $won } galibiyet, { $drawn } beraberlik, { $lost } yenilgi
web-stats-none = Henüz oynanmadı

web-setup-opponent = Rakip
web-setup-person-about = İki kişi bu cihazda sırayla oynar
web-setup-level-of = { $name }, seviye { $level }
web-setup-suggested = sıradaki rakibiniz
web-setup-mixed = Farklı seviyeler: her oyuncuya aşağıda bakın
web-setup-side = Tarafınız
web-setup-each = Her oyuncu
