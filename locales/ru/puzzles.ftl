### Задачи: как их решают и как находят.

cli-about-puzzles = Найти задачи в партиях движка и доказать их заново
cli-more-puzzles = В docs/puzzles.md сказано, какая задача хороша и как она доказывается.
cli-about-puzzles-build = Найти задачи для игры и записать их в файл
cli-more-puzzles-build = Файл, начатый с теми же настройками, продолжается. Ctrl-C сохраняет найденное. При том же начальном числе задачи те же при любом числе потоков.
cli-about-puzzles-check = Доказать задачи заново: при каждом выборе решение должно быть явно лучше любого другого хода
cli-flag-count = Число задач, по умолчанию 200
puzzles-nodes = Узлов на доказательство при каждом выборе
puzzles-seed = Начальное число генератора, по умолчанию 1
puzzles-output = Файл, по умолчанию ИГРА-puzzles.txt в текущей папке
puzzles-force = Начать заново, даже если файл есть
puzzles-what = Игра со встроенными задачами или файл с задачами

puzzles-command = Какая команда: build или check?
puzzles-games = партий: { $games }
puzzles-built = { $file }: задач: { $count }, новых: { $new }, партий: { $games }, секунд: { $seconds }
puzzles-interrupted = Прервано. { $file }: задач: { $count }, новых: { $new }, партий: { $games }, секунд: { $seconds }. Та же команда продолжит.
puzzles-other = { $file } начат с другими настройками ({ $name }: { $there }, теперь { $here }): выберите другой файл или --force, чтобы начать заново
puzzles-none = Для { $game } задач пока нет
puzzles-failed = { $id }: { $why }
puzzles-form = задача должна начинаться с выбора решающего и кончаться его ходом, ходы — в каноническом виде
puzzles-unclear = полуход { $ply }: перебор предпочитает { $move } ({ $score }), следующий по силе { $second }
puzzles-checked = задач: { $count }, не доказано: { $failed }, узлов: { $nodes }
puzzles-file-first = файл задач начинается со строки «{ $form }»
puzzles-file-line = строка { $line } — не задача: нужны шесть полей через табуляцию, уровень от 1 до 10

puzzle-theme-win = Выигрыш
puzzle-theme-gain = Решающий перевес
puzzle-theme-save = Спасение
puzzle-theme-sacrifice = Жертва
puzzle-theme-quiet = Тихий ход
puzzle-theme-multi-capture = Длинное взятие
puzzle-theme-own-capture = Самовзятие
puzzle-theme-drop = Сброс
puzzle-theme-build = Построение бэкапа
puzzle-theme-restore = Восстановление бэкапа
puzzle-theme-merge = Превращение
puzzle-theme-split = Деление столбика
puzzle-theme-promotion = Проход в дамки
puzzle-theme-pass = Пас
puzzle-theme-lay = Расстановка
puzzle-theme-trap = Запирание
puzzle-theme-endgame = Эндшпиль

cli-about-puzzle = Решать задачи
cli-more-puzzle = Без ключей: самая лёгкая задача из ещё не решённых. Введите ход; «подсказка» поможет, «решение» покажет остальное, «дальше» перейдёт к другой задаче.
cli-value-theme = ТЕМА
cli-value-id = ID
cli-flag-theme = Только задачи с этой темой: drop, sacrifice, endgame …
cli-flag-daily = Задача дня, у всех одна и та же
cli-flag-id = Задача с этим номером
puzzle-level = Только задачи этого уровня, от 1 до 10
puzzle-theme-unknown = Неизвестная тема «{ $theme }». Есть: { $valid }
puzzle-id-unknown = Задачи с номером «{ $id }» нет
puzzle-none = Задач пока нет
puzzle-none-game = Для этой игры задач пока нет
puzzle-none-fit = Подходящей задачи нет: выберите другую тему или уровень

puzzle-task = { $daily ->
    [yes] Задача дня
   *[no] Задача
} { $id }, уровень { $level }, { $choices ->
    [one] { $choices } выбор
    [few] { $choices } выбора
   *[other] { $choices } выборов
}. Найдите лучший ход
puzzle-commands = подсказка, решение, дальше, ходы, доска, помощь, выход
puzzle-prompt-next = Enter — следующая задача>{" "}
puzzle-right = Верно. Ответ: { $moves }. Продолжайте
puzzle-solved = { $how ->
    [clean] Решено!
   *[helped] Решено с помощью.
} Темы: { $themes }. Всего решено задач: { $count }
puzzle-streak = { $count ->
    [one] Задачи дня: { $count } день подряд
    [few] Задачи дня: { $count } дня подряд
   *[other] Задачи дня: { $count } дней подряд
}
puzzle-solution = Решение: { $moves }
puzzle-over = Задача окончена: Enter или «дальше» — следующая, «выход» — выйти
puzzle-wrong = { $why ->
    [loses] { $move } проигрывает: { $reply } ({ $score }). Попробуйте ещё
    [slow] { $move } тоже выигрывает, но дольше: { $reply } ({ $score }). Попробуйте ещё
   *[worse] { $move } — не решение. Ответ: { $reply } ({ $score }). Попробуйте ещё
}
puzzle-wrong-ends = { $move } — не решение. { $end }. Попробуйте ещё
puzzle-hint = { $what ->
    [piece] Присмотритесь к { $place }: ходить отсюда
    [place] Присмотритесь к { $place }
    [reserve] Присмотритесь к резерву
    [restore] Присмотритесь к бэкапам
    [build] Присмотритесь к линиям, для которых можно построить бэкап
   *[other] Двигать ничего не нужно
}
puzzle-hint-move = Ход: { $move }
puzzle-not-kept = Сохранить успехи не удалось: { $why }

puzzle-word-hint = подсказка
puzzle-word-solution = решение
puzzle-word-next = дальше
puzzle-word-moves = ходы
puzzle-word-board = доска
puzzle-word-help = помощь
puzzle-word-quit = выход
puzzle-help-hint = чем ходить, затем сам ход
puzzle-help-solution = показать решение
puzzle-help-next = перейти к другой задаче
puzzle-help-moves = перечислить возможные ходы
puzzle-help-board = показать доску ещё раз
puzzle-help-help = этот текст
puzzle-help-quit = выйти; решённое сохраняется
