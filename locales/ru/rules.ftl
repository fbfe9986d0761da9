# Что правила говорят о записях и ходах, которые не подходят. `part` — место ошибки, в кавычках.
article = пункт { $number }

game-unknown = Неизвестная игра «{ $part }». Есть: { $valid }
game-version = «{ $part }» — неизвестная версия правил { $game }. Есть: { $valid }
game-option-form = «{ $part }» — не параметр игры { $game }: пишите ключ=значение, между несколькими — &
game-option-none = У игры { $game } нет параметра «{ $part }»: параметров у неё нет
game-option-key = У игры { $game } нет параметра «{ $part }». Есть: { $valid }
game-option-twice = Параметр «{ $part }» игры { $game } указан дважды
game-option-value = «{ $part }» — недопустимое значение параметра { $key } игры { $game }. Можно: { $valid }

text-form = «{ $part }» — не запись позиции вида { $form }
text-side = «{ $part }» должно говорить, чей ход: W или B
text-colour = «{ $part }» должно начинаться с { $letter } и перечислять поля этого цвета
text-square = «{ $part }» — не поле: нужно от a1 до h8, перед дамкой — K
text-square-unused = { $place } — светлое поле, на нём не играют
text-square-twice = На поле { $place } две шашки
text-man-last-rank = Простая на { $place } стоит на своей последней горизонтали, где она была бы дамкой
text-too-many =
    У { $colour ->
        [white] белых
       *[black] чёрных
    } шашек { $count }, а возможно не больше { $max }
text-tail-plies = «{ $part }» после ~ должно быть числом полуходов от 0 до { $max }
edit-no-cell = На этой доске нет поля { $place }
edit-strange-piece = В этой игре нет такой фигуры, как на { $place }
edit-strange-area = В этой игре нет такой области рядом с доской
edit-strange-seat = В этой игре нет игрока { $seat }
edit-signs = «{ $part }» — не запись линии: нужны четыре знака, каждый из них m, k или точка

move-syntax = «{ $part }» — не запись хода. Примеры: { $form }
move-no-piece = На поле { $place } нет шашки
move-not-yours = Шашка на { $place } не ваша
move-capture-compulsory = Бить обязательно: { $list }
move-capture-goes-on = Бейте дальше: { $list }
move-no-way = С { $from } на { $to } хода нет
move-occupied = Поле { $place } занято
move-ambiguous = «{ $part }» может означать разные взятия: { $list }. Запишите все поля
move-backward = Простая не ходит назад: с { $from } на { $to } нельзя
move-man-step = Простая ходит на одно поле по диагонали вперёд: с { $from } на { $to } нельзя
move-king-diagonal = Дамка ходит по диагонали: { $from } и { $to } не на одной диагонали
move-jump = Шашку бьют, перепрыгивая её; поле за ней должно быть свободно
move-not-a-capture = «{ $part }» — не взятие: пишите { $right }
move-is-a-capture = «{ $part }» — взятие: пишите { $right }
move-illegal = «{ $part }»: так здесь ходить нельзя
move-off-board = На этой доске нет поля { $place }
move-game-over = Партия окончена
move-stale = «{ $part }» — ход из другой позиции
