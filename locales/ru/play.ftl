# Игры, места, фигуры, окончания.
game-cyclic = Русские циклические шашки
game-backups = Шашки с бэкапами
game-turkish = Турецкие шашки
game-martian = Марсианские шахматы
game-topological = Топологические шашки

game-cyclic-about = Русские шашки, где можно бить и своих, а потом вводить их из резерва.
game-backups-about = Русские шашки, где за побитые шашки сохраняют линию и потом возвращают её.
game-turkish-about = Шашки по вертикалям и горизонталям; дамки бьют через всю доску.
game-martian-about = Фигуры без цвета: они принадлежат тому, в чьём квадранте стоят.
game-topological-about = Сначала вместе выкладывают доску, потом ходят башнями и берут в плен.

option-restore = Восстановление
option-restore-instead = вместо хода
option-restore-after = после хода
option-players = Игроков
option-checkers = Шашек у каждого
option-period = Ходов в периоде
option-path = Путь башни
option-path-any = любой
option-path-straight = прямой

seat-white = Белые
seat-black = Чёрные
seat-number = Игрок { $number }

piece-man = простая
piece-king = дамка
piece-pawn = пешка
piece-drone = дрон
piece-queen = ферзь
piece-checker = шашка

outcome-win = Победа: { $winners }
outcome-draw = Ничья
reason-no-pieces = у соперника не осталось шашек
reason-no-moves = у соперника нет ходов
reason-single-man = несколько простых против одной
reason-one-each = по одной шашке
reason-empty-quadrant = квадрант пуст
reason-threefold = позиция повторилась в третий раз
reason-quiet-limit = слишком долго без продвижения
reason-two-passes = оба игрока спасовали
reason-period = за весь период пленных не прибавилось и не убыло
reason-period-repeated = период в третий раз начался с той же позиции
reason-resignation = соперник сдался
reason-agreement = по соглашению
reason-aborted = партия прервана
reason-time = кончилось время
diagram-form = «{ $part }» — не диаграмма: нужны имя, игра, позиция и, если надо, ход, через табуляцию
