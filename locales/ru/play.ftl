# Игры, места, фигуры, окончания.
seat-white = Белые
seat-black = Чёрные
seat-number = Игрок { $number }

piece-man = простая
piece-king = дамка

outcome-win = Победа: { $winners }
outcome-draw = Ничья
reason-no-pieces = у соперника не осталось шашек
reason-no-moves = у соперника нет ходов
reason-threefold = троекратное повторение позиции
reason-quiet-limit = слишком долго без продвижения
reason-resignation = соперник сдался
reason-agreement = по соглашению
reason-aborted = партия прервана
reason-time = кончилось время
diagram-form = «{ $part }» — не диаграмма: нужны имя, игра, позиция и, если надо, ход, через табуляцию
