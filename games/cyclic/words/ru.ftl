# Отказы в русских циклических шашках.
cyclic-no-move-of = У шашки на { $place } сейчас нет хода
cyclic-nothing-to-jump = На { $place } бить некого, а простая ходит только на соседнее поле
cyclic-jumped-already = Шашка на { $place } в этом взятии уже побита; дважды одну шашку не бьют
cyclic-blocked = Путь закрыт на { $place }
cyclic-king-landing = За { $place } дамка обязана встать туда, откуда бой продолжается: { $list }
cyclic-move-over = На { $place } ход закончен
cyclic-enemy-first = Прежде своей шашки на { $place } надо бить чужую: на { $list }
cyclic-reserve-empty = Ваш резерв пуст
cyclic-drop-nowhere = Нет свободного поля, на которое можно ввести шашку
cyclic-drop-light = Шашки вводят только на тёмные поля, а { $place } светлое
cyclic-drop-far = Поле { $place } слишком далеко: шашки вводят на горизонтали { $ranks }
cyclic-too-many =
    У { $colour ->
        [white] белых
       *[black] чёрных
    } на доске и в резерве шашек вместе: { $count }, а возможно не больше { $max }
