# Oyunun adı ve yalnızca onun için söylenenler.
game-cyclic = Rus Döngüsel Daması
game-cyclic-about = Kendi taşlarınızı da alıp sonra geri koyabildiğiniz Rus daması.
web-about-by-cyclic = Viktor Baiguzhakov’un oyunu
web-learn-about-cyclic = Art arda taş alma, kendi taşını alma, rezervden taş koyma.
cli-forms-cyclic =
    c3-d4       sessiz hamle
    c3xe5xg7    taş alma, rakibin ya da kendi taşınız: konulan bütün kareler
    c3xg7       yalnız bir taş alma uyuyorsa ilk ve son kare yeter
    @c3         rezervinizden c3’e bir yoz taş koy

# Rus döngüsel damasının retleri.
cyclic-no-move-of = { $place } karesindeki taşın şu anda hamlesi yok
cyclic-nothing-to-jump = { $place } karesinde üzerinden atlanacak taş yok; yoz taş da yalnızca bitişik kareye gider
cyclic-jumped-already = { $place } karesindeki taşın üzerinden bu almada zaten atlandı; hiçbir taşın üzerinden iki kez atlanmaz
cyclic-blocked = Yol { $place } karesinde kapalı
cyclic-king-landing = Dama, { $place } karesindeki taşın arkasında almanın sürdüğü bir kareye konmak zorunda: { $list }
cyclic-move-over = Hamle { $place } karesinde biter
cyclic-enemy-first = { $place } karesindeki kendi taşınızdan önce bir rakip taş alınmalı: { $list }
cyclic-reserve-empty = Rezerviniz boş
cyclic-drop-nowhere = Taş konabilecek boş kare yok
cyclic-drop-light = Taş yalnızca koyu karelere konur; { $place } açık renkli
cyclic-drop-far = { $place } çok uzakta: taş { $ranks }. yataylara konur
cyclic-too-many =
    { $colour ->
        [white] Beyazın
       *[black] Siyahın
    } tahtasında ve rezervinde toplam { $count } taş var; en çok { $max } olabilir

## Oyunu bitiren sayaçlar
cyclic-limit-quiet = Rakip taşı alınmazsa { $moves } hamle sonra berabere

## İlk oyunun rehberi
web-guide-cyclic-goal = Rakibi hamlesiz bırakın: bütün taşlarını alın ya da kapatın.
web-guide-cyclic-turn-1 = Yoz taşı çaprazdan bir kare ileri, damayı çaprazda istediğiniz kadar oynatın.
web-guide-cyclic-turn-2 = Rakip taşın üzerinden atlayabiliyorsanız almak zorundasınız; alacak taş oldukça devam edilir.
web-guide-cyclic-turn-3 = Kendi taşlarınızın üzerinden de atlayabilirsiniz: rezerve giderler, sonra hamle yerine birini tahtaya koyabilirsiniz.
web-guide-cyclic-piece-man = çaprazdan ileri gider; ileri ve geri taş alır
web-guide-cyclic-piece-king = çaprazda istediği kadar gider ve taş alır; yoz taş son yatayda dama olur
web-guide-cyclic-tray-reserve = Kendi aldığınız taşlarınız. Rezervi, sonra size en yakın dört yataydaki boş bir koyu kareyi seçerek bir taş koyun
