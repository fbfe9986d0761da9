# Sözcüklerle tahta: nerede ne duruyor, bir hamlede ne oluyor.
web-board-board = Tahta
web-board-zoom-in = Yaklaştır
web-board-zoom-out = Uzaklaştır
web-board-fit = Tahtayı sığdır
web-board-empty = boş
web-board-light = açık renkli kare
web-board-white = beyaz
web-board-black = siyah
web-board-piece = { $colour ->
    [white] beyaz { $piece }
    [black] siyah { $piece }
   *[none] { $piece }
}
web-board-stack = { $count } taşlık yığın, alttan üste: { $list }
web-board-chosen = seçili
web-board-lit = seçilebilir
web-board-taken = elde { $count } taş
web-board-reserve = { $seat }, rezerv: { $count }
web-board-repository = { $seat }, depo: { $count }
web-board-hand = { $seat }, konacak taş: { $count }
web-board-backup = { $seat }, { $kind ->
    [file] { $line } dikeyinin
   *[rank] { $line }. yatayın
} yedeği: { $pieces }
web-board-backup-empty = taş yok
web-board-build = { $kind ->
    [file] { $line } dikeyinin
   *[rank] { $line }. yatayın
} yedeğini al, bedeli { $price }

web-said = { $seat }: { $what }
web-said-move = { $piece }, { $from } karesinden { $to } karesine
web-said-stack = { $count } taş, { $from } karesinden { $to } karesine
web-said-taken = alınan: { $list }
web-said-own = kendi { $piece }
web-said-become-king = dama oluyor
web-said-become-queen = vezir oluyor
web-said-become-drone = dron oluyor
web-said-drop = { $piece } { $place } karesine kondu
web-said-lay = taş { $place } karesine kondu
web-said-restore = { $kind ->
    [file] { $line } dikeyi
   *[rank] { $line }. yatay
} geri yüklendi: { $list }
web-said-discard = sepete giden: { $list }
web-said-build = { $kind ->
    [file] { $line } dikeyinin
   *[rank] { $line }. yatayın
} yedeği alındı
web-said-pass = pas
web-said-nothing = hiçbir şey
web-said-laying = Taş konabilecek kareler: { $list }
web-said-pieces = { $kind ->
    [man] { $count ->
        [1] yoz taş
       *[other] yoz taşlar
    }
    [king] { $count ->
        [1] dama
       *[other] damalar
    }
    [queen] { $count ->
        [1] vezir
       *[other] vezirler
    }
    [drone] { $count ->
        [1] dron
       *[other] dronlar
    }
    [pawn] { $count ->
        [1] piyon
       *[other] piyonlar
    }
   *[checker] { $count ->
        [1] taş
       *[other] taşlar
    }
} { $list }

web-board-finish = Hamleyi bitir
web-board-cancel = Vazgeç
web-board-pass = Pas
