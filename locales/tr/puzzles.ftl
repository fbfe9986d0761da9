### Bulmacalar: nasıl çözülür, nasıl bulunur.

cli-about-puzzles = Motorun oyunlarında bulmaca bul ve bulmacaları yeniden kanıtla
cli-more-puzzles = docs/puzzles.md iyi bir bulmacanın ne olduğunu ve nasıl kanıtlandığını anlatır.
cli-about-puzzles-build = Bir oyunun bulmacalarını bul ve dosyaya yaz
cli-more-puzzles-build = Aynı ayarlarla başlanmış dosyaya devam edilir. Ctrl-C bulunanları saklar. Aynı başlangıç sayısı, iş parçacığı sayısı ne olursa olsun aynı bulmacaları verir.
cli-about-puzzles-check = Bulmacaları yeniden kanıtla: her seçimde çözüm bütün öteki hamlelerden açıkça iyi olmalı
cli-flag-count = Kaç bulmaca; verilmezse 200
puzzles-nodes = Kanıtın her seçimde aradığı konum sayısı
puzzles-seed = Bütün rastgeleliğin çıktığı sayı; verilmezse 1
puzzles-output = Dosya; verilmezse bu klasörde OYUN-puzzles.txt
puzzles-force = Dosya olsa bile baştan başla
puzzles-what = Bulmacaları yerleşik bir oyun ya da bir bulmaca dosyası

puzzles-command = Hangi komut: build mi check mi?
puzzles-games = oyun: { $games }
puzzles-built = { $file }: bulmaca: { $count }, yeni: { $new }, oyun: { $games }, saniye: { $seconds }
puzzles-interrupted = Kesildi. { $file }: bulmaca: { $count }, yeni: { $new }, oyun: { $games }, saniye: { $seconds }. Aynı komut devam eder.
puzzles-other = { $file } başka ayarlarla başlanmış ({ $name }: { $there }, şimdi { $here }): başka bir dosya seçin ya da baştan başlamak için --force verin
puzzles-none = { $game } için henüz bulmaca yok
puzzles-failed = { $id }: { $why }
puzzles-form = bulmaca çözenin bir seçimiyle başlamalı ve onun hamlesiyle bitmeli, hamleler ölçün yazımla olmalı
puzzles-unclear = yarı hamle { $ply }: arama { $move } hamlesini yeğliyor ({ $score }), ikinci en iyi { $second }
puzzles-checked = bulmaca: { $count }, kanıtlanamayan: { $failed }, aranan konum: { $nodes }
puzzles-file-first = bulmaca dosyası “{ $form }” satırıyla başlar
puzzles-file-line = { $line }. satır bulmaca değil: sekmeyle ayrılmış altı alan gerekir, düzey 1 ile 10 arasında

puzzle-theme-win = Kazanma
puzzle-theme-gain = Belirleyici kazanç
puzzle-theme-save = Oyunu kurtarma
puzzle-theme-sacrifice = Feda
puzzle-theme-quiet = Sessiz hamle
puzzle-theme-multi-capture = Uzun alış
puzzle-theme-own-capture = Kendi taşını alma
puzzle-theme-drop = Taş koyma
puzzle-theme-build = Yedek alma
puzzle-theme-restore = Geri yükleme
puzzle-theme-merge = Birleşme
puzzle-theme-split = Yığını bölme
puzzle-theme-promotion = Dama olma
puzzle-theme-pass = Pas
puzzle-theme-lay = Dizme
puzzle-theme-trap = Kilitleme
puzzle-theme-endgame = Oyun sonu
