# Sözlerle tahta: ekran okuyucular için, ve tahtanın yanındaki düğmeler.
web-board-board = Tahta
web-board-empty = boş
web-board-man =
    { $colour ->
        [white] beyaz taş
       *[black] siyah taş
    }
web-board-king =
    { $colour ->
        [white] beyaz dama
       *[black] siyah dama
    }
web-board-checker =
    { $colour ->
        [white] beyaz
       *[black] siyah
    }
web-board-pawn = piyon
web-board-drone = dron
web-board-queen = vezir
web-board-stack = { $count } taşlık yığın, üstten alta: { $list }
web-board-zone = { $number }. oyuncu
web-board-chosen = seçili
web-board-lit = seçilebilir
web-board-reserve =
    { $seat ->
        [white] Beyazın rezervi
       *[black] Siyahın rezervi
    }: { $count }
web-board-repository =
    { $seat ->
        [white] Beyazın deposu
       *[black] Siyahın deposu
    }: { $count }
web-board-hand =
    { $seat ->
        [white] Beyazın dizeceği taşlar
       *[black] Siyahın dizeceği taşlar
    }: { $count }
web-board-backup =
    { $seat ->
        [white] Beyazın yedeği
       *[black] Siyahın yedeği
    }, { $kind ->
        [file] { $line } sütunu
       *[rank] { $line }. sıra
    }: { $list }
web-board-sign-m = taş
web-board-sign-k = dama
web-board-sign-none = boş
web-board-build =
    { $kind ->
        [file] { $line } sütununu
       *[rank] { $line }. sırayı
    } yedekle
web-board-zoom-in = Büyüt
web-board-zoom-out = Küçült
web-board-fit = Bütün tahta
web-board-finish = Hamleyi burada bitir
web-board-cancel = Başlanan hamleden vazgeç
web-board-pass = Pas
