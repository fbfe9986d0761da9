# Terminalde oyun: iki oyun biçiminin sözleri, sonra tam ekranın sözleri.

## Komut satırı
cli-value-seat = YER
cli-value-clock = SAAT
cli-flag-level = Motora karşı oyna: seviye 1 (yeni başlayan) ile 10 (tam güç) arası
cli-flag-seat = Yeriniz: first, second, random, none ya da 1,3 gibi numaralar; ötekileri motor oynar
cli-flag-clock = Süre, dakika ve saniye olarak artış: 5+3
play-movetime = Saat yoksa motorun hamle süresi, milisaniye; varsayılan 3000
play-seed = Rastgele sayı tohumu; varsayılan her seferinde başka
cli-flag-plain = Tam ekran yerine satır satır, ekran okuyucular için
play-seat = “{ $part }” bir yer değil: first, second, random, none ya da virgülle ayrılmış 1 ile { $most } arası numaralar beklenir

## İki biçim

cli-word-hint = ipucu
cli-word-clock = saat, süre
cli-help-hint = motorun ne oynayacağı ve nedeni
cli-help-hint-operand = -
cli-help-clock = kalan süre
cli-help-clock-operand = -
play-person = siz
play-engine = { $name }, seviye { $level }
play-engine-moves = { $seat } ({ $engine }): { $move }
play-clocks = Saatler: { $list }
play-no-clock = Bu oyunda saat yok
play-hint = İpucu: { $move } ({ $score }, derinlik { $depth }): { $line }

## Tam ekran

tui-wait = Bekleyin: sıra motorda
tui-thinking = Motor düşünüyor…
tui-thinking-hint = İpucu aranıyor…
tui-must-capture = Almak zorunlu
tui-taken-back = Geri alındı
tui-no-pass = Şimdi pas geçilemez
tui-draw-asked = Beraberlik teklif edildi. Motor düşünüyor…
tui-draw-refused = Beraberlik reddedildi
tui-ask-draw = { $side ->
    [white] Beyaz beraberlik teklif ediyor. Kabul ediyor musunuz?
    [black] Siyah beraberlik teklif ediyor. Kabul ediyor musunuz?
   *[other] { $number }. oyuncu beraberlik teklif ediyor. Kabul ediyor musunuz?
}
tui-ask-resign = Oyundan çekiliyor musunuz?
tui-ask-quit = Oyundan çıkılsın mı? Oyun kaydedilir, sonra devam edebilirsiniz.
tui-ask-new = Bu oyundan çıkıp başka oyun seçilsin mi? Oyun kaydedilir.
tui-ask-rematch = Bu oyundan çıkıp taraf değiştirerek rövanş başlasın mı? Oyun kaydedilir.
tui-ask-replace = { $file } zaten var. Üzerine yazılsın mı?
tui-answer-yes = { $question ->
    [quit] Çık
    [new] Yeni oyun
    [rematch] Rövanş
    [resign] Oyundan çekil
    [offer] Beraberlik teklif et
    [draw] Kabul et
   *[replace] Değiştir
}
tui-answer-no = { $question ->
    [draw] Reddet
   *[other] Vazgeç
}
tui-no = Hayır
tui-save-title = Farklı kaydet
tui-load-title = Kayıt yükle
tui-prompt-keys = Enter onaylar, Esc vazgeçer
tui-moves = Hamleler
tui-choose = Seçenekler
tui-choose-take = Kaç taş?
tui-choose-build = Yedek alınsın mı?
tui-choose-restore = Yedek geri yüklensin mi?
tui-finish = bitir
tui-drop = taş koy
tui-pass = pas
tui-key-help = yardım
tui-key-hint = ipucu
tui-key-back = hamleyi geri al
tui-key-flip = döndür
tui-key-judge = değer
tui-key-save = kaydet
tui-key-quit = çık
tui-key-draw = beraberlik
tui-key-resign = çekil
tui-key-new = yeni oyun
tui-key-rematch = rövanş
tui-too-small = Doska için { $width } sütun, { $height } satır gerekir; burada { $columns } sütun, { $rows } satır var. Büyütün ya da “doska play --plain” ile oynayın. q çıkar

## Yardımı

tui-help-title = Yardım
tui-help-scroll = Oklar ve Page tuşları kaydırır, başka tuş kapatır
tui-help-close = Herhangi bir tuş kapatır
tui-help-keys = Tuşlar
tui-arrows = oklar
tui-mouse = fare
tui-help-walk = imleci tahtada gezdirir
tui-help-tap = taşı seçer, gideceği yeri seçer; boşluk da olur
tui-help-next = sonraki seçilebilir yer, sonra yandaki liste
tui-help-back = hamlenin bir adımını; bütün hamleyi geri alır
tui-help-number = yığından kaç taş gidecek
tui-help-hint = ipucu: en iyi hamle, değerlendirmesi ve varyantı
tui-help-undo = son hamlenize kadar geri alır
tui-help-flip = tahtayı döndürür
tui-help-judge = motorun değerlendirmesini gösterir; + ilk tarafın lehine
tui-help-moves = hamle listesini kaydırır
tui-help-help = bu yardım
tui-help-quit = çıkar; oyun kaydedilir
tui-help-mouse = taşa ve gideceği yere, listelere ve tuşlara tıklayın; sağ tuş iptal eder
tui-help-signs = Tahtadaki işaretler
tui-help-colours = Renkler de aynı anlama gelir; imleç mavidir.
tui-sign-origin = oynayabilen taş
tui-sign-chosen = hamle için seçildi
tui-sign-target = buraya gidilebilir (doluysa > <)
tui-sign-jumped = alınacak
tui-sign-last = son hamle
tui-sign-hint = ipucu

## Oyun seçimi

tui-start-title = yeni oyun
tui-start-keys = ↑ ↓ satır seçer, ← → değiştirir, Enter başlatır, q çıkar
tui-row-game = Oyun
tui-row-clock = Süre
tui-no-clock = süresiz
tui-person = insan
tui-begin = Başla
tui-load = Kayıt yükle
tui-quit = Çıkış
