# Türk daması: bir hamlenin neden geçersiz olduğu.

turkish-majority = Bu hamle { $count } taş alıyor, oysa { $max } taş alınabilir ve alınmalıdır: { $list }
turkish-turn = Dama, iki atlayış arasında geri dönemez: { $from } karesinden { $to } karesine gidilmez
turkish-capture-back = Taş geriye doğru almaz: { $from } karesinden { $to } karesine gidilmez
turkish-diagonal = Taşlar yalnızca sıra ve sütun boyunca gider: { $from } karesinden { $to } karesine gidilmez
turkish-man-far = Taş yalnızca bir kare gider: { $from } karesinden { $to } karesine gidilmez
turkish-one-step = Taş alınmadığı için hamle { $to } karesinde biter
turkish-blocked = Yol { $place } karesinde kapalı
turkish-no-move = { $place } karesindeki taşın gidecek yeri yok
