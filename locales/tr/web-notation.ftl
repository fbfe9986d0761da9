# Hamleler, ipuçları ve takımlar: sitenin yazının yanında söyledikleri.
web-hint-piece = { $kind ->
    [man] { $place } karesindeki yoz taşı oynayın
    [king] { $place } karesindeki damayı oynayın
    [pawn] { $place } karesindeki piyonu oynayın
    [drone] { $place } karesindeki dronu oynayın
    [queen] { $place } karesindeki veziri oynayın
   *[checker] { $place } hanesindeki yığını oynayın
}
web-hint-reserve = Rezervden bir taş koyun
web-hint-restore = Bir yedeği geri yükleyin
web-hint-build = Yedek alın
web-hint-next-move = Nereye?
web-hint-next-line = Neden?
web-play-hint-title = İpucu: hangi taş
web-hint-next-move-title = İpucu: nereye
web-hint-next-line-title = İpucu: neden, varyantıyla
web-hint-next-hide = Gizle
web-hint-next-hide-title = İpucunu gizle

web-said-from-stack = { $count } taşlık yığından
web-said-steps = { $count } adım
web-said-captures = { $count ->
    [1] bir taş tutsak alındı
   *[other] { $count } taşlık yığın tutsak alındı
}

web-rules-try = Burada deneyin
web-rules-try-who = Rakip
web-rules-try-engine = Motor
web-rules-try-self = Kendiniz
web-rules-try-reset = Baştan
web-rules-try-wait = Motor yanıtlıyor
