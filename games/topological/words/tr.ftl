# Oyunun adı ve yalnızca onun için söylenenler.
game-topological = Topolojik Dama
game-topological-about = Önce tahtayı birlikte kurar, sonra yığınları oynatıp tutsak alırsınız.
option-checkers = Kişi başına taş
option-period = Dönemdeki hamle
option-path = Yığının yolu
option-path-any = serbest
option-path-straight = düz
piece-checker = taş
reason-two-passes = iki oyuncu da pas geçti
reason-period = bütün bir dönem boyunca tutsak sayısı değişmedi
reason-period-repeated = bir dönem üçüncü kez aynı konumla başladı
web-about-by-topological = sıradan dama taşlarıyla, tahtasız oynanan bir oyun
web-learn-about-topological = Tahtayı diz, yığınlar kur, tutsak al ve kurtar.
cli-score-topological = tutsak: { $count }
cli-forms-topological =
    Dizme: bir sonraki taşınızın yeri, konmuş bir taşın yanında
    2,-1        ilk taştan iki sağda, bir aşağıda
    Hamle: nereden, nereye, yığının üstünden kaç taş
    0,0>2,1*3   0,0’dan üç adım uzaktaki 2,1’e üç taş
    pass        hamle yapmamak
web-score-topological = { $count } tutsak
cli-pieces-checker = { $count ->
    [1] taş
   *[other] taşlar
}
web-editor-field-period-plies = Bu dönemde geçen yarım hamle
web-editor-field-period-captures-white = Dönem başında Beyazın tutsakları
web-editor-field-period-captures-black = Dönem başında Siyahın tutsakları

# Topolojik Dama: kurallarının söyledikleri.

## Konum yazımı
topological-phase = “{ $part }” bir aşama değil: P (dizme) ya da M (oynama) olmalı
topological-side = “{ $part }” sıranın kimde olduğunu söylemiyor: w ya da b olmalı
topological-cell = “{ $part }” yığınıyla birlikte bir kare değil: x,y=YIĞIN olmalı, örneğin 1,-2=wb
topological-coordinates = “{ $part }” koordinat değil: -63 ile 63 arasında iki tam sayı olmalı, örneğin 1,-2
topological-stack = “{ $part }” içinde yığın yanlış yazılmış: alttan üste w ve b, boş hane için - olmalı
topological-single = Tahta dizilirken bir karede tam bir taş bulunur; { $place } karesinde böyle değil
topological-all-laid = { $expected } taşın hepsi dizildi, tahta hazır: artık oynama aşamasıdır, M w
topological-field-count = Tahtada { $count } hane var; tam { $expected } hane olmalı
topological-checkers =
    { $colour ->
        [white] Beyazın
       *[black] Siyahın
    } tahtada { $count } taşı var; her oyuncunun tam { $expected } taşı olur
topological-twice = { $place } karesi iki kez yazılmış
topological-apart = { $place } karesi 0,0 ile bağlantılı değil: her kareden ötekilere, yan yana karelerden geçerek varılabilmeli
topological-no-origin = { $place } karesi eksik: ilk taş oraya kondu
topological-origin-white = { $place } karesindeki taş ilk konan taştı, öyleyse Beyazındır
topological-turn =
    Beyaz { $white }, Siyah { $black } taş koydu: sıra { $colour ->
        [white] Beyazda
       *[black] Siyahta
    }
topological-laid = Beyaz { $white }, Siyah { $black } taş koydu: taşlar sırayla konur, Beyaz başlar
topological-tail-laying = “{ $part }”: tahta dizilirken hiçbir şey sayılmaz
topological-tail-captures = “{ $part }” tutsak sayısı olamaz: 0 ile { $max } arasında olmalı
topological-tail-passes = “{ $part }” art arda pas sayısı olamaz: 0, 1 ya da 2 olmalı
topological-tail-start = “{ $part }” tahtaya uymuyor: dönem başındaki tutsaklar { $expected } olmalı

## Hamleler
topological-first = İlk taş { $place } karesine değil, 0,0 karesine konur: ötekiler ona göre sayılır
topological-not-beside = { $place } karesinin yanında dizilmiş taş yok
topological-laid-already = { $place } karesinde zaten bir taş var
topological-no-pass = Tahta dizilirken pas geçilmez
topological-still-laying = Tahta hâlâ diziliyor: sonraki taş için tek bir kare söyleyin
topological-no-field = { $place } diye bir hane yok
topological-no-stack = { $place } hanesinde yığın yok
topological-not-your-stack = { $owner ->
    [white] { $place } hanesindeki yığın Beyazındır: en üstte beyaz taş var
   *[black] { $place } hanesindeki yığın Siyahındır: en üstte siyah taş var
}
topological-stack-height = { $height ->
    [1] { $place } hanesinde tek taş var: yalnızca 1 taş alınabilir
   *[other] { $place } hanesindeki yığında { $height } taş var: en az 1, en çok { $height } taş alınır
}
topological-nowhere = { $count ->
    [1] Üstteki taş { $place } hanesinden çıkamaz: yanında hane yok
   *[other] { $place } hanesinden { $count } taş alınamaz: { $count } adımlık yol yok
}
topological-nowhere-to = { $count ->
    [1] Üstteki taş { $from } hanesinden çıkamaz: yanında hane yok
   *[other] { $from } hanesinden { $count } taş alınamaz: { $count } adımlık yol yok
}
topological-not-so-far = { $count ->
    [1] { $from } hanesinden alınan tek taş tam bir adım gider, { $to } ise bir adım uzakta değil. Gidebileceği haneler: { $list }
   *[other] { $from } hanesinden alınan { $count } taş tam { $count } adım gider; hiçbir yolda { $to } o kadar uzakta değil. Gidebilecekleri haneler: { $list }
}
topological-only-twice = { $from } hanesinden alınan { $count } taş { $to } hanesine varmaz: yol bir haneden iki kez geçerdi. Gidebilecekleri haneler: { $list }
topological-not-straight = { $count ->
    [1] { $from } hanesinden alınan tek taş tam bir adım gider, { $to } ise bir adım uzakta değil. Gidebileceği haneler: { $list }
   *[other] { $from } hanesinden alınan { $count } taş düz bir çizgide tam { $count } adım gider; { $to } orada değil. Gidebilecekleri haneler: { $list }
}
topological-unreachable = Kaç taş alınırsa alınsın { $from } hanesinden { $to } hanesine varılmaz
topological-how-many = { $place } hanesinden kaç taş alınacağını ve nereye gideceğini söyleyin
topological-number-missing = { $from } hanesinden { $to } hanesine kaç taş gideceğini söyleyin: { $list }

## Oyunu bitiren sayaçlar
topological-limit-pass = Pas geçildi: ikinci pas oyunu bitirir
topological-limit-period = { $changed ->
    [yes] Dönemin bitmesine { $moves } hamle kaldı
   *[no] Dönemin bitmesine { $moves } hamle kaldı; tutsak sayısı değişmezse oyun biter
}
topological-limit-repeated = Bir dönem daha önce böyle başladı: üçüncüsü oyunu bitirir

## İlk oyunun rehberi
web-guide-topological-goal = Oyun bittiğinde yığınlarınızda rakibinizden çok tutsak, yani rakip taşı bulundurun.
web-guide-topological-turn-1 = Önce tahta dizilir: oyuncular sırayla, dizilmiş taşların yanına birer taş koyar.
web-guide-topological-turn-2 = { $path ->
    [straight] Sonra yığınlar oynar: yığınınızın üstünden birkaç taş alıp düz bir çizgide tam o kadar adım gidin.
   *[any] Sonra yığınlar oynar: yığınınızın üstünden birkaç taş alıp haneden haneye tam o kadar adım gidin.
}
web-guide-topological-turn-3 = Boş haneye ya da herhangi bir yığına gelin: yığın üstteki rengindir. Pas geçebilirsiniz, ama art arda iki pas oyunu bitirir.
web-guide-topological-piece-checker = en üstteki taş kiminse yığın onundur
web-guide-topological-tray-hand = Daha dizilecek taşlar
web-guide-topological-tray-captives = Yığınlarınızdaki rakip taşları: adınızın yanındaki puanınız
