# Oyunlar, yerler, taşlar, bitişler.
game-cyclic = Rus Döngüsel Daması
game-backups = Yedekli Dama
game-turkish = Türk Daması
game-martian = Mars Satrancı
game-topological = Topolojik Dama

game-cyclic-about = Kendi taşlarınızı da alıp sonra geri koyabildiğiniz Rus daması.
game-backups-about = Alınan taşlarla bir hattın yedeğini alıp geri yüklediğiniz Rus daması.
game-turkish-about = Sıra ve sütunlar boyunca oynanan, damaları tahtayı boydan boya geçen dama.
game-martian-about = Renksiz taşlar: kimin bölgesinde duruyorlarsa onundurlar.
game-topological-about = Önce tahtayı birlikte kurar, sonra yığınları yürütüp tutsak alırsınız.

option-restore = Geri yükleme
option-restore-instead = hamle yerine
option-restore-after = hamleden sonra
option-players = Oyuncu
option-checkers = Kişi başına taş
option-period = Dönemdeki hamle
option-path = Yığının yolu
option-path-any = serbest
option-path-straight = düz

seat-white = Beyaz
seat-black = Siyah
seat-number = { $number }. oyuncu

piece-man = taş
piece-king = dama
piece-pawn = piyon
piece-drone = dron
piece-queen = vezir
piece-checker = taş

outcome-win = Kazanan: { $winners }
outcome-draw = Berabere
reason-no-pieces = rakibin taşı kalmadı
reason-no-moves = rakibin hamlesi kalmadı
reason-single-man = tek taşa karşı birkaç taş
reason-one-each = birer taş kaldı
reason-empty-quadrant = bir bölge boşaldı
reason-threefold = konum üçüncü kez oluştu
reason-quiet-limit = çok uzun süre ilerleme olmadı
reason-two-passes = iki oyuncu da pas geçti
reason-period = bütün bir dönem boyunca tutsaklar değişmedi
reason-period-repeated = bir dönem üçüncü kez aynı konumla başladı
reason-resignation = rakip çekildi
reason-agreement = anlaşmayla
reason-aborted = oyun iptal edildi
reason-time = süre bitti
diagram-form = “{ $part }” bir diyagram değil: ad, oyun, konum ve istenirse hamle, aralarında sekme ile beklenir
