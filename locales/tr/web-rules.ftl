# Kural sayfaları; kuralların kendisi games/*/rules içindedir.
web-rules-play = Oyna
web-rules-learn = Adım adım öğren
web-rules-contents = Bu sayfada
web-rules-others = Diğer oyunlar
web-rules-example = Tahtadaki örnek
web-rules-first = İlk konum
web-rules-back = Önceki hamle
web-rules-on = Sonraki hamle
