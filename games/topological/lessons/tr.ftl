# Topolojik damanın dersi.

learn-topological-lay-title = Tahta büyüyor
learn-topological-lay-task = Henüz tahta yok: onu sırayla taşlarınızla siz kurarsınız. Beyaz başladı, siz Siyahsınız. Taşınızı onunkinin yanına koyun: soluna, sağına, yukarısına ya da aşağısına.
learn-topological-lay-hint = Dört kareden herhangi biri olur, ama çapraz olmaz.
learn-topological-lay-done = Bütün taşlar konunca kareleri, oyunun sonuna kadar, tahtanın haneleri olur.

learn-topological-between-title = Arada bir rakip
learn-topological-between-task = İyi bir dizilimde iki taşınızın arasında bir rakip taş durur: biri onun üzerine çıkar, öteki korur. Taşınızı böyle koyun.
learn-topological-between-hint = Siyah taşın yanına koyun. Açılar önemli değildir, yalnızca kimin kimin yanında olduğu önemlidir.
learn-topological-between-done = İki yandan da siyah taşa bir adım var. Bunun neye yaradığını göreceksiniz.
learn-topological-between-wrong-own = Bu taş kendi taşınızın yanına geldi; siyah taşın yanında hâlâ tek taşınız var. Siyah taşın yanına koyun.

learn-topological-capture-title = Üzerine çıkın
learn-topological-capture-task = Tek taş bir adım gider: sola, sağa, yukarı ya da aşağı. Rakibin üzerine çıkmak onu tutsak etmektir: üstte sizin renginiz olur. İki taşınızın arasındaki siyah taşı tutsak edin.
learn-topological-capture-hint = Onun iki yanında da birer taşınız var; ikisi de bunu yapabilir.
learn-topological-capture-done = Yığın, en üstteki kiminse onundur; içindeki rakip taşlar onun tutsaklarıdır. Sonunda tutsaklar sayılır.

learn-topological-exact-title = Tam o kadar
learn-topological-exact-task = Yığının üstünden dilediğiniz kadar taş alırsınız, onlar da tam o kadar adım gider. İki taşlık siyah yığını tutsak edin.
learn-topological-exact-hint = Oraya kaç adım var? O kadar taş alın.
learn-topological-exact-done = İki taş, iki adım: ne fazla ne eksik. Bir yığın, fazla yakın olduğu için de güvende olabilir.
learn-topological-exact-wrong-steps = Bir taş bir adım, üç taş üç adım gider. Siyah çifte kadar adımları sayın.

learn-topological-corner-title = Köşeyi dönün
learn-topological-corner-task = Yol dönebilir ve boş ya da dolu her haneden geçebilir; yoldakilere dokunulmaz. İki siyah taştan oluşan yığını tutsak edin.
learn-topological-corner-hint = İki taşınızı da alın, yanınızdaki siyah yığının üzerinden geçin ve orada dönün.
learn-topological-corner-done = Açılar değil, kimin kimin yanında olduğu önemlidir. İki tutsak aldınız; aradaki yığın yerinde kaldı.
learn-topological-corner-wrong-near = Yalnızca bir tutsak; siyah çift de karşılık verir. Daha uzağa gidebilirsiniz.

learn-topological-whole-title = Yanınızda götürün
learn-topological-whole-task = Yığınınızda iki tutsak var. Yalnızca üstteki taş giderse serbest kalır ve vururlar. Yandaki yığını, onları bırakmadan tutsak edin.
learn-topological-whole-hint = Üç taş üç adım gider. Yandaki haneye dolambaçlı bir yol da var.
learn-topological-whole-done = Tutsaklar sizinle geldi; Siyahın artık hiçbir şeyi yok.
learn-topological-whole-wrong-freed = Yığını aldınız, ama arkada iki siyah taş bıraktınız ve onu geri alırlar. Yığının tamamını oynatın.

learn-topological-split-title = Yığını bölün
learn-topological-split-task = Yığınınız tehlikede: Siyah iki adımda üzerine çıkar. En altta bir beyaz taş var; arkada bırakırsanız serbest kalır. Hamleyi bulun ve gelen vuruşa karşılık verin.
learn-topological-split-hint = Üstteki üç taşı alın. Siyahın geleceği yere üç adım uzakta durmalılar.
learn-topological-split-done = Yığın bölününce serbest kalan taş yem oldu, öteki üçü de uzun yoldan geri geldi.
learn-topological-split-wrong-whole = Yığın bütün, ama Siyaha yine iki adım: hepsini alır. Alttaki taşı arkada bırakın.

learn-topological-two-passes-title = Öndeyken bitirin
learn-topological-two-passes-task = Her zaman pas geçebilirsiniz ve art arda iki pas oyunu bitirir. Siyah az önce pas geçti; tutsaklarda 2–1 öndesiniz. Şimdi ne yapmalı?
learn-topological-two-passes-hint = Yapacağınız her hamle bir şey kaybettirir.
learn-topological-two-passes-done = İki pas ve tutsaklar sayılır: 2–1. Kimse oynamak zorunda değildir.
learn-topological-two-passes-wrong-greedy = Çekici, ama arkada bıraktığınız tutsaklar serbest kalır ve her şeyi alır. Elinizdekini sayın.

learn-topological-period-title = Dönemin sonu
learn-topological-period-task = Burada bir dönem, her oyuncunun iki hamlesidir ve sizin hamlenizle biter. Siyahsınız. Beyazın, dönemin başındaki gibi bir tutsağı var: bir şey değişmezse oyun biter ve kaybedersiniz. Değiştirin.
learn-topological-period-hint = Taşlarınızdan biri, içinde tutsak taşınız bulunan yığının yanında.
learn-topological-period-done = Taşınız serbest, Beyazınki tutsak: dönemin sonu oyunu bitirmedi. Dönem biterken sayıları gözleyin.
learn-topological-period-wrong-unchanged = Bu dönemde hiçbir şey değişmedi ve oyun bitti: Beyazın bir tutsağı var, sizin hiç yok.

learn-topological-cover-title = Tek başına bırakmayın
learn-topological-cover-task = İki taşlık siyah yığın sizinkinin üzerine çıkabilir. Hemen vurabilirsiniz; ama alanın da alınmasını sağlamak daha iyidir.
learn-topological-cover-hint = Tek taşınızı yığınınızın yanındaki bir haneye getirin.
learn-topological-cover-done = O aldı, siz geri aldınız ve artık her şey o yığında. Korunan bir yığını almaya değmez.
learn-topological-cover-wrong-strike = Yığını alırsınız, öteki siyah taş da hepsini alır. Önce koruyun.
learn-topological-cover-wrong-alone = Bir tutsak, ama yığınınız tek başına kalır ve düşer. Önce onu koruyun.

learn-topological-wait-title = Beklemek
learn-topological-wait-task = Tutsaklarda 1–0 öndesiniz. Neye dokunsanız kaybettirir; ama her zaman yapabileceğiniz bir şey var. Onu bulun ve Siyahın denemesine karşılık verin.
learn-topological-wait-hint = Siyah da aynısını yaparsa oyun biter ve kazanmış olursunuz. Demek ki o oynamak zorunda.
learn-topological-wait-done = Önde olan bekleyebilir. Siyah gelmek zorundaydı, son taşınız da koruyordu.
learn-topological-wait-wrong-strike = Arkada bıraktığınız artık Siyahın: tutsağınız kurtuldu. Oynamak zorunda mısınız?

learn-topological-round-title = Bir tur
learn-topological-round-task = Önce yüksek olan yığını tutsak edin, sonra hazır olun: dört taş dört adım gider; bu küçük tahtada bu tam bir turdur.
learn-topological-round-hint = Siyah çift sizinkinden iki adım ötede. Siyahın karşılığından sonra dört taşı da alın ve halka boyunca adımları sayın.
learn-topological-round-done = Dört taş, halka boyunca dört adım ve her şey sizin.

learn-topological-first-game-title = İlk oyun, yeniden
learn-topological-first-game-task = Kurallar sayfasında Beyaz bu dizilimden kaybetti. Burada tek bir hamle kazandırır: korunan almayı bulun ve koruyun.
learn-topological-first-game-hint = İki taşınızın arasında bir rakip duruyor. Hangisi yerinden zararsızca ayrılabilir?
learn-topological-first-game-done = Biri rakibin üzerine çıktı, öteki korudu; dizilimin söz verdiği gibi. Gerisi saymaktır.
learn-topological-first-game-wrong-uncovered = Kurallar sayfasındaki oyun böyle başladı: Siyah öteki yandan karşılık verir ve kazanır. Öteki taş çıksın.
learn-topological-first-game-wrong-taken = Siyah geri alır ve o haneyi koruyan taşınız yok. İki taşınızın arasındaki rakibi arayın.
