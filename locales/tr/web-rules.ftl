# Kural sayfaları; kuralların kendisi games/*/rules içindedir.
web-rules-play = Oyna
web-rules-learn = Adım adım öğren
web-rules-contents = Bu sayfada
web-rules-others = Öteki oyunlar
web-rules-example = Tahtadaki örnek
web-rules-first = Başa dön
web-rules-back = Bir hamle geri
web-rules-on = Sonraki hamle
