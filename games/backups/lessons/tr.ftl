# Yedekli damanın dersi.

learn-backups-king-midway-title = Yolda dama olmak
learn-backups-king-midway-task = Taşlar Rus damasındaki gibi alınır: zorunlu olarak ve sonuna kadar. Yolda son yataya ulaşan yoz taş almayı dama olarak sürdürür. Üç taşın üçünü de alın.
learn-backups-king-midway-hint = c7 üzerinden d8’e, oradan da damanın uzun atlayışlarıyla.
learn-backups-king-midway-done = Tek hamlede üç taş. Nereye gittikleri bu oyunda önemlidir: her biri artık Siyahın deposunda bir yoz taştır.

learn-backups-build-title = Bir yedek alın
learn-backups-build-task = Dört taş kaybettiniz; bir yedeğin bedeli de dört yoz taştır. Bir taş oynayın ve aynı hamlede 1. yatayın yedeğini dört yoz taşıyla birlikte alın.
learn-backups-build-hint = 1. yatayda durmayan taşı oynayın, sonra 1. hattı seçin.
learn-backups-build-done = Dört yoz taş yedekte. Hepsini kaybetseniz bile bir geri yükleme onları getirir.
learn-backups-build-wrong-three = Hat, yedeğe hamleden sonraki durumuyla girer; bu taş ise az önce oradan ayrıldı. Başka bir taş oynayın.
learn-backups-build-wrong-step = Doğru taş, ama yedek alınmadı. Yedek aynı hamlede alınır.

learn-backups-fourth-man-title = Dördüncü taş
learn-backups-fourth-man-task = Deponuzda üç yoz taş var, bir yedeğe bir taş eksik. Dördüncüyü verin, karşılık olarak alın ve aynı hamlede 1. yatayın yedeğini alın.
learn-backups-fourth-man-hint = Deponuz kendi kayıplarınızla dolar. g3’teki taşı, f2 karşılık verebilecek biçimde sunun.
learn-backups-fourth-man-done = Kaybettiğiniz yok olmaz, kaynağa dönüşür: verdiğiniz taş yedeğin bedelini ödedi.
learn-backups-fourth-man-wrong-unsaved = Karşılık verdiniz, ama yedek almadınız: deponuzda artık dört yoz taş var. 1. yatayın yedeğini bu hamlede alın.

learn-backups-king-price-title = Damanın bedeli
learn-backups-king-price-task = Yedekteki dama bir yoz taş daha pahalıdır: bu hat için 5 yoz taş; sizde de 5 var. 4. yatayın yedeğini damanız ve yanındaki iki yoz taşla birlikte alın.
learn-backups-king-price-hint = h2’deki taşı oynayın: 4. yatayda kimse yerinden ayrılmamalı.
learn-backups-king-price-done = Bir yoz taş fazlasına dama da yedekte. Alınırsa dama olarak geri döner.
learn-backups-king-price-wrong-gone = Oynadığınız taş artık 4. yatayda değil, bu yüzden yedeğe girmedi. Üçü de yerinde kalsın.

learn-backups-instead-title = Almaktan iyisi
learn-backups-instead-task = b2’yi alabilirsiniz, ama o zaman a1’deki dama kurtulur. Alınacak taş varken de geri yükleme yapılabilir: önce yedeğinize bakın.
learn-backups-instead-hint = b dikeyinin yedeğinde b2’de bir yoz taş kayıtlı. Orada duran siyah taşa ve arkasındaki damaya ne olur?
learn-backups-instead-done = b2’deki siyah taş sepete gitti, sizin taşınız da damayı kilitledi. Geri yükleme her hamlenin yerini tutar.
learn-backups-instead-wrong-take = Siyah a1xd4xa7 oynar ve dama serbest kalır. Almaktan daha iyisi var.

learn-backups-enemy-king-title = Sepete
learn-backups-enemy-king-task = Siyahın daması c1’e geldi; orası sizin 1. yatay yedeğinizde kayıtlı bir kare. Bunun ne demek olduğunu gösterin.
learn-backups-enemy-king-hint = Geri yükleme, orada kim durursa dursun, kaydedilen her taşı karesine koyar.
learn-backups-enemy-king-done = Kaydedilmiş karede ne duruyorsa, dama da olsa, sepete gider. Yedek sürekli bir tehdittir: her hamleden önce rakibinkileri okuyun.

learn-backups-aperture-title = Açıklıklara dikkat
learn-backups-aperture-task = 3. yatayın iki yedeği var ve ikisi de c3’teki taşı kaldırır. a3’teki damanıza dokunmayanı seçin.
learn-backups-aperture-hint = Yedekte taş görünmeyen yer bir açıklıktır: o kare olduğu gibi kalır.
learn-backups-aperture-done = Açıklık kareye dokunmaz; kaydedilen taş ise orada duranın, sizinki de olsa, yerine geçer.
learn-backups-aperture-wrong-king = Bu yedekte a3’te bir yoz taş kayıtlı: damanız onun için sepete gitti.

learn-backups-locked-title = Hamle kalmadı
learn-backups-locked-task = Tek taşınız kilitli, ama kaybetmediniz: tahtada hamleniz yoksa, mümkünse bir yedek işlemi yapmak zorundasınız. Yapın ve kilidi açın.
learn-backups-locked-hint = Yapabileceğiniz tek bir şey var. Sonra Siyahın neyi almak zorunda olduğuna bakın.
learn-backups-locked-done = Geri yüklenen taş c7’yi çekti ve yolu açtı. Depoda yeterince taş varsa böyle bir hamlede yedek de alınabilir.

learn-backups-after-title = İkisi birden
learn-backups-after-task = Bu, yazarların çeşidi: geri yükleme başlı başına bir hamle değildir, tahtadaki hamlenin ardından gelir. e5’i alın ve aynı hamlede damadan kurtulun.
learn-backups-after-hint = Aldıktan sonra 1. yatayın yedeğini seçin.
learn-backups-after-done = Tek hamlede iki vuruş. Bu çeşitte bir hamle ile bir geri yüklemenin birlikte ne yaptığına bakın.
learn-backups-after-wrong-alone = c1’deki dama hâlâ yerinde. 1. yatayı aynı hamlede geri yükleyin.

learn-backups-both-ways-title = Basacak yer yok
learn-backups-both-ways-task = Tahtada hiç taşınız yok, ama iki yedeğiniz var; demek ki oyundasınız. Siyah taşın gidebileceği iki kare var. Hemen kazanın.
learn-backups-both-ways-hint = 5. yatayın yedeği hem a5’te hem c5’te bekliyor. Bırakın Siyah kendisi gelsin.
learn-backups-both-ways-done = Bir yedekle beklediniz; taş nereye gitse öteki yedek oradaydı.
learn-backups-both-ways-wrong-early = Erken: şimdi b6, c5’i alıp geçer. Kaydedilmiş kareye kendisi bassın.

learn-backups-which-first-title = Hangi sırayla?
learn-backups-which-first-task = Bir damaya karşı iki yedek. Doğru sırayla oynanırsa Siyaha hiçbir şey kalmaz.
learn-backups-which-first-hint = Dama almak zorundadır, nereye konacağını ise siz belirlersiniz. O karelerden biri kayıtlı.
learn-backups-which-first-done = İlk yedek yemdi, ikincisi tuzak.
learn-backups-which-first-wrong-order = Damayı zorlayan bir şey yok, tuzağınız da harcandı. Önce yem.

learn-backups-crowned-title = Kısa bir saltanat
learn-backups-crowned-task = Siyahın h2’deki taşı dama olmak üzere, ardından c3 de gelir. Elinizde üç yedek var; ikisi yeter.
learn-backups-crowned-hint = h2’yi, öteki siyah taşı almaya zorlayacak biçimde kaldırın. Sonra nereye konduğuna bakın.
learn-backups-crowned-done = e1’de yalnızca bir hamlelik dama oldu: o kare kayıtlıydı.

learn-backups-save-first-title = Yedek al, ver, geri yükle
learn-backups-save-first-task = e5’i almak zorundasınız; ardından siyah dama üç taşınızı alacak. Aynı hamlede bir hattın yedeğini alın; dama geçip gidince geri yükleyin.
learn-backups-save-first-hint = f6xd4’ten sonra dama d4, b4 ve b6’yı alır. Bunlardan ikisi aynı dikeyde.
learn-backups-save-first-done = Dama doyana kadar aldı, taşlar geri geldi, o da ortalarında kaldı: bir kez daha almak zorunda ve kaybolacak.
learn-backups-save-first-wrong-unsaved = Dama üç taş alır ve onları geri getirecek bir şey kalmaz. Yedek için harcayabileceğiniz beş taş var.

learn-backups-open-door-title = Açık kapı
learn-backups-open-door-task = İki dama karşı karşıya, yoz taşınız da saldırı altında. Siyahı iki damaya karşı tek yoz taşla bırakan yolu bulun.
learn-backups-open-door-hint = Önce g5’i çekin. Sonra f6’ya geri yüklenen taşı a1’deki dama rahat bırakmaz.
learn-backups-open-door-done = Bir armağan, bir geri yükleme ve uzun bir atlayış: yedek, damanın yoluna bir taş, f8’e de yeni bir dama koydu.
learn-backups-open-door-wrong-early = Şimdi önce Siyah g3’teki taşınızı alır. Onu kendiniz, işinize yarayan yerde verin.
