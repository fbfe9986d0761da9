# Topolojik Dama: kurallarının söyledikleri.

## Konum yazısı
topological-phase = “{ $part }” bir aşama değil: P (diziliş) ya da M (hamleler) olmalı.
topological-side = “{ $part }” sıradaki taraf olamaz: w ya da b olmalı.
topological-cell = “{ $part }” bir hücre değil: x,y=YIĞIN olmalı, örneğin 1,-2=wb.
topological-coordinates = “{ $part }” koordinat değil: -63 ile 63 arasında iki tam sayı olmalı, örneğin 1,-2.
topological-stack = “{ $part }” içinde yığın yanlış yazılmış: alttan üste w ve b, boş alan için - olmalı.
topological-single = “{ $part }”: tahta dizilirken her hücrede tam bir taş bulunur.
topological-all-laid = “{ $part }” fazla: { $expected } taşın hepsi dizildiğinde konum M w diye yazılır.
topological-field-count = “{ $part }”: tahtada tam { $expected } alan olmalı.
topological-twice = “{ $part }”: bu hücre iki kez yazılmış.
topological-apart = “{ $part }” 0,0 ile bağlantılı değil.
topological-no-origin = İlk taşın hücresi { $part } eksik.
topological-origin-white = “{ $part }”: ilk taşı Beyaz koyar.
topological-turn = Sıra “{ $part }” tarafında olamaz: Beyaz { $white }, Siyah { $black } taş koydu ve Beyaz başladı.
topological-tail-laying = “{ $part }”: tahta dizilirken hiçbir şey sayılmaz.
topological-tail-captures = “{ $part }” alınan taş sayısı olamaz: 0 ile { $max } arasında olmalı.
topological-tail-passes = “{ $part }” art arda pas sayısı olamaz: 0, 1 ya da 2 olmalı.
topological-tail-start = “{ $part }” tahtaya uymuyor: dönem başındaki alınan taşlar { $expected } olmalı.

## Hamleler
topological-first = İlk taş { $place } üzerine değil, 0,0 üzerine konur: ötekiler ona göre sayılır.
topological-not-beside = { $place } hücresinin yanında dizilmiş taş yok.
topological-no-pass = Tahta dizilirken pas geçilmez.
topological-still-laying = Tahta hâlâ diziliyor: sıradaki taş için tek bir hücre söyleyin.
topological-no-field = { $place } diye bir alan yok.
topological-not-your-stack = { $owner ->
    [white] { $place } üzerindeki yığın Beyazındır: en üstte beyaz taş var.
   *[black] { $place } üzerindeki yığın Siyahındır: en üstte siyah taş var.
}
topological-stack-height = { $place } üzerindeki yığının yüksekliği { $height }: en az 1, en çok { $height } taş alınır.
topological-nowhere = { $place } üzerinden { $count } taş alınamaz: o kadar adımlık yol yok.
topological-nowhere-to = { $from } üzerinden { $count } taş alınamaz: o kadar adımlık yol yok.
topological-not-so-far = { $from } üzerinden { $count } taş alınırsa { $to } alanına varılmaz: alınan taş sayısı kadar adım atılır. Gidilebilen alanlar: { $list }
topological-only-twice = { $from } üzerinden { $count } taş alınırsa { $to } alanına varılmaz: yol bir alandan iki kez geçerdi. Gidilebilen alanlar: { $list }
topological-not-straight = { $from } üzerinden { $count } taş alınırsa { $to } alanına düz bir yolla varılmaz. Gidilebilen alanlar: { $list }
topological-how-many = { $place } üzerinden kaç taş alınacağını ve nereye gideceğini söyleyin.
topological-number-missing = { $from } alanından { $to } alanına kaç taş gideceğini söyleyin: { $list }
