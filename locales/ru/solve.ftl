# Решение малых игр.

cli-about-solve = Решить малую игру: доказанный результат при лучшей игре
cli-more-solve =
    Решить можно только топологические шашки с небольшим числом шашек. Например:
      doska solve topological --checkers 3
      doska solve "topological?checkers=4&period=2"
    Побеждает тот, у кого больше захваченных шашек; каждая сторона добивается как можно большего перевеса. Ctrl-C прерывает решение и печатает то, что уже доказано.

cli-flag-checkers = Число шашек у игрока: то же, что параметр checkers
solve-hash = Память в мегабайтах, по умолчанию 512
solve-game = «{ $part }» решить нельзя: решается только topological
solve-checkers = Решить игру с { $part } шашками у игрока нельзя: не больше { $most }
solve-draw = Ничья
solve-win = { $side ->
    [white] Белые выигрывают
    [black] Чёрные выигрывают
   *[other] Игрок { $number } выигрывает
}; захвачено больше на { $least }
solve-win-between = { $side ->
    [white] Белые выигрывают
    [black] Чёрные выигрывают
   *[other] Игрок { $number } выигрывает
}; захвачено больше на { $least }–{ $most }
solve-between = Не решено. Захвачено белыми минус захвачено чёрными: от { $low } до { $high }
solve-line = Лучшая игра: { $line }
solve-effort = Позиций { $positions }, секунд { $seconds }
solve-interrupted = Прервано: вот что доказано
solve-open = Не решено: исход в этих пределах зависит от правила о повторении периодов
