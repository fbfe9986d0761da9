# Kuralların uymayan yazım ve hamleler hakkında dedikleri. `part` hatalı parçadır, tırnak içinde.
article = madde { $number }

game-unknown = Bilinmeyen oyun: “{ $part }”. Geçerli: { $valid }
game-version = “{ $part }”, { $game } kurallarının bilinen bir sürümü değil. Geçerli: { $valid }
game-option-form = “{ $part }”, { $game } için bir seçenek değil: anahtar=değer yazın, birden çoksa aralarına & koyun
game-option-none = { $game } oyununda “{ $part }” seçeneği yok: seçeneği olmayan bir oyun
game-option-key = { $game } oyununda “{ $part }” seçeneği yok. Geçerli: { $valid }
game-option-twice = { $game } oyununun “{ $part }” seçeneği iki kez verilmiş
game-option-value = “{ $part }”, { $game } oyununun { $key } seçeneği için geçerli değil. Geçerli: { $valid }

text-form = “{ $part }” şu biçimde bir konum yazımı değil: { $form }
text-side = “{ $part }” sıranın kimde olduğunu söylemeli: W ya da B
text-colour = “{ $part }”, { $letter } ile başlamalı ve o rengin karelerini sıralamalı
text-square = “{ $part }” bir kare değil: a1 ile h8 arası beklenir, damanın önüne K konur
text-square-unused = { $place } açık renkli bir kare; orada oynanmaz
text-square-twice = { $place } karesinde iki taş var
text-man-last-rank = { $place } karesindeki yoz taş kendi son yatayında; orada dama olurdu
text-too-many =
    { $colour ->
        [white] Beyazın
       *[black] Siyahın
    } { $count } taşı var; en çok { $max } olabilir
text-tail-plies = ~ işaretinden sonraki “{ $part }”, 0 ile { $max } arasında bir yarım hamle sayısı olmalı
edit-no-cell = Bu tahtada { $place } karesi yok
edit-strange-piece = Bu oyunda { $place } karesindeki gibi bir taş yok
edit-strange-area = Bu oyunda tahtanın yanında böyle bir alan yok
edit-strange-seat = Bu oyunda { $seat }. oyuncu yok
edit-signs = “{ $part }” bir hattın kaydı değil: her biri m, k ya da nokta olan dört işaret beklenir

move-syntax = “{ $part }” bir hamle değil. Örnekler: { $form }
move-no-piece = { $place } karesinde taş yok
move-not-yours = { $place } karesindeki taş sizin değil
move-capture-compulsory = Almak zorunlu: { $list }
move-capture-goes-on = Almaya devam: { $list }
move-no-way = { $from } karesinden { $to } karesine hamle yok
move-occupied = { $place } karesi dolu
move-ambiguous = “{ $part }” birden çok hamle olabilir: { $list }. Bütün kareleri yazın
move-backward = Yoz taş geri gitmez: { $from } karesinden { $to } karesine gidilmez
move-man-step = Yoz taş çapraz olarak bir kare ileri gider: { $from } karesinden { $to } karesine gidilmez
move-king-diagonal = Dama çapraz gider: { $from } ile { $to } aynı çaprazda değil
move-jump = Taş, üzerinden atlanarak alınır; arkasındaki kare boş olmalıdır
move-not-a-capture = “{ $part }” taş almıyor: { $right } yazın
move-is-a-capture = “{ $part }” taş alıyor: { $right } yazın
move-illegal = “{ $part }” burada geçerli bir hamle değil
move-off-board = Bu tahtada { $place } karesi yok
move-game-over = Oyun bitti
move-stale = “{ $part }” başka bir konuma ait
