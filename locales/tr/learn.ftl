# Dersler, sitede ve terminalde. Her oyunun alıştırmaları kendi dosyasındadır.
learn-not-yet = Kurallara uygun, ama çözüm bu değil. Yeniden deneyin.
