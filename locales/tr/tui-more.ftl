# Terminal uygulaması: tuşlar, menü, ilk oyunda söylenenler.

tui-welcome = Hamleyi yazın ya da ok tuşları ile Enter’ı veya fareyi kullanın. Esc menüyü açar
tui-over-keys = F8: taraf değiştirip rövanş, F9: başka oyun, F3: hamleyi geri al
tui-over-next = F8: rövanş, F9: başka oyun, F3: geri al. Sıradaki rakip: { $opponent }
tui-line = Bir hamle yazın, örneğin { $example }, ya da “ipucu” gibi bir komut
tui-line-over = Bir komut yazın: “geri”, “kaydet”, “çık”
tui-ask-offer = Beraberlik teklif edilsin mi?
tui-key-menu = menü
tui-key-rules = kurallar
tui-key-load = kayıt aç
tui-letters = harfler, rakamlar
tui-help-type = hamle (c3-d4) ya da komut (ipucu, geri, beraberlik, çekil, kaydet DOSYA) yazar; Enter oynar
tui-help-menu = menü: bütün komutlar, beraberlik, çekilme ve pas da burada
tui-help-rules = bu oyunun kuralları
tui-help-save = oyunu kayıt olarak saklar
tui-help-rematch = taraf değiştirip rövanş
tui-help-new = başka oyun
tui-page-parts = ↑ ↓ ve Page tuşları kaydırır, ← → başka bölüme gider, Esc kapatır

## Bırakılan oyunlar

play-resume = Bu dosyadaki oyunu sürdürür; dosya verilmezse son bıraktığınız oyunu
cli-flag-list = Bıraktığınız oyunları listeler: tarih, oyun, rakip, yarım hamle, dosya
play-people = insanlar arasında
play-kept-none = Sürdürülecek oyun yok. “doska play” yeni bir oyun başlatır
play-kept-plies = { $count } yarım hamle
play-kept-over = bitti, { $count } yarım hamle
play-kept-hint = “doska play --resume” bitmemiş ilk oyunu, “doska play --resume DOSYA” bir başkasını sürdürür.
tui-continue = Oyunu sürdür
tui-rules-page = Bu oyunun kuralları

## Dersler ve bulmacalar

tui-lesson = Ders
tui-puzzles = Bulmacalar
tui-lesson-title = Alıştırma { $number }/{ $count }: { $title }
tui-puzzle-title = Bulmaca { $id }, seviye { $level }
tui-puzzle-task = En iyi hamleyi bulun.
tui-puzzle-wrong = { $move } çözüm değil. Yeniden deneyin
tui-puzzle-solved = Çözdünüz!
tui-puzzle-piece = Hamle buradan başlar
tui-puzzle-move = Hamle: { $move }
tui-task-right = Doğru. Devam edin
tui-task-next = Enter sonrakini açar
tui-key-next = sonraki
tui-key-restart = baştan
tui-key-start = başlangıç

## Kayıtlara bakmak

tui-record-keys = ← → hamle, ↑ ↓ başka varyant, Home ve End, PageUp ve PageDown
tui-record-looking = Bu bir kayıt: F8 buradan oynatır
tui-record-result = Sonuç: { $result }
tui-record-others = Varyantlar: { $list }
tui-key-play-on = buradan oyna
show-what = Bir oyun ya da son oyununa hamle hamle bakılacak bir dosya
cli-play-offer = Beraberlik teklif edilsin mi? (evet/hayır)
