# Çözümleme sayfası.
web-analysis-game = Oyun
web-analysis-new = Yeni analiz
web-analysis-edit = Düzenle
web-analysis-play = Buradan oyna
web-analysis-to-move = { $side ->
    [white] Sıra Beyazda
    [black] Sıra Siyahta
   *[other] Sıra { $number }. oyuncuda
}
web-analysis-start = Başlangıç
web-analysis-seat = Oyuncu

## Adımlar

web-analysis-steps = Oyunun hamleleri
web-analysis-first = İlk konum
web-analysis-back = Önceki hamle
web-analysis-on = Sonraki hamle
web-analysis-last = Son konum
web-analysis-turn = Tahtayı döndür
web-analysis-keys-step = önceki ya da sonraki hamle
web-analysis-keys-aside = başka varyant
web-analysis-keys-ends = ilk ya da son konum
web-analysis-keys-undo = değişikliği geri al ya da yinele
web-analysis-keys-paste = kopyalanan oyunu aç

## Motor

web-analysis-engine = Motor
web-analysis-worth = Değerlendirme
web-analysis-worth-unknown = henüz yok
web-analysis-lines = Varyantlar
web-analysis-lines-count = { $count } varyant
web-analysis-depth = Derinlik { $depth }
web-analysis-speed = { $speed }/sn
web-analysis-speed-about = Saniyede konum
web-analysis-stop = Durdur
web-analysis-go-on = Analize devam et
web-analysis-thinking = Düşünüyor…
web-analysis-over = Oyun bitti
web-analysis-busy = Motor oyunu inceliyor
web-analysis-play-first = { $move } oyna
web-analysis-table-win = { $side ->
    [white] { $plies ->
        [0] Beyaz kazandı
       *[other] Beyaz { $plies } yarım hamlede kazanır
    }
    [black] { $plies ->
        [0] Siyah kazandı
       *[other] Siyah { $plies } yarım hamlede kazanır
    }
   *[other] { $plies ->
        [0] { $number }. oyuncu kazandı
       *[other] { $number }. oyuncu { $plies } yarım hamlede kazanır
    }
}

## Hamleler, varyantlar, yorumlar

web-analysis-moves = Hamleler
web-analysis-no-moves = Tahtada hamle yapın ya da bir oyun açın. Aynı konumdan başka hamleler varyant olur.
web-analysis-annotate = Yorum ve işaretler
web-analysis-signs = İşaretler
web-analysis-sign-good = iyi hamle
web-analysis-sign-bad = hata
web-analysis-sign-brilliant = çok iyi hamle
web-analysis-sign-terrible = vahim hata
web-analysis-sign-interesting = ilginç hamle
web-analysis-sign-dubious = kuşkulu hamle
web-analysis-promote = Varyantı yukarı taşı
web-analysis-make-main = Ana varyant yap
web-analysis-delete = Buradan sonrasını sil
web-analysis-undo = Geri al
web-analysis-redo = Yinele
web-analysis-comment = Yorum
web-analysis-comment-game = Oyun için yorum
web-analysis-comment-move = { $move } için yorum

## İnceleme

web-analysis-review = İnceleme
web-analysis-review-begin = Oyunu incele
web-analysis-review-progress = İncelemenin ilerlemesi
web-analysis-done = { $done } / { $all }
web-analysis-thoroughness = Derinlik
web-analysis-quick = Hızlı
web-analysis-usual = Standart
web-analysis-deep = Derin
web-analysis-graph = Değerlendirme grafiği
web-analysis-graph-empty = Grafiği görmek için oyunu inceleyin
web-analysis-accuracy = İsabet
web-analysis-inaccuracy = Kusurlu hamle
web-analysis-mistake = Hata
web-analysis-blunder = Vahim hata
web-analysis-judged = { $mark }. Daha iyisi: { $move } ({ $worth })
web-analysis-better-title = Daha iyi hamleler
web-analysis-better = Daha iyisi
web-analysis-no-mistakes = Hata bulunmadı

## İçe aktarma

web-analysis-import = İçe aktar
web-analysis-paste = Bir ya da birkaç oyun (PDN)
web-analysis-file = Dosya seç
web-analysis-drop = ya da sayfaya sürükleyin
web-analysis-open = Aç
web-analysis-choose = { $count ->
    [1] Bir oyun bulundu:
   *[other] { $count } oyun bulundu. Hangisi?
}
web-analysis-broken = (bozuk)
web-analysis-plies = { $count } yarım hamle
web-analysis-warnings = { $count } uyarı
web-analysis-other-file = Başka dosya
web-analysis-no-game = Oyun bulunamadı
web-analysis-file-large = { $name } dosyası { $most } MB sınırını aşıyor: parçalara ayırın
web-analysis-file-encoding = { $name } UTF-8 metni değil: UTF-8 olarak kaydedip yeniden deneyin

## Paylaşma

web-analysis-share = Paylaş
web-analysis-link = Bağlantı
web-analysis-link-about = Oyunun tamamı, varyantları ve yorumlarıyla, bağlantının içindedir. Hiçbir yerde bir şey saklanmaz.
web-analysis-record = Kayıt (PDN)
web-analysis-about-game = Oyun bilgileri
web-analysis-tag-event = Turnuva
web-analysis-tag-date = Tarih
web-analysis-position = Konum
web-analysis-picture = tahtanın resmi
web-analysis-copy = Kopyala
web-analysis-copied = Kopyalandı: { $what }
web-analysis-copy-failed = Tarayıcı kopyalamaya izin vermedi. Metin seçili: kendiniz kopyalayın.
web-analysis-download = İndir
web-analysis-link-damaged = Bağlantı bozuk: kesilmiş ya da değişmiş. Yeniden isteyin.
web-analysis-link-unknown = Bu bağlantı Doska’nın başka bir sürümünden. Sayfayı yenileyin; olmazsa oyunu dosya olarak isteyin.
web-analysis-link-long = Bu bağlantıdaki oyun açılamayacak kadar büyük.
web-analysis-link-position = Bu bağlantıdaki konum açılamıyor: { $why }
web-analysis-link-move = Bağlantının { $ply }. hamlesi “{ $move }” oynanamaz: { $why }. Oyun oraya kadar açıldı.
