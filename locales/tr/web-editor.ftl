# Sitedeki konum düzenleyici.
web-editor-about = İstediğiniz konumu kurun, sonra oynayın ya da analiz edin. Oyunu seçin:
web-editor-of = { $game }: düzenleyici
web-editor-choose = Başka oyun
web-editor-verdict = Konum denetimi
web-editor-board = Sıra, aşama, rezervler
web-editor-right = Konum geçerli. Sıra { $side ->
    [white] Beyazda
    [black] Siyahta
   *[other] { $number }. oyuncuda
}
web-editor-over = Konum geçerli, ama oyun bitmiş. { $outcome }
web-editor-analyse = Analiz et
web-editor-play = Buradan oyna
web-editor-tallies = Taş sayısı
web-editor-tally-men = { $seat }: { $count }/{ $max } yoz taş
web-editor-tally-pieces = { $seat }: { $count }/{ $max } taş
web-editor-tally-checkers = { $seat }: { $count }/{ $max } taş
web-editor-tally-points = { $count }/{ $max } puan, tahtada ve alınan
web-editor-tally-fields = { $count }/{ $max } hane

web-editor-tools = Taşlar
web-editor-tool-erase = Silgi
web-editor-tool-field = Boş hane
web-editor-room = { $place }: hane ekle
web-editor-record = { $side ->
    [white] Beyaz
    [black] Siyah
   *[other] { $number }. oyuncu
} için { $kind ->
    [file] { $line } dikeyinin
   *[rank] { $line }. yatayın
} yedeğini al
web-editor-undo = Geri al
web-editor-redo = Yinele
web-editor-start = Başlangıç konumu
web-editor-start-short = Başlangıç
web-editor-clear = Tahtayı boşalt
web-editor-clear-short = Boşalt
web-editor-flip = Tahtayı döndür

web-editor-turn = Sıra
web-editor-room-reserve = Rezerv
web-editor-room-repository = Depo
web-editor-points = Alınan puanlar
web-editor-backups = Yedekler
web-editor-backup-none = Henüz yok
web-editor-backup-seat = Sahibi
web-editor-backup-line = Hat
web-editor-backup-record = Tahtadan yedek al
web-editor-backup-hint = Değiştirmek için bir işarete dokunun: boş, yoz taş, dama. Yedek almak için bir hattın ucuna dokunun.
web-editor-backup-price = { $price } yoz taş
web-editor-backup-remove = { $side ->
    [white] Beyazın
    [black] Siyahın
   *[other] { $number }. oyuncunun
} { $kind ->
    [file] { $line } dikeyindeki
   *[rank] { $line }. yataydaki
} yedeğini sil
web-editor-line =
    { $kind ->
        [file] { $line } dikeyi
       *[rank] { $line }. yatay
    }
web-editor-sign =
    { $place }: { $sign ->
        [m] yoz taş
        [k] dama
       *[none] boş
    }

web-editor-text = Konum metni
web-editor-copy = Kopyala
web-editor-copied = Kopyalandı
web-editor-counters = Sayaçlar
web-editor-options = Oyun seçenekleri
web-editor-field-no-enemy-taken = Rakip taşı alınmadan geçen yarım hamle
web-editor-field-kings-alone = Yalnızca dama hamlesi oynanan yarım hamle
web-editor-field-no-progress = Taş alınmadan ve yoz taş oynanmadan geçen yarım hamle
web-editor-field-no-capture = Taş alınmadan geçen yarım hamle
web-editor-field-barred-return = Yasak dönüş
web-editor-value-barred-return-none = yok
web-editor-field-stage = Aşama
web-editor-value-stage-laying = dizme
web-editor-value-stage-moving = hamleler
web-editor-field-passes = Art arda pas

web-keys-editor = Düzenleyicide
web-keys-editor-tool = tahtadan ayrılmadan başka bir taş seç
web-keys-editor-away = imlecin altındaki taşı kaldır
web-keys-editor-undo = geri al, yinele
