# Dersler, yalnızca sitede. Her oyunun alıştırmaları kendi dosyasındadır.
learn-not-yet = Kurallara uygun, ama burada istenen hamle bu değil. Geri alındı: başka bir hamle deneyin.
