# Sitede yazışmalı oyunlar ve oyunculara bildirimler.

web-notify-games = Çevrimiçi oyunlarım
web-notify-waiting = { $count } oyunda sıra sizde
web-notify-yours = Sıra sizde
web-notify-yours-left = Sıra sizde · { $time }
web-notify-theirs = Sıra rakipte
web-notify-offered = Yanıt bekleyen bir teklif var
web-notify-days = { $count } gün
web-notify-hours = { $count } saat
web-notify-minutes = { $count } dakika
web-notify-next = { $count ->
    [one] Sonraki oyun
   *[other] Sonraki oyun ({ $count })
}

web-notify-if = Koşullu hamleler
web-notify-if-count = { $count } varyant
web-notify-if-about = Rakibiniz öngördüğünüz bir hamleyi oynarsa yanıtınız hemen oynanır. Bunu yalnızca siz görürsünüz.
web-notify-if-failed = Koşullu hamleleriniz yüklenemedi
web-notify-if-line = Şu olursa: { $moves }
web-notify-if-remove = { $moves } varyantını sil
web-notify-if-theirs = Rakibinizin hamlesini girin
web-notify-if-answer = Şimdi yanıtınızı girin.
web-notify-if-kept = { $move } yanıtı kaydedildi.
web-notify-if-removed = Varyant silindi.
web-notify-if-back = Bir hamle geri
web-notify-if-again = Yeni varyant

web-notify-note = Notlar
web-notify-note-about = Yalnızca sizin için: planlar, fikirler, bir dahaki sefere bakılacaklar

web-notify-ask = Sıra size geldiğinde bildirim gönderilsin mi?
web-notify-ask-challenge = Biri kabul edince bildirim gönderilsin mi?
web-notify-turn-on = Aç
web-notify-not-now = Şimdi değil
web-notify-turned-on = Bildirimler açık

web-notify-title = Bildirimler
web-notify-here = Bu tarayıcıda bildir
web-notify-here-about = Doska kapalıyken de
web-notify-denied = Bildirimler bu tarayıcıda engelli. Tarayıcının bu siteyle ilgili ayarlarından izin verebilirsiniz.
web-notify-dismissed = Bildirimler hâlâ kapalı. Tarayıcı sorduğunda izin verin.
web-notify-unable = Bu tarayıcı şu anda bildirim alamıyor. Sayfayı yenileyip bir daha deneyin.
web-notify-what = Neler bildirilsin
web-notify-kind-your_turn = Yazışmalı bir oyunda sıra bende
web-notify-kind-challenge = Bana meydan okundu
web-notify-kind-challenge_taken = Meydan okumam kabul edildi
web-notify-kind-game_started = Bir oyun başladı
web-notify-kind-game_ended = Yazışmalı bir oyun bitti
web-notify-kind-offer = Rakibim beraberlik, hamleyi geri alma ya da iptal teklif ediyor
web-notify-kind-challenges = Lobide yeni meydan okumalar
web-notify-mail = Günlük e-posta
web-notify-mail-about = Bir oyunda sıra sizdeyse günde bir kez. E-posta istemiyorsanız alanı boş bırakın.
web-notify-mail-sent = Bu adrese bir e-posta gönderdik. Adresi onaylamak için içindeki bağlantıyı açın.
web-notify-feed = Oyunlarımın akışı (Atom)
web-notify-feed-about = Akış okuyucuları için. Adresi kimseye göstermeyin: bilen herkes akışı okuyabilir.
web-notify-feed-new = Adresi değiştir
web-notify-challenge-feed = Yeni meydan okumaların akışı (Atom)
web-notify-challenge-feed-about = Lobideki açık meydan okumalar, akış okuyucuları için. Herkes okuyabilir.
web-notify-hook = Webhook
web-notify-hook-url = URL
web-notify-hook-about = Programlar için: her olayda imzalı bir POST isteği (Standard Webhooks). İstemiyorsanız alanı boş bırakın.
web-notify-hook-what = Neler gönderilsin
web-notify-hook-secret = İmza anahtarı
web-notify-hook-off = Webhook kapalı: uzun süre yanıt vermedi. Açmak için yeniden kaydedin.
web-notify-save = Kaydet
web-notify-copy = Kopyala
web-notify-copied = Kopyalandı
web-notify-kept = Kaydedildi

web-notify-test = Deneme iletisi gönder
web-notify-test-result = Deneme iletisi
web-notify-test-sent = Gönderildi
web-notify-channel = { $channel ->
    [push] Tarayıcı
    [mail] E-posta
   *[webhook] Webhook
}

web-notify-vacation = İzin
web-notify-vacation-about = Siz yokken yazışmalı oyunlardaki saatiniz durur. İzni süreniz dolmadan duyurun.
web-notify-vacation-from = İlk gün
web-notify-vacation-days = Gün sayısı
web-notify-vacation-take = Duyur
web-notify-vacation-now = şimdi
web-notify-vacation-cancel = { $dates } iznini iptal et
web-notify-vacation-left = { $count ->
    [0] Bu yıl izin günü kalmadı
   *[other] Bu yıl { $count } izin günü kaldı
}

web-mail-title = Doska’dan e-posta
web-notify-mail-confirm = Onayla
web-notify-mail-confirm-about = Yazışmalı oyunlarım hakkında bu adrese her gün bir ileti gönderilsin.
web-notify-mail-confirm-done = Adres onaylandı. İlk ileti sıra size geldiğinde gelecek.
web-notify-mail-stop = Abonelikten çık
web-notify-mail-stop-about = Bu adrese artık günlük ileti gönderilmesin.
web-notify-mail-stop-done = Artık e-posta almayacaksınız.
