# Страницы задач.
web-nav-puzzles = Задачи
web-puzzles-title = Задачи
web-puzzles-of = Задачи: { $game }
web-puzzles-daily = Задача дня
web-puzzles-daily-done = Задача дня: решена
web-puzzles-daily-solve = Решить
web-puzzles-daily-more = Другие задачи
web-puzzles-streak = { $count ->
    [0] Серии пока нет
    [one] { $count } день подряд
    [few] { $count } дня подряд
   *[other] { $count } дней подряд
}
web-puzzles-total = Решено задач: { $count }
web-puzzles-all = Все задачи
web-puzzles-solve = Решать
web-puzzles-solve-of = Решать задачи: { $game }
web-puzzles-progress-of = Решено задач: { $game }
web-puzzles-none = Для этой игры задач пока нет
web-puzzles-none-fit = Нет задачи с такой темой и уровнем. Выберите другие.
web-puzzles-missing = Этой задачи больше нет. Вот другая.

web-puzzles-level = Уровень { $level }
web-puzzles-solved = Решена
web-puzzles-helped = Решена с подсказкой
web-puzzles-turn = { $side ->
    [white] Ход белых
    [black] Ход чёрных
   *[other] Ход игрока { $number }
}
web-puzzles-task = { $goal ->
    [win] Найдите выигрыш
    [save] Спасите партию
   *[other] Найдите лучший ход
}
web-puzzles-right = Верно
web-puzzles-right-answer = Верно. Ответ: { $moves }. Продолжайте
web-puzzles-move = Ходите { $move }
web-puzzles-line = Решение: { $line }
web-puzzles-shown = Это было решение
web-puzzles-end-solved = Решено!
web-puzzles-end-helped = Решено с подсказкой
web-puzzles-idea = { $count ->
    [one] Тема: { $list }
   *[other] Темы: { $list }
}
web-puzzles-wrong = Это не решение
web-puzzles-wrong-loses = Так партия проиграна
web-puzzles-wrong-draw = Так только ничья
web-puzzles-wrong-slow = Это тоже выигрывает, но есть путь быстрее
web-puzzles-wrong-pieces = Так вы теряете { $won }
web-puzzles-wrong-pieces-for = Так вы отдаёте { $won } за { $lost }
web-puzzles-wrong-points = Так вы теряете { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
web-puzzles-wrong-better = Есть ход лучше

web-puzzles-next = Следующая задача
web-puzzles-again = Решить ещё раз
web-puzzles-try-again = Ещё попытка
web-puzzles-solution = Решение
web-puzzles-analyse = Анализ
web-puzzles-share = Скопировать ссылку
web-puzzles-copied = Ссылка скопирована
web-puzzles-copy-failed = Скопируйте адрес этой страницы
web-puzzles-filter-level = Уровень
web-puzzles-filter-own = Мой уровень: { $level }
web-puzzles-filter-theme = Тема
web-puzzles-filter-any = Все темы
web-puzzles-filter-of = { $name } ({ $count })
web-puzzles-keys = Задачи
web-puzzles-key-hint = подсказка: шашка, ход, вариант
web-puzzles-key-again = ещё попытка
web-puzzles-key-next = следующая задача
