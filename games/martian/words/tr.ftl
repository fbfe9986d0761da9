# Oyunun adı ve yalnızca onun için söylenenler.
game-martian = Mars Satrancı
game-martian-about = Taşların rengi yoktur: kimin bölgesindeyse onundur.
option-players = Oyuncu
piece-pawn = piyon
piece-drone = dron
piece-queen = vezir
reason-empty-quadrant = bir bölge boşaldı
web-about-by-martian = Andrew Looney’nin oyunu
web-learn-about-martian = Bölgesine ait olan taşların hamleleri, taş alma ve birleşme.
cli-forms-martian =
    c3-d4       hamle
    c4xc6       başka bir bölgede taş alma
    b2=c3       kendi iki taşınızın birleşmesi
    pass        yalnız hamleniz yoksa
cli-pieces-pawn = { $count ->
    [1] piyon
   *[other] piyonlar
}
cli-pieces-drone = { $count ->
    [1] dron
   *[other] dronlar
}
cli-pieces-queen = { $count ->
    [1] vezir
   *[other] vezirler
}

# Mars Satrancı: bir yazı neden konum değildir.
martian-text-ranks = Tahtada “/” ile ayrılan sekiz yatay olur; “{ $part }” böyle değil
martian-text-rank = “{ $part }” yatayı { $files } kareye denk gelmiyor
martian-text-piece = { $rank }. yataydaki “{ $part }” ne bir taş (Q, D, P) ne de boş kare sayısı
martian-text-quadrants = Birden çok bölge boş (oyuncular: { $list }); oysa oyun ilk bölge boşalınca biter
martian-text-seat = Sırası gelen oyuncu 1 ile { $seats } arasında bir sayı olmalı; “{ $part }” değil
martian-text-points = { $seats } oyuncunun puanları virgülle ayrılmış olarak bekleniyordu; “{ $part }” değil
martian-text-sum = Puan fazla: tahtadaki taşlar { $standing } puan eder, alınanlarla birlikte { $count } olur, oysa oyunda toplam { $max } puan var
martian-text-no-return = Son alan d4d5 gibi bir sınır geçişi ya da “-” olmalı; “{ $part }” değil
martian-text-no-return-four = Geri dönme yasağı yalnızca iki kişilik oyundadır: dört kişilik oyunda “{ $part }” yerine “-” yazılır
martian-text-no-return-border = { $from }–{ $to } yasak bir dönüş değil: taş, rakibin yarısından sırası gelenin yarısına geçmiş olmalı
martian-text-no-return-nobody = { $from }–{ $to } yasak bir dönüş değil: { $to } karesinde taş yok
martian-text-no-return-occupied = { $from }–{ $to } yasak bir dönüş değil: taş { $from } karesinden yeni ayrıldığına göre orası boş olmalı
martian-text-no-return-way = { $from }–{ $to } yasak bir dönüş değil: { $to } karesindeki taş { $from } karesinden tek hamlede gelmiş olamaz

# Bir hamle neden yapılamaz.
martian-over = Oyun bitti: { $seat }. oyuncunun bölgesi boş
martian-not-yours = { $place } karesindeki taş sizin değil: { $seat }. oyuncunun bölgesinde duruyor
martian-no-moves = { $place } karesindeki taşın gidebileceği yer yok
martian-pawn = Piyon çapraz olarak bir kare gider: { $from } karesinden { $to } karesine gidemez
martian-drone = Dron yatay ya da dikey boyunca bir ya da iki kare gider: { $from } karesinden { $to } karesine gidemez
martian-queen = Vezir yatay, dikey ya da çapraz boyunca gider: { $from } ile { $to } aynı hatta değil
martian-blocked = { $from } karesinden { $to } karesine giden yol { $place } karesinde kapalı
martian-no-return = Geri dönme yasağı: taş az önce { $to } karesinden { $from } karesine geldi ve hemen geri dönemez
martian-merge-queen = Vezir hiçbir taşla birleşmez: { $from } ve { $to } olduğu gibi kalır
martian-merge-drones = İki dron birleşmez ({ $from }, { $to })
martian-merge-has-queen = Piyonla dron ancak veziriniz yoksa vezir olur; oysa veziriniz var: { $list }
martian-merge-has-drone = İki piyon ancak dronunuz yoksa dron olur; oysa dronunuz var: { $list }
martian-is-a-merging = “{ $part }” bir birleşmedir: { $right } yazın
martian-not-a-merging = “{ $part }” bir birleşme değildir: { $right } yazın
martian-pass = Ancak hiçbir taş oynayamıyorsa pas geçilir; şimdi örneğin şunlar oynanabilir: { $list }

## Oyunu bitiren sayaçlar
martian-limit-quiet = Taş alınmazsa oyun { $moves } hamle sonra biter

## İlk oyunun rehberi
web-guide-martian-goal = { $players ->
    [4] Bir bölge boşalınca puanı çok olan takım kazanır.
   *[2] Bir bölge boşalınca puanı çok olan oyuncu kazanır.
}
web-guide-martian-turn-1 = Bölgenizdeki herhangi bir taşı oynatın: taş, rengi ne olursa olsun, bulunduğu bölgenin sahibinindir.
web-guide-martian-turn-2 = Başka bölgedeki bir taşın üstüne gelerek onu alın ve puan kazanın; taşınız artık o bölgenin sahibinindir.
web-guide-martian-turn-3 = Kendi bölgenizde iki taş birleşebilir: orada o türden taşınız yoksa iki piyon bir dron, piyon ile dron bir vezir olur.
web-guide-martian-piece-queen = her yöne istediği kadar; 3 puan
web-guide-martian-piece-drone = yatay ya da dikey bir veya iki kare; 2 puan
web-guide-martian-piece-pawn = çaprazda her yöne bir kare; 1 puan
