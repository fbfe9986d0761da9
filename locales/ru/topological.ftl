# Топологические шашки: что говорят их правила.

## Запись позиции
topological-phase = «{ $part }» — не стадия: нужно P (раскладка) или M (ходы).
topological-side = «{ $part }» — не сторона, чей ход: нужно w или b.
topological-cell = «{ $part }» — не клетка: нужно x,y=СТОПКА, например 1,-2=wb.
topological-coordinates = «{ $part }» — не координаты: нужны два целых числа от -63 до 63, например 1,-2.
topological-stack = «{ $part }»: стопка записана неверно. Нужны w и b снизу вверх или - для пустого поля.
topological-single = «{ $part }»: пока доска раскладывается, на каждой клетке ровно одна шашка.
topological-all-laid = «{ $part }» — лишняя: когда выложены все шашки ({ $expected }), позиция записывается как M w.
topological-field-count = «{ $part }»: число полей доски должно быть ровно { $expected }.
topological-twice = «{ $part }»: эта клетка названа дважды.
topological-apart = «{ $part }» не соединена с 0,0.
topological-no-origin = Нет клетки { $part }, где лежит первая шашка.
topological-origin-white = «{ $part }»: первую шашку кладут белые.
topological-turn = Очередь хода не может быть «{ $part }»: белых шашек выложено { $white }, чёрных { $black }, а начинали белые.
topological-tail-laying = «{ $part }»: пока доска раскладывается, ничего не считают.
topological-tail-captures = «{ $part }» — не число взятых: нужно от 0 до { $max }.
topological-tail-passes = «{ $part }» — не число пропусков подряд: нужно 0, 1 или 2.
topological-tail-start = «{ $part }» не подходит к доске: число взятых в начале периода должно быть { $expected }.

## Ходы
topological-first = Первая шашка лежит на 0,0, а не на { $place }: остальные отсчитываются от неё.
topological-not-beside = Рядом с { $place } нет ни одной выложенной шашки.
topological-no-pass = Пока доска раскладывается, пропускать ход нельзя.
topological-still-laying = Доска ещё раскладывается: назовите одну клетку для следующей шашки.
topological-no-field = Поля { $place } нет.
topological-not-your-stack = { $owner ->
    [white] Стопка на { $place } принадлежит белым: сверху белая шашка.
   *[black] Стопка на { $place } принадлежит чёрным: сверху чёрная шашка.
}
topological-stack-height = Высота стопки на { $place } — { $height }: взять можно не меньше 1 и не больше { $height }.
topological-nowhere = Взять { $count } с { $place } нельзя: пути в столько шагов нет.
topological-nowhere-to = Взять { $count } с { $from } нельзя: пути в столько шагов нет.
topological-not-so-far = Если взять { $count } с { $from }, на { $to } не попасть: шагов ровно столько, сколько взято шашек. Можно на: { $list }
topological-only-twice = Если взять { $count } с { $from }, на { $to } не попасть: путь прошёл бы через одно поле дважды. Можно на: { $list }
topological-not-straight = Если взять { $count } с { $from }, на { $to } по прямой не попасть. Можно на: { $list }
topological-how-many = Скажите, сколько шашек взять с { $place } и куда они идут.
topological-number-missing = Скажите, сколько шашек идёт с { $from } на { $to }: { $list }
