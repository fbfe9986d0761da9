# Oynanan oyun: saatler, istekler, sıra.
round-clock = “{ $part }” bir saat değil: dakika ve her hamlede eklenen saniye beklenir, örneğin 5+3, 10 ya da 0:30+1
round-left = { $seats } oyuncuya { $count } saat uymuyor
round-seat = Burada { $part } numaralı yer yok: yerler 0 ile { $most } arasında numaralanır
round-over = Oyun bitti
round-not-your-turn = Sıra sizde değil: hamle sırası { $number }. oyuncuda
round-nothing-asked = Kabul ya da reddedilecek bir şey yok
round-asked-already = Başka bir soru yanıt bekliyor
round-nothing-back = Geri alınacak bir şey yok

# Yazılan hamleler. `typed-pass`, pas sözcüklerini virgülle sıralar.
typed-foreign = “{ $part }” içinde Latin olmayan harfler var. Kareler a–h harfleriyle yazılır
typed-pass = pas
