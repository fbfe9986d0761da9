# Oyunun adı ve yalnızca onun için söylenenler.
game-backups = Yedekli Dama
game-backups-about = Kaybettiğiniz taşlarla bir hattın yedeğini alıp sonra geri yüklediğiniz Rus daması.
option-restore = Geri yükleme
option-restore-instead = hamle yerine
option-restore-after = hamleden sonra
web-about-by-backups = K. V. ve T. K. Pavlov’un oyunu, 2022
web-learn-about-backups = Bir hattı yedekle, kaybet, geri yükle.
cli-forms-backups =
    c3-d4       sessiz hamle
    c3xe5xg7    alma: inilen bütün kareler
    c3-d4+d     hamle, ardından d sütununun yedeği (+4: 4. sıranın).
                Deponuzdan 4 taş, kaydedilen her dama için 1 taş daha tutar
    ^d          hamle yerine d sütunundaki yedeğinizi geri yüklemek;
                birkaç tane varsa ^d=m..k
    +d          hiçbir taşınız oynayamıyorsa yalnız yedek almak
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
