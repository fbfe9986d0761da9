# Oyunun adı ve yalnızca onun için söylenenler.
game-backups = Yedekli Dama
game-backups-about = Kaybettiğiniz taşlarla bir hattın yedeğini alıp sonra geri yüklediğiniz Rus daması.
option-restore = Geri yükleme
option-restore-instead = hamle yerine
option-restore-after = hamleden sonra
web-about-by-backups = K. V. ve T. K. Pavlov’un oyunu, 2022
web-learn-about-backups = Bir hattın yedeğini al, kaybet, geri yükle.
cli-forms-backups =
    c3-d4       sessiz hamle
    c3xe5xg7    taş alma: konulan bütün kareler
    c3-d4+d     hamle, ardından d dikeyinin yedeğini al (+4: 4. yatayın).
                Deponuzdan 4 yoz taş, içindeki her dama için 1 yoz taş daha tutar
    ^d          hamle yerine d dikeyindeki yedeğinizi geri yükle;
                birkaç tane varsa ^d=m..k
    +d          hiçbir taşınız oynayamıyorsa yalnız yedek al
    restore=after ile geri yükleme hamlenin ardından gelir: c3-d4^d

# Yedekli damanın retleri.
backups-no-move-of = { $place } karesindeki taşın şu anda hamlesi yok
backups-nothing-to-jump = { $place } karesinde üzerinden atlanacak taş yok; yoz taş da yalnızca bitişik kareye gider
backups-jumped-already = { $place } karesindeki taşın üzerinden bu almada zaten atlandı; hiçbir taşın üzerinden iki kez atlanmaz
backups-blocked = Yol { $place } karesinde kapalı
backups-king-landing = Dama, { $place } karesindeki taşın arkasında almanın sürdüğü bir kareye konmak zorunda: { $list }
backups-move-over = Hamle { $place } karesinde biter
backups-own-not-jumped = Yol { $place } karesinde kapalı: kendi taşlarınızın üzerinden hiçbir zaman atlanmaz
backups-backup-form = “{ $part }” bir yedek değil: sahibi, hattı, = ve dört işaret beklenir, örneğin wd=m..k
backups-man-last-rank = { $backup } yedeğinde kendi son yatayında duran bir yoz taş var; orada dama olurdu
backups-too-many =
    { $colour ->
        [white] Beyazın
       *[black] Siyahın
    } tahtasında, deposunda ve yedeklerinde toplam { $count } taş var; en çok { $max } olabilir
backups-too-dear =
    Deponuzda { $held } taşınız var; { $kind ->
        [file] { $line } dikeyinin
       *[rank] { $line }. yatayın
    } yedeği { $price } taş tutar
backups-turn-over = Bir hamlede bir yedek işlemi yapılır ve ardından hiçbir şey gelmez
backups-not-moved-yet = Önce { $place } karesindeki taşı oynayın; yedek işlemi ondan sonra gelir
backups-build-alone = Yedek, taş oynadıktan sonra alınır. Taş oynamadan yedek almak yalnızca hiçbir taş oynayamıyorsa olur
backups-no-board-move = Taşlarınızdan hiçbiri oynayamıyor: bir yedeği geri yükleyin ya da bir yedek alın
backups-no-backups = Yedeğiniz yok
backups-no-such-backup =
    “{ $wanted }” yedeğiniz yok. Olanlar: { $count ->
        [1] “{ $first }”
        [2] “{ $first }” ve “{ $second }”
       *[other] “{ $first }”, “{ $second }” ve “{ $third }”
    }
backups-not-your-backup = “{ $wanted }” yedeği rakibinizin
backups-several =
    O hattın birkaç yedeği var; hangisi olduğunu yazın: { $count ->
        [2] “{ $first }” ya da “{ $second }”
       *[other] “{ $first }”, “{ $second }” ya da “{ $third }”
    }
backups-no-line = “{ $part }” diye bir hat yok: hat bir yatay, 1–8, ya da bir dikeydir, a–h
backups-restore-is-a-turn = Yedek, taş oynadıktan sonra değil, taş oynamak yerine geri yüklenir
backups-restore-after-moving = Burada yedek, taş oynadıktan sonra geri yüklenir: önce bir taş oynayın

## Oyunu bitiren sayaçlar
backups-limit-kings = Yalnız damalar oynarsa { $moves } hamle sonra berabere

## İlk oyunun rehberi
web-guide-backups-goal = Rakibi hamlesiz, yedeksiz ve yeni yedek alacak taşsız bırakın.
web-guide-backups-turn-1 = Rus daması gibi oynayın: yoz taşlar çaprazdan ileri, damalar istediği kadar gider, taş almak zorunludur.
web-guide-backups-turn-2 = Hamleden sonra bir yatayın ya da dikeyin yedeğini alabilirsiniz: depodan 4 taş, kaydedilen her dama için 1 taş daha tutar.
web-guide-backups-turn-3 = { $restore ->
    [after] Ya da hamleden sonra bir yedeği geri yükleyebilirsiniz: taşları geri gelir, karelerinde duranlar sepete gider.
   *[instead] Hamle yerine bir yedeği geri yükleyebilirsiniz: taşları geri gelir, karelerinde duranlar sepete gider.
}
web-guide-backups-piece-man = çaprazdan ileri gider; ileri ve geri taş alır
web-guide-backups-piece-king = çaprazda istediği kadar gider ve taş alır; yoz taş son yatayda dama olur
web-guide-backups-tray-repository = Kaybettiğiniz taşlar. Yedekler bunlarla ödenir: hat başına 4, her dama için 1 taş daha
web-guide-backups-tray-backup = Kaydedilmiş bir hat. Geri yükleyince taşları karelerine döner ve yedek biter
web-guide-backups-tray-basket = Oyun dışı: geri yüklenenlerin yerlerini aldığı taşlar ve yedekten artanlar
