# Sunucudaki oyun: oyun sayfası ve izlenecek oyunlar.
web-online-abort = Oyunu iptal et
web-online-aborted = Oyun iptal edildi
web-online-ask-abort = Oyun iptal edilsin mi? Sonucu olmayacak.
web-online-refused = { $why }
web-online-no-game = Böyle bir oyun yok: bağlantıyı kontrol edin
web-online-home = Ana sayfaya dön
web-online-loading = Oyun yükleniyor

web-online-sending = Hamleniz gönderiliyor
web-online-connecting = Bağlantı yok. Yeniden bağlanılıyor
web-online-queued = Bağlantı yok. İsteğiniz sonra gönderilecek
web-online-broken = Oyun yüklenemedi. Sayfayı yenileyin
web-online-here = tahta başında
web-online-away = tahta başında değil
web-online-bot = bot
web-online-rated = Puanlı
web-online-casual = Puansız
web-online-live = Canlı
web-online-correspondence = Yazışmalı
web-online-watched = { $kind ->
    [rated] Puanlı, { $count } seyirci
   *[casual] Puansız, { $count } seyirci
}
web-online-days = { $days } gün { $hours } sa
web-online-hours = { $hours } sa { $minutes } dk
web-online-clock-said = { $side ->
    [white] Beyaz: { $left }
    [black] Siyah: { $left }
   *[other] { $number }. oyuncu: { $left }
}
web-online-clock-short = { $minutes } dk { $seconds } sn
web-online-no-clock = Bu oyun süresiz

# Teklifler.
web-online-offer-draw = { $name } beraberlik teklif ediyor
web-online-offer-takeback = { $name } hamlesini geri almak istiyor
web-online-offer-abort = { $name } oyunu iptal etmeyi teklif ediyor
web-online-offer-rematch = { $name } rövanş teklif ediyor
web-online-offered-draw = Beraberlik teklif edildi
web-online-offered-takeback = Geri alma isteği gönderildi
web-online-offered-abort = İptal teklif edildi
web-online-offered-rematch = Rövanş teklif edildi
web-online-declined-draw = Beraberlik reddedildi
web-online-declined-takeback = Geri alma isteği reddedildi
web-online-declined-abort = İptal reddedildi
web-online-declined-rematch = Rövanş reddedildi
web-online-withdrawn-rematch = Rövanş teklifi geri çekildi
web-online-ally-draw = Ortağınız { $name } beraberlik teklif ediyor
web-online-ally-takeback = Ortağınız { $name } hamlesini geri almak istiyor
web-online-ally-abort = Ortağınız { $name } oyunu iptal etmeyi teklif ediyor
web-online-accepted = Kabul ettiniz. Diğer oyuncular bekleniyor
web-online-offer-to-abort = İptal teklif et
web-online-withdraw = Teklifi geri çek
web-online-accept = Kabul et
web-online-decline = Reddet
web-online-takeback = Hamleyi geri al
web-online-takeback-title = Son hamlenizi geri almak için izin isteyin
web-online-next = Sonraki oyuna geç
web-online-gone = { $name } ayrıldı. { $seconds } sn sonra oyunu bitirebilirsiniz
web-online-gone-now = { $name } ayrıldı
web-online-claim-win = Galibiyet talep et
web-online-claim-draw = Beraberlik talep et
web-online-vacation = { $who ->
    [own] { $date } tarihine kadar izindesiniz: saatiniz işlemiyor
   *[other] { $name }, { $date } tarihine kadar izinde: saati işlemiyor
}
web-online-keys-clock = saatleri sesli oku

web-online-rating = Puan: { $before } → { $after }

# Sohbet.
web-online-chat = Sohbet
web-online-chat-watchers = Seyirci sohbeti
web-online-chat-text = Mesaj
web-online-chat-send = Gönder
web-online-chat-empty = Henüz mesaj yok
web-online-chat-mute = Bu oyunun sohbetini kapat
web-online-chat-unmute = Bu oyunun sohbetini aç
web-online-chat-mute-all = Sohbeti her yerde kapat
web-online-chat-unmute-all = Sohbeti her yerde aç
web-online-chat-muted = Sohbet kapalı
web-online-chat-allow = Serbest metne izin ver
web-online-chat-hide-text = Serbest metni gizle
web-online-chat-allowed = Serbest metne izin verdiniz. Rakibinizin de izin vermesi gerekir.
web-online-chat-members = Burada yalnızca hazır mesajlar var: kendi mesajınızı yazmak için kaydolun
web-online-chat-presets = Hazır mesajlar
web-online-chat-failed = Sohbet yüklenemedi
web-online-again = Yeniden dene
web-online-said-hello = Merhaba!
web-online-said-good-luck = Bol şans!
web-online-said-well-played = İyi oynadınız!
web-online-said-thanks = Teşekkürler!
web-online-said-good-game = Güzel oyundu!
web-online-said-sorry = Kusura bakmayın!
web-online-said-moment = Bir dakika
web-online-said-have-to-go = Gitmem gerek
web-online-said-allows-text = Serbest metne izin veriyorum
web-online-said-by = { $name }: { $text }

# İzleme.
web-game-title = Oyun
web-watch-title = İzle
web-watch-about = Şu anda oynanan oyunlar: canlı, yazışmalı ve motorlar arası.
web-watch-all = Tüm oyunlar
web-watch-filter = Oyun
web-watch-now = Şimdi oynananlar
web-watch-recent = Yeni bitenler
web-watch-exhibition = Motor gösterisi
web-watch-exhibition-about = Şu anda kimse oynamıyor, bu yüzden motor gösteri oyunları oynuyor. Ona karşı oynayın ya da meydan okuma oluşturun.
web-watch-play = Oyna
web-watch-move = { $number }. hamle
web-watch-failed = Liste yüklenemedi. Yeniden deneniyor

# Kendi puanlı oyununuzdaki konum analiz edilmez.
web-online-no-analysis = Bu konum, süren puanlı oyununuzdan. Oyun bitince analiz edebilirsiniz.
