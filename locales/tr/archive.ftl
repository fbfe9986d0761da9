# Oyun arşivi: arama, dışa aktarma, saklanan analiz.
archive-one-of = “{ $value }”, “{ $key }” için uygun değil: şunlardan biri beklenir: { $known }
archive-needs-player = “{ $value }” için bir oyuncu gerekir: “player” ekleyin
archive-needs-game = “{ $key }” için bir oyun gerekir: “game” ekleyin
archive-moves = Oyunlar en çok ilk { $most } yarım hamleyle aranır; sonrası için konumu arayın
archive-time = “{ $value }”, “{ $key }” için bir zaman değil: 2026-11-16 gibi bir tarih ya da 1970’ten beri geçen milisaniye beklenir
archive-cursor = “{ $value }” bir imleç değil: önceki sayfanın “next” değerini verin
archive-no-player = Böyle bir oyuncu yok: bir kimlik ya da hesap adı beklenir
archive-running = Bu oyun sürüyor; bitince analiz edilebilir
archive-own-rated-game = Bu oyunda, süren puanlı oyununuzdaki konum geçiyor; o oyun bitince analiz edilebilir
