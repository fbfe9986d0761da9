# Site: her sayfanın çevresinde duranlar.
web-language-en = English
web-language-ru = Русский
web-language-tr = Türkçe
web-close = Kapat

web-broken-title = Bu sayfa gösterilemedi
web-broken = Bir şeyler ters gitti. Sayfayı yeniden yükleyin; şu anda ağ bağlantınız yoksa gelince yeniden deneyin.
web-broken-again = Yeniden yükle
web-trouble-engine = Kurallar ve motor başlatılamadı, bu yüzden şu anda burada oyun oynanamıyor.
web-trouble-wasm = Bu tarayıcıda WebAssembly yok ya da kapalı. O olmadan burada oyun oynanamaz: daha yeni bir tarayıcı kullanın ya da WebAssembly’yi açın.
web-update = Doska’nın yeni bir sürümü geldi. Sayfayı bir sonraki yükleyişinizde devreye girer.
web-update-now = Yeniden yükle
web-update-later = Sonra
web-nowhere = Adres yanlış yazılmış ya da sayfa taşınmış olabilir.
web-nowhere-home = Ana sayfaya dön
web-noscript = Doska tarayıcınızda çalışır ve bunun için JavaScript gerekir. Lütfen açın.

web-keys-title = Klavye
web-keys-everywhere = Her yerde
web-keys-list = bu listeyi açar ya da kapatır
web-keys-tab = bir ögeden ötekine geçer; tahtanın tamamı da bunlardan biridir
web-keys-board = Tahtada
web-keys-walk = imleci tahtada ve yanında duranlarda gezdirir
web-keys-tap = taşı seçer, gideceği yeri seçer
web-keys-count = yığından kaç taş gideceğini seçer
web-keys-give-up = başlanmış hamleden vazgeçer
web-key-space = Boşluk
