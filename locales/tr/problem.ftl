# Sunucunun geri çevirdikleri ve nedenleri.
problem-title = { $status ->
    [400] İstek okunamadı
    [401] Giriş yapmadınız
    [403] Buna izin yok
    [404] Bulunamadı
    [405] Bu yöntem burada kullanılamaz
    [408] İstek çok uzun sürdü
    [409] Durum değişti
    [413] İstek çok büyük
    [415] Bu içerik türü desteklenmiyor
    [422] İstekte geçersiz bir değer var
    [429] Çok fazla istek
    [503] Sunucu bunu şu anda yapamıyor
   *[other] İstek başarısız oldu
}
problem-not-found = Bu adreste bir şey yok
problem-unauthorized = Giriş yapmadınız. Programlar belirteci şöyle gönderir: “Authorization: Bearer BELİRTEÇ”
problem-unavailable = Sunucu bunu kaydedemedi ya da okuyamadı. Hiçbir şey değişmedi; biraz sonra yeniden deneyin
problem-not-your-seat = Bu oyunda yeriniz yok
problem-json = Beklenen JSON bu değil: { $why }
problem-body = İsteğin gövdesi okunamadı
problem-too-large = Bir istek en çok { $most } KB olabilir
problem-method = Bu adres bu yöntemi desteklemiyor
problem-query = Sorgu geçersiz: { $why }
problem-upgrade = Burada yalnızca WebSocket bağlantıları kabul edilir
problem-origin = Soket yalnızca bu sitenin sayfalarından açılabilir
problem-frame = Bu ileti okunamadı: { $why }
problem-command-id = “id” 1 ile { $most } arasında karakterden oluşmalı
online-clock = Saat şöyle verilir: {"{"}"initial": saniye, "increment": saniye{"}"}, {"{"}"initial": saniye, "delay": saniye{"}"} ya da {"{"}"days": 1 ile 30 arası{"}"}; en çok 24 saat ve 600 saniye
people-name = “{ $part }” ad olamaz: 1 ile { $most } arasında karakter olmalı; < > & " ve \ kullanılamaz
problem-too-many = Çok fazla istek. { $seconds } saniye sonra yeniden deneyin
problem-cross-site = Bu istek başka bir sitenin sayfasından geliyor
problem-content-type = İstek gövdesi JSON olmalı, “Content-Type: application/json” ile
problem-timeout = İsteğin gelmesi çok uzun sürdü
