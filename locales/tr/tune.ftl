# Komut satırında motorun değerlendirmesini ayarlama.

cli-about-tune = Motorun konum değerlendirmesini kendisiyle oynadığı oyunlarla ayarla
cli-more-tune =
    Motor rastgele açılışlardan çok sayıda oyun oynar. Her beş oyundan dördünün sakin konumları, sonuçlara bakarak değerlendirmedeki her ögenin ne kadar ağır basacağını belirler; kalanlar ne zaman durulacağını söyler. Aynı --seed, iş parçacığı sayısı ne olursa olsun aynı ağırlıkları verir.
      doska tune turkish --games 3000 --nodes 1000 -o new.txt
      doska match nodes=2000,weights=new.txt nodes=2000 --game turkish --games 400
    Oyunlar oynandıkça DOSYA.games içinde saklanır: Ctrl-C sonrasında --resume onları sürdürür, --from ağırlıkları onlara göre yeniden bulur.
cli-flag-from = Oyun oynamadan, ağırlıkları bu dosyadaki oyunlara göre bul
cli-flag-keep = Ağırlıkları değişmeyecek ögeler, virgülle ayrılmış
cli-value-terms = ÖGELER
tune-games = Oyun sayısı, varsayılan 1000
tune-nodes = Hamle başına düğüm, varsayılan 1000
tune-output = Ağırlıkları bu dosyaya yaz
tune-resume = DOSYA.games içindeki oyunlara devam et
tune-source = Ağırlıkları kaynak kodda yazıldığı gibi de yazdır

tune-exists = { $file } zaten var: --force ile değiştirin ya da başka bir dosya adı verin
tune-games-exist = { $file } zaten var: --resume ile devam edin, --from ile ağırlıkları ona göre bulun ya da başka bir dosya adı verin
tune-games-other = { $file } içinde başka oyunlar var: oyun, --seed, düğüm sayısı ya da motorun ağırlıkları farklı
tune-games-result = “game { $part }” yerine “game”, bir numara ve 1-0, 0-1 ya da 1/2 bekleniyordu
tune-games-first = ilk konumdan önce “game NUMARA SONUÇ” satırı bekleniyordu
tune-few = { $file } ayar için çok az oyun içeriyor: daha çok oynatın
tune-interrupted = Durduruldu: şimdiye dek { $count } oyun oynandı, { $file } içinde saklandı. --resume ile devam edin
tune-progress = Oyun { $done } / { $all }
tune-title = { $game }: { $games } oyun, birinci takım kazandı { $first }, berabere { $drawn }, ikinci takım kazandı { $second }
tune-positions = Konumlar: ayar için { $fitted }, sınama için { $held }
tune-loss-fitted = Ayar konumlarında logaritmik hata: önce { $before }, sonra { $after }
tune-loss-held = Sınama konumlarında logaritmik hata: önce { $before }, sonra { $after }
tune-written = Ağırlıklar { $file }, oyunlar { $games } dosyasında

tune-keep = Bilinmeyen öge: “{ $part }”. Geçerli: { $valid }
tune-weights-form = satır { $line }: “{ $part }” yerine “ad = sayı” bekleniyordu
tune-weights-name = satır { $line }: bilinmeyen öge “{ $part }”. Geçerli: { $valid }
tune-weights-twice = satır { $line }: “{ $part }” orada iki kez geçiyor
tune-weights-number = satır { $line }: “{ $part }” bir ağırlık değil: -{ $most } ile { $most } arasında bir tam sayı bekleniyordu
