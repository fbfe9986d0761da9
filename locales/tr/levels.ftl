# Motorun seviyeleri: her birinin bir adı ve bir cümlesi var.
level-name = { $level ->
    [1] Civciv
    [2] Tavşan
    [3] Kirpi
    [4] Kedi
    [5] Keçi
    [6] Tilki
    [7] Kurt
    [8] Ayı
    [9] Baykuş
   *[other] Ejderha
}
level-about = { $level ->
    [1] Yumurtadan yeni çıktı: neredeyse rastgele oynar, taş kaptırır
    [2] Gördüğünü alır, sizin alabileceğinizi unutur
    [3] Bir hamle ilerisine bakar, ama her zaman değil
    [4] Taşlarını korur, gözünden hata kaçmaz
    [5] İnatçıdır: kısa bir kombinasyon kurar ve peşini bırakmaz
    [6] Birkaç hamle derinlikte tuzak kurar
    [7] Hataların çoğunu cezalandırır
    [8] Az hata yapar, yavaş yavaş sıkıştırır
    [9] Uzağı görür ve tek bir kusurlu hamle bekler
   *[other] Tam güç
}
