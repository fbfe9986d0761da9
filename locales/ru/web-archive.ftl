# Архив партий, дерево дебютов, анализ, сохранённый на сервере.
web-games-title = Партии
web-preview-all-games = Сыгранные здесь партии: поиск по игроку, игре, результату, дебюту и позиции, выгрузка.
web-archive-title = Сыгранные здесь партии
web-archive-search = Поиск партий
web-archive-player = Игрок
web-archive-anybody = Любой
web-archive-player-remove = Убрать из поиска: { $name }
web-archive-game = Игра
web-archive-any-game = Любая игра
web-archive-result = Результат
web-archive-any = Любой
web-archive-result-won = Игрок победил
web-archive-result-lost = Игрок проиграл
web-archive-result-first = { $coloured ->
    [yes] Победа белых
   *[no] Победа первой команды
 }
web-archive-result-second = { $coloured ->
    [yes] Победа чёрных
   *[no] Победа второй команды
 }
web-archive-result-draw = Ничья
web-archive-result-aborted = Отменена
web-archive-find = Найти
web-archive-more = Ещё условия
web-archive-pace = Темп
web-archive-pace-blitz = Блиц
web-archive-pace-rapid = Рапид
web-archive-pace-correspondence = По переписке
web-archive-rated = Вид партии
web-archive-rated-true = Рейтинговые
web-archive-rated-false = Товарищеские
web-archive-since = С
web-archive-until = По
web-archive-moves = Первые ходы
web-archive-moves-example = Друг за другом, через пробел
web-archive-position = Встретившаяся позиция, текстом
web-archive-options = С определёнными параметрами игры
web-archive-choose-game = Выберите игру, чтобы искать по первым ходам, позиции и параметрам игры.
web-archive-open = { $game }, { $date }
web-archive-playing = Ещё идёт
web-archive-aborted = Отменена
web-archive-plies = { $plies ->
    [one] { $plies } полуход
    [few] { $plies } полухода
   *[many] { $plies } полуходов
 }
web-archive-analyse = Анализ
web-archive-pdn = Запись (PDN)
web-archive-next = Ещё партии
web-archive-download-pdn = Скачать все в PDN
web-archive-download-ndjson = Скачать все в NDJSON
web-archive-nothing = Партии не найдены. Уберите часть условий.
web-archive-empty = Здесь хранятся партии, сыгранные на этом сервере.
web-archive-play = Выбрать игру
web-archive-of-player = Все партии

web-explorer-title = База дебютов
web-explorer-move = Ход
web-explorer-games = Партии
web-explorer-results = Результаты
web-explorer-sources = Партии людей: { $people }, движков: { $selfplay }
web-explorer-bar = { $coloured ->
    [yes] Белые { $first }, ничьи { $draws }, чёрные { $second }
   *[no] Первая команда { $first }, ничьи { $draws }, вторая команда { $second }
 }
web-explorer-find = Найти эти партии
web-explorer-nothing = В известных партиях такой позиции не было
web-explorer-play = Играть с этой позиции
web-explorer-away = Сервер партий недоступен

web-kept-none = Сервер ещё не разбирал эту партию
web-kept-failed = Сохранённый разбор не загрузился
web-kept-ask = Разобрать на сервере
web-kept-queued = Сервер разбирает партию; результат появится здесь.
web-kept-progress = Ход разбора
web-kept-done = Партию разобрал сервер; оценки хранятся вместе с ней.
