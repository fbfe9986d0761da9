# Mars satrancının dersi.

learn-martian-pawn-title = Piyon veziri alır
learn-martian-pawn-task = Taşların rengi yoktur: sizin yarınızda duranlar sizindir. Piyon çapraz olarak her yöne bir kare gider. Onunla veziri alın: 3 puan.
learn-martian-pawn-hint = c5’teki vezir, b4’teki piyonunuzun çaprazında.
learn-martian-pawn-done = Üç puan sizin. Piyon konduğu yerde kaldı ve artık rakibindir.

learn-martian-drone-title = Düz iki kare
learn-martian-drone-task = Dron yatay ya da dikey boyunca bir ya da iki kare gider, hiçbir şeyin üzerinden atlamaz. Veziriniz bir piyon alabilirdi, dronunuz daha iyisini.
learn-martian-drone-hint = d3’teki dronun iki kare ilerisine bakın.
learn-martian-drone-done = 3 puana bir vezir; üstelik o da dronunuzu almak üzereydi. Vezir en iyi avcı ve en iyi avdır.
learn-martian-drone-wrong-pawn = Bir puan, vezir elden gitti, d5’teki vezir de dronunuzu alır. Daha iyi bir av var.

learn-martian-strikes-back-title = Karşılık
learn-martian-strikes-back-task = Veziriniz iki drondan birini alabilir; hangisini alırsa alsın orada kalır ve el değiştirir. Karşılık veremeyeceği karedekini alın.
learn-martian-strikes-back-hint = Veziri aklınızda önce a5’e, sonra d6’ya koyun. Hangi taşınıza erişebilir?
learn-martian-strikes-back-done = İki puan ve karşılıksız. Vezirle alan, onun hatlarına rakibin gözüyle bakmalıdır.
learn-martian-strikes-back-wrong-file = Vezir a5’ten a dikeyinin aşağısına bakar ve a1’deki dronunuzu alır. Öteki kareden alacak bir şey bulamaz.

learn-martian-no-return-title = Geri dönme yasağı
learn-martian-no-return-task = Bir vezir az önce a7’den a4’e gelip taş aldı; artık sizin. Hemen a7’ye dönemez, ama başka her yere gidebilir. Onu kullanın.
learn-martian-no-return-hint = a8’e giden yol a7’den geçer; geçmek durmak değildir.
learn-martian-no-return-done = Yasak olan yalnızca geldiği kareydi, o da yalnızca bu hamlede.

learn-martian-new-queen-title = Yeni bir vezir
learn-martian-new-queen-task = Veziriniz yok. Öyleyse bir dron kendi piyonunuzun, bir piyon da kendi dronunuzun üzerine gidebilir; bu birleşmeyle ikisi bir vezir olur. Bir vezir yapın.
learn-martian-new-queen-hint = c2’deki dron c3’e, b3’teki piyon c2’ye gidebilir.
learn-martian-new-queen-done = İki küçük taştan bir büyük taş. Tahtadaki puan değişmez.

learn-martian-new-drone-title = Yeni bir dron
learn-martian-new-drone-task = Veziriniz var, dronunuz yok. Öyleyse iki piyon birleşip bir dron olabilir: bir piyonu ötekinin üzerine oynayın.
learn-martian-new-drone-hint = b2 ile c3’teki piyonlar birbirinin çaprazında.
learn-martian-new-drone-done = Birleşme iki taşı bire de indirir; taşsız kalan ilk oyuncu olmak istediğinizde bu önemlidir.

learn-martian-leave-title = Öndeyken ayrılın
learn-martian-leave-task = Bir bölge boşalır boşalmaz oyun biter ve puanı çok olan kazanır. 16–15 öndesiniz ve tek taşınız kaldı: oyunu bitirin.
learn-martian-leave-hint = Dronunuz iki kare gidebilir. Onu sınırın ötesine gönderin.
learn-martian-leave-done = Bölgenizi yalnızca kendi hamleniz boşaltabilir. Az taşla öndeyseniz oyunun sonu sizin elinizdedir.
learn-martian-leave-wrong-still = Hâlâ sizin yarınızda ve oyun sürüyor. Sınırı geçin.

learn-martian-level-title = Bu kadarı yeter
learn-martian-level-task = 14–16 geridesiniz ve tek veziriniz kaldı: neyi alırsa alsın yarınız boşalır ve oyun biter. İyi seçin.
learn-martian-level-hint = Puanlar eşitse boş bölgenin sahibi kazanır.
learn-martian-level-done = 16–16 ve boş bölge sizin: kazandınız.
learn-martian-level-wrong-pawn = 15–16 ve oyun bitti: bir puan eksik kaldı.

learn-martian-team-title = Ortağınızdan
learn-martian-team-task = Dört oyuncu, iki takım; ortağınız karşınızda, e5-h8’de. Takımınız 27–29 geride ve vezir son taşınız. Oyunu kazanarak bitirin.
learn-martian-team-hint = Ortağınızın taşlarını da alabilirsiniz; takımın puanları toplanır.
learn-martian-team-done = Kendi ortağınızdan üç puan: 30–29 ve bölgeniz boş.
learn-martian-team-wrong-enemy = Bir puan az geldi: 28–29 ve oyun bitti.

learn-martian-gift-title = Armağan vezir
learn-martian-gift-task = Veziriniz sıradaki oyuncudan da ortağınızdan da bir piyon alabilir. İkisi de bir puan, ama vezir kimden alırsa onda kalır. Seçin.
learn-martian-gift-hint = Vezirin kimin eline geçmesini istersiniz? Sıradaki oyuncu rakip.
learn-martian-gift-done = Puan sayıldı, vezir de takımda kaldı. Uzun çapraz, ortaklar arasındaki yoldur.
learn-martian-gift-wrong-enemy = Bir puan, ama veziriniz artık sıradaki oyuncuda ve hattında b1’deki dronunuz var.

learn-martian-threat-first-title = Küçük av
learn-martian-threat-first-task = a dikeyinde vezirler karşı karşıya, c5’teki dron da c3’teki vezirinize saldırıyor. Bir puan geridesiniz. Önce neyi alırsınız?
learn-martian-threat-first-hint = a3xa8’den sonra rakibin ne alacağını sayın. Sonra size saldıranı ortadan kaldırın; a dikeyindeki karşılık size bir vezir getirir.
learn-martian-threat-first-done = Rakip veziri vezirle aldı ve o vezir sizin oldu: son taşınız bir vezir daha alıp oyunu bitirir, 16–15.
learn-martian-threat-first-wrong-queen = Üç puan, ama dron öteki vezirinizi alır, alan veziriniz de rakibe geçti. Size kimin saldırdığına bakın.
learn-martian-threat-first-wrong-other = Kare doğru, vezir yanlış: c5’teki vezir şimdi dikeyden aşağı bakar ve c3’ü alır.

learn-martian-to-the-end-title = Sonuna kadar sayın
learn-martian-to-the-end-task = a2 ile a7’deki vezirler karşı karşıya, c6’daki dron da c4’e saldırıyor. Veziri almak 3 puan eder, ama saymayı sürdürün: doğruyu zincirin sonu belirler.
learn-martian-to-the-end-hint = Vezirlerinizden ikisi c dikeyinde arka arkaya duruyor.
learn-martian-to-the-end-done = İki puan size, üç ona, üç yine size; a2’de alan vezir de sizin.
learn-martian-to-the-end-wrong-queen = Üç puan; ama sonra dron üç puana c4’ü alır, a7’deki vezir de onundur. Yeniden sayın.

learn-martian-fork-title = Bir hamle, iki hedef
learn-martian-fork-task = Bir puan geride, vezirsiz, iki uzak piyona karşı. Rakibin ikisini birden kurtaramayacağı bir hamle yapın ve kazanın.
learn-martian-fork-hint = Hangi birleşme, hem bir dikey hem bir çapraz boyunca bakan bir vezir verir?
learn-martian-fork-done = Herhangi bir piyon yetti: 16–16 ve boş bölge. Birleşme size tek taş bırakmıştı.
