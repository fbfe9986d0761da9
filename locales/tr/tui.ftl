# Terminalde oyun: iki oyun biçiminin sözleri, sonra tam ekranın sözleri.

## Komut satırı
cli-value-seat = YER
cli-value-clock = SAAT
cli-flag-level = Programa karşı oyna; düzey 1 (yeni başlayan yener) ile 10 (tam güç) arasında
cli-flag-seat = Sizin yeriniz: first, second, random, none ya da 1,3 gibi numaralar; ötekileri program oynar
cli-flag-clock = Dakika ve her hamlede eklenen saniye: 5+3
play-movetime = Saat yoksa program en çok bu kadar milisaniye düşünür, varsayılan 3000
play-seed = Bütün rastlantıların kaynağı; belirtilmezse her seferinde değişir
cli-flag-plain = Tam ekran yerine satır satır, ekran okuyucular için
play-seat = “{ $part }” bir yer değil: first, second, random, none ya da virgülle ayrılmış 1 ile { $most } arası numaralar beklenir

## İki biçim

cli-word-hint = ipucu
cli-word-clock = saat, süre
cli-help-hint = programın ne oynayacağı ve nedeni
cli-help-hint-operand = -
cli-help-clock = saatlerde kalan süre
cli-help-clock-operand = -
play-person = siz
play-engine = { $name }, seviye { $level }
play-engine-moves = { $seat } ({ $engine }): { $move }
play-clocks = Saatler: { $list }
play-no-clock = Bu oyun saatsiz
play-hint = İpucu: { $move }. Değerlendirme { $score }, derinlik { $depth }: { $line }

## Tam ekran

tui-wait = Bekleyin: sıra programda
tui-thinking = Program düşünüyor…
tui-thinking-hint = İpucu aranıyor…
tui-must-capture = Almak zorunlu
tui-taken-back = Geri alındı
tui-no-pass = Burada pas geçilemez
tui-draw-asked = Beraberlik önerildi. Program düşünüyor…
tui-draw-refused = Beraberlik reddedildi
tui-ask-draw = { $side ->
    [white] Beyaz beraberlik teklif ediyor. Kabul ediyor musunuz?
    [black] Siyah beraberlik teklif ediyor. Kabul ediyor musunuz?
   *[other] { $number }. oyuncu beraberlik teklif ediyor. Kabul ediyor musunuz?
}
tui-ask-resign = Oyundan çekiliyor musunuz?
tui-ask-quit = Oyundan çıkılsın mı? Oyun saklanır, sonra sürdürebilirsiniz.
tui-ask-new = Bu oyunu bırakıp başka oyun seçilsin mi? Oyun saklanır.
tui-ask-rematch = Bu oyun bırakılıp yer değiştirerek yeniden başlansın mı? Oyun saklanır.
tui-ask-replace = { $file } zaten var. Üzerine yazılsın mı?
tui-yes = Evet
tui-no = Hayır
tui-save-title = Farklı kaydet
tui-load-title = Kayıt yükle
tui-prompt-keys = Enter onaylar, Esc vazgeçer
tui-moves = Hamleler
tui-choose = Seçenekler
tui-choose-take = Kaç taş?
tui-choose-build = Bir hat yedeklensin mi?
tui-choose-restore = Yedek geri yüklensin mi?
tui-finish = bitir
tui-drop = taş koy
tui-pass = pas
tui-key-help = yardım
tui-key-hint = ipucu
tui-key-back = hamleyi geri al
tui-key-flip = çevir
tui-key-judge = değer
tui-key-save = kaydet
tui-key-quit = çık
tui-key-draw = berabere
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
tui-help-next = seçilebilecek bir sonraki yere, sonra yandaki listeye geçer
tui-help-back = hamlenin bir adımını, hepsini geri alır
tui-help-number = yığından kaç taş gideceği
tui-help-hint = ipucu: en iyi hamle, değeri ve devamı
tui-help-undo = son hamlenize kadar geri alır
tui-help-flip = tahtayı çevirir
tui-help-judge = programın değerlendirmesini gösterir; + ilk tarafın lehine
tui-help-moves = hamle listesini kaydırır
tui-help-help = bu yardım
tui-help-quit = çıkar; oyun saklanır
tui-help-mouse = taşa ve gideceği yere, listelere ve alttaki tuşlara tıklayın; sağ tuş bırakır
tui-help-signs = Tahtadaki işaretler
tui-help-colours = Renkler de aynısını söyler; imleç mavidir.
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
tui-row-clock = Saat
tui-no-clock = yok
tui-person = insan
tui-begin = Başla
tui-load = Kayıt yükle
tui-quit = Çıkış
