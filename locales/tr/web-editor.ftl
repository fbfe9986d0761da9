# Sitedeki konum düzenleyici.
web-editor-about = İstediğiniz konumu kurun, sonra oynayın ya da motora inceletin. Konum hangi oyunun?
web-editor-of = { $game }: düzenleyici
web-editor-choose = Başka oyun
web-editor-verdict = Konum denetimi
web-editor-board = Sıra, aşama ve tahtanın yanındakiler
web-editor-right = Geçerli bir konum. Sıra: { $seat }.
web-editor-over = Geçerli bir konum, ama oyun burada bitmiş. { $outcome }: { $reason }.
web-editor-analyse = Analiz et
web-editor-play = Buradan oyna
web-editor-tallies = Neyden ne kadar var
web-editor-tally-men = { $seat }: { $count }/{ $max } taş
web-editor-tally-pieces = { $seat }: { $count }/{ $max } taş
web-editor-tally-checkers = { $seat }: { $count }/{ $max } taş
web-editor-tally-points = { $count }/{ $max } puan, tahtada ve alınmış
web-editor-tally-fields = { $count }/{ $max } hane

web-editor-tools = Tahtaya konacaklar
web-editor-tool-erase = Silgi
web-editor-tool-field = Boş hane
web-editor-room = { $place }: hane için yer
web-editor-record = Kaydet: { $line }, { $seat }
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
web-editor-backup-none = Henüz yok.
web-editor-backup-seat = Kimin
web-editor-backup-line = Hat
web-editor-backup-record = Olduğu gibi kaydet
web-editor-backup-hint = Değiştirmek için bir işarete dokunun: boş, taş, dama. Hatlar, tahtadaki uçlarından da kaydedilir.
web-editor-backup-price = { $price } taş
web-editor-backup-remove = Yedeği kaldır: { $seat }, { $line }
web-editor-line =
    { $kind ->
        [file] { $line } sütunu
       *[rank] { $line }. sıra
    }
web-editor-sign =
    { $place }: { $sign ->
        [m] taş
        [k] dama
       *[none] boş
    }

web-editor-text = Yazıyla konum
web-editor-copy = Kopyala
web-editor-copied = Kopyalandı
web-editor-counters = Sayaçlar
web-editor-options = Oyunun seçenekleri
web-editor-field-no-enemy-taken = Rakip taşı alınmadan geçen yarım hamle
web-editor-field-kings-alone = Yalnız damaların oynadığı yarım hamle
web-editor-field-no-progress = Alma ya da taşın ileri adımı olmadan geçen yarım hamle
web-editor-field-no-capture = Alma olmadan geçen yarım hamle
web-editor-field-barred-return = Yasak dönüş
web-editor-value-barred-return-none = yok
web-editor-field-stage = Aşama
web-editor-value-stage-laying = dizme
web-editor-value-stage-moving = oynama
web-editor-field-passes = Hemen önceki paslar

web-keys-editor = Düzenleyicide
web-keys-editor-tool = tahtadan ayrılmadan başka bir taş seç
web-keys-editor-away = imlecin üzerinde durduğunu kaldır
web-keys-editor-undo = geri al, yinele
