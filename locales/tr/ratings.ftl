# Bir oyun neden puanlı olamaz.

ratings-guest = Misafirler puanlı oyun oynayamaz: önce kaydolun ya da puansız oynayın
ratings-bot = Botla oynanan oyun puanlı olamaz: puanınızı değiştirmez
ratings-no-clock = Süresiz oyun puanlı olamaz: bir süre seçin ya da puansız oynayın
ratings-position = Kendi konumunuzdan başlayan oyun puanlı olamaz: olağan dizilişle başlayın ya da puansız oynayın
ratings-unknown-pace = “{ $part }” bir tempo değil. Geçerli olanlar: { $valid }
