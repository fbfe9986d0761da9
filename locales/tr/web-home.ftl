# İlk sayfa.
web-home-about = Bir arkadaşınızla ya da güçlü bir motorla oynayın, öğrenin, analiz edin: hepsi tarayıcınızda, ücretsiz, üyeliksiz, çevrimdışı da.
web-home-board = Kendi kendine oynanan { $game } oyunu
web-home-play = Oyna
web-home-play-of = { $game } oyna
web-home-play-players = { $count } kişilik
web-home-play-players-of = { $count } kişilik { $game } oyna
web-home-learn = Öğren
web-home-learn-of = { $game } öğren
web-home-rules = Kurallar
web-home-rules-of = { $game } kuralları
web-home-pause = Tahtaları durdur
web-home-more = Yalnızca oyun değil
web-home-more-learn = Her oyun, tahtada kısa alıştırmalarla
web-home-more-analysis = Her oyunda motor varyantları, değerlendirme ve hatalar
web-home-more-editor = Her konumu kurun, oynayın, analiz edin
web-home-more-settings = Tahtalar, taşlar, ses, dil
web-home-origins = İçlerinden ikisinin doğduğu oyun
