# doska serve: site.

cli-about-serve = Siteyi sun: tarayıcıda oyna, öğren, analiz et
cli-more-serve =
    doska serve                               http://127.0.0.1:8080, yalnız bu makine için
    doska serve --listen 8081                 başka bir port
    doska serve --listen 0.0.0.0:8080         öteki makineler için de
    Ctrl-C durdurur. Başkalarına sunmak için docs/serve.md dosyasına bakın.
cli-value-address = ADRES
cli-flag-listen = Dinlenecek yer: IP adresi ve port ya da yalnız port; varsayılan 127.0.0.1:8080
cli-flag-verbose = Her istek için standart hataya bir satır yaz
serve-tables = Bu klasördeki oyun sonu tablolarını sun

serve-open = Doska şu adreste: { $url } (Ctrl-C durdurur)
serve-open-everywhere = Doska, öteki makineler için de, şu adreste: { $url } (Ctrl-C durdurur)
serve-unbuilt = Bu program site olmadan derlenmiş. Doska klasöründe “make” komutu onu siteyle birlikte derler.

serve-taken = { $address } kullanımda: orada başka bir program, belki bir başka Doska dinliyor. Başka bir port seçin, örneğin doska serve --listen { $other }
serve-denied = Bu kullanıcı { $address } adresinde dinleyemez. 1024 ve üstü portlar herkese açıktır, örneğin doska serve --listen { $other }
serve-foreign = { $address } bu makinenin adresi değil. Kendi adresi 127.0.0.1; 0.0.0.0 ise bütün adresleri demektir
serve-failed = Sunucu { $address } adresinde dinleyemiyor: { $why }
serve-no-port = “{ $listen }” içinde port yok: bir IP adresi ve port bekleniyor, örneğin { $example }
serve-bad-port = “{ $port }” bir port değil: 0 ile 65535 arasında bir sayı bekleniyor, örneğin { $example }
serve-bad-address = “{ $address }” IP adresi değil: 127.0.0.1:8080, 0.0.0.0:8080 ya da [::1]:8080 gibi bir adres bekleniyor
serve-bad-log = RUST_LOG içindeki “{ $value }” okunamıyor: off, error, warn, info, debug ya da trace, yahut programın bir bölümüyle bunlardan biri bekleniyor, örneğin doska_server=info
