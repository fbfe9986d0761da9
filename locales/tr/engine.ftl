# Komut satırında motor: protokol, ölçüm, maçlar, çözümleme.

## Yardım

cli-about-engine = Motoru başka programlar için çalıştır (UCI protokolü)
cli-more-engine =
    “uci” yazın, sonra örneğin:
      position turkish start moves d3-d4
      go movetime 1000
    Protokol docs/engine-protocol.md dosyasında anlatılır.

cli-about-bench = Belirli konumları hesapla ve düğüm sayısını yazdır
cli-more-bench = Motor aynı kaldıkça sayı her çalıştırmada ve her makinede aynıdır. Her konum için bir satır: numara, oyun, derinlik, düğümler, hamle.
cli-about-match = İki motoru birbirine karşı çok sayıda oyun oynat
cli-more-match =
    A ve B virgülle ayrılmış sözcüklerdir:
      level=5            1 ile 10 arası bir seviyede motor
      nodes=2000         hamle başına en çok 2000 düğüm
      movetime=50        hamle başına 50 milisaniye
      depth=6            bundan derine inmeden
      clock=5+3          saat: dakika ve saniye olarak artış; 0:30+0.5
      hash=64,threads=2  megabayt bellek, bir aramanın iş parçacıkları
      weights=DOSYA      doska tune komutunun yazdığı ağırlıklar
      tables=KLASÖR      klasördeki oyun sonu tabloları
      random, greedy     rastgele oynayan; en çok taş ya da puan alan
      two-ply            aynısı, en iyi yanıttan sonra
      slack=400          değerlendirmeye eklenen rastgele pay, en çok bu kadar;
                         ayrıca lines=8, blunders=10 (yüzde)
      uct,nodes=5000     yalın UCT, hamle başına 5000 rastgele oynatış; ya da movetime=, clock=
      cmd=PROGRAM …      doska engine protokolüyle başka bir program; en sonda
    Örneğin: doska match level=5 level=4 --game turkish --games 200 -o games.pdn
    AÇILIŞLAR random:YARIMHAMLE, balanced:YARIMHAMLE (sonunda kimse önde değil) ya da bir dosyadır: kayıtlar veya her biri için bir hamle satırı.
    Oyunlar kurallara göre biter; süre aşımı, program hataları ve berabere sayılan çok uzun oyunlar dışında.

cli-value-a = A
cli-value-b = B
cli-value-openings = AÇILIŞLAR
cli-value-elos = ELO0,ELO1
cli-operand-a = Birinci motor: level=5, nodes=2000, random, …
cli-operand-b = İkinci motor
cli-flag-games = Oyun sayısı, varsayılan 100; her açılışla ikişer
cli-flag-openings = Oyunların başlangıcı, varsayılan balanced:4
cli-flag-seed = Rastgele sayı tohumu, varsayılan 1
cli-flag-plies = Oyunu bu kadar yarım hamleden sonra durdur, varsayılan 2000
cli-flag-sprt = A’nın ELO1 kadar mı yoksa yalnız ELO0 kadar mı güçlü olduğu belli olunca dur
cli-flag-resume = -o dosyasındaki maça devam et
cli-flag-workers = İşi bu veritabanının doska worker süreçlerine bırak, postgres://… ya da sqlite:YOL; sonuç aynıdır
bench-depth = Her konumu kendi derinliği yerine bu derinlikte hesapla
match-threads = Aynı anda oynanan oyun sayısı, varsayılan 1
match-output = Kayıtları bu dosyaya yaz

cli-about-analyse = Bir konumu ya da kayıtlı oyunları analiz et
cli-more-analyse =
    NE, tek bir konumu analiz etmek için bir oyun ya da bir kayıt dosyasıdır; standart girdi için “-”:
      doska analyse turkish --moves "d3-d4 e6-e5" --movetime 2000
      doska analyse games.pdn --nodes 50000
    Sınır verilmezse bir konum bir milyon, kayıttaki bir hamle yüz bin düğüm tutar. Ctrl-C erken bitirir ve bulunanı yazdırır.

cli-value-what = NE
cli-operand-what = Bir oyun ya da bir kayıt dosyası
cli-flag-nodes = Konum başına en çok bu kadar düğüm
cli-flag-movetime = Konum başına milisaniye
cli-flag-lines = Varyant sayısı; varsayılan konum için 3, kayıtlar için 1
cli-flag-hash = Megabayt bellek, varsayılan 64
analyse-depth = Bundan derine inme
analyse-threads = İş parçacığı sayısı, varsayılan 1
analyse-output = Oyunları değerlendirme, işaret ve daha iyi varyantlarla bu dosyaya yaz; “-” standart çıktıdır
analyse-output-position = --output, değerlendirilmiş oyunları yazar: oyun adı değil, kayıt dosyası verin

## doska engine

engine-command = Bilinmeyen komut: “{ $part }”. Geçerli: { $valid }
engine-busy = Arama sürerken “{ $part }” olmaz: önce aramayı durdurun
engine-place = “{ $part }” buraya uymuyor: “start” ya da “text” ve konum metni, sonra “moves” ve hamleler bekleniyor
engine-no-position = Henüz konum yok: önce “position OYUN” gönderin
engine-over = Oyun bitti: { $reason }
engine-set-form = “{ $part }” yerine “name AD value N” bekleniyor
engine-set-name = Bilinmeyen seçenek: “{ $part }”. Geçerli: { $valid }
engine-set-value = { $name } “{ $part }” olamaz: { $least } ile { $most } arası bir sayı bekleniyor
engine-go-no-value = “{ $part }” bir sayı ister
engine-go-value = { $word } “{ $part }” olamaz: tam sayı bekleniyor
engine-go-odd = Bilinmediği için atlandı: { $part }

## doska bench

bench-nodes = Düğüm
bench-seconds = Saniye
bench-speed = Saniyede düğüm

## doska match

match-side-word = “{ $part }” bir motor tanımlamıyor. Geçerli: { $valid }
match-side-value = { $key } “{ $part }” olamaz: { $least } ile { $most } arası bir sayı bekleniyor
match-side-clock = “{ $part }” bir saat değil: dakika ve hamle başına saniye yazın, örneğin 5+3 ya da 0:30+0.5
match-side-command = cmd= bir program ister
match-side-weights = “{ $part }”: weights= yalnızca kendi motorumuz içindir
match-side-endless = “{ $part }” sonsuza dek düşünürdü: nodes=, movetime=, depth=, clock= ya da 10’dan küçük bir seviye verin
match-side-uct = “{ $part }” sonsuza dek düşünürdü: nodes=, movetime= ya da clock= verin
match-openings-plies = Açılışta “{ $part }” yarım hamle olamaz: 0 ile { $most } arası bir sayı bekleniyor
match-openings-none = içinde açılış yok
match-openings-game = { $number }. kayıt başka bir oyunun: { $game }
match-openings-line = satır { $line }: { $said }
match-openings-over = oyun burada zaten bitmiş
match-openings-few = Yalnız { $count } açılış var: birden çok kez oynanacaklar
match-sprt-form = “{ $part }” bir sınama değil: küçüğü önde iki sayı bekleniyor, örneğin 0,10
match-program = { $program } oynamıyor: { $why }
match-workers-side = “{ $part }” doska worker süreçlerine bırakılamaz: cmd= ve tables= bu makinedeki dosyaları gösterir
workers-none = { $path } için bu sürümden ({ $version }) çalışan doska worker süreci yok. Bekleniyor; başlatmak için: doska worker --kinds tasks --database URL
workers-away = { $path } veritabanına ulaşılamıyor. Geri gelmesi bekleniyor
workers-failed = doska worker süreçleri bu işi yapamıyor: { $why }
workers-given-up = doska worker süreçleri bu işi yapamıyor: art arda { $count } süreç aynı parçayı bitiremeden durdu
match-exists = { $file } zaten var: --resume ile devam edin ya da başka bir dosya adı verin
match-other = { $file } bu maçın başını içermiyor
match-title = { $game }: A { $a }, B { $b }
match-interrupted = Bitmeden durduruldu
match-games = Oyun { $games }: A { $wins } kazandı, { $draws } berabere, A { $losses } kaybetti
match-score = A’nın puanı %{ $score }, Elo { $elo } (%95)
match-elo-none = sınırsız
match-drawn = Berabere %{ $share }
match-ends = Sonlar: { $list }
match-forfeits = Hükmen kaybedilen: A { $a }, B { $b }
match-broken-off = { $plies } yarım hamleden sonra durdurulup berabere sayılan: { $count }
match-sprt = SPRT, Elo { $elo0 } ile { $elo1 } arası: log-olabilirlik oranı { $ratio } / { $bound }, { $verdict }
match-sprt-first = A daha güçlü değil: ELO0 kabul edildi
match-sprt-second = A daha güçlü: ELO1 kabul edildi
match-sprt-open = henüz belli değil
reason-illegal-move = geçerli hamle verilmedi
reason-crash = program sonlandı ya da başlatılamadı
reason-no-answer = program yanıt vermedi
reason-ply-limit = çok uzun, durduruldu

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
analyse-interrupted = Durduruldu: bulunan bu
analyse-unfinished = Durduruldu: { $all } hamleden { $done } tanesi analiz edildi
analyse-progress = Oyun { $number }: hamle { $done } / { $all }
analyse-title = Oyun { $number }: { $game }, { $result }
analyse-better = kayıp { $loss }; { $line } ile { $score }
analyse-blunders = Hatalar (?) ve vahim hatalar (??):
analyse-seat = { $seat }: isabet %{ $accuracy }, kusurlu { $inaccuracies }, hata { $mistakes }, vahim hata { $blunders }
