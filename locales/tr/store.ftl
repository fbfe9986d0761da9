# Sunucunun veritabanı: kopyalar, denetim, oyun aktarma.
cli-about-backup = Sunucu çalışırken veritabanını bir dosyaya kopyala
cli-more-backup = Kopya tek dosyadır ve başladığı ana kadarki her şeyi içerir. Dosya adını almadan önce içindeki her oyun yeniden oynatılır.
cli-about-restore = Veritabanını bir kopyadan geri yükle
cli-more-restore = Önce kopya denetlenir: sayfaları ve bütün oyunları. Eski veritabanı yenisinin yanında kalır. Önce sunucuyu durdurun.
cli-about-store = Veritabanını denetle, başka bir veritabanına kopyala, motor oyunlarını aktar
cli-about-store-check = Veritabanını denetle: sayfalar, başvurular, bütün oyunlar, puanlar
cli-more-store-check = Sunucu bu sırada çalışabilir. Bir sorun varsa çıkış durumu 1’dir.
cli-about-store-import = Motor oyunlarını açılış kâşifine ekle
cli-more-store-import = Dosyalar oyun kayıtlarıdır, örneğin doska match çıktısı. İki kez aktarılan oyun bir kez sayılır.
cli-about-store-copy = Bir veritabanındaki her şeyi boş bir veritabanına kopyala
cli-more-store-copy = KAYNAK ve HEDEF, --database gibi yazılır: sqlite:YOL ya da postgres://KULLANICI:PAROLA@SUNUCU/AD. Ya hepsi kopyalanır ya hiçbiri; her tablonun satır sayısı ve sağlama toplamı karşılaştırılır. Önce sunucuyu durdurun.
cli-operand-from = Okunacak veritabanı
cli-value-from = KAYNAK
cli-operand-to = Yazılacak veritabanı; boş olmalı
cli-value-to = HEDEF
cli-operand-copy = Kopyanın dosyası
cli-value-copy = DOSYA
cli-operand-records = Oyun kaydı dosyaları ya da standart girdi için -
cli-value-records = DOSYA
store-command = Hangi komut: check, copy ya da import?
man-example-doska-backup = Çalışan bir sunucunun veritabanını kopyalayın.
man-example-doska-restore = Bir kopyaya geri dönün.
man-example-doska-store = Hasar arayın.
man-example-doska-store-check = Hasar arayın.
man-example-doska-store-import = Açılış kâşifini motor oyunlarıyla doldurun.
man-example-doska-store-copy = SQLite’tan PostgreSQL’e geçin.
store-checked = { $games ->
    [0] Henüz oyun yok
   *[other] { $games } oyun yeniden oynatıldı
 }, { $found ->
    [0] sorun yok
   *[other] { $found } sorun bulundu
 }
store-copied = { $file } bütün veritabanını içeriyor. { $checked }
store-restored = { $path } veritabanı geri yüklendi. { $checked }
store-before = Eskisi: { $file }
store-newer = Veritabanı daha yeni bir Doska’nın: şema sürümü { $found }, bu program { $known } sürümüne kadar tanır. Daha yeni programı kullanın
store-unreachable = { $at } adresindeki veritabanı sunucusuna ulaşılamıyor: { $why }. Adresi ve orada PostgreSQL çalışıp çalışmadığını denetleyin
store-login = { $at } adresindeki veritabanı sunucusu “{ $user }” kullanıcısını kabul etmiyor: { $why }
store-absent = { $at } adresindeki sunucuda “{ $name }” veritabanı yok. “createdb { $name }” komutu oluşturur
store-rights = “{ $user }” kullanıcısının veritabanında yetkisi eksik: { $why }. Veritabanının sahibi bu yetkilere sahiptir
store-encoding = Veritabanının karakter kodlaması { $encoding }; UTF8 olmalı: createdb --encoding UTF8 --template template0
store-use-tools = doska backup ve doska restore dosyalar içindir. PostgreSQL için pg_dump ve pg_restore ya da belirli bir ana geri yükleme kullanın
store-none = { $path } veritabanı yok
store-exists = { $file } zaten var; başka bir ad seçin
store-not-database = { $file } bir Doska veritabanı değil
store-in-use = { $path } veritabanı kullanımda. Sunucuyu durdurup yeniden deneyin
store-damaged = { $file } kopyası denetimden geçmedi. Hiçbir şey değişmedi
store-moved = { $rows ->
    [0] Kopyalanacak bir şey yok
   *[other] { $rows } satır kopyalandı. Satır sayıları ve sağlama toplamları aynı
 }
store-not-empty = { $path } veritabanı boş değil: { $table } tablosunda satırlar var. Yeni bir veritabanına kopyalayın
store-differs = { $table } tablosu kopyalandıktan sonra farklı çıktı. Hiçbir şey değiştirilmedi
store-not-read = { $path } veritabanı okunamıyor: { $why }
store-not-written = { $path } veritabanına yazılamıyor: { $why }
store-imported = { $file }: { $new ->
    [0] yeni oyun yok
   *[other] { $new } oyun eklendi
 }
store-imported-known = { $known ->
   *[other] { $known } oyun önceden sayılmıştı
 }
store-imported-open = { $open ->
   *[other] { $open } oyunun sonucu yok
 }
store-imported-wrong = { $wrong ->
   *[other] { $wrong } oyun okunamadı
 }
store-found-pages = Hasarlı sayfa: { $line }
store-found-reference = { $table } tablosunun bir satırı { $parent } tablosunda olmayan bir satıra bağlı
store-found-versions = { $game } oyunu: { $missing } numaralı olay eksik
store-found-replay = { $game } oyunu yeniden oynatılamıyor: { $why }
store-found-row = { $game } oyunu: satırı olaylarıyla uyuşmuyor ({ $columns })
store-found-no-game = { $game } oyununun olayları var, kendisi yok
store-found-rating = { $what }
