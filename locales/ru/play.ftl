# Игры, места, фигуры, окончания.
seat-white = Белые
seat-black = Чёрные
seat-number = Игрок { $number }

piece-man = простая
piece-king = дамка

outcome-win = { $side ->
    [white] Белые победили
    [black] Чёрные победили
    [team] Победили игроки { $number } и { $ally }
   *[other] Победил игрок { $number }
}
outcome-draw = Ничья
reason-no-pieces = { $loser ->
    [white] у белых не осталось шашек
    [black] у чёрных не осталось шашек
   *[other] не осталось шашек
}
reason-no-moves = { $loser ->
    [white] у белых нет ходов
    [black] у чёрных нет ходов
   *[other] нет ходов
}
reason-threefold = троекратное повторение позиции
reason-quiet-limit = слишком долго без продвижения
reason-resignation = { $loser ->
    [white] белые сдались
    [black] чёрные сдались
    [player] игрок { $number } сдался
    [team] игроки { $number } и { $ally } сдались
   *[other] партия сдана
}
reason-agreement = по соглашению
reason-aborted = партия отменена
reason-time = { $loser ->
    [white] у белых кончилось время
    [black] у чёрных кончилось время
    [player] у игрока { $number } кончилось время
   *[other] кончилось время
}
reason-abandoned = { $loser ->
    [white] белые покинули партию
    [black] чёрные покинули партию
    [player] игрок { $number } покинул партию
   *[other] партия брошена
}
diagram-form = «{ $part }» — не диаграмма: нужны имя, игра, позиция и, если надо, ход, через табуляцию
