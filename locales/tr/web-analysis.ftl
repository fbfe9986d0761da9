# Çözümleme sayfası.
web-analysis-game = Oyun
web-analysis-new = Yeni
web-analysis-edit = Düzenle
web-analysis-play = Buradan oyna
web-analysis-to-move = Sıra: { $seat }
web-analysis-start = Başlangıç
web-analysis-seat = Oyuncu

## Adımlar

web-analysis-steps = Oyunda ilerle
web-analysis-first = Başa dön
web-analysis-back = Önceki hamle
web-analysis-on = Sonraki hamle
web-analysis-last = Sona git
web-analysis-turn = Tahtayı döndür
web-analysis-keys-step = Bir hamle geri ya da ileri
web-analysis-keys-aside = Öteki varyanta
web-analysis-keys-ends = Başa, sona
web-analysis-keys-undo = Değişikliği geri al, yinele
web-analysis-keys-paste = Kopyalanan oyunu aç

## Motor

web-analysis-engine = Motor
web-analysis-worth = Değerlendirme
web-analysis-worth-unknown = henüz bilinmiyor
web-analysis-lines = Varyantlar
web-analysis-lines-count = { $count } varyant
web-analysis-depth = Derinlik { $depth }
web-analysis-speed = { $speed }/sn
web-analysis-speed-about = Saniyede konum
web-analysis-stop = Durdur
web-analysis-go-on = Analize devam et
web-analysis-thinking = Düşünüyor…
web-analysis-over = Oyun bitti.
web-analysis-busy = Motor oyunu inceliyor.
web-analysis-play-first = { $move } oyna
web-analysis-table-win = { $plies ->
    [0] { $seat } kazandı
    [one] { $seat } { $plies } yarı hamlede kazanır
   *[other] { $seat } { $plies } yarı hamlede kazanır
}

## Hamleler, varyantlar, yorumlar

web-analysis-moves = Hamleler
web-analysis-no-moves = Tahtada hamle yapın ya da bir oyun açın. Aynı yerdeki başka hamleler varyant olur.
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
web-analysis-review-progress = İncelemenin geldiği yer
web-analysis-done = { $done } / { $all }
web-analysis-thoroughness = Derinlik
web-analysis-quick = Hızlı
web-analysis-usual = Standart
web-analysis-deep = Derin
web-analysis-graph = Oyun boyunca değerlendirme
web-analysis-graph-empty = Oyun incelendiğinde değerlendirme eğrisi burada görünür.
web-analysis-accuracy = İsabet
web-analysis-inaccuracy = Kusurlu hamle
web-analysis-mistake = Hata
web-analysis-blunder = Vahim hata
web-analysis-judged = { $mark }. Daha iyisi { $move } ({ $worth })
web-analysis-better-title = Daha iyi ne olurdu
web-analysis-better = Daha iyisi
web-analysis-no-mistakes = Hata bulunmadı.

## İçe aktarma

web-analysis-import = İçe aktar
web-analysis-paste = Bir oyun ya da oyun dosyası (PDN)
web-analysis-file = Dosya seç
web-analysis-drop = ya da sayfanın üzerine bırakın
web-analysis-open = Aç
web-analysis-choose = { $count ->
    [one] Bir oyun bulundu:
   *[other] { $count } oyun bulundu. Hangisi?
}
web-analysis-broken = (bozuk)
web-analysis-plies = { $count } yarım hamle
web-analysis-warnings = { $count } uyarı
web-analysis-other-file = Başka dosya
web-analysis-no-game = İçinde oyun bulunamadı.
web-analysis-file-large = { $name } { $most } MB’den büyük: parçalara ayırın.
web-analysis-file-encoding = { $name } UTF-8 metni değil. UTF-8 olarak kaydedip yeniden deneyin.

## Paylaşma

web-analysis-share = Paylaş
web-analysis-link = Bağlantı
web-analysis-link-about = Bütün oyun, varyantları ve yorumlarıyla bağlantının kendisindedir. Hiçbir yerde bir şey saklanmaz.
web-analysis-record = Kayıt (PDN)
web-analysis-about-game = Adlar ve tarihler
web-analysis-tag-event = Turnuva
web-analysis-tag-date = Tarih
web-analysis-position = Konum
web-analysis-picture = resim olarak tahta
web-analysis-copy = Kopyala
web-analysis-copied = Kopyalandı: { $what }
web-analysis-copy-failed = Tarayıcı sayfanın kopyalamasına izin vermiyor. Metin seçili: tuşlarla kopyalayın.
web-analysis-download = İndir
web-analysis-link-damaged = Bu bağlantıda oyun yok: yolda kesilmiş ya da değişmiş. Yeniden isteyin.
web-analysis-link-unknown = Bu bağlantıyı, bu sürümün anlamadığı bir Doska yapmış. Sayfayı yenileyin; olmazsa oyunu dosya olarak isteyin.
web-analysis-link-long = Bu bağlantıdaki oyun açılamayacak kadar büyük.
web-analysis-link-position = Bu bağlantıda açılabilecek bir konum yok: { $why }
web-analysis-link-move = Bağlantının { $ply }. hamlesi “{ $move }” oynanamaz: { $why }. Oyun oraya kadar açıldı.
