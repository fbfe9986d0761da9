# Rus döngüsel damasının dersi.

learn-cyclic-last-rank-title = Son yataya
learn-cyclic-last-rank-task = Yoz taş çapraz olarak bir kare ileri gider, son yatayda dama olur. c7’deki yoz taşınızı son yataya götürün.
learn-cyclic-last-rank-hint = b8 de olur, d8 de.
learn-cyclic-last-rank-done = Dama ileri ve geri, çapraz açık olduğu sürece dilediği kadar gider.

learn-cyclic-chain-title = İleri ve geri
learn-cyclic-chain-task = Yoz taş, bitişiğindeki rakip taşın üzerinden arkasındaki boş kareye atlayarak alır ve alabildiği sürece devam eder. Erişebildiğiniz iki siyah taşı da alın.
learn-cyclic-chain-hint = Önce d4’ü alın. Yoz taş yalnızca ileri yürür, ama geriye doğru da alır.
learn-cyclic-chain-done = İki atlayış, tek hamle: başlamış bir alma sonuna kadar oynanır.

learn-cyclic-king-landing-title = Dama nerede durur
learn-cyclic-king-landing-task = Damanız d4’ü uzaktan alır ve arkasında, almanın sürdüğü boş bir kareye konar. O kareyi bulun.
learn-cyclic-king-landing-hint = Uzun çaprazın hangi karesinden g5 alınabilir?
learn-cyclic-king-landing-done = Almanın sürdüğü bir kare varsa dama orada durmak zorundadır.

learn-cyclic-must-take-title = Önce rakip taşlar
learn-cyclic-must-take-task = Siyahsınız, rezervinizde bir yoz taş var. Ama bir beyaz taş doğrudan alınabiliyor; o zaman başka hiçbir şeye izin yoktur: ne sessiz hamleye ne taş koymaya. Taşı alın.
learn-cyclic-must-take-hint = g5’teki beyaz taş iki yandan alınabilir. İkisi de olur: en çok taşı alma zorunluluğu yoktur.
learn-cyclic-must-take-done = Rakip taşı doğrudan almak her şeyden önce gelir. Aklınızda tutun: bu kural rakibi de bağlar.

learn-cyclic-own-man-title = Kendi taşını alma
learn-cyclic-own-man-task = Henüz erişilebilecek rakip taş yok; öyleyse alma kendi taşınızla başlayabilir. Kendi taşlarınızdan birini alın: rezervinize gider.
learn-cyclic-own-man-hint = İkinci yataydaki bir taş üçüncü yataydakinin üzerinden atlayabilir: örneğin d2, e3 üzerinden f4’e.
learn-cyclic-own-man-done = Taş kaybolmadı: bir sonraki hamlenizden itibaren onu size en yakın dört yatayın boş koyu karelerinden birine koyabilirsiniz.

learn-cyclic-bridge-title = Köprü
learn-cyclic-bridge-task = e5 ve g5’teki siyah taşlar güvende görünüyor. Önce kendi taşlarınızdan birini alın, ikisine de yol açılır.
learn-cyclic-bridge-hint = Hangi taşınızı alırsanız e5’in yanına varırsınız?
learn-cyclic-bridge-done = Kendi taşınız köprü oldu. Her konumda böyle almaları arayın, rakip için de.
learn-cyclic-bridge-wrong-other-own = Kendi taşınızı aldınız, ama onunla birlikte hiç siyah taş almadınız. Sizi e5’in yanına götüren atlayışı seçin.

learn-cyclic-free-choice-title = Serbest seçim
learn-cyclic-free-choice-task = Alma, b2’deki rakip taşla başlamak zorunda. Ama kendi taşlarınızdan ilki alındıktan sonra seçim serbesttir. İki siyah taşı da alın.
learn-cyclic-free-choice-hint = a3’ten c1’e, d2 üzerinden e3’e: orada önünüzde iki yol var.
learn-cyclic-free-choice-done = Kendi taşlarınızdan ilkine kadar öncelik rakip taşlarda, ondan sonra her atlayışta seçim sizde.
learn-cyclic-free-choice-wrong-own = e3’te kendi f4 taşınızı aldınız ve Siyahın son taşı kaçıyor. f2’yi almak serbestti.

learn-cyclic-drop-guard-title = Tehdidi durdurun
learn-cyclic-drop-guard-task = a1’deki dama b2’yi tehdit ediyor, çünkü arkasındaki c3 boş. Rezervinizde bir yoz taş var: onu tehdidi durduracak kareye koyun, sonra Siyaha ne kaldığına bakın.
learn-cyclic-drop-guard-hint = Saldırılan taşın arkasındaki kareyi doldurun.
learn-cyclic-drop-guard-done = Konan taş yalnızca bir taşı kurtarmadı: damayı hapsetti ve Siyahın hamlesi kalmadı. Hamlesi kalmayan kaybeder.
learn-cyclic-drop-guard-wrong-step = Şimdi b2 boşaldı ve dama yine serbest. Rezervdeki taş daha iyisini yapar.

learn-cyclic-empty-board-title = Yalnızca rezerv
learn-cyclic-empty-board-task = Tahtada hiç taşınız yok, Siyah da dama olmaya bir adım uzakta. Ama rezervinizde bir yoz taş var: tek bir taş koyma kazandırır.
learn-cyclic-empty-board-hint = Siyahın tam bir hamlesi var. Onu elinden alın.
learn-cyclic-empty-board-done = Rezervi olan taraf tahtada taşı kalmasa da oyundadır; hamlesi kalmayan ise kaybeder.

learn-cyclic-bait-title = Yem
learn-cyclic-bait-task = Dörde karşı iki taş, üstelik bir siyah taş dama olmak üzere. Taşınızı Siyahın almak zorunda kalacağı yere koyun ve tahtayı temizleyin.
learn-cyclic-bait-hint = Siyah taşlardan biri ötekilerle aynı yolda değil. Onu oraya getirin: alınabilecek ne varsa almak zorundadır.
learn-cyclic-bait-done = Taş, alınabileceği bir kareye de konabilir. Gerisini alma zorunluluğu yaptı.
learn-cyclic-bait-wrong-other-man = Böyle bir taş alırsınız, ötekiler kaçar. g1’deki taş hepsini alabilir.

learn-cyclic-own-king-title = Bir yoz taş için dama
learn-cyclic-own-king-task = Siyah dama yerini iyi savunuyor. Fazla pahalı görünen bir şeyden vazgeçin ve hemen kazanın.
learn-cyclic-own-king-hint = Rezervde dama yalnızca bir yoz taştır, ama d4’te b4’e giden köprüdür.
learn-cyclic-own-king-done = Rakibin damasını almak için kendi damanızı aldınız. Nadiren doğrudur, ama bazen tek kazanç budur.

learn-cyclic-trapdoor-title = Tuzak kapısı
learn-cyclic-trapdoor-task = e1’deki dama f2’deki taşınıza saldırıyor. Onu kurtarmayın: bırakın dama alsın, ama geri dönemesin.
learn-cyclic-trapdoor-hint = e1xg3’ten sonra dama h2 ile f4 arasında kalır.
learn-cyclic-trapdoor-done = Dama almak zorundaydı, konan taş da arkasında bekliyordu. Son siyah taşa tek bir adım kaldı, o da taşınızın önüne.
learn-cyclic-trapdoor-wrong-guard = Taş korundu, ama dama rahatça uzaklaşır. Bu konumda daha fazlası var.

learn-cyclic-two-gifts-title = İki armağan
learn-cyclic-two-gifts-task = Beş siyah taş, biri dama olmak üzere. İki taşı doğru sırayla verin, damanız dört taş alsın.
learn-cyclic-two-gifts-hint = Siyahın a3 ve g7 taşları sizin istediğiniz yerde değil. Almaya zorlayın, oraya gelsinler: taş koymayla başlayın.
learn-cyclic-two-gifts-done = Her armağan bir siyah taşı damanın yoluna getirdi. Rezerv, sakin konumlardan kombinasyon çıkarır.
learn-cyclic-two-gifts-wrong-first = Fikir doğru, sıra yanlış: damanız iki taş alır, ama b2 dama olur. Önce yolu hazırlayın.

learn-cyclic-round-trip-title = Devriâlem
learn-cyclic-round-trip-task = Bu oyunda ne varsa burada: bir taş koyma, zorunlu bir karşılık ve kendi taşınızın üzerinden geçip damayla biten bir alma. Bulun.
learn-cyclic-round-trip-hint = f4’teki taş e3’ün üzerinden yola çıkabilir. c5’te bir siyah taş dursa yolculuğu uzardı.
learn-cyclic-round-trip-done = Tek hamlede bir kendi taşınız ve dört rakip taş. İşte döngüsel dama.
learn-cyclic-round-trip-wrong-early = Erken: yolculuk b4’te biter ve a5 sizi alır. Önce bir siyah taşı c5’e getirin.
