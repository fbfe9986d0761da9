# Oyun sonu tabloları: doska tablebase ve öteki komutların onlar hakkında söyledikleri.

## Yardım

cli-about-tablebase = Kesin oyun sonu tablolarını kur, denetle, sorgula
cli-more-tablebase =
    Tablo, az taşlı her konumda kimin kaç yarım hamlede kazandığını söyler. Türk Daması için tablolar vardır:
      doska tablebase build turkish --pieces 4
      doska tablebase probe turkish W:WKa1,Kb1:BKh8
    docs/tablebases.md dosyasında anlatılırlar.
cli-about-tablebase-build = Eksik tabloları kur
cli-more-tablebase-build =
    Biten tablolar saklanır: dilediğiniz an durdurun, aynı komut devam eder. Bozuk dosyalar fark edilir ve yeniden kurulur.
    Her tablo için bir satır: taşlar (önce sırası olan; K dama, M yoz taş), konumlar, bunlardan sırası olanın kazandığı, berabere kaldığı, kaybettiği, en uzun kazanç ve kayıp (yarım hamle), bayt.
cli-about-tablebase-verify = Biten tabloları konum konum denetle
cli-more-tablebase-verify = Her değer, yalnız kurallara göre, hamlelerin değerlerinden çıkmalıdır; ayrıca rastgele konumlar bir aramayla karşılaştırılır.
cli-about-tablebase-probe = Bir konumu kimin kaç yarım hamlede kazandığını ve her hamlenin değerini yazdır
cli-about-tablebase-info = Tabloları listele
cli-value-position = KONUM
cli-operand-position = Konum metni, örneğin W:WKa1,Kb1:BKh8
cli-flag-pieces = Tahtadaki en çok taş sayısı, 2 ile 5 arası; varsayılan 4
tables-folder = Tabloların klasörü; varsayılan DOSKA_TABLES, yoksa veri klasöründe doska/tables
cli-flag-samples = Bir aramayla karşılaştırılacak rastgele konum, varsayılan 10000
cli-flag-tables = Bu klasördeki oyun sonu tablolarını kullan
cli-flag-no-tables = Oyun sonu tablolarını kullanma
tables-threads = İş parçacığı sayısı, varsayılan makinenin tamamı

## Hatalar

tables-command = doska tablebase bir komut ister: build, verify, probe ya da info
tables-game = { $game } için tablo yok. Geçerli: { $valid }
tables-pieces = “{ $pieces }” taşlık tablo olmaz: { $least } ile { $most } arası bir sayı bekleniyor
tables-none = { $folder } içinde tablo yok. “doska tablebase build turkish” kurar
tables-too-many = Konumda { $pieces } taş var; tablolar en çok { $most } taş içindir
tables-missing = Bu konumun tablosu yok ya da kullanılamıyor. “doska tablebase build” kurar
tables-damaged = { $table } tablosu kullanılamıyor: { $why }. “doska tablebase build” yeniden kurar
tables-damage-none = bu bir tablo değil
tables-damage-version = başka bir sürüm kurmuş
tables-damage-class = başka taşların tablosu
tables-damage-broken = bozuk
tables-interrupted = Durduruldu: biten tablolar saklandı, aynı komut devam eder

## Tabloların dediği

tables-win = { $plies ->
    [0] kazanılmış
   *[other] { $plies } yarım hamlede kazanç
}
tables-draw = beraberlik
tables-loss = { $plies ->
    [0] kaybedilmiş
   *[other] { $plies } yarım hamlede kayıp
}
tables-unknown = bilinmiyor
tables-doubt = { $verdict }, ilerlemesiz yarım hamle sınırı önce gelmezse
tables-say = Tablolara göre: { $verdict }
tables-loaded = En çok { $most } taşlık oyun sonu tabloları

## Listeler

tables-head-class = tablo
tables-head-positions = konum
tables-head-wins = kazanç
tables-head-draws = berabere
tables-head-losses = kayıp
tables-head-longest-win = maks. +
tables-head-longest-loss = maks. −
tables-head-bytes = bayt
tables-sum = Tablo { $tables }, konum { $positions }, bayt { $bytes }
tables-kept = zaten vardı
tables-remade = bozuktu, yeniden kuruldu
tables-at = { $plies ->
    [0] { $table }
   *[other] { $table }, yarım hamle { $plies }
}
tables-built = Hepsi yerinde. Saniye: { $seconds }
tables-verified = Tablo { $tables }, konum { $positions }; aramayla karşılaştırılan { $samples }, aramanın sonunu gördüğü { $decided }
tables-right = Hepsi doğru
tables-not-right = Yanlış değerler var
tables-wrong = { $position }: tablolar “{ $said }” diyor, doğrusu “{ $right }”
