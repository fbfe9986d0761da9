# Русские шашки: название, что о них говорится, почему ход невозможен.
game-russian = Русские шашки
    .acc = русские шашки
    .gen = русских шашек
game-russian-about = Классика, из которой выросли две из этих игр: дальнобойная дамка и обязательное взятие.

web-about-by-russian = народная игра
web-learn-about-russian = Ходы, цепочки взятий, дальнобойная дамка и первая комбинация.
web-editor-field-same-material = Полуходов без взятий и новых дамок
web-editor-field-on-road = Ходов подряд, которые одинокая дамка провела на большаке

reason-lone-king = одинокая дамка устояла против трёх или больше
reason-few-pieces = слишком долго без взятий и новых дамок
reason-main-road = одинокая дамка удержала большак

cli-forms-russian =
    c3-d4       тихий ход
    c3xe5xg7    взятие: все поля, где шашка останавливалась
    c3xg7       взятие по первому и последнему полю, если подходит только одно
    22-18       те же поля по номерам, от 1 до 32

russian-no-move-of = У шашки на { $place } сейчас нет хода
russian-nothing-to-jump = На { $place } бить некого, а простая ходит только на соседнее поле
russian-jumped-already = Шашка на { $place } в этом взятии уже побита; дважды одну шашку не бьют
russian-blocked = Путь закрыт на { $place }
russian-king-landing = За { $place } дамка обязана встать туда, откуда бой продолжается: { $list }
russian-move-over = На { $place } ход закончен
russian-own-not-jumped = Путь закрыт на { $place }: свои шашки не бьют
russian-tail-road = «{ $part }» после ~ должно быть числом ходов одинокой дамки на большаке, от 0 до { $max }

## Счётчики, которые заканчивают партию
russian-limit-kings =
    Ничья через { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[other] { $moves } ходов
    }, если ходить одними дамками
russian-limit-lone-king =
    Ничья через { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[other] { $moves } ходов
    }, если одинокая дамка устоит
russian-limit-few-pieces =
    Ничья через { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[other] { $moves } ходов
    } без взятий и новых дамок
russian-limit-main-road =
    Ничья через { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[other] { $moves } ходов
    }, если одинокая дамка удержит большак
