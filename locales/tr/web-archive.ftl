# Oyun arşivi, açılış gezgini, sunucunun sakladığı analiz.
web-games-title = Oyunlar
web-preview-all-games = Burada oynanan oyunlar: oyuncuya, oyuna, sonuca, açılışa ve konuma göre arayın, indirin.
web-archive-title = Burada oynanan oyunlar
web-archive-search = Oyun ara
web-archive-player = Oyuncu
web-archive-anybody = Herkes
web-archive-player-remove = Aramadan çıkar: { $name }
web-archive-game = Oyun
web-archive-any-game = Bütün oyunlar
web-archive-result = Sonuç
web-archive-any = Hepsi
web-archive-result-won = Oyuncu kazandı
web-archive-result-lost = Oyuncu kaybetti
web-archive-result-first = { $coloured ->
    [yes] Beyaz kazandı
   *[no] Birinci takım kazandı
 }
web-archive-result-second = { $coloured ->
    [yes] Siyah kazandı
   *[no] İkinci takım kazandı
 }
web-archive-result-draw = Beraberlik
web-archive-result-aborted = İptal edildi
web-archive-find = Ara
web-archive-more = Daha fazla koşul
web-archive-pace = Tempo
web-archive-pace-blitz = Yıldırım
web-archive-pace-rapid = Hızlı
web-archive-pace-correspondence = Yazışmalı
web-archive-rated = Oyun türü
web-archive-rated-true = Puanlı
web-archive-rated-false = Puansız
web-archive-since = Başlangıç
web-archive-until = Bitiş
web-archive-moves = İlk hamleler
web-archive-moves-example = Art arda, aralarında boşlukla
web-archive-position = Ulaşılan konum, metin olarak
web-archive-options = Belirli seçeneklerle
web-archive-choose-game = İlk hamlelere, konuma ve seçeneklere göre aramak için bir oyun seçin.
web-archive-open = { $game }, { $date }
web-archive-playing = Sürüyor
web-archive-aborted = İptal edildi
web-archive-plies = { $plies } yarım hamle
web-archive-analyse = Analiz et
web-archive-pdn = Kayıt (PDN)
web-archive-next = Daha fazla oyun
web-archive-download-pdn = Hepsini PDN olarak indir
web-archive-download-ndjson = Hepsini NDJSON olarak indir
web-archive-nothing = Oyun bulunamadı. Bazı koşulları kaldırın.
web-archive-empty = Bu sunucuda oynanan oyunlar bu sayfada saklanır.
web-archive-play = Oynamak için bir oyun seç
web-archive-of-player = Bütün oyunları

web-explorer-title = Açılış gezgini
web-explorer-move = Hamle
web-explorer-games = Oyunlar
web-explorer-results = Sonuçlar
web-explorer-sources = İnsanlar: { $people }, motorlar: { $selfplay }
web-explorer-bar = { $coloured ->
    [yes] Beyaz { $first }, beraberlik { $draws }, Siyah { $second }
   *[no] Birinci takım { $first }, beraberlik { $draws }, ikinci takım { $second }
 }
web-explorer-find = Bu oyunları bul
web-explorer-nothing = Bilinen oyunların hiçbiri bu konuma gelmemiş
web-explorer-play = Buradan oyna
web-explorer-away = Oyun sunucusuna ulaşılamıyor

web-kept-none = Sunucu bu oyunu henüz analiz etmedi
web-kept-failed = Saklanan analiz yüklenemedi
web-kept-ask = Analiz iste
web-kept-queued = Sunucu oyunu analiz ediyor; sonuç burada görünecek.
web-kept-progress = Analizin ilerlemesi
web-kept-done = Sunucu analiz etti; işaretler oyunla birlikte saklanıyor.
