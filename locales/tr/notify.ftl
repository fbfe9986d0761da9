# Oyunculara haber verme: anlık bildirimler, e-posta, akışlar; ve yazışmalı oyunlarda geri çevirmeler.

notify-your-turn = Sıra sizde
notify-game-started = Oyun başladı
notify-game-ended = { $result ->
    [won] Oyun bitti: kazandınız
    [lost] Oyun bitti: kaybettiniz
   *[draw] Oyun kazanan olmadan bitti
}
notify-challenge = Size meydan okundu
notify-challenge-taken = Meydan okumanız kabul edildi
notify-offer = { $kind ->
    [draw] Rakibiniz beraberlik teklif ediyor
    [takeback] Rakibiniz hamlesini geri almak istiyor
   *[abort] Rakibiniz oyunu iptal etmeyi teklif ediyor
}
notify-about = { $count ->
    [one] { $game }, rakip: { $names }
   *[other] { $game }, oyuncular: { $names }
}
notify-left-soon = Bir saatten az kaldı
notify-left-hours = { $count } saat kaldı
notify-left-days = { $count } gün kaldı

notify-digest-subject = { $count } oyunda sıra sizde
notify-digest-end = Bu iletileri artık almamak için: { $url }
notify-confirm-subject = Adresinizi onaylayın
notify-confirm-text =
    Doska’daki yazışmalı oyunlarınız hakkında her gün bir ileti istediniz.
    Bu adresin sizin olduğunu onaylayın: { $url }
    Bunu siz istemediyseniz iletiyi yok sayın: başka bir şey gönderilmeyecek.
notify-feed-title = Doska: oyunlarım
notify-feed-challenges = Doska: açık meydan okumalar
notify-feed-challenge = { $name } adlı oyuncunun meydan okuması

notify-conditional-clock = Koşullu hamleler, iki kişilik yazışmalı ya da süresiz oyunlar içindir
notify-conditional-stale = Oyun ilerledi: { $ply } hamle oynandı
notify-conditional-large = Koşullu hamleler çok fazla: en çok { $most } varyant ve art arda { $deepest } yanıt
notify-conditional-turn = “{ $part }” hamlesi burada olmaz: sıra diğer oyuncuda
notify-conditional-twice = “{ $part }” hamlesi iki kez yazılmış: her hamleye bir yanıt
notify-note-long = Not çok uzun: en çok { $most } karakter
notify-notes-many = Oynamadığınız oyunlar için en çok { $most } not tutulabilir. Önce birini silin
notify-vacation-from = İzin bugün ya da önümüzdeki { $most } gün içinde başlayabilir
notify-vacation-days = { $count ->
    [0] Bu yıl izin günü kalmadı
   *[other] 1 ile { $count } arasında gün seçin: bu yıl o kadar kaldı
}
notify-vacation-overlap = Bu günler başka bir izninizle çakışıyor
notify-language = Bilinmeyen dil: “{ $part }”. Geçerli olanlar: en, ru, tr
notify-no-mail = Bu sunucu e-posta göndermiyor
notify-address = “{ $part }” bir e-posta adresi değil
notify-url = “{ $part }” adresi kullanılamaz: ad ve parola olmadan https://example.org/hook gibi bir adres gerekir
notify-url-https = “{ $part }” adresi https:// ile başlamıyor
notify-url-public = “{ $part }” adresi genel internette değil
notify-push-keys = Abonelik anahtarları okunamıyor: PushManager.subscribe ne döndürüyorsa o gerekir

notify-test-title = Doska’dan deneme iletisi
notify-test-push = Bildirimler bu tarayıcıya ulaşıyor
notify-test-mail = Doska’nın iletileri bu adrese ulaşıyor.
notify-no-channel = Açık bir kanal yok: önce tarayıcıda bildirimleri, e-postayı ya da bir webhook’u açın
notify-unconfirmed = Adres henüz onaylanmadı: oraya gönderilen iletideki bağlantıyı açın
notify-webhook-off = Webhook uzun süre yanıt vermediği için kapatıldı: yeniden kaydedin
notify-browser-gone = Tarayıcı artık bildirim kabul etmiyor: orada yeniden açın
notify-failed-status = Öbür sunucu { $status } koduyla yanıt verdi
notify-failed-smtp = E-posta sunucusu { $part } koduyla yanıt verdi
notify-failed-silent = Öbür sunucu zamanında yanıt vermedi
notify-failed-connection = Öbür sunucuya bağlanılamadı
notify-failed-url = Adres genel internette değil ya da https:// ile başlamıyor
notify-failed-message = İleti gönderilemedi
