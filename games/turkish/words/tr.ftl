# Oyunun adı ve yalnızca onun için söylenenler.
game-turkish = Türk Daması
game-turkish-about = Yatay ve dikeylerde oynanan dama; damalar tahtayı boydan boya geçer.
reason-single-man = { $loser ->
    [white] Beyazın tek yoz taşı kaldı
    [black] Siyahın tek yoz taşı kaldı
   *[other] birkaç yoz taşa karşı tek yoz taş
}
reason-one-each = birer taş kaldı
web-about-by-turkish = geleneksel bir oyun, dama
web-learn-about-turkish = Düz almalar, uzun menzilli damalar, en çok taşı alma zorunluluğu.
cli-forms-turkish =
    d3-d4       adım
    b4xf4xf7    taş alma: konulan bütün kareler
    b4xf7       yalnız bir taş alma uyuyorsa ilk ve son kare yeter

# Türk daması: bir hamlenin neden geçersiz olduğu.

turkish-majority = Bu hamle { $count } taş alıyor, oysa { $max } taş alınabilir ve alınmalıdır: { $list }
turkish-turn = Dama, iki atlayış arasında geri dönemez: { $from } karesinden { $to } karesine gidilmez
turkish-capture-back = Yoz taş geriye doğru almaz: { $from } karesinden { $to } karesine gidilmez
turkish-diagonal = Taşlar yalnızca yatay ve dikey boyunca gider: { $from } karesinden { $to } karesine gidilmez
turkish-man-far = Yoz taş yalnızca bir kare gider: { $from } karesinden { $to } karesine gidilmez
turkish-one-step = Taş alınmadığı için hamle { $to } karesinde biter
turkish-blocked = Yol { $place } karesinde kapalı
turkish-no-move = { $place } karesindeki taşın gidecek yeri yok

## Oyunu bitiren sayaçlar
turkish-limit-quiet = Taş alınmaz ve yoz taş ilerlemezse { $moves } hamle sonra berabere

## İlk oyunun rehberi
web-guide-turkish-goal = Rakibin bütün taşlarını alın ya da kapatın; tek yoz taşa karşı birkaç yoz taş da kazanır.
web-guide-turkish-turn-1 = Yoz taşı bir kare ileri ya da yana, damayı yatay veya dikey istediğiniz kadar oynatın.
web-guide-turkish-turn-2 = Taş alabiliyorsanız almak zorundasınız, hem de en çok taş alınan yoldan.
web-guide-turkish-turn-3 = Alınan taş hemen kaldırılır; karesi almanın geri kalanında boştur.
web-guide-turkish-piece-man = ileri, sola ya da sağa gider ve taş alır; geri ya da çapraz gitmez
web-guide-turkish-piece-king = dört yöne istediği kadar gider; hamlesini son yatayda bitiren yoz taş dama olur
