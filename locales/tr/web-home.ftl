# İlk sayfa.
web-home-about = Bir arkadaşınızla ya da güçlü bir motorla oynayın, öğrenin, çözümleyin: hepsi tarayıcınızda, ücretsiz, üye olmadan, üstelik ağ olmadan da.
web-home-board = Kendi kendine oynanan bir oyun: { $game }
web-home-play = Oyna
web-home-play-of = Oyna: { $game }
web-home-play-players = { $count } kişilik
web-home-play-players-of = { $count } kişi oyna: { $game }
web-home-learn = Öğren
web-home-learn-of = Öğren: { $game }
web-home-rules = Kurallar
web-home-rules-of = Kurallar: { $game }
web-home-pause = Tahtaları durdur
web-home-more = Oynamaktan fazlası
web-home-more-learn = Her oyun, tahtada küçük alıştırmalarla
web-home-more-analysis = Motorun devam yolları, değerleri ve her oyundaki hatalar
web-home-more-editor = Her konumu kurun, sonra oynayın ya da çözümleyin
web-home-more-settings = Tahtalar, taşlar, ses, dil
web-home-origins = İçlerinden ikisinin doğduğu oyun
