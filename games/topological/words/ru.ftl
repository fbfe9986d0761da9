# Название игры и то, что говорится только о ней.
game-topological = Топологические шашки
    .acc = топологические шашки
    .gen = топологических шашек
game-topological-about = Сначала вместе строят доску, потом ходят столбиками и захватывают шашки.
option-checkers = Шашек у каждого
option-period = Ходов в периоде
option-path = Путь столбика
option-path-any = любой
option-path-straight = прямой
piece-checker = шашка
reason-two-passes = оба игрока спасовали
reason-period = за весь период число захваченных шашек не изменилось
reason-period-repeated = период в третий раз начался с той же позиции
web-about-by-topological = игра обычными шашками, без доски
web-learn-about-topological = Расставить шашки, строить столбики, захватывать и освобождать.
cli-score-topological = захвачено: { $count }
cli-forms-topological =
    Расстановка: место вашей шашки рядом с уже стоящей
    2,-1        от первой шашки две клетки вправо и одна вниз
    Ход: откуда, куда и сколько шашек снять сверху
    0,0>2,1*3   три шашки с 0,0 на 2,1: туда три шага
    pass        пас: ничего не двигать
web-score-topological = захвачено: { $count }
cli-pieces-checker = { $count ->
    [1] шашка
   *[other] шашки
}
web-editor-field-period-plies = Полуходов прошло в этом периоде
web-editor-field-period-captures-white = Захвачено белыми к его началу
web-editor-field-period-captures-black = Захвачено чёрными к его началу

# Топологические шашки: что говорят их правила.

## Запись позиции
topological-phase = «{ $part }» — не стадия: нужно P (расстановка) или M (ходы)
topological-side = «{ $part }» не говорит, чей ход: нужно w или b
topological-cell = «{ $part }» — не клетка со столбиком: нужно x,y=СТОЛБИК, например 1,-2=wb
topological-coordinates = «{ $part }» — не координаты: нужны два целых числа от -63 до 63, например 1,-2
topological-stack = «{ $part }»: столбик записан неверно. Нужны w и b снизу вверх или - для общей шашки
topological-single = Во время расстановки на клетке стоит ровно одна шашка, а на { $place } это не так
topological-all-laid = Все шашки ({ $expected }) расставлены, доска готова: это уже стадия ходов, M w
topological-field-count = Полей на доске { $count }, а должно быть ровно { $expected }
topological-checkers =
    У { $colour ->
        [white] белых
       *[black] чёрных
    } на доске шашек { $count }, а у каждого игрока их ровно { $expected }
topological-twice = Клетка { $place } названа дважды
topological-apart = Клетка { $place } не соединена с 0,0: с любой клетки можно дойти до любой, переступая через общие стороны
topological-no-origin = Нет клетки { $place }: на неё поставили первую шашку
topological-origin-white = Шашка на { $place } была первой, значит, она белая
topological-turn =
    Белых шашек поставлено { $white }, чёрных { $black }: очередь { $colour ->
        [white] белых
       *[black] чёрных
    }
topological-laid = Белых шашек поставлено { $white }, чёрных { $black }: их ставят по очереди, белые начинают
topological-tail-laying = «{ $part }»: во время расстановки ничего не считают
topological-tail-captures = «{ $part }» — не число захваченных шашек: нужно от 0 до { $max }
topological-tail-passes = «{ $part }» — не число пасов подряд: нужно 0, 1 или 2
topological-tail-start = «{ $part }» не подходит к доске: захваченных шашек в начале периода должно быть { $expected }

## Ходы
topological-first = Первая шашка стоит на 0,0, а не на { $place }: остальные отсчитываются от неё
topological-not-beside = Рядом с { $place } нет ни одной шашки
topological-laid-already = На { $place } уже стоит шашка
topological-no-pass = Во время расстановки пасовать нельзя
topological-still-laying = Расстановка не закончена: назовите одну клетку для следующей шашки
topological-no-field = Поля { $place } нет
topological-no-stack = На { $place } нет столбика
topological-not-your-stack = { $owner ->
    [white] Столбик на { $place } принадлежит белым: сверху белая шашка
   *[black] Столбик на { $place } принадлежит чёрным: сверху чёрная шашка
}
topological-stack-height = { $height ->
    [1] На { $place } одна шашка: взять можно только её
   *[other] Высота столбика на { $place } — { $height }: взять можно не меньше 1 и не больше { $height }
}
topological-nowhere = { $count ->
    [1] Верхней шашке не уйти с { $place }: рядом нет полей
    [one] { $count } шашка не может уйти с { $place }: пути в { $count } шаг нет
    [few] { $count } шашки не могут уйти с { $place }: пути в { $count } шага нет
   *[other] { $count } шашек не могут уйти с { $place }: пути в { $count } шагов нет
}
topological-nowhere-to = { $count ->
    [1] Верхней шашке не уйти с { $from }: рядом нет полей
    [one] { $count } шашка не может уйти с { $from }: пути в { $count } шаг нет
    [few] { $count } шашки не могут уйти с { $from }: пути в { $count } шага нет
   *[other] { $count } шашек не могут уйти с { $from }: пути в { $count } шагов нет
}
topological-not-so-far = { $count ->
    [1] Одна шашка с { $from } идёт ровно на один шаг, а { $to } не рядом. Она может пойти на: { $list }
    [one] { $count } шашка с { $from } идёт ровно на { $count } шаг, и ни один такой путь не ведёт на { $to }. Можно пойти на: { $list }
    [few] { $count } шашки с { $from } идут ровно на { $count } шага, и ни один такой путь не ведёт на { $to }. Они могут пойти на: { $list }
   *[other] { $count } шашек с { $from } идут ровно на { $count } шагов, и ни один такой путь не ведёт на { $to }. Они могут пойти на: { $list }
}
topological-only-twice = { $count ->
    [one] { $count } шашка с { $from } не попадёт на { $to }: путь прошёл бы через одно поле дважды. Можно пойти на: { $list }
    [few] { $count } шашки с { $from } не попадут на { $to }: путь прошёл бы через одно поле дважды. Они могут пойти на: { $list }
   *[other] { $count } шашек с { $from } не попадут на { $to }: путь прошёл бы через одно поле дважды. Они могут пойти на: { $list }
}
topological-not-straight = { $count ->
    [1] Одна шашка с { $from } идёт ровно на один шаг, а { $to } не рядом. Она может пойти на: { $list }
    [one] { $count } шашка с { $from } идёт по прямой ровно на { $count } шаг, а { $to } не там. Можно пойти на: { $list }
    [few] { $count } шашки с { $from } идут по прямой ровно на { $count } шага, а { $to } не там. Они могут пойти на: { $list }
   *[other] { $count } шашек с { $from } идут по прямой ровно на { $count } шагов, а { $to } не там. Они могут пойти на: { $list }
}
topological-unreachable = С { $from } на { $to } не попасть, сколько шашек ни взять
topological-how-many = Укажите, сколько шашек взять с { $place } и куда они идут
topological-number-missing = Укажите, сколько шашек идёт с { $from } на { $to }: { $list }

## Счётчики, которые заканчивают партию
topological-limit-pass = Был пас: второй подряд закончит партию
topological-limit-period = { $changed ->
    [yes] До конца периода { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[other] { $moves } ходов
    }
   *[no] До конца периода { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[other] { $moves } ходов
    }; если число захваченных не изменится, партия закончится
}
topological-limit-repeated = Период уже начинался так: третий раз закончит партию

## Подсказки первой партии
web-guide-topological-goal = К концу партии держите в своих столбиках больше чужих шашек, чем соперник в своих.
web-guide-topological-turn-1 = Сначала расстановка: игроки по очереди кладут по шашке рядом с уже положенными.
web-guide-topological-turn-2 = { $path ->
    [straight] Затем ходите столбиками: возьмите сверху своего столбика несколько шашек и пройдите ровно столько шагов по прямой.
   *[any] Затем ходите столбиками: возьмите сверху своего столбика несколько шашек и пройдите ровно столько шагов с поля на поле.
}
web-guide-topological-turn-3 = Встаньте на пустое поле или на любой столбик: им владеет цвет, который сверху. Можно спасовать, но два паса подряд заканчивают партию.
web-guide-topological-piece-checker = чья шашка сверху, того и столбик
web-guide-topological-tray-hand = Шашки, которые ещё предстоит положить
web-guide-topological-tray-captives = Чужие шашки в ваших столбиках: ваш счёт, он указан рядом с именем
