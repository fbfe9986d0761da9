# Doska nedir.
web-about-what = Doska, bilgisayarda kolay bulunmayan beş masa oyununu oynatır: tarayıcınızda çalışan güçlü bir motora karşı ya da aynı ekranda başkalarıyla. Oyunları öğretir, analiz eder; Türkçe, Rusça ve İngilizce konuşur. Aynı program terminalde de oynar ve başka programlarla konuşur.
web-about-games = Oyunlar
web-about-privacy = Verileriniz
web-about-privacy-how = Tarayıcınızdan hiçbir şey dışarı çıkmaz. Üyelik, çerez, istatistik ve başka sitelere istek yoktur. Ayarlarınız, oyunlarınız ve dersleriniz yalnızca bu tarayıcıda saklanır.
web-about-offline = Çevrimdışı
web-about-offline-how = İlk ziyaretten sonra Doska çevrimdışı çalışır. Tarayıcınız onu bir uygulama olarak kurabilir: menüsünde “yükle” ya da “ana ekrana ekle” seçeneğini arayın.
web-about-licence = Lisans
web-about-licence-how = Doska özgür yazılımdır: MIT ya da Apache License 2.0, seçim sizin.
web-about-others = Site Svelte (MIT), Fluent (Apache 2.0) ve Workbox (MIT) ile yapılmıştır. Yazı tipi Inter’dir (SIL Open Font License 1.1).
web-about-versions = Sürümler
web-about-rules = Kurallar: { $game }
