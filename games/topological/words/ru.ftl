# Название игры и то, что говорится только о ней.
game-topological = Топологические шашки
game-topological-about = Сначала вместе выкладывают доску, потом ходят башнями и берут в плен.
option-checkers = Шашек у каждого
option-period = Ходов в периоде
option-path = Путь башни
option-path-any = любой
option-path-straight = прямой
piece-checker = шашка
reason-two-passes = оба игрока спасовали
reason-period = за весь период пленных не прибавилось и не убыло
reason-period-repeated = период в третий раз начался с той же позиции
web-about-by-topological = игра обычными шашками, без доски
web-learn-about-topological = Выложить доску, строить башни, брать в плен и освобождать.
cli-score-topological = пленных: { $count }
cli-forms-topological =
    Выкладывание: место вашей шашки рядом с уже лежащей
    2,-1        от первой шашки две клетки вправо и одна вниз
    Ход: откуда, куда и сколько шашек снять сверху
    0,0>2,1*3   три шашки с 0,0 на 2,1: до неё три шага
    pass        пас: ничего не двигать
web-score-topological = пленных: { $count }
cli-pieces-checker = { $count ->
    [1] шашка
   *[other] шашки
}
web-editor-field-period-plies = Полуходов прошло в этом периоде
web-editor-field-period-captures-white = Пленных у белых в его начале
web-editor-field-period-captures-black = Пленных у чёрных в его начале

# Топологические шашки: что говорят их правила.

## Запись позиции
topological-phase = «{ $part }» — не стадия: нужно P (выкладывание) или M (ходы)
topological-side = «{ $part }» не говорит, чей ход: нужно w или b
topological-cell = «{ $part }» — не клетка с башней: нужно x,y=БАШНЯ, например 1,-2=wb
topological-coordinates = «{ $part }» — не координаты: нужны два целых числа от -63 до 63, например 1,-2
topological-stack = «{ $part }»: башня записана неверно. Нужны w и b снизу вверх или - для пустого поля
topological-single = Пока доску выкладывают, на клетке лежит ровно одна шашка, а на { $place } это не так
topological-all-laid = Выложены все шашки ({ $expected }), значит, доска готова: это уже стадия ходов, M w
topological-field-count = Полей на доске { $count }, а должно быть ровно { $expected }
topological-checkers =
    У { $colour ->
        [white] белых
       *[black] чёрных
    } на доске шашек { $count }, а у каждого игрока их ровно { $expected }
topological-twice = Клетка { $place } названа дважды
topological-apart = Клетка { $place } не соединена с 0,0: с любой клетки можно дойти до любой, переступая через общие стороны
topological-no-origin = Нет клетки { $place }: на неё положили первую шашку
topological-origin-white = Шашка на { $place } была первой, значит, она белая
topological-turn =
    Белых шашек выложено { $white }, чёрных { $black }: очередь { $colour ->
        [white] белых
       *[black] чёрных
    }
topological-laid = Белых шашек выложено { $white }, чёрных { $black }: их кладут по очереди, белые начинают
topological-tail-laying = «{ $part }»: пока доску выкладывают, ничего не считают
topological-tail-captures = «{ $part }» — не число пленных: нужно от 0 до { $max }
topological-tail-passes = «{ $part }» — не число пасов подряд: нужно 0, 1 или 2
topological-tail-start = «{ $part }» не подходит к доске: пленных в начале периода должно быть { $expected }

## Ходы
topological-first = Первая шашка лежит на 0,0, а не на { $place }: остальные отсчитываются от неё
topological-not-beside = Рядом с { $place } нет ни одной выложенной шашки
topological-laid-already = На { $place } уже лежит шашка
topological-no-pass = Пока доску выкладывают, пасовать нельзя
topological-still-laying = Доску ещё выкладывают: назовите одну клетку для следующей шашки
topological-no-field = Поля { $place } нет
topological-no-stack = На { $place } нет башни
topological-not-your-stack = { $owner ->
    [white] Башня на { $place } принадлежит белым: сверху белая шашка
   *[black] Башня на { $place } принадлежит чёрным: сверху чёрная шашка
}
topological-stack-height = { $height ->
    [1] На { $place } одна шашка: взять можно только её
   *[other] Высота башни на { $place } — { $height }: взять можно не меньше 1 и не больше { $height }
}
topological-nowhere = { $count ->
    [1] Верхней шашке не уйти с { $place }: рядом нет полей
    [one] Взять с { $place } шашек: { $count } — нельзя: пути в { $count } шаг нет
    [few] Взять с { $place } шашек: { $count } — нельзя: пути в { $count } шага нет
   *[other] Взять с { $place } шашек: { $count } — нельзя: пути в { $count } шагов нет
}
topological-nowhere-to = { $count ->
    [1] Верхней шашке не уйти с { $from }: рядом нет полей
    [one] Взять с { $from } шашек: { $count } — нельзя: пути в { $count } шаг нет
    [few] Взять с { $from } шашек: { $count } — нельзя: пути в { $count } шага нет
   *[other] Взять с { $from } шашек: { $count } — нельзя: пути в { $count } шагов нет
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
