# doska serve: site.

cli-about-serve = Siteyi sun: tarayıcıda çevrimiçi oyna, öğren, analiz et
cli-more-serve =
    doska serve                               http://127.0.0.1:8080, yalnız bu makine için
    doska serve --listen 8081                 başka bir port
    doska serve --listen 0.0.0.0:8080         öteki makineler için de
    doska serve --config doska.toml --check   ayarlar ve her birinin kaynağı
    Her NAME ayarı ortamda DOSKA_NAME olarak (DOSKA_PUBLIC_URL) ya da dosyada bir satır olarak da (public-url = "https://doska.example.org") verilebilir. Seçenek ortamdan, ortam dosyadan önce gelir.
    Ctrl-C durdurur. Başkalarına sunmak için docs/operations.md dosyasına bakın.
cli-value-address = ADRES
cli-value-url = URL
cli-value-switch = on|off
cli-value-contact = İLETİŞİM
cli-value-mail = E-POSTA
cli-value-log-level = DÜZEY
cli-flag-config = Ayarları bu dosyadan oku
cli-flag-check = Ayarları ve her birinin kaynağını yazdırıp çık
cli-flag-verbose = Her istek için standart hataya bir satır yaz: --log-level info
serve-listen = Dinlenecek yer: IP adresi ve port ya da yalnız port; varsayılan 127.0.0.1:8080
serve-data = Oyunların ve oyuncuların saklandığı yer; varsayılan, veri klasörünüz
serve-database = Veritabanı: sqlite:YOL ya da postgres://KULLANICI:PAROLA@SUNUCU/AD; varsayılan, veri klasöründe bir dosya
serve-bus = Sunucuların hamleleri birbirine bildirme yolu: tek sunucu için local, birden çok sunucu için nats://adres
serve-workers = Aynı anda kaç botun düşüneceği ya da auto; 0, botları, analizi ve mesajları doska worker süreçlerine bırakır
serve-public-url = Sitenin tarayıcıdaki adresi, örneğin https://doska.example.org
serve-trusted-proxies = Sunucunun önündeki vekil sunucu sayısı; varsayılan 0
serve-rate-limits = İstekleri sınırla; off yalnız 127.0.0.1 adresindeki testler içindir
serve-max-connections = Aynı anda açık olabilecek bağlantı sayısı
serve-metrics-listen = Ölçümlerin öteki makinelere sunulacağı yer; varsayılan olarak yalnız bu makine alır
serve-tables = Bu klasördeki oyun sonu tablolarını sun
serve-contact = Size ulaşma yolu: bir e-posta adresi ya da sayfa
serve-smtp = E-posta sunucusu, örneğin smtps://user:password@mail.example.org
serve-mail-from = E-postaların göndereni, örneğin doska@example.org
serve-push-contact = Push hizmetlerinin yazabileceği adres; varsayılan, iletişim adresi
serve-log-level = Günlüğe yazılacaklar: off, error, warn, info ya da debug; varsayılan warn
serve-log-format = Günlüğün biçimi: text ya da json

serve-open = Doska şu adreste: { $url } (Ctrl-C durdurur)
serve-open-everywhere = Doska, öteki makineler için de, şu adreste: { $url } (Ctrl-C durdurur)
serve-kept = Oyunlar ve oyuncular şurada saklanır: { $path }
serve-store = { $path } veritabanı açılamıyor: { $why }
serve-unbuilt = Bu program site olmadan derlenmiş. Doska klasöründe “make” komutu onu siteyle birlikte derler.

serve-taken = { $address } kullanımda: orada başka bir program, belki bir başka Doska dinliyor. Başka bir port seçin, örneğin doska serve --listen { $other }
serve-denied = Bu kullanıcı { $address } adresinde dinleyemez. 1024 ve üstü portlar herkese açıktır, örneğin doska serve --listen { $other }
serve-foreign = { $address } bu makinenin adresi değil. Kendi adresi 127.0.0.1; 0.0.0.0 ise bütün adresleri demektir
serve-failed = Sunucu { $address } adresinde dinleyemiyor: { $why }
serve-no-port = “{ $listen }” içinde port yok: bir IP adresi ve port bekleniyor, örneğin { $example }
serve-bad-port = “{ $port }” bir port değil: 0 ile 65535 arasında bir sayı bekleniyor, örneğin { $example }
serve-bad-address = “{ $address }” IP adresi değil: 127.0.0.1:8080, 0.0.0.0:8080 ya da [::1]:8080 gibi bir adres bekleniyor
serve-bad-log = RUST_LOG içindeki “{ $value }” okunamıyor: off, error, warn, info, debug ya da trace, yahut programın bir bölümüyle bunlardan biri bekleniyor, örneğin doska_server=info

serve-source-default = varsayılan
serve-source-none = verilmedi
serve-given-in = { $what } (kaynak: { $source })
serve-bad-file = { $file }, satır { $line } TOML değil: { $why }
serve-unknown-key = { $file } içindeki “{ $key }” bir ayar değil. Geçerli olanlar: { $valid }
serve-bad-value = { $file } içindeki “{ $key }” için metin, sayı, true ya da false bekleniyor
serve-bad-word = “{ $value }” değeri { $name } için uygun değil. Geçerli olanlar: { $valid }
serve-bad-number = “{ $value }” değeri { $name } için uygun değil: { $least } ile { $most } arasında bir sayı bekleniyor
serve-bad-origin = “{ $value }” bir site adresi değil: yol içermeyen şema ve ad bekleniyor, örneğin https://doska.example.org
serve-bad-contact = “{ $value }” bir iletişim adresi değil: e-posta adresi ya da sayfa bekleniyor, örneğin https://example.org/contact
serve-bad-mail = “{ $value }” bir e-posta adresi değil: doska@example.org gibi bir adres bekleniyor
serve-bad-smtp = Bu bir e-posta sunucusu adresi değil: smtps://user:password@mail.example.org gibi bir adres bekleniyor
serve-no-mail-from = E-posta sunucusu var ama gönderen yok. Ekleyin, örneğin --mail-from doska@example.org
serve-no-smtp = Gönderen var ama e-posta sunucusu yok. Ekleyin, örneğin --smtp smtps://user:password@mail.example.org
serve-bad-database = “{ $value }” bir veritabanı değil: sqlite:YOL, örneğin sqlite:/var/lib/doska/doska.sqlite, ya da postgres://KULLANICI:PAROLA@SUNUCU/AD bekleniyor
serve-bad-postgres = Veritabanının adresi okunamadı: { $why }. postgres://KULLANICI:PAROLA@SUNUCU:PORT/AD bekleniyor, örneğin postgres://doska:secret@db.example.org/doska?sslmode=verify-full
serve-bad-bus = “{ $value }” bir veri yolu değil: local ya da NATS sunucuları bekleniyor, örneğin nats://user:password@nats.example.org; şifreli bağlantı için tls://
serve-no-bus = { $address } veri yoluna ulaşılamıyor: { $why }. Tek sunucu varsa --bus local kullanın
serve-bad-workers = “{ $value }” workers için uygun değil: auto ya da 0 ile { $most } arasında bir sayı bekleniyor
serve-limits-off = { $address } adresinde istek sınırı kapatılamaz: --rate-limits off yalnız 127.0.0.1 ve [::1] içindir

## doska worker
cli-about-worker = Sunucuların işlerini yap: botlar, analiz, mesajlar; başkaları için maç oyna
cli-more-worker =
    İşler, istediğiniz kadar makinede çalışan birkaç süreç arasında paylaşılır. Her biri bir iş alır; duran bir sürecin
    elindeki işi bir başkası tamamlar. Sunucular bu işleri yapmasın diye onları --workers 0 ile başlatın.
    tasks, --workers URL ile doska match, tune ve puzzles build komutlarının verdiği iştir: doska worker --kinds tasks --database URL
cli-value-kinds = TÜRLER
worker-kinds = Yapılacak işler: bots, analysis, archive, messages, tasks, virgülle ayrılmış; varsayılan hepsi
worker-workers = Aynı anda düşünen bot ve yapılan görev sayısı; varsayılan, makinenin çekirdek sayısına göre
worker-no-bus = Sunucuların veri yolu gerekli, örneğin --bus nats://nats.example.org; yalnız --kinds tasks onsuz çalışır
worker-none = --workers 0 ile yapılacak iş yok: bu seçeneği kaldırın
worker-works = { $path } için çalışıyor: { $kinds } (Ctrl-C durdurur)
