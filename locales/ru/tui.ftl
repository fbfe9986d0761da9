# Игра в терминале: слова обоих способов игры, затем слова для всего экрана.

## Командная строка
cli-value-seat = МЕСТО
cli-value-clock = ЧАСЫ
cli-flag-level = Играть с программой: уровень от 1 (выигрывает новичок) до 10 (полная сила)
cli-flag-seat = Ваше место: first, second, random, none или номера, например 1,3; остальные места у программы
cli-flag-clock = Минуты и секунды, добавляемые за ход: 5+3
play-movetime = Без часов программа думает не дольше стольких миллисекунд, по умолчанию 3000
play-seed = Из чего следуют все случайности; по умолчанию каждый раз иначе
cli-flag-plain = Строка за строкой, а не на весь экран: для программ чтения с экрана
play-seat = «{ $part }» — не место: ожидается first, second, random, none или номера от 1 до { $most } через запятую

## Оба способа

cli-word-hint = подсказка, подскажи
cli-word-clock = часы, время
cli-help-hint = что сыграла бы программа и почему
cli-help-hint-operand = -
cli-help-clock = сколько времени осталось
cli-help-clock-operand = -
play-person = вы
play-engine = { $name }, уровень { $level }
play-engine-moves = { $seat } ({ $engine }): { $move }
play-clocks = Часы: { $list }
play-no-clock = Эта партия без часов
play-hint = Подсказка: { $move }. Оценка { $score } на глубине { $depth }: { $line }

## Весь экран

tui-wait = Подождите: ход программы
tui-thinking = Программа думает…
tui-thinking-hint = Ищу подсказку…
tui-must-capture = Нужно бить
tui-taken-back = Ход возвращён
tui-no-pass = Пасовать здесь нельзя
tui-draw-asked = Ничья предложена. Программа думает…
tui-draw-refused = Ничья отклонена
tui-ask-draw = { $side ->
    [white] Белые предлагают ничью. Принять?
    [black] Чёрные предлагают ничью. Принять?
   *[other] Игрок { $number } предлагает ничью. Принять?
}
tui-ask-resign = Сдаётесь?
tui-ask-quit = Выйти из партии? Она сохранится, и её можно будет продолжить.
tui-ask-new = Оставить эту партию и выбрать другую игру? Партия сохранится.
tui-ask-rematch = Оставить эту партию и начать заново, поменявшись местами? Партия сохранится.
tui-ask-replace = { $file } уже есть. Заменить?
tui-yes = Да
tui-no = Нет
tui-save-title = Сохранить как
tui-load-title = Загрузить запись
tui-prompt-keys = Enter — принять, Esc — отмена
tui-moves = Ходы
tui-choose = Можно выбрать
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
tui-key-new = новая игра
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
tui-help-tap = взять фигуру, выбрать поле; пробел тоже
tui-help-next = к следующему возможному полю, потом к списку рядом с доской
tui-help-back = шаг хода назад; весь ход назад
tui-help-number = сколько шашек столбика идёт
tui-help-hint = подсказка: лучший ход, оценка и вариант
tui-help-undo = вернуть ход, до вашего последнего
tui-help-flip = перевернуть доску
tui-help-judge = показывать оценку программы; + в пользу первой стороны
tui-help-moves = листать список ходов
tui-help-help = эта справка
tui-help-quit = выход; партия сохранится
tui-help-mouse = щёлкать по фигуре и полю, по спискам и клавишам внизу; правой — отменить
tui-help-signs = Знаки на доске
tui-help-colours = Цвета говорят то же; курсор синий.
tui-sign-origin = эта фигура может ходить
tui-sign-chosen = выбрано для хода
tui-sign-target = сюда можно пойти (> <, если поле занято)
tui-sign-jumped = будет побита
tui-sign-last = последний ход
tui-sign-hint = подсказка

## Выбор игры

tui-start-title = новая партия
tui-start-keys = ↑ ↓ — строка, ← → — изменить, Enter — начать, q — выход
tui-row-game = Игра
tui-row-clock = Часы
tui-no-clock = без часов
tui-person = человек
tui-begin = Начать
tui-load = Загрузить запись
tui-quit = Выход
