# Турецкие шашки: почему ход невозможен.

turkish-majority = Так побито шашек: { $count }, а можно и нужно побить больше — { $max }: { $list }
turkish-turn = Между двумя прыжками дамка не разворачивается назад: с { $from } на { $to } нельзя
turkish-capture-back = Простая не бьёт назад: с { $from } на { $to } нельзя
turkish-diagonal = Шашки ходят только по вертикалям и горизонталям: с { $from } на { $to } нельзя
turkish-man-far = Простая ходит только на одно поле: с { $from } на { $to } нельзя
turkish-one-step = Взятия нет, поэтому ход кончается на { $to }
turkish-blocked = Путь закрыт на { $place }
turkish-no-move = Шашке на { $place } некуда ходить
