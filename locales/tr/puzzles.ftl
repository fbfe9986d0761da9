### Bulmacalar: nasıl çözülür, nasıl bulunur.

cli-about-puzzles = Motorun oyunlarında bulmaca bul ve bulmacaları yeniden kanıtla
cli-more-puzzles = docs/puzzles.md iyi bir bulmacanın ne olduğunu ve nasıl kanıtlandığını anlatır.
cli-about-puzzles-build = Bir oyunun bulmacalarını bul ve dosyaya yaz
cli-more-puzzles-build = Aynı ayarlarla başlanmış dosyaya devam edilir. Ctrl-C bulunanları saklar. Aynı başlangıç sayısı, iş parçacığı sayısı ne olursa olsun aynı bulmacaları verir.
cli-about-puzzles-check = Bulmacaları yeniden kanıtla: her seçimde çözüm bütün öteki hamlelerden açıkça iyi olmalı
cli-flag-count = Bulmaca sayısı, varsayılan 200
puzzles-nodes = Kanıt için her seçimde düğüm sayısı
puzzles-seed = Rastgele sayı tohumu, varsayılan 1
puzzles-output = Dosya, varsayılan bu klasörde OYUN-puzzles.txt
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
puzzles-unclear = yarım hamle { $ply }: arama { $move } hamlesini yeğliyor ({ $score }), ikinci en iyi { $second }
puzzles-checked = bulmaca: { $count }, kanıtlanamayan: { $failed }, aranan konum: { $nodes }
puzzles-file-first = bulmaca dosyası “{ $form }” satırıyla başlar
puzzles-file-line = { $line }. satır bulmaca değil: sekmeyle ayrılmış altı alan gerekir, seviye 1 ile 10 arasında

puzzle-theme-win = Kazanma
puzzle-theme-gain = Belirleyici kazanç
puzzle-theme-save = Oyunu kurtarma
puzzle-theme-sacrifice = Feda
puzzle-theme-quiet = Sessiz hamle
puzzle-theme-multi-capture = Uzun taş alma
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

cli-about-puzzle = Bulmaca çöz
cli-more-puzzle = Seçeneksiz: henüz çözmediğiniz en kolay bulmaca. Hamleyi yazın; “ipucu” yardım eder, “çözüm” gerisini gösterir, “sonraki” başka bulmacaya geçer.
cli-value-theme = TEMA
cli-value-id = KİMLİK
cli-flag-theme = Yalnız bu temadaki bulmacalar: drop, sacrifice, endgame …
cli-flag-daily = Günün bulmacası, herkes için aynı
cli-flag-id = Bu kimlikli bulmaca
puzzle-level = Yalnız bu seviyedeki bulmacalar, 1 ile 10 arası
puzzle-theme-unknown = Bilinmeyen tema: “{ $theme }”. Geçerli: { $valid }
puzzle-id-unknown = “{ $id }” kimlikli bulmaca yok
puzzle-none = Henüz bulmaca yok
puzzle-none-game = Bu oyunun henüz bulmacası yok
puzzle-none-fit = Uygun bulmaca yok: başka bir tema ya da seviye seçin

puzzle-task = { $daily ->
    [yes] Günün bulmacası
   *[no] Bulmaca
} { $id }, seviye { $level }, { $choices } seçim. En iyi hamleyi bulun
puzzle-commands = ipucu, çözüm, sonraki, hamleler, tahta, yardım, çık
puzzle-prompt-next = Sonraki bulmaca için Enter>{" "}
puzzle-right = Doğru. Yanıt: { $moves }. Devam edin
puzzle-solved = { $how ->
    [clean] Çözüldü!
   *[helped] Yardımla çözüldü.
} Temalar: { $themes }. Şimdiye dek çözülen bulmaca: { $count }
puzzle-streak = Günün bulmacaları: art arda { $count } gün
puzzle-solution = Çözüm: { $moves }
puzzle-over = Bulmaca bitti: sonraki için Enter ya da “sonraki”, ayrılmak için “çık”
puzzle-wrong = { $why ->
    [loses] { $move } hamlesi kaybettirir: { $reply } ({ $score }). Yeniden deneyin
    [slow] { $move } hamlesi de kazandırır, ama daha yavaş: { $reply } ({ $score }). Yeniden deneyin
   *[worse] { $move } hamlesi çözüm değil. Yanıt: { $reply } ({ $score }). Yeniden deneyin
}
puzzle-wrong-ends = { $move } çözüm değil. { $end }. Yeniden deneyin
puzzle-hint = { $what ->
    [piece] { $place } karesindeki taşa bakın
    [place] { $place } karesine bakın
    [reserve] Rezervinize bakın
    [restore] Yedeklerinize bakın
    [build] Yedeğini alabileceğiniz hatlara bakın
   *[other] Taş oynatmanız gerekmiyor
}
puzzle-hint-move = Hamle: { $move }
puzzle-not-kept = İlerlemeniz kaydedilemedi: { $why }

puzzle-word-hint = ipucu
puzzle-word-solution = çözüm
puzzle-word-next = sonraki
puzzle-word-moves = hamleler
puzzle-word-board = tahta
puzzle-word-help = yardım
puzzle-word-quit = çık
puzzle-help-hint = hangi taş, sonra hamle
puzzle-help-solution = çözümü oyna
puzzle-help-next = başka bulmacaya geç
puzzle-help-moves = geçerli hamleleri listele
puzzle-help-board = tahtayı yeniden göster
puzzle-help-help = bu metin
puzzle-help-quit = ayrıl; ilerlemeniz saklanır
