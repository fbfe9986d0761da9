# Решение малых игр.

cli-about-solve = Решить малую игру: доказанный результат при лучшей игре
cli-more-solve =
    Решить можно только топологические шашки с небольшим числом шашек. Например:
      doska solve topological --checkers 3
      doska solve "topological?checkers=4&period=2"
    Побеждает тот, у кого больше захваченных шашек; каждая сторона добивается как можно большего перевеса. Ctrl-C прерывает решение и печатает то, что уже доказано.

cli-flag-checkers = Сколько шашек у каждого игрока: то же, что настройка checkers
solve-hash = Мегабайты памяти, без этого ключа 512
solve-game = «{ $part }» решить нельзя: решается только topological
solve-checkers = Игра, где у игрока шашек: { $part }, слишком велика для решения; можно не больше { $most }
solve-draw = Ничья
solve-win = Победа: { $winner }; захвачено больше на { $least }
solve-win-between = Победа: { $winner }; захвачено больше на { $least }–{ $most }
solve-between = Не решено. Разность захваченных шашек ({ $first } − { $second }): от { $low } до { $high }
solve-line = Лучшая игра: { $line }
solve-effort = Позиций { $positions }, секунд { $seconds }
solve-interrupted = Прервано: вот что доказано
solve-open = Не решено: исход в этих пределах зависит от правила о повторении периодов
