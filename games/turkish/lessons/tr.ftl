# Türk damasının dersi.

learn-turkish-step-aside-title = Yana çekilin
learn-turkish-step-aside-task = Yoz taşlar düz gider: bir kare ileri, sola ya da sağa. d4’teki taşınızı d5 almak üzere, kendisi ise alamıyor. Onu güvene alın.
learn-turkish-step-aside-hint = İleri gidemez, geri zaten gitmez. Yana gidebilir.
learn-turkish-step-aside-done = Yoz taşlar dikeylerde burun buruna, yataylarda yan yana çarpışır. Çapraz komşular birbirine zarar veremez.

learn-turkish-three-sides-title = Üç yöne
learn-turkish-three-sides-task = Yoz taş ileriye, sola ve sağa alır, geriye almaz; alabildiği sürece de devam eder. Tek hamlede üç taş alın.
learn-turkish-three-sides-hint = Önce c4 üzerinden sağa, sonra yukarı, sonra sola.
learn-turkish-three-sides-done = Almak zorunludur ve tek hamle üç yöne birden gidebilir.

learn-turkish-majority-title = En çok
learn-turkish-majority-task = Taşlarınız orada da burada da birer taş alabilirdi, ama yalnızca en çok taş alan hamle oynanabilir. Onu bulun.
learn-turkish-majority-hint = d4’ten sayın: atlanacak ikinci taş nerede?
learn-turkish-majority-done = İki birden çoktur; kural sizi üstelik damaya çıkardı. Rakibi de aynı biçimde bağlar: taş sunmadan önce sayın.

learn-turkish-landing-title = Güvenli bir kare
learn-turkish-landing-task = Dama her uzaklıktan alır ve alınan taşın arkasındaki boş karelerden dilediğine konar. d4’ü alın ve damanızın alınamayacağı bir kareye konun.
learn-turkish-landing-hint = Siyah yoz taşlar yana da alır: 6. ve 7. yataylara bakın.
learn-turkish-landing-done = Almak zorunlu, konulan kare ise sizin seçiminiz. Dama için bir kez daha bakmaya değer.
learn-turkish-landing-wrong-beside = Orada damanızın yanında duran siyah taş onu yana doğru alır. Başka bir kare seçin.

learn-turkish-off-at-once-title = Hemen kalkar
learn-turkish-off-at-once-task = Alınan her taş hemen tahtadan kalkar ve karesi hamlenin geri kalanında boştur. Damanızla beş taşı da alın.
learn-turkish-off-at-once-hint = Önce c5’i açın, sağ yandan dolaşın ve c dikeyinden aşağı inin.
learn-turkish-off-at-once-done = İnerken c5’ten geçtiniz; hamlenin başında orada bir taş duruyordu.

learn-turkish-no-turning-title = Geri dönmek yok
learn-turkish-no-turning-task = Damanız yukarıya ya da aşağıya alabilir, ama ikisini birden alamaz: iki atlayış arasında 180 derece dönülmez. Önemli olanı alın.
learn-turkish-no-turning-hint = İkisinden hangisi bir sonraki adımda dama olurdu?
learn-turkish-no-turning-done = Dama sola ya da sağa dönebilir, doğrudan geriye dönemez. Tehlikeli taşı aldınız.
learn-turkish-no-turning-wrong-up = Şimdi d2-d1 ile Siyah damaya çıkar ve üstünlüğünüz biter. Acil olan d2’ydi.

learn-turkish-still-a-man-title = Hâlâ yoz taş
learn-turkish-still-a-man-task = Alma sırasında son yataya ulaşan yoz taş henüz dama değildir: yoz taş olarak yana doğru almayı sürdürür. Üç taş alın.
learn-turkish-still-a-man-hint = f7 üzerinden f8’e, sonra atlaya atlaya sola.
learn-turkish-still-a-man-done = Hamle bitince, b8’de dama oldu.

learn-turkish-single-man-title = Bire karşı iki
learn-turkish-single-man-task = Tek yoz taşı kalan ve daması olmayan taraf, iki ya da daha çok yoz taşa karşı kaybeder. Bir taş verin, bir taş alın; oyun biter.
learn-turkish-single-man-hint = f3 ile g3 yan yana duruyor, h3 üzerlerinden atlayamıyor. f3’ü oradan çekin.
learn-turkish-single-man-done = Siyahın bir yoz taşı kaldı, sizin iki: oyun burada biter. Böyle oyun sonları sayarak kazanılır.

learn-turkish-one-each-title = Birer taş
learn-turkish-one-each-task = Dörde karşı iki, üstelik aralarında bir dama var: kayıp görünüyor. Ama iki tarafta da birer taş kalırsa oyun berabere biter. Kurtulun.
learn-turkish-one-each-hint = f dikeyinde bir taş olsa damanız birkaç taş alırdı. h5’i oraya gitmeye zorlayın.
learn-turkish-one-each-done = Bire karşı üç taş ve geriye birer taş: berabere. Kayıp görünen oyuna son bir kez bakmaya değer.

learn-turkish-lure-title = Damayı çekin
learn-turkish-lure-task = İki tarafta da birer yoz taş, birer dama. Siyah damayı işinize gelen yerde almaya zorlayın ve kazanın.
learn-turkish-lure-hint = Damanızın hem onu hem h4’ü alabilmesi için siyah dama nerede durmalı?
learn-turkish-lure-done = Dama istemese de almak zorundadır. Kareyi onun yerine yoz taşınız seçti.
learn-turkish-lure-wrong-draw = Dama alır, siz damayı alırsınız ve birer taş kalır: berabere. Damadan fazlasını alabilirsiniz.

learn-turkish-seven-title = Bir vuruşta yedi
learn-turkish-seven-task = Bir yoz taş ve bir damaya karşı yedi siyah taş. Yoz taşı verin ve geriye kalan her şeyi alın.
learn-turkish-seven-hint = Damanızın dikeyinde biri eksik. e7 oraya getirilebilir.
learn-turkish-seven-done = Yedisi de tek hamlede; ancak her taş hemen kalktığı için mümkün oldu.

learn-turkish-let-him-count-title = Bırakın saysın
learn-turkish-let-him-count-task = Siyah çok önde ve daması saldırıyor. Çokluk kuralını kullanın: iki taş almasına izin verin, sonra her şeyi siz alın.
learn-turkish-let-him-count-hint = Size hemen bir dama gerek. Siyah ne isterse istesin iki taş almak zorunda; sonra damasının nerede durduğuna bakın.
learn-turkish-let-him-count-done = Çokluk kuralı siyah damayı h5’e sürükledi, yeni damanız da yedi taş aldı. Her hamleden önce iki taraf için de sayın.
learn-turkish-let-him-count-wrong-one = Şimdi siyah dama yalnızca bir taş alır ve güvende kalır. Ona alacak iki taş bırakın.
