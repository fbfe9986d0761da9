# Adlar, parolalar, hesaplar, moderasyon.

people-guest = Misafir
people-name-letter = “{ $part }” bir adda kullanılamaz. Harf, rakam, “_” ve “-” kullanın
people-name-length = Ad { $least } ile { $most } karakter arasında olmalı
people-name-first = Ad harf ya da rakamla başlar ve en az bir harf içerir
people-name-reserved = “{ $part }” ayrılmış bir ad. Başka bir ad seçin
people-name-taken = “{ $part }” adı ya da ona benzeyen bir ad alınmış. Başka bir ad seçin
people-password-short = Parola en az { $least } karakter olmalı
people-password-long = Parola en çok { $most } karakter olmalı
people-password-common = Bu parola ilk denenenlerden biri. Başka bir parola seçin: birbiriyle ilgisiz birkaç sözcük iyi olur
people-password-name = Bu parolanın büyük bölümü adınız. Başka bir parola seçin: birbiriyle ilgisiz birkaç sözcük iyi olur
people-no-credentials = Parola ya da geçiş anahtarı gerekli
people-already-member = Zaten bir hesabınız var. Başka bir hesap için önce çıkış yapın
people-wrong-credentials = Ad, parola ya da kod yanlış
people-wrong-password = Parola yanlış
people-code-required = Kimlik doğrulama uygulamanızdaki kodu girin
people-code-wrong = Kod yanlış ya da kullanılmış. Bir sonraki kodu bekleyin
people-closed = Bu hesap bir moderatör tarafından kapatıldı
people-attempts = { $seconds ->
   *[other] Çok fazla deneme yapıldı. { $seconds } saniye sonra yeniden deneyin
}
people-no-passkeys = Geçiş anahtarları HTTPS üzerinde ya da http://localhost adresinde çalışır. Sunucu dış adresini bilmeli
people-passkey-wrong = Geçiş anahtarı kabul edilmedi ya da yanıt geç geldi. Yeniden deneyin
people-passkey-known = Bu geçiş anahtarı zaten kullanılıyor
people-passkey-many = Bir hesapta en çok { $most } geçiş anahtarı olabilir. Önce birini kaldırın
people-last-credential = Bu sizin tek giriş yolunuz. Önce bir geçiş anahtarı ya da parola ekleyin
people-totp-password = Kodlar parolayı korur. Önce bir parola belirleyin
people-bot-rated = Bu hesap puanlı oyunlar oynadı. Bot için yeni bir hesap açın
people-session-only = Bu, API belirteciyle yapılamaz. Giriş yapın
people-members-only = Bunun için hesap gerekli. Önce kaydolun
people-confirm = Geçiş anahtarınız ya da parolanızla siz olduğunuzu doğrulayın
people-scope = Belirteçte “{ $scope }” yetkisi yok
people-token-name = Belirtece bir ad verin
people-token-scopes = “{ $part }” bir yetki listesi değil. Şunlardan bir ya da birkaçını seçin: { $valid }
people-token-days = Belirteç 1 ile { $most } gün arasında geçerli olabilir
people-token-many = Bir hesapta en çok { $most } belirteç olabilir. Önce birini iptal edin
people-yourself = Bunu kendinize yapamazsınız
people-report-game = Şikâyette yalnızca bu oyuncunun oynadığı ya da sohbetine yazdığı bir oyun belirtilebilir
people-report-long = Şikâyet en çok { $most } karakter olmalı
people-report-many = Günde en çok { $most } şikâyet gönderebilirsiniz
people-moderators-only = Bunu yalnızca moderatörler görebilir
people-not-over-them = Bu oyuncu üzerinde işlem yapamazsınız
people-muted = Bir moderatör sizi bir süreliğine susturdu
people-mute-days = Susturma süresi 1 ile { $most } gün arasında olmalı

# doska admin

cli-about-admin = Sunucunun üyelerini, rollerini ve şikâyetlerini yönet
cli-more-admin =
    doska admin list                     üyeler; bir başlangıç verilirse adı öyle başlayanlar
    doska admin role Leyla moderator     ya da admin, ya da none
    doska admin reset Leyla              her şeyini kaybeden üye için kurtarma kodu yazar
    doska admin close Leyla              hesaba artık girilemez; reopen bunu geri alır
    doska admin bot Robot                bir hesabı kalıcı olarak bot yapar
    doska admin reports                  açık şikâyetler

    Komut, çalışan sunucunun yanında doğrudan veritabanıyla çalışır; sunucu birkaç saniyede fark eder.
cli-value-action = İŞLEM
cli-value-member = ÜYE
cli-value-role = ROL
cli-operand-action = list, role, reset, close, reopen, bot ya da reports
cli-operand-member = Üyenin adı
cli-operand-role = moderator, admin ya da none
man-example-doska-admin = Bir üyeyi moderatör yapın.
admin-no-database = { $path } konumunda veritabanı yok. Sunucunun klasörünü --data ile belirtin
admin-unknown = “{ $part }” adında üye yok
admin-no-account = “{ $part }” için giriş yapılacak bir hesap yok
admin-name = Üyenin adını yazın
admin-role-unknown = “{ $part }” bir rol değil. Geçerli: moderator, admin, none
admin-role-set = { $name }: rol { $role }
admin-reset = { $name } bu kurtarma koduyla bir kez giriş yapıp yeni parola ya da geçiş anahtarı belirleyebilir: { $code }
admin-closed = { $name }: hesap kapatıldı
admin-bot = { $name } artık bir bot
admin-bot-rated = “{ $part }” puanlı oyunlar oynadı. Bot için yeni bir hesap açın
admin-reopened = { $name }: hesap yeniden açıldı
