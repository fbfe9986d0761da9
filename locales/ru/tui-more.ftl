# Приложение для терминала: клавиши, меню, что говорится в первой партии.

tui-welcome = Наберите ход, выберите стрелками и Enter или мышью. Esc открывает меню
tui-over-keys = F8 — реванш со сменой сторон, F9 — другая игра, F3 — вернуть ход
tui-over-next = F8 — реванш, F9 — другая игра, F3 — вернуть ход. Следующий соперник: { $opponent }
tui-line = Наберите ход, например { $example }, или команду, например «подсказка»
tui-line-over = Наберите команду: «назад», «сохранить», «выход»
tui-ask-offer = Предложить ничью?
tui-key-menu = меню
tui-key-rules = правила
tui-key-load = открыть запись
tui-letters = буквы, цифры
tui-help-type = набрать ход (c3-d4) или команду (подсказка, назад, ничья, сдаюсь, сохранить ФАЙЛ); Enter — сделать ход
tui-help-menu = меню: все команды, в том числе ничья, сдаться, пас
tui-help-rules = правила этой игры
tui-help-save = сохранить запись партии
tui-help-rematch = реванш со сменой сторон
tui-help-new = другая игра
tui-page-parts = ↑ ↓ и Page листают, ← → переходят к другому разделу, Esc закрывает

## Оставленные партии

play-resume = Продолжить партию из этого файла; без файла — последнюю оставленную
cli-flag-list = Список оставленных партий: дата, игра, соперник, полуходы, файл
play-people = между людьми
play-kept-none = Нет незаконченной партии. «doska play» начинает новую
play-kept-plies = { $count ->
    [one] { $count } полуход
    [few] { $count } полухода
   *[other] { $count } полуходов
}
play-kept-over = { $count ->
    [one] завершена, { $count } полуход
    [few] завершена, { $count } полухода
   *[other] завершена, { $count } полуходов
}
play-kept-hint = «doska play --resume» продолжает первую незаконченную партию, «doska play --resume ФАЙЛ» — другую.
tui-continue = Продолжить партию
tui-rules-page = Правила этой игры

## Уроки и задачи

tui-lesson = Урок
tui-puzzles = Задачи
tui-lesson-title = Задание { $number } из { $count }: { $title }
tui-puzzle-title = Задача { $id }, уровень { $level }
tui-puzzle-task = Найдите лучший ход.
tui-puzzle-wrong = { $move } — не решение. Попробуйте ещё
tui-puzzle-solved = Решено!
tui-puzzle-piece = Ход начинается здесь
tui-puzzle-move = Ход: { $move }
tui-task-right = Верно. Продолжайте
tui-task-next = Enter — следующее
tui-key-next = дальше
tui-key-restart = сначала
tui-key-start = к выбору игры

## Просмотр записей

tui-record-keys = ← → ход, ↑ ↓ другой вариант, Home и End, PageUp и PageDown
tui-record-looking = Это запись: F8 — играть отсюда
tui-record-result = Результат: { $result }
tui-record-others = Варианты: { $list }
tui-key-play-on = играть отсюда
show-what = Игра, или файл, последняя партия которого просматривается по ходам
cli-play-offer = Предложить ничью? (да/нет)
