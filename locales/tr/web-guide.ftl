# Nasıl oynanır ve oyun sırasında ne denir.
web-guide-title = Nasıl oynanır
web-guide-pieces = Taşlar
web-guide-trays = Tahtanın yanında
web-guide-close = Anladım
web-guide-lesson = Ders
web-guide-tray-reserve = Rezerv
web-guide-tray-repository = Depo
web-guide-tray-basket = Sepet
web-guide-tray-backup = Yedekler
web-guide-tray-hand = Dizilecek
web-guide-tray-captives = Tutsaklar

web-guide-must-capture = Taş almak zorundasınız
web-guide-must-capture-or-restore = Taş alın ya da bir yedeği geri yükleyin
web-guide-lay-first = İlk taşı istediğiniz yere koyun
web-guide-all-laid = Dizme bitti: artık yığınlar oynar
web-guide-build-price = { $price } taş, her dama için { $king } taş daha tutar; sizde { $have } var
web-guide-build = { $kind ->
    [file] { $line } dikeyinin yedeği: { $have } taşınızdan { $price } taş tutar
   *[rank] { $line }. yatayın yedeği: { $have } taşınızdan { $price } taş tutar
}
web-guide-build-again = Yedek almak için yeniden dokunun
web-guide-restore = { $kind ->
    [file] { $line } dikeyini gösterildiği gibi geri yükler
   *[rank] { $line }. yatayı gösterildiği gibi geri yükler
}
web-guide-restore-again = Geri yüklemek için yeniden dokunun

web-guide-redo = Hamleyi yinele

web-guide-keys-hint = ipucu
web-guide-keys-undo = hamleyi geri al
web-guide-keys-flip = tahtayı döndür
web-guide-keys-new = yeni oyun
web-guide-keys-type = hamle yaz
web-guide-keys-cancel = seçimi iptal et
web-guide-keys-count = seçili yığından kaç taş
web-guide-keys-guide = nasıl oynanır
