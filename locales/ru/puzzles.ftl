### Задачи: как их решают и как находят.

cli-about-puzzles = Найти задачи в партиях движка и доказать их заново
cli-more-puzzles = В docs/puzzles.md сказано, какая задача хороша и как она доказывается.
cli-about-puzzles-build = Найти задачи для игры и записать их в файл
cli-more-puzzles-build = Файл, начатый с теми же настройками, продолжается. Ctrl-C сохраняет найденное. При том же начальном числе задачи те же при любом числе потоков.
cli-about-puzzles-check = Доказать задачи заново: при каждом выборе решение должно быть явно лучше любого другого хода
cli-flag-count = Сколько задач; без этого ключа 200
puzzles-nodes = Сколько позиций перебирает доказательство при каждом выборе
puzzles-seed = Число, из которого следует всё случайное; без этого ключа 1
puzzles-output = Файл; без этого ключа ИГРА-puzzles.txt в текущей папке
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
puzzles-checked = задач: { $count }, не доказано: { $failed }, позиций перебора: { $nodes }
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
puzzle-theme-restore = Восстановление
puzzle-theme-merge = Превращение
puzzle-theme-split = Деление столбика
puzzle-theme-promotion = Проход в дамки
puzzle-theme-pass = Пас
puzzle-theme-lay = Выкладывание
puzzle-theme-trap = Запирание
puzzle-theme-endgame = Окончание
