# Site: her sayfanın çevresinde duranlar.
web-language-en = English
web-language-ru = Русский
web-language-tr = Türkçe
web-close = Kapat

web-broken-title = Bu sayfa gösterilemedi
web-broken = Bir şeyler ters gitti. Sayfayı yeniden yükleyin; çevrimdışıysanız sonra yeniden deneyin.
web-broken-again = Yeniden yükle
web-trouble-engine = Motor başlatılamadı, bu yüzden şu anda burada oynanamıyor.
web-trouble-wasm = Bu tarayıcıda WebAssembly yok ya da kapalı. O olmadan burada oyun oynanamaz: daha yeni bir tarayıcı kullanın ya da WebAssembly’yi açın.
web-update = Doska’nın yeni sürümü hazır. Kullanmak için sayfayı yeniden yükleyin.
web-update-now = Yeniden yükle
web-update-later = Sonra
web-news-started = Oyununuz başladı
web-news-game = Oyuna git
web-news-challenge = Meydan okumaya git
web-nowhere = Adres yanlış yazılmış ya da sayfa taşınmış olabilir.
web-nowhere-home = Ana sayfaya dön
web-noscript = Doska tarayıcınızda çalışır ve JavaScript gerektirir. Lütfen açın.

web-keys-title = Klavye
web-keys-everywhere = Her yerde
web-keys-list = bu listeyi açar ya da kapatır
web-keys-tab = sonraki öge; tahtanın tamamı bunlardan biridir
web-keys-board = Tahtada
web-keys-walk = imleci tahtada ve yanındaki alanlarda gezdirir
web-keys-tap = taşı, sonra gideceği yeri seçer
web-keys-count = yığından kaç taş gidecek
web-keys-give-up = hamleyi iptal eder
web-key-space = Boşluk

# Bağlantı önizlemelerinin ve kurulan sitenin sayfalar için söyledikleri.
web-preview-play = { $game }: tarayıcınızda motora ya da bir arkadaşınıza karşı oynayın. { $about }
web-preview-learn = { $game }: tahtada küçük alıştırmalarla öğrenin. { $about }
web-preview-rules = { $game }: resimli kurallar. { $about }
web-preview-puzzles = { $game }: bulmacalar. En iyi hamleyi bulun. { $about }
web-preview-editor = { $game }: bir konum kurun, sonra oynayın ya da analiz edin. { $about }
web-preview-all-learn = Ender masa oyunları, ilk hamleden kombinasyonlara kadar küçük alıştırmalarla.
web-preview-all-puzzles = Her gün bir bulmaca, yüzlercesi daha: ender masa oyunları. Ücretsiz, çevrimdışı da.
web-preview-all-analysis = Her oyun için motorun varyantları, değerlendirmesi ve hatalar, tarayıcınızda.
web-preview-all-editor = İstediğiniz konumu kurun, sonra oynayın ya da analiz edin.
web-preview-all-settings = Doska için tahta, taş, ses ve dil ayarları.
