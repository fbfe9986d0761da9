# Sitedeki hesaplar: kim giriş yaptı, hesap sayfası, moderasyon.

web-people-offline = Sunucuya ulaşılamıyor
web-people-failed = Bir şeyler ters gitti. Yeniden deneyin

web-people-menu = { $name }: menünüz
web-people-profile = Profil
web-people-sign-in = Giriş yap
web-people-sign-up = Hesap oluştur
web-people-sign-out = Çıkış yap
web-people-cancel = Vazgeç
web-people-copy = Kopyala
web-people-copied = Kopyalandı
web-people-save = Dosyaya kaydet
web-people-or = ya da

web-signin-title = Giriş
web-preview-all-signin = Puanlı oyun oynamak ve oyunlarınızı her cihazda görmek için giriş yapın.
web-people-no-account = Burada yeni misiniz?
web-people-have-account = Hesabınız var mı?
web-people-keep = { $name } adıyla oynuyorsunuz. Hesapla oyunlarınız her cihazda sizin kalır.
web-people-bring = { $name } adıyla oynuyorsunuz. Bu tarayıcıdaki oyunlar hesabınıza geçer.
web-people-name = Ad
web-people-name-about = 2–20 harf, rakam, “_” ya da “-”. Başkaları da görür.
web-people-password = Parola
web-people-password-about = En az 8 karakter. Birbiriyle ilgisiz birkaç sözcük iyi olur.
web-people-passkey-about = Geçiş anahtarını telefonunuz, bilgisayarınız ya da parola yöneticiniz saklar. Akılda tutmak gerekmez, tahmin edilemez.
web-people-sign-up-passkey = Geçiş anahtarıyla hesap oluştur
web-people-sign-up-password = Parolayla hesap oluştur
web-people-sign-in-passkey = Geçiş anahtarıyla giriş yap
web-people-passkey-cancelled = Geçiş anahtarı kullanılmadı. Yeniden deneyin ya da başka bir yol seçin
web-people-passkey-there = Bu cihazda bu hesabın bir geçiş anahtarı zaten var
web-people-passkey-failed = Tarayıcı burada geçiş anahtarı kullanamadı
web-people-code = Kimlik doğrulama uygulamasındaki kod
web-people-lost = Geçiş anahtarınızı ya da parolanızı mı kaybettiniz?
web-people-recovery-code = Kurtarma kodu
web-people-recovery-about = Kaydettiğiniz on koddan biri. Kodlarınız yoksa sunucunun işletmecisine başvurun.
web-people-recover = Kodla giriş yap
web-people-codes = Kurtarma kodları
web-people-codes-about = Bu kodları bulabileceğiniz bir yere kaydedin. Başka giriş yolunuz kalmazsa her kodla bir kez giriş yapabilirsiniz. Bir daha gösterilmez.
web-people-codes-saved = Kodları kaydettim
web-people-left = Giriş yaptınız
web-people-left-about = { $count ->
    [one] Bir oyun misafirde kaldı: onu kendi hesabınıza karşı oynadınız, kimse kendisiyle oynayamaz.
   *[other] { $count } oyun misafirde kaldı: onları kendi hesabınıza karşı oynadınız, kimse kendisiyle oynayamaz.
}
web-people-left-game = { $number }. oyun
web-people-left-go = Devam et

web-account-title = Hesap
web-preview-all-account = Adınız, geçiş anahtarlarınız, parolanız, oturumlarınız ve verileriniz.
web-account-nobody = Giriş yapmadınız
web-account-guest = { $name } adıyla misafir olarak oynuyorsunuz. Sizi yalnızca bu tarayıcı tanıyor: oyunlarınızı korumak için hesap oluşturun.
web-account-name-about = Başkaları da görür. Eski adınızı başkaları alabilir.
web-account-name-change = Adı değiştir
web-account-passkeys = Geçiş anahtarları
web-account-passkeys-not-here = Geçiş anahtarları HTTPS üzerinde ya da http://localhost adresinde, destekleyen tarayıcılarda çalışır.
web-account-passkey-add = Geçiş anahtarı ekle
web-account-remove = Kaldır
web-account-remove-of = Kaldır: { $name }
web-account-used = Son kullanım: { $date }
web-account-added = Eklendi: { $date }
web-account-expires = Bitiş: { $date }
web-account-password-new = Yeni parola
web-account-password-set = Parola belirle
web-account-password-change = Parolayı değiştir
web-account-password-remove = Parolayı kaldır
web-account-totp = Kimlik doğrulama uygulaması
web-account-totp-about = Parolayla girişte telefonunuzdaki uygulamanın kodu da istenir.
web-account-totp-on = Açık
web-account-totp-set = Kur
web-account-totp-remove = Kapat
web-account-totp-scan = Resmi kimlik doğrulama uygulamasıyla tarayın, sonra gösterdiği kodu girin.
web-account-totp-qr = Uygulama için QR kodu
web-account-totp-type = Ya da bu anahtarı elle girin:
web-account-totp-turn-on = Aç
web-account-codes-about = Geçiş anahtarınızı ya da parolanızı kaybederseniz her biri bir kez giriş sağlar.
web-account-codes-left = { $count ->
    [0] Kod kalmadı. Yenilerini oluşturun
   *[other] { $count } kod kaldı
}
web-account-codes-new = Yeni kod oluştur
web-account-sessions = Giriş yaptığınız yerler
web-account-session-unknown = Bilinmeyen program
web-account-session-current = Bu oturum
web-account-end = Oturumu kapat
web-account-end-of = Oturumu kapat: { $name }
web-account-sessions-end = Diğer oturumları kapat
web-account-tokens = API belirteçleri
web-account-tokens-about = Sizin adınıza çalışan botlar ve betikler için.
web-account-revoke = İptal et
web-account-revoke-of = İptal et: { $name }
web-account-token-new = Yeni belirteç
web-account-token-name = Ne için
web-account-token-name-about = Yalnızca siz görürsünüz.
web-account-token-scopes = Neler yapabilir
web-account-scope-read = Oyunlarınızı ve meydan okumalarınızı görür
web-account-scope-play = Hamle yapar, teklif eder, oyundan çekilir
web-account-scope-challenge = Meydan okur, meydan okumaları kabul eder
web-account-scope-chat = Sohbete yazar
web-account-scope-account = Hesabınızı ve verilerini okur
web-account-scope-short = { $scope ->
    [read] okuma
    [play] oyun
    [challenge] meydan okuma
    [chat] sohbet
   *[account] hesap
}
web-account-token-days = Geçerlilik süresi
web-account-token-for = { $days ->
    [0] Süresiz
   *[other] { $days } gün
}
web-account-token-create = Belirteç oluştur
web-account-token-made = Belirteci şimdi kopyalayın. Bir daha gösterilmez.
web-account-bot = Bot hesabı
web-account-bot-about = Kendi başına oynayan bir program için. Diğerleri onun bot olduğunu görür.
web-account-bot-is = Bu hesapla bir program oynuyor. Bot olarak görünür ve puansız oynar.
web-account-bot-make = Bot hesabına dönüştür
web-account-bot-permanent = Bu işlem geri alınamaz. Botlar yalnızca puansız oynar. İlk puanlı oyundan önce yapılmalıdır.
web-account-blocked = Engellenen oyuncular
web-account-blocked-about = Size meydan okuyamaz, oyunlarınıza katılamaz, size yazamazlar; onlarla eşleştirilmezsiniz.
web-account-data = Verileriniz
web-account-data-about = Hakkınızda saklanan her şey, bütün oyunlarınızla birlikte, tek dosyada.
web-account-export = İndir
web-account-delete = Hesabı sil
web-account-delete-about = Süren oyunlardan çekilirsiniz. Adınız, geçiş anahtarlarınız, mesajlarınız ve ayarlarınız silinir; biten oyunlar adınız olmadan kalır. Bu geri alınamaz.
web-account-confirm = Kimliğinizi doğrulayın
web-account-confirm-about = Bu değişiklik için geçiş anahtarınız ya da parolanız bir kez daha gerekli.
web-account-confirm-passkey = Geçiş anahtarıyla doğrula
web-account-confirm-password = Parolayla doğrula

web-people-block = Engelle
web-people-unblock = Engeli kaldır
web-people-unblock-of = Engeli kaldır: { $name }
web-people-blocked = { $name } engellendi
web-people-unblocked = { $name } artık engelli değil
web-people-report = Şikâyet et
web-people-report-about = { $name } adlı oyuncuyu şikâyet et
web-people-report-reason = Ne oldu?
web-people-report-text = Ayrıntılar (isteğe bağlı)
web-people-report-send = Şikâyeti gönder
web-people-reported = Teşekkürler. Bir moderatör bakacak
web-people-report-engine = Motor yardımıyla oynuyor
web-people-report-abuse = Sohbette hakaret
web-people-report-name = Uygunsuz ad
web-people-report-stalling = Oyalıyor ya da oyunları bırakıyor
web-people-report-other = Başka bir şey

web-moderation-title = Moderasyon
web-preview-all-moderation = Oyuncular hakkındaki şikâyetler, moderatörler için.
web-moderation-only = Bu sayfa moderatörler içindir
web-moderation-reports = Açık şikâyetler
web-moderation-reported = şikâyet eden: { $name }, { $at }
web-moderation-role-moderator = moderatör
web-moderation-role-admin = yönetici
web-moderation-role-none = rol yok
web-moderation-none = Açık şikâyet yok
web-moderation-game = Oyunu aç
web-moderation-chat = Sohbeti göster
web-moderation-chat-players = Oyuncular
web-moderation-chat-watchers = Seyirciler
web-moderation-chat-none = Mesaj yok
web-moderation-mute = Sustur
web-moderation-unmute = Susturmayı kaldır
web-moderation-rename = Adını değiştir
web-moderation-close = Hesabı kapat
web-moderation-reopen = Hesabı yeniden aç
web-moderation-bot = Bot olarak işaretle
web-moderation-dismiss = Reddet
web-moderation-about = Oyuncu: { $name }
web-moderation-days = Sohbetsiz gün sayısı
web-moderation-name = Yeni ad
web-moderation-why = Gerekçe, kayıt için
web-moderation-close-about = Oyuncunun bütün oturumları kapanır, süren oyunlarından çekilir, bir daha giriş yapamaz.
web-moderation-unmute-about = Oyuncu sohbete yeniden yazabilir.
web-moderation-reopen-about = Oyuncu yeniden giriş yapabilir.
web-moderation-bot-about = Oyuncu artık bot olarak görünür ve yalnızca puansız oynar. Bu işlem geri alınamaz.
web-moderation-done = Tamam
web-moderation-for-days = { $count } günlüğüne
web-moderation-log = Kayıt
web-moderation-operator = İşletmeci
web-moderation-entry = { $action ->
    [mute] { $by }: susturma, { $name }
    [unmute] { $by }: susturma kalktı, { $name }
    [rename] { $by }: ad değişikliği, { $name }
    [close] { $by }: hesap kapatıldı, { $name }
    [reopen] { $by }: hesap açıldı, { $name }
    [dismiss] { $by }: şikâyet reddedildi, { $name }
    [role] { $by }: rol değişikliği, { $name }
    [bot] { $by }: bot işareti, { $name }
    [reset] { $by }: kurtarma kodu, { $name }
   *[other] { $by }: başka işlem, { $name }
}
