# Название игры и то, что говорится только о ней.
game-backups = Шашки с бэкапами
game-backups-about = Русские шашки, где за побитые шашки сохраняют линию и потом возвращают её.
option-restore = Восстановление
option-restore-instead = вместо хода
option-restore-after = после хода
web-about-by-backups = игра К. В. и Т. К. Павловых, 2022
web-learn-about-backups = Сохранить линию, потерять её и вернуть.
cli-forms-backups =
    c3-d4       тихий ход
    c3xe5xg7    взятие: все поля, где шашка останавливалась
    c3-d4+d     ход, а после него бэкап вертикали d (+4: горизонтали 4).
                Стоит 4 шашки из вашего репозитория, с дамкой на 1 больше
    ^d          вместо хода восстановить ваш бэкап вертикали d;
                ^d=m..k, если у вас их несколько
    +d          только создать бэкап, когда ходить нечем
    С настройкой restore=after восстановление идёт за ходом: c3-d4^d

# Отказы в шашках с бэкапами.
backups-no-move-of = У шашки на { $place } сейчас нет хода
backups-nothing-to-jump = На { $place } бить некого, а простая ходит только на соседнее поле
backups-jumped-already = Шашка на { $place } в этом взятии уже побита; дважды одну шашку не бьют
backups-blocked = Путь закрыт на { $place }
backups-king-landing = За { $place } дамка обязана встать туда, откуда бой продолжается: { $list }
backups-move-over = На { $place } ход закончен
backups-own-not-jumped = Путь закрыт на { $place }: свои шашки не бьют никогда
backups-backup-form = «{ $part }» — не бэкап: нужны владелец, линия, = и четыре знака, как в wd=m..k
backups-man-last-rank = В бэкапе { $backup } записана простая на её последней горизонтали, где она была бы дамкой
backups-too-many =
    У { $colour ->
        [white] белых
       *[black] чёрных
    } на доске, в репозитории и в бэкапах шашек вместе: { $count }, а возможно не больше { $max }
backups-too-dear =
    Ваших шашек в репозитории: { $held }, а бэкап { $kind ->
        [file] вертикали
       *[rank] горизонтали
    } { $line } стоит { $price }
backups-turn-over = За ход — один бэкап, и после него ход закончен
backups-not-moved-yet = Сначала сделайте ход шашкой с { $place }, бэкап — после него
backups-build-alone = Бэкап создают после хода на доске. Без хода его создают, только когда ни одна шашка ходить не может
backups-no-board-move = Ни одна ваша шашка ходить не может: восстановите бэкап или создайте его
backups-no-backups = У вас нет бэкапов
backups-no-such-backup =
    Бэкапа «{ $wanted }» у вас нет. Есть: { $count ->
        [1] «{ $first }»
        [2] «{ $first }» и «{ $second }»
       *[other] «{ $first }», «{ $second }» и «{ $third }»
    }
backups-not-your-backup = Бэкап «{ $wanted }» принадлежит сопернику
backups-several =
    У вас несколько бэкапов этой линии; напишите, какой: { $count ->
        [2] «{ $first }» или «{ $second }»
       *[other] «{ $first }», «{ $second }» или «{ $third }»
    }
backups-no-line = Линии «{ $part }» нет: линия — это горизонталь, 1–8, или вертикаль, a–h
backups-restore-is-a-turn = Бэкап восстанавливают вместо хода, а не после него
backups-restore-after-moving = Здесь бэкап восстанавливают после хода на доске: сначала сделайте ход
