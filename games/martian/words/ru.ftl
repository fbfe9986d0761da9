# Название игры и то, что говорится только о ней.
game-martian = Марсианские шахматы
game-martian-about = Фигуры без цвета: они принадлежат тому, в чьём квадранте стоят.
option-players = Игроков
piece-pawn = пешка
piece-drone = дрон
piece-queen = ферзь
reason-empty-quadrant = квадрант пуст
web-about-by-martian = игра Эндрю Луни
web-learn-about-martian = Ходы, взятия и слияния фигур, которые принадлежат своему квадранту.
cli-forms-martian =
    c3-d4       ход
    c4xc6       взятие в чужом квадранте
    b2=c3       слияние двух своих фигур
    pass        пас: только когда ходить нечем
cli-pieces-pawn = { $count ->
    [1] пешка
   *[other] пешки
}
cli-pieces-drone = { $count ->
    [1] дрон
   *[other] дроны
}
cli-pieces-queen = { $count ->
    [1] ферзь
   *[other] ферзи
}

# Марсианские шахматы: почему запись не годится как позиция.
martian-text-ranks = На доске восемь горизонталей, разделённых знаком «/», а не «{ $part }»
martian-text-rank = В горизонтали «{ $part }» получается не { $files } полей
martian-text-piece = «{ $part }» на горизонтали { $rank } — не фигура (Q, D, P) и не число пустых полей
martian-text-quadrants = Пусто больше одного квадранта (игроки { $list }), а игра кончается на первом
martian-text-seat = Чей ход — это номер игрока от 1 до { $seats }, а не «{ $part }»
martian-text-points = Нужны очки всех игроков через запятую (игроков { $seats }), а не «{ $part }»
martian-text-sum = Слишком много очков: фигуры на доске стоят { $standing }, вместе со взятыми получается { $count }, а всего в игре { $max }
martian-text-no-return = Последнее поле записи — переход границы, например d4d5, или «-», а не «{ $part }»
martian-text-no-return-four = Возврат запрещён только в игре вдвоём: вчетвером вместо «{ $part }» ставится «-»
martian-text-no-return-border = { $from }–{ $to } — не запрещённый возврат: фигура должна была прийти из половины соперника в половину того, чей ход
martian-text-no-return-nobody = { $from }–{ $to } — не запрещённый возврат: на { $to } нет фигуры
martian-text-no-return-occupied = { $from }–{ $to } — не запрещённый возврат: поле { $from } должно быть пустым, фигура только что ушла с него
martian-text-no-return-way = { $from }–{ $to } — не запрещённый возврат: фигура на { $to } не могла прийти с { $from } за один ход

# Почему так пойти нельзя.
martian-over = Игра окончена: квадрант игрока { $seat } пуст
martian-not-yours = Фигура на { $place } не ваша: она стоит в квадранте игрока { $seat }
martian-no-moves = Фигуре на { $place } некуда пойти
martian-pawn = Пешка ходит на одно поле по диагонали: с { $from } на { $to } она не попадёт
martian-drone = Дрон ходит на одно или два поля по вертикали или горизонтали: с { $from } на { $to } он не попадёт
martian-queen = Ферзь ходит по прямой — по вертикали, горизонтали или диагонали: { $from } и { $to } не лежат на одной линии
martian-blocked = Путь с { $from } на { $to } закрыт: на { $place } стоит фигура
martian-no-return = Этот возврат запрещён: фигура только что пришла с { $to } на { $from } и не может сразу вернуться
martian-merge-queen = Ферзь ни с кем не сливается: { $from } и { $to } остаются как есть
martian-merge-drones = Два дрона не сливаются ({ $from }, { $to })
martian-merge-has-queen = Пешка и дрон становятся ферзём, только если у вас нет ферзя, а он есть: { $list }
martian-merge-has-drone = Две пешки становятся дроном, только если у вас нет дрона, а он есть: { $list }
martian-is-a-merging = «{ $part }» — это слияние: пишите { $right }
martian-not-a-merging = «{ $part }» — это не слияние: пишите { $right }
martian-pass = Пасовать можно, только когда ходить нечем; а сейчас можно пойти, например: { $list }
