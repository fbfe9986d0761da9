# Игра в терминале: слова обоих способов игры, затем слова для всего экрана.

## Командная строка
cli-value-seat = МЕСТО
cli-value-clock = ЧАСЫ
cli-flag-level = Играть с движком: уровень от 1 (для новичков) до 10 (полная сила)
cli-flag-seat = Ваше место: first, second, random, none или номера, например 1,3; за остальных играет движок
cli-flag-clock = Контроль времени, минуты и добавка в секундах: 5+3
play-movetime = Сколько миллисекунд движок думает над ходом без часов, по умолчанию 3000
play-seed = Начальное число генератора; по умолчанию каждый раз другое
cli-flag-plain = Строка за строкой, а не на весь экран: для программ чтения с экрана
play-seat = «{ $part }» — не место: ожидается first, second, random, none или номера от 1 до { $most } через запятую

## Оба способа

cli-word-hint = подсказка, подскажи
cli-word-clock = часы, время
cli-help-hint = что сыграл бы движок и почему
cli-help-hint-operand = -
cli-help-clock = сколько времени осталось
cli-help-clock-operand = -
play-person = вы
play-engine = { $name }, уровень { $level }
play-engine-moves = { $seat } ({ $engine }): { $move }
play-clocks = Часы: { $list }
play-no-clock = Эта партия без часов
play-hint = Подсказка: { $move } ({ $score }, глубина { $depth }): { $line }

## Весь экран

tui-wait = Подождите: ход движка
tui-thinking = Движок думает…
tui-thinking-hint = Ищу подсказку…
tui-must-capture = Бить обязательно
tui-taken-back = Ход возвращён
tui-no-pass = Сейчас пасовать нельзя
tui-draw-asked = Ничья предложена. Движок думает…
tui-draw-refused = Ничья отклонена
tui-ask-draw = { $side ->
    [white] Белые предлагают ничью. Принять?
    [black] Чёрные предлагают ничью. Принять?
   *[other] Игрок { $number } предлагает ничью. Принять?
}
tui-ask-resign = Сдаётесь?
tui-ask-quit = Выйти из партии? Она сохранится, её можно будет продолжить.
tui-ask-new = Оставить партию и выбрать другую игру? Партия сохранится.
tui-ask-rematch = Оставить партию и начать реванш, поменявшись сторонами? Партия сохранится.
tui-ask-replace = { $file } уже существует. Заменить?
tui-answer-yes = { $question ->
    [quit] Выйти
    [new] Новая партия
    [rematch] Реванш
    [resign] Сдаться
    [offer] Предложить ничью
    [draw] Принять
   *[replace] Заменить
}
tui-answer-no = { $question ->
    [draw] Отклонить
   *[other] Отмена
}
tui-no = Нет
tui-save-title = Сохранить как
tui-load-title = Загрузить запись
tui-prompt-keys = Enter — принять, Esc — отмена
tui-moves = Ходы
tui-choose = Выбор
tui-choose-take = Сколько шашек?
tui-choose-build = Построить бэкап?
tui-choose-restore = Восстановить бэкап?
tui-finish = закончить
tui-drop = сбросить шашку
tui-pass = пас
tui-key-help = справка
tui-key-hint = подсказка
tui-key-back = вернуть ход
tui-key-flip = перевернуть
tui-key-judge = оценка
tui-key-save = сохранить
tui-key-quit = выход
tui-key-draw = ничья
tui-key-resign = сдаться
tui-key-new = новая партия
tui-key-rematch = реванш
tui-too-small = Нужен терминал { $width }×{ $height }, а здесь { $columns }×{ $rows }. Увеличьте его или играйте командой «doska play --plain». q — выход

## Справка

tui-help-title = Справка
tui-help-scroll = Стрелки и Page листают, любая другая клавиша закрывает
tui-help-close = Любая клавиша закрывает
tui-help-keys = Клавиши
tui-arrows = стрелки
tui-mouse = мышь
tui-help-walk = двигать курсор по доске
tui-help-tap = выбрать фигуру, затем поле; пробел тоже
tui-help-next = следующее поле, потом список рядом с доской
tui-help-back = отменить шаг хода; весь ход
tui-help-number = сколько шашек столбика пойдёт
tui-help-hint = подсказка: лучший ход, оценка и вариант
tui-help-undo = вернуть до вашего последнего хода
tui-help-flip = перевернуть доску
tui-help-judge = показать оценку движка; + в пользу первой стороны
tui-help-moves = листать список ходов
tui-help-help = эта справка
tui-help-quit = выйти; партия сохранится
tui-help-mouse = щёлкать по фигуре и полю, по спискам и клавишам; правой — отменить
tui-help-signs = Знаки на доске
tui-help-colours = Цвета означают то же; курсор синий.
tui-sign-origin = эта фигура может ходить
tui-sign-chosen = выбрано
tui-sign-target = сюда можно пойти (> <, если поле занято)
tui-sign-jumped = будет побита
tui-sign-last = последний ход
tui-sign-hint = подсказка

## Выбор игры

tui-start-title = новая партия
tui-start-keys = ↑ ↓ — строка, ← → — изменить, Enter — начать, q — выход
tui-row-game = Игра
tui-row-clock = Контроль времени
tui-no-clock = без часов
tui-person = человек
tui-begin = Начать
tui-load = Загрузить запись
tui-quit = Выход
