# Oynanan oyun: saatler, teklifler, sıra.
round-clock = “{ $part }” bir süre değil: dakika ve saniye olarak artış beklenir, örneğin 5+3, 10 ya da 0:30+1; dakika ve gecikme, örneğin 5d3; ya da hamle başına gün, örneğin 3days
round-left = { $seats } oyuncuya { $count } saat uymuyor
round-seat = Bu oyunda böyle bir yer yok: yerler 0 ile { $most } arasında numaralanır
round-over = Oyun bitti
round-not-your-turn = Sıra { $number }. oyuncuda
round-paused = Oyun duraklatıldı
round-stale = Konum değişti ({ $ply } yarım hamle oynandı). Tahtaya yeniden bakın
round-no-offer = Yanıtlanacak bir teklif yok
round-offer-pending = Başka bir teklif yanıt bekliyor
round-declined = Bu teklif reddedildi. Sonraki hamleden sonra yinelenebilir
round-offers = Bir oyunda en çok { $most } teklif yapılabilir
round-log-empty = Olay günlüğü boş
round-log-event = Günlükteki { $version }. olay önceki oyuna uymuyor
round-nothing-back = Geri alınacak bir şey yok

# Yazılan hamleler. `typed-pass`, pas sözcüklerini virgülle sıralar.
typed-foreign = “{ $part }” içinde Latin olmayan harfler var. Kareler a–h harfleriyle yazılır
typed-pass = pas
