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
bench-depth = Her konumu kendi derinliği yerine bu derinlikte hesapla

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
