# doska bot: sunucuda oyuncu olarak motor.

cli-about-bot = Motoru bir sunucuda oynat
cli-more-bot =
    doska bot --server https://play.example.org --token BELİRTEÇ --level 5
    Kendisine gönderilen meydan okumaları kabul eder, durdurulmadan önce başlayanlar dahil oyunlarını oynar ve bağlantı kesilince geri döner. read, play ve challenge yetkili belirteç hesap sayfasında oluşturulur. Ctrl-C durdurur.
cli-value-token = BELİRTEÇ
bot-server = Sunucunun adresi, örneğin https://play.example.org
bot-token = Oyuncunun API belirteci; varsayılan olarak, bu makinenin öteki kullanıcılarının göremediği DOSKA_TOKEN içindeki
bot-level = Oyun gücü, 1 ile 10 arası; varsayılan 10
bot-game = Yalnız bu oyuna meydan okumaları kabul et; yinelenebilir
bot-open = Lobideki açık meydan okumaları da kabul et
bot-games = Bu kadar oyundan sonra dur
bot-threads = Aynı anda kaç oyun üzerinde düşüneceği, varsayılan 1
man-example-doska-bot = Bu makinedeki bir sunucuda 5. seviyede oynayın.
man-env-token = --token verilmediğinde doska bot için API belirteci.

bot-at = { $server } sunucusunda oynuyor, seviye { $level }
bot-unmarked = Bu hesap bot olarak işaretli değil ve insanların puanlarını değiştiriyor. Bot için yeni bir hesap açıp onu işaretleyin: POST /api/v1/account/bot
bot-begins = { $game }: { $id } oyunu başladı
bot-ended = { $result ->
    [won] { $game }: { $id } oyunu kazanıldı
    [lost] { $game }: { $id } oyunu kaybedildi
    [aborted] { $game }: { $id } oyunu iptal edildi
   *[drawn] { $game }: { $id } oyunu berabere bitti
}
bot-left = { $id } oyununa devam edilemiyor: { $why }
bot-again = Bağlantı koptu. { $seconds } sn sonra yeniden denenecek

bot-bad-server = “{ $server }” bir sunucu adresi değil: http:// ya da https:// ve bir ad bekleniyor, örneğin https://play.example.org
bot-no-token = { $server } için belirteç yok: --token ile ya da DOSKA_TOKEN içinde verin
bot-bad-token = { $server } için verilen belirteçte geçersiz karakterler var: yeniden kopyalayın
bot-unauthorized = { $server } bu belirteci tanımıyor: iptal edilmiş ya da başka bir sunucunun olabilir
bot-unreachable = { $server } sunucusuna ulaşılamıyor: { $why }
bot-refused = { $server } reddediyor: { $why }
bot-foreign = { $server } bir Doska sunucusu gibi yanıt vermiyor: { $why }

## Sunucunun botları

bot-unknown = “{ $part }” bu sunucunun botu değil: GET /api/v1/bots onları listeler
bot-sits = Bu bot zaten tahtada: başka birini seçin
bot-not-yours = Botları yalnız meydan okuyan oyuncu ekleyebilir
