# Çevrimiçi oyun: sunucunun süren oyunlar hakkında söyledikleri.
online-not-gone = Rakibiniz hâlâ burada ya da yeterince uzun süredir uzakta değil
online-no-claim = Yalnızca süreli bir canlı oyun böyle bitirilebilir
chat-preset = “{ $part }” hazır bir mesaj değil. Geçerli olanlar: { $valid }
chat-one = “preset” ya da “text” gönderin, ikisini birden değil
chat-text = Mesaj 1 ile { $most } karakter arasında olmalı
chat-members = Kendi mesajını yalnızca üyeler yazabilir. Hazır mesajlardan birini kullanın
chat-closed = Tahtadaki herkes izin verene kadar bu oyunda serbest metin kapalı
chat-often = Çok fazla mesaj: biraz bekleyin
chat-full = Bu sohbet dolu
