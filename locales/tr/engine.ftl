# Komut satırında motor: protokol, ölçüm, maçlar, çözümleme.

## Yardım

cli-about-engine = Başka programlar için motor, UCI protokolüyle
cli-more-engine =
    “uci” yazın, sonra örneğin:
      position turkish start moves d3-d4
      go movetime 1000
    Protokol docs/engine-protocol.md dosyasında anlatılır.

cli-about-bench = Belirli konumları hesapla ve tek bir düğüm sayısı yazdır
cli-more-bench = Motor aynı kaldıkça sayı her çalıştırmada ve her makinede aynıdır. Her konum için bir satır: numara, oyun, derinlik, düğümler, hamle.
cli-about-match = İki motoru birbirine karşı çok sayıda oyun oynat
cli-more-match =
    A ve B virgülle ayrılmış sözcüklerdir:
      level=5            1 ile 10 arası bir düzeyde motor
      nodes=2000         hamle başına en çok bu kadar konum
      movetime=50        hamle başına bu kadar milisaniye
      depth=6            bundan derine inmeden
      clock=5+3          saat: dakika ve her hamlede eklenen saniye; 0:30+0.5
      hash=64,threads=2  megabayt bellek, bir hesabın iş parçacıkları
      weights=DOSYA      doska tune komutunun yazdığı ağırlıklarla değerlendirir
      tables=KLASÖR      klasördeki oyun sonu tablolarıyla oyna
      random, greedy     rastgele hamle; en çok taş ya da puan bırakan
      two-ply            aynısı, en iyi yanıttan sonra
      slack=400          değerlendirmeye eklenen rastgele pay, en çok bu kadar;
                         ayrıca lines=8, blunders=10 (yüzde)
      uct,nodes=5000     yalın UCT: hamle başına bu kadar rastgele oynatış; ya da movetime=, clock= ile
      cmd=PROGRAM …      doska engine protokolüyle başka bir program; sonda durur
    Örneğin: doska match level=5 level=4 --game turkish --games 200 -o games.pdn
    AÇILIŞLAR random:YARIHAMLE, balanced:YARIHAMLE (sonunda kimse önde değil) ya da bir dosyadır: kayıtlar veya her biri için bir hamle satırı.
    Oyunları kurallar bitirir; saatler, program hataları ve çok uzayan, berabere sayılan oyunlar dışında.

cli-value-a = A
cli-value-b = B
cli-value-openings = AÇILIŞLAR
cli-value-elos = ELO0,ELO1
cli-operand-a = Birinci motor: level=5, nodes=2000, random, …
cli-operand-b = İkinci motor
cli-flag-games = Kaç oyun; verilmezse 100, her açılışla ikişer
cli-flag-openings = Oyunlar nasıl başlar; verilmezse balanced:4
cli-flag-seed = Bütün rastgeleliğin çıktığı sayı; verilmezse 1
cli-flag-plies = Oyunu bu kadar yarı hamleden sonra kes; verilmezse 2000
cli-flag-sprt = A’nın ELO0 değil ELO1 kadar güçlü olup olmadığı belli olunca dur
cli-flag-resume = -o dosyasındaki maçı sürdür
bench-depth = Her konumu kendi derinliği yerine bu derinlikte hesapla
match-threads = Aynı anda kaç oyun oynanır; verilmezse bir
match-output = Kayıtları bu dosyaya yaz

cli-about-analyse = Motorun bir konum ya da kayıtlı oyunlar hakkında ne düşündüğünü gör
cli-more-analyse =
    NE, tek bir konumu çözümlemek için bir oyun ya da bir kayıt dosyasıdır; standart girdi için “-”:
      doska analyse turkish --moves "d3-d4 e6-e5" --movetime 2000
      doska analyse games.pdn --nodes 50000
    Sınır verilmezse bir konum bir milyon, kayıttaki bir hamle yüz bin düğüm tutar. Ctrl-C erken bitirir ve bulunanı yazdırır.

cli-value-what = NE
cli-operand-what = Bir oyun ya da bir kayıt dosyası
cli-flag-nodes = Her seferinde en çok bu kadar konuma bak
cli-flag-movetime = Her seferinde bu kadar milisaniye düşün
cli-flag-lines = Kaç devam karşılaştırılır; verilmezse konum için 3, kayıtlar için 1
cli-flag-hash = Megabayt bellek; verilmezse 64
analyse-depth = Bundan derine inme
analyse-threads = Kaç iş parçacığı hesaplar; verilmezse bir

## doska engine

engine-command = “{ $part }” diye bir komut burada yok. Olanlar: { $valid }
engine-busy = Hesap sürerken “{ $part }” beklemek zorunda: önce hesabı durdurun
engine-place = “{ $part }” buraya uymuyor: “start” ya da “text” ve konum metni, sonra “moves” ve hamleler bekleniyor
engine-no-position = Henüz konum yok: önce “position OYUN” deyin
engine-over = Oyun bitti: { $reason }
engine-set-form = “{ $part }” yerine “name AD value N” bekleniyor
engine-set-name = “{ $part }” diye bir ayar yok. Olanlar: { $valid }
engine-set-value = { $name } “{ $part }” olamaz: { $least } ile { $most } arası bir sayı bekleniyor
engine-go-no-value = “{ $part }” bir sayı ister
engine-go-value = { $word } “{ $part }” olamaz: tam sayı bekleniyor
engine-go-odd = Burada bir anlamı olmadığı için atlandı: { $part }

## doska bench

bench-nodes = Düğüm
bench-seconds = Saniye
bench-speed = Saniyede düğüm

## doska match

match-side-word = “{ $part }” bir motor hakkında bir şey söylemiyor. Olanlar: { $valid }
match-side-value = { $key } “{ $part }” olamaz: { $least } ile { $most } arası bir sayı bekleniyor
match-side-clock = “{ $part }” bir saat değil: dakika ve hamle başına saniye yazın, örneğin 5+3 ya da 0:30+0.5
match-side-command = cmd= bir program ister
match-side-weights = “{ $part }”: weights= yalnızca kendi motorumuz içindir
match-side-endless = “{ $part }” sonsuza dek düşünürdü: nodes=, movetime=, depth=, clock= ya da 10’dan küçük bir düzey verin
match-side-uct = “{ $part }” sonsuza dek düşünürdü: nodes=, movetime= ya da clock= verin
match-openings-plies = Açılışta “{ $part }” yarı hamle olamaz: 0 ile { $most } arası bir sayı bekleniyor
match-openings-none = içinde açılış yok
match-openings-game = { $number }. kayıt başka bir oyunun: { $game }
match-openings-line = satır { $line }: { $said }
match-openings-over = oyun burada zaten bitmiş
match-openings-few = Yalnız { $count } açılış var: birden çok kez oynanacaklar
match-sprt-form = “{ $part }” bir sınama değil: küçüğü önde iki sayı bekleniyor, örneğin 0,10
match-program = { $program } oynamıyor: { $why }
match-exists = { $file } zaten var: --resume ile sürdürün ya da başka bir dosya adı verin
match-other = { $file } bu maçın başını içermiyor
match-title = { $game }: A { $a }, B { $b }
match-interrupted = Bitmeden kesildi
match-games = Oyun { $games }: A { $wins } kazandı, { $draws } berabere, A { $losses } kaybetti
match-score = A’nın puanı %{ $score }, Elo { $elo } (%95)
match-elo-none = sınırsız
match-drawn = Berabere %{ $share }
match-ends = Sonlar: { $list }
match-forfeits = Hükmen kaybedilen: A { $a }, B { $b }
match-broken-off = { $plies } yarı hamleden sonra kesilip berabere sayılan: { $count }
match-sprt = SPRT, Elo { $elo0 } ile { $elo1 } arası: log-olabilirlik oranı { $ratio } / { $bound }, { $verdict }
match-sprt-first = A daha güçlü değil: ELO0 kabul edildi
match-sprt-second = A daha güçlü: ELO1 kabul edildi
match-sprt-open = henüz belli değil
reason-illegal-move = geçerli hamle verilmedi
reason-crash = program sonlandı ya da başlatılamadı
reason-no-answer = program yanıt vermedi
reason-ply-limit = çok uzun, kesildi

## doska analyse

analyse-what = “{ $what }” ne bir oyun ne de var olan bir dosya. { $said }
analyse-no-position = --{ $flag } bir oyunla kullanılır, dosyayla değil
analyse-searched = Derinlik { $depth }, düğüm { $nodes }
analyse-for = { $side ->
    [white] + Beyazın lehine
    [black] + Siyahın lehine
    [team] + { $number }. ve { $ally }. oyuncuların lehine
   *[other] + { $number }. oyuncunun lehine
}; #N: kazananın N hamlesinde kesin kazanç
analyse-interrupted = Kesildi: o zamana kadar bulunan bu
analyse-unfinished = Kesildi: { $all } hamleden { $done } tanesi çözümlendi
analyse-progress = Oyun { $number }: hamle { $done } / { $all }
analyse-title = Oyun { $number }: { $game }, { $result }
analyse-better = kayıp { $loss }; { $line } ile { $score }
analyse-blunders = Hatalar (?) ve vahim hatalar (??):
analyse-seat = { $seat }: isabet %{ $accuracy }, kusurlu { $inaccuracies }, hata { $mistakes }, vahim hata { $blunders }
