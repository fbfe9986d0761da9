# Rus döngüsel damasının retleri.
cyclic-no-move-of = { $place } karesindeki taşın şu anda hamlesi yok
cyclic-nothing-to-jump = { $place } karesinde üzerinden atlanacak taş yok; taş da yalnızca bitişik kareye gider
cyclic-jumped-already = { $place } karesindeki taşın üzerinden bu almada zaten atlandı; hiçbir taşın üzerinden iki kez atlanmaz
cyclic-blocked = Yol { $place } karesinde kapalı
cyclic-king-landing = Dama, { $place } karesindeki taşın arkasında almanın sürdüğü bir kareye konmak zorunda: { $list }
cyclic-move-over = Hamle { $place } karesinde biter
cyclic-enemy-first = { $place } karesindeki kendi taşınızdan önce bir rakip taş alınmalı: { $list }
cyclic-reserve-empty = Rezerviniz boş
cyclic-drop-nowhere = Taş konabilecek boş kare yok
cyclic-drop-light = Taş yalnızca koyu karelere konur; { $place } açık renkli
cyclic-drop-far = { $place } çok uzakta: taş { $ranks }. sıralara konur
cyclic-too-many =
    { $colour ->
        [white] Beyazın
       *[black] Siyahın
    } tahtasında ve rezervinde toplam { $count } taş var; en çok { $max } olabilir
