# Komut satırı: yardım metinleri, hatalar, `doska play` sözleri.

cli-welcome =
    Doska: motora karşı ya da yanınızdakilerle oynanan beş masa oyunu.

      doska play            bir oyun seçip oynayın
      doska serve           aynısı ve daha fazlası, tarayıcıda
      doska games           oyunlar ve seçenekleri
      doska rules OYUN      bir oyunun kuralları
      doska --help          bütün komutlar

## Yardım

cli-about = Beş masa oyunu: oynama, kurallar, analiz, kayıt dönüştürme
cli-more = “doska KOMUT --help” bir komutu anlatır.
cli-about-play = Motora karşı ya da yanınızdakilerle oyna
cli-about-rules = Bir oyunun kurallarını oku
cli-about-games = Oyunları ve seçeneklerini listele
cli-about-show = Bir konumu çiz
cli-about-convert = Kayıtları standart biçimde yeniden yaz ya da konumları SVG olarak çiz
cli-about-inspect = Konumların geçerli hamlelerini listele
cli-about-replay = Kayıtlı oyunları yeniden oynat
cli-about-perft = Hamle dizilerini say: test ve ölçüm için
cli-about-completions = Bir kabuk için tamamlama betiğini yazdır
cli-about-man = Kılavuz sayfalarını yaz
cli-about-help = Bütün komutların ya da birinin yardımını yazdır

cli-more-play =
    doska play                                her şeyi ekranda seçmek
    doska play turkish --level 4              motora karşı
    doska play backups --seat second --clock 5+3
    doska play "martian?players=4" --seat 1,3 --level 6
    Terminalde bütün ekran kullanılır; F1 yardımdır. --plain, --spoken ile ya da bir boru hattında oyun satır satır gider; “yardım” komutları listeler. Bitmemiş oyun bir dosyada saklanır; --resume onu sürdürür.
cli-more-rules = MADDE bir madde (4.3), bir bölüm (4) ya da bir başlığın başıdır (yazım).
cli-more-convert =
    Üç türlü kullanılır:
      doska convert games.pdn -o clean.pdn
      doska convert --svg turkish --moves "d3-d4 e6-e5" -o board.svg
      doska convert --diagrams games/turkish/diagrams.txt --out diagrams
    DOSYA yerine standart girdi için “-” yazılabilir. Yarıda kalan bir oyun hata akışında bildirilir ve oraya kadar yazılır, çıkış kodu 1 olur. Var olan bir dosya yalnız --force ile değiştirilir. Okunan dosyanın üzerine ise, hiçbir şey kaybolmayacaksa, --force olmadan da yazılır.
cli-more-inspect = --stdin --json ile her satır bir nesne verir; bozuk bir satır, yerinde “error” alanlı bir nesne verir.
cli-more-replay = Her satır bir oyundur: boşlukla ayrılmış hamleler. --json ile geçersiz bir hamle “error” ve “ply” alanlı bir nesne verir; “ply” o hamlenin 1’den başlayan numarasıdır.
cli-more-perft = Her derinlik için bir satır: derinlik, hamle dizisi sayısı, saniye, saniyedeki dizi sayısı.
cli-more-completions = Kabuklar: bash, elvish, fish, powershell, zsh.
cli-more-man = --out verilmezse yalnız doska sayfası yazdırılır.
cli-man-name = AD
cli-man-synopsis = KULLANIM
cli-man-description = AÇIKLAMA
cli-man-extra = AYRINTILAR
cli-man-version = SÜRÜM

cli-heading-usage = Kullanım
cli-heading-commands = Komutlar
cli-heading-options = Seçenekler
cli-heading-operands = Argümanlar
cli-heading-general = Genel

cli-value-command = KOMUT
cli-value-options = SEÇENEKLER
cli-value-game = OYUN
cli-value-depth = DERİNLİK
cli-value-article = MADDE
cli-value-file = DOSYA
cli-value-folder = KLASÖR
cli-value-shell = KABUK
cli-value-text = METİN
cli-value-moves = HAMLELER
cli-value-move = HAMLE
cli-value-number = N
cli-value-lang = DİL
cli-value-when = NE_ZAMAN

cli-operand-game = Bir oyun, istenirse seçenekleriyle: martian, martian?players=4
cli-operand-command = Komut
cli-operand-depth = Yarım hamle olarak derinlik, 0 ile 100 arası
cli-operand-article = Okunacak yer: 4.3, 4, yazım
cli-operand-file = Okunacak kayıtlar, standart girdi için “-”
cli-operand-shell = Kabuk

cli-flag-help = Yardımı yazdır
cli-flag-version = Sürümü yazdır
cli-flag-lang = Dil: en, ru ya da tr; varsayılan yerel ayarın dili
cli-flag-color = Renkler: auto, always ya da never
cli-flag-ascii = Yalnız ASCII karakterlerle çiz
cli-flag-position = Başlangıç yerine bu konumdan başla
cli-flag-moves = Önce bu hamleleri oyna, aralarında boşlukla
cli-flag-json = JSON yazdır
cli-flag-stdin = Standart girdiyi satır satır oku
cli-flag-counters = Konumları sayaçlarıyla yazdır
cli-flag-divide = Her hamle için ayrıca say
cli-flag-threads = İş parçacığı sayısı, varsayılan 1
cli-flag-spoken = Tahtayı sözcüklerle anlat, ekran okuyucular için
cli-flag-no-pager = Bütün sayfayı bir kerede yazdır
cli-flag-source = Sayfanın Markdown kaynağını yazdır
cli-flag-output = Standart çıktı yerine bu dosyaya yaz
cli-flag-force = Bir şey kaybolsa da var olan dosyayı değiştir
cli-flag-game = Kayıtlarda oyun yazmıyorsa oyunun adı
cli-flag-svg = Bu oyunun bir konumunu çiz
cli-flag-arrow = Bu hamleyi okla göster
cli-flag-diagrams = Bu dosyada listelenen bütün diyagramları çiz
cli-flag-out = Dosyaları bu klasöre yaz

## Hatalar

cli-error = Hata: { $said }
cli-bad-move = { $ply }. hamle: { $said }
cli-line-too-long = Satır çok uzun: en çok { $max } bayt okunur
cli-line-empty = Satır boş: bir konum bekleniyordu
cli-line-not-utf8 = Satır UTF-8 metni değil: { $byte }. bayt uymuyor
cli-usage-command = Bilinmeyen komut: “{ $name }”
cli-usage-argument = Fazladan argüman: “{ $arg }”
cli-usage-missing = Eksik: { $arg }
cli-usage-no-value = { $arg } bir değer ister
cli-usage-value = “{ $value }”, { $arg } için geçerli değil. Geçerli: { $valid }
cli-usage-bad-value = “{ $value }”, { $arg } için geçerli değil
cli-usage-range = “{ $value }”, { $arg } için geçerli değil: { $least } ile { $most } arası bir sayı bekleniyor
cli-usage-number = “{ $value }”, { $arg } için geçerli değil: bir tam sayı bekleniyor
cli-usage-conflict = { $arg } ile { $other } birlikte kullanılamaz
cli-usage-games = Oyunlar: { $list }
cli-usage-utf8 = Komut satırı UTF-8 metni değil
cli-usage-suggestion = Bunu mu demek istediniz: { $better }
cli-or = { $list } ya da { $last }
cli-quoted = “{ $text }”
cli-usage-hint = “doska --help” komutları listeler, “doska KOMUT --help” birini anlatır
cli-file-read = { $file } okunamıyor: { $why }
cli-file-write = { $file } yazılamıyor: { $why }
cli-os-not-found = böyle bir dosya ya da klasör yok
cli-os-denied = erişim izni yok
cli-os-folder = bu bir klasör
cli-os-no-folder = yolun bir parçası klasör değil
cli-os-exists = zaten var
cli-os-full = diskte yer kalmadı
cli-convert-game = { $number }. oyun
cli-convert-wrong = Tam yazılan oyun: { $good }. Sonuna kadar okunamayan oyun: { $wrong }
cli-convert-broken = Kayıt burada kesiliyor. Satır { $line }, sütun { $column }: { $what }
cli-convert-lossy = { $file } değiştirilmedi: bir bölümü okunamadı (yukarıya bakın) ve kaybolurdu. Başka bir dosyaya yazın ya da --force ekleyin
cli-convert-exists = { $file } zaten var. Başka bir dosyaya yazın ya da --force ekleyin
cli-diagram-name = “{ $name }” dosya adı olamaz: yalnız harf, rakam, “-”, “_” ve “.”

## Sözcüklerle konumlar

cli-to-move = { $side ->
    [white] Sıra Beyazda
    [black] Sıra Siyahta
   *[other] Sıra { $number }. oyuncuda
}
cli-result = { $result }: { $reason }
cli-moves-count = { $count ->
    [0] Geçerli hamle yok
   *[other] { $count } geçerli hamle:
}
cli-replayed = { $plies } yarım hamle. { $state }
cli-colour-white = beyaz
cli-colour-black = siyah
cli-last-move = Son hamle: { $move }
cli-points = { $count } puan
cli-pieces-man = { $count ->
    [1] yoz taş
   *[other] yoz taşlar
}
cli-pieces-king = { $count ->
    [1] dama
   *[other] damalar
}
cli-area-reserve = rezervde { $count }
cli-area-repository = depoda { $count }
cli-area-hand = konacak { $count }
cli-backup-empty = taş yok
cli-legend-sides = { $white } beyaz { $piece }, { $black } siyah { $piece }
cli-legend-stack = yığınlar: alttan üste, sahibi en üstteki
cli-legend-laying = + buraya taş konabilir
cli-spoken-nothing = hiçbir şey
cli-spoken-empty = { $place }: boş.
cli-spoken-stack = { $place }: { $list }; sahibi { $owner ->
    [white] Beyaz
   *[black] Siyah
}.
cli-spoken-zone = bölge { $zone }
cli-spoken-laying = Taş konabilecek kareler: { $list }
cli-spoken-backup = { $kind ->
    [file] { $line } dikeyinin
   *[rank] { $line }. yatayın
} yedeği: { $pieces }. Geri yüklemek için: { $text }

## Kurallar ve oyunlar

cli-diagram-move = Hamle: { $move }
cli-rules-no-part = { $game } kurallarında “{ $part }” diye bir bölüm yok. Geçerli: { $valid }
cli-rules-none = { $game } için kural sayfası yok
cli-games-seats = oyuncu: { $seats }
cli-games-option = seçenek { $option } (varsayılan { $default })
cli-games-hint = “doska rules OYUN” bir oyunu anlatır, “doska play OYUN” oynatır

## doska play

cli-choose = Hangi oyun?
cli-choose-options = seçenekler: { $list }
cli-choose-how = Bir numara ya da bir ad yazın, seçenekleriyle de olur: martian?players=4. “çık” çıkar
cli-choose-prompt = oyun>{" "}
cli-play-hint = Bir hamle yazın, örneğin { $example }, ya da “yardım”
cli-play-unknown = “yardım” komutları, “hamleler” geçerli hamleleri listeler
cli-play-over = Oyun bitti. “geri” son hamleyi geri alır, “kaydet DOSYA” oyunu kaydeder, “çık” çıkar
cli-play-over-agreed = Oyun bitti. “geri” bunu geri alır, “kaydet DOSYA” oyunu kaydeder, “çık” çıkar
cli-play-extra = Hiçbir şey yapılmadı: “{ $word }” sözcüğünden sonra “{ $rest }” beklenmiyor
cli-play-nothing-to-undo = Geri alınacak bir şey yok
cli-play-undo-most = Hiçbir hamle geri alınmadı: yalnız { $count } hamle oynandı
cli-play-resign = { $side ->
    [white] Beyaz oyundan çekilsin mi? (evet/hayır)
    [black] Siyah oyundan çekilsin mi? (evet/hayır)
   *[other] { $number }. oyuncu oyundan çekilsin mi? (evet/hayır)
}
cli-play-draw = { $side ->
    [white] Beyaz beraberlik teklif ediyor. Kabul ediyor musunuz? (evet/hayır)
    [black] Siyah beraberlik teklif ediyor. Kabul ediyor musunuz? (evet/hayır)
   *[other] { $number }. oyuncu beraberlik teklif ediyor. Kabul ediyor musunuz? (evet/hayır)
}
cli-play-draw-team = { $number }. oyuncu beraberlik teklif ediyor. { $whom ->
    [team] { $other }. ve { $ally }. oyuncular
   *[player] { $other }. oyuncu
}, kabul ediyor musunuz? (evet/hayır)
cli-play-goes-on = Oyun devam ediyor
cli-play-overwrite = { $file } zaten var. Üzerine yazılsın mı? (evet/hayır)
cli-play-not-saved = Oyun kaydedilmedi
cli-play-save-where = Bir dosya adı yazın: kaydet DOSYA
cli-play-load-what = Bir dosya adı yazın: yükle DOSYA
cli-play-load-part = Kayıt kesiliyor, oyun oradan devam ediyor. { $said }
cli-play-saved = Kaydedildi: { $file }
cli-play-kept = Oyun şu dosyaya kaydedildi: { $file }
cli-play-go-on = Devam etmek için: doska play --resume { $file }
cli-play-not-kept = Oyun kaydedilemedi ({ $why }). Hamleleri:
cli-file-no-game = { $file } içinde oyun yok
cli-moves-none = “{ $prefix }” ile başlayan geçerli hamle yok
cli-moves-inside = Hiçbir geçerli hamle “{ $prefix }” ile başlamaz: hamlenin içinde geçer, örneğin { $example }
cli-moves-grouped = Sağdakilerden en çok biri hamleye eklenebilir
reason-recorded = kayıtta böyle

cli-word-yes = evet, e
cli-word-help = yardım, ?
cli-word-moves = hamleler
cli-word-undo = geri
cli-word-board = tahta
cli-word-position = konum
cli-word-rules = kurallar
cli-word-draw = beraberlik
cli-word-resign = çekil
cli-word-save = kaydet
cli-word-load = yükle
cli-word-quit = çık

cli-help-moves-title = Hamleler
cli-help-commands-title = Komutlar
cli-help-english = İngilizce sözcükler de geçerlidir: { $list }
cli-help-help = bu metin
cli-help-help-operand = -
cli-help-moves = geçerli hamleler, hepsi ya da böyle başlayanlar
cli-help-moves-operand = [BAŞI]
cli-help-undo = son hamlenize kadar ya da N hamle geri al
cli-help-undo-operand = [N]
cli-help-board = tahtayı yeniden göster
cli-help-board-operand = -
cli-help-position = konumu metin olarak yazdır
cli-help-position-operand = -
cli-help-rules = kuralları ya da bir maddeyi oku: kurallar 4.3
cli-help-rules-operand = [MADDE]
cli-help-draw = beraberlik teklif et
cli-help-draw-operand = -
cli-help-resign = oyundan çekil
cli-help-resign-operand = -
cli-help-save = oyunu bir dosyaya kaydet
cli-help-save-operand = DOSYA
cli-help-load = bir dosyadaki son oyuna devam et
cli-help-load-operand = DOSYA
cli-help-quit = çık; oyun kaydedilir
cli-help-quit-operand = -
