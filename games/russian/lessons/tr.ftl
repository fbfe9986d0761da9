# Rus Damasının dersi.

learn-russian-step-title = Bir adım ileri
learn-russian-step-task = Yalnız koyu karelerde oynanır. Yoz taş çapraz olarak ileriye bir kare gider. c3’teki taşı oynayın.
learn-russian-step-hint = c3’ten b4’e ya da d4’e gidilir.
learn-russian-step-done = Yoz taş geri gitmez; oynamadan önce düşünün.

learn-russian-must-take-title = Almak zorunlu
learn-russian-must-take-task = Yoz taş, yanındaki rakip taşın üzerinden arkasındaki boş kareye atlayarak alır. Alabiliyorsanız almak zorundasınız: başka hamle yapılamaz. Siyah taşı alın.
learn-russian-must-take-hint = c3’ten d4’ün üzerinden e5’e.
learn-russian-must-take-done = Zorunluluk iki taraf için de geçerlidir. Birazdan bunu rakibe karşı kullanacaksınız.

learn-russian-backward-title = Geriye de
learn-russian-backward-task = Yoz taşlar yalnız ileri gider, ama dört yöne de alır. Arkanızdaki taşı alın.
learn-russian-backward-hint = e5’ten d4’ün üzerinden c3’e.
learn-russian-backward-done = Taşınızın yanından geçip giden bir taş henüz güvende değildir.

learn-russian-chain-title = Atlayış üstüne atlayış
learn-russian-chain-task = Konduğunuz kareden bir taş daha alınabiliyorsa alma sürer. Tek hamlede üç taş alın.
learn-russian-chain-hint = b2’den başlayın: c3, e5 ve g5’in üzerinden.
learn-russian-chain-done = Başlayan alma sonuna kadar oynanır. Yarı yolda durulmaz.

learn-russian-last-rank-title = Dama
learn-russian-last-rank-task = Son yataya ulaşan yoz taş dama olur. c7’deki taşı son yataya götürün.
learn-russian-last-rank-hint = b8 de olur, d8 de.
learn-russian-last-rank-done = Dama, çapraz boş olduğu sürece ileri de geri de gider.

learn-russian-king-takes-title = Uzaktan
learn-russian-king-takes-task = Dama, çaprazındaki ilk rakip taşın arkası boşsa onu her uzaklıktan alır ve arkasındaki boş karelerden dilediğine konar. d4’teki taşı alın.
learn-russian-king-takes-hint = e5’ten h8’e kadar her kare olur.
learn-russian-king-takes-done = Dama tahtayı boydan boya vurur. Yaklaşık üç yoz taş etmesi bundandır.

learn-russian-king-landing-title = Damanın durağı
learn-russian-king-landing-task = d4’ün arkasında dört boş kare var, ama dama yalnız birinden almayı sürdürebilir. O kareyi bulun.
learn-russian-king-landing-hint = Ana yolun hangi karesinden g5 alınabilir?
learn-russian-king-landing-done = Almanın sürdüğü bir kare varsa dama oraya konmak zorundadır.

learn-russian-king-midway-title = Yolda dama
learn-russian-king-midway-task = Alma sırasında son yataya ulaşan yoz taş hemen dama olur ve almayı dama olarak sürdürür. Dördünü de alın.
learn-russian-king-midway-hint = e7’nin üzerinden f8’e, oradan damanın uzun atlayışlarıyla: h6, e3, c1.
learn-russian-king-midway-done = Tek hamlede dört taş; son üçünü yeni dama aldı.

learn-russian-ring-title = Çember
learn-russian-ring-task = Üzerinden atlanan taşlar hamle bitene kadar tahtada kalır ve iki kez alınmaz. Çıktığınız kare ise boş sayılır. Dört taşı da alın.
learn-russian-ring-hint = Hangi yöne olursa olsun çemberi dönün: yol başladığı yerde biter.
learn-russian-ring-done = Dört taş gitti, sizinki yine e3’te.

learn-russian-choice-title = Çok her zaman iyi değildir
learn-russian-choice-task = İki taş da alabilirsiniz, bir taş da: seçim sizin. Kazandıran almayı seçin.
learn-russian-choice-hint = Sizi dama yapan almayı seçin. Ardından Siyah da almak zorunda. Dama o zaman ne görür?
learn-russian-choice-done = Bir taşla bir dama iki taştan değerliydi. En çok taşı alma zorunluluğu yoktur.
learn-russian-choice-wrong-most = İki taş aldınız, ama Siyah oyunda kaldı. Öteki alma dama yapar.

learn-russian-locked-title = Kilit
learn-russian-locked-task = Oynayacak hamlesi olmayan, taşı olsa bile kaybeder. Siyahı hamlesiz bırakın.
learn-russian-locked-hint = g3’ün tek adımı kaldı, h4 de onun arkasında.
learn-russian-locked-done = Ne gidebilir ne alabilirler: e1 ile h2 her şeyi tutuyor. Hiç taş almadan kazandınız.

learn-russian-gift-title = Armağan
learn-russian-gift-task = Üç taşa karşı iki taş. Birini öyle verin ki Siyahın alması size yol açsın.
learn-russian-gift-hint = g5’teki taşı verin. Zorunlu almadan sonra h6’nın alacağı taş olur.
learn-russian-gift-done = Buna kombinasyon denir: siz verirsiniz, rakip almak zorundadır, siz daha çoğunu alırsınız.
learn-russian-gift-wrong-run = Siz dama olursunuz, ama Siyah da olur. Hemen kazandıran bir hamle var.

learn-russian-king-shot-title = Pusudaki dama
learn-russian-king-shot-task = h8, g7’deki taşınıza saldırıyor. Bırakın alsın: damanızı, zorunlu almadan sonra her şeyi alacağı kareye koyun.
learn-russian-king-shot-hint = h8xf6’dan sonra e3’teki damanın yolunda dört siyah taş olur.
learn-russian-king-shot-done = Dama tek hamlede dört taş aldı, her seferinde almanın sürdüğü kareye kondu.
learn-russian-king-shot-wrong-three = Üç taş alırsınız, biri kaçar. Başka bir kareden dama dördünü de alır.

learn-russian-two-for-three-title = Yol için iki taş
learn-russian-two-for-three-task = Hepsi bir arada: bir armağan, zorunlu bir yanıt, alma sırasında dama. Yolu bulun.
learn-russian-two-for-three-hint = c7’nin yanına gidin. Siyah öteki kanatta iki taş almak zorunda kalacak.
learn-russian-two-for-three-done = İki taş verdiniz, üç taş aldınız, dama oldunuz; son siyah taşa da alınacağı adım kaldı. Rus daması budur.
learn-russian-two-for-three-wrong-other = Şimdi e7 taşınızı alır ve dama yolu kapalı kalır.
