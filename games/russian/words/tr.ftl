# Rus Daması: adı, hakkında söylenenler, bir hamlenin neden geçersiz olduğu.
game-russian = Rus Daması
game-russian-about = Bu oyunlardan ikisinin atası: uzun menzilli dama ve zorunlu taş alma.

web-about-by-russian = geleneksel bir oyun
web-learn-about-russian = Hamleler, art arda almalar, uzun menzilli dama ve ilk kombinasyon.
web-editor-field-same-material = Taş alınmadan ve dama çıkılmadan geçen yarım hamle
web-editor-field-on-road = Tek damanın ana yolda art arda geçirdiği hamle

reason-lone-king = tek dama üç ya da daha çok damaya karşı dayandı
reason-few-pieces = uzun süre taş alınmadı, dama çıkılmadı
reason-main-road = tek dama ana yolu tuttu

cli-forms-russian =
    c3-d4       sessiz hamle
    c3xe5xg7    taş alma: konulan bütün kareler
    c3xg7       yalnız bir taş alma uyuyorsa ilk ve son kare yeter
    22-18       aynı kareler, 1’den 32’ye numaralarıyla

russian-no-move-of = { $place } karesindeki taşın şu anda hamlesi yok
russian-nothing-to-jump = { $place } karesinde üzerinden atlanacak taş yok; yoz taş da yalnızca bitişik kareye gider
russian-jumped-already = { $place } karesindeki taşın üzerinden bu almada zaten atlandı; hiçbir taşın üzerinden iki kez atlanmaz
russian-blocked = Yol { $place } karesinde kapalı
russian-king-landing = Dama, { $place } karesindeki taşın arkasında almanın sürdüğü bir kareye konmak zorunda: { $list }
russian-move-over = Hamle { $place } karesinde biter
russian-own-not-jumped = Yol { $place } karesinde kapalı: kendi taşlarınızın üzerinden atlanmaz
russian-tail-road = ~ işaretinden sonraki “{ $part }”, tek damanın ana yoldaki hamle sayısı olmalı, 0 ile { $max } arasında

## Oyunu bitiren sayaçlar
russian-limit-kings = Yalnız damalar oynarsa { $moves } hamle sonra berabere
russian-limit-lone-king = Tek dama dayanırsa { $moves } hamle sonra berabere
russian-limit-few-pieces = Taş alınmaz ve dama çıkılmazsa { $moves } hamle sonra berabere
russian-limit-main-road = Tek dama ana yolu tutarsa { $moves } hamle sonra berabere

## İlk oyunun rehberi
web-guide-russian-goal = Rakibi hamlesiz bırakın: bütün taşlarını alın ya da kapatın.
web-guide-russian-turn-1 = Yoz taşı çaprazdan bir kare ileri, damayı çaprazda istediğiniz kadar oynatın.
web-guide-russian-turn-2 = Rakip taşın üzerinden atlayabiliyorsanız almak zorundasınız; hangisini alacağınızı siz seçersiniz.
web-guide-russian-turn-3 = Başka bir atlama oldukça, ileri ya da geri, almaya devam edilir.
web-guide-russian-piece-man = çaprazdan ileri gider; ileri ve geri taş alır
web-guide-russian-piece-king = çaprazda istediği kadar gider ve taş alır; yoz taş son yatayda dama olur
