# Страница анализа.
web-analysis-game = Игра
web-analysis-new = Заново
web-analysis-edit = Править
web-analysis-play = Играть отсюда
web-analysis-to-move = Ход: { $seat }
web-analysis-start = Начало
web-analysis-seat = Игрок

## Шаги

web-analysis-steps = Пройти по партии
web-analysis-first = В начало
web-analysis-back = Предыдущий ход
web-analysis-on = Следующий ход
web-analysis-last = В конец
web-analysis-turn = Перевернуть доску
web-analysis-keys-step = Ход назад или вперёд
web-analysis-keys-aside = К другому варианту
web-analysis-keys-ends = В начало, в конец
web-analysis-keys-undo = Отменить правку, вернуть её
web-analysis-keys-paste = Открыть скопированную партию

## Движок

web-analysis-engine = Движок
web-analysis-worth = Оценка
web-analysis-worth-unknown = пока неизвестна
web-analysis-lines = Варианты
web-analysis-lines-count = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[other] { $count } вариантов
}
web-analysis-depth = Глубина { $depth }
web-analysis-speed = { $speed }/с
web-analysis-speed-about = Позиций в секунду
web-analysis-stop = Остановить
web-analysis-go-on = Продолжить анализ
web-analysis-thinking = Думает…
web-analysis-over = Партия окончена.
web-analysis-busy = Движок разбирает партию.
web-analysis-play-first = Сыграть { $move }
web-analysis-table-win = { $plies ->
    [0] победа: { $seat }
    [one] { $seat }: выигрыш за { $plies } полуход
    [few] { $seat }: выигрыш за { $plies } полухода
   *[other] { $seat }: выигрыш за { $plies } полуходов
}

## Ходы, варианты, комментарии

web-analysis-moves = Ходы
web-analysis-no-moves = Делайте ходы на доске или откройте партию. Другие ходы на том же месте станут вариантами.
web-analysis-annotate = Комментарий и знаки
web-analysis-signs = Знаки
web-analysis-sign-good = хороший ход
web-analysis-sign-bad = ошибка
web-analysis-sign-brilliant = отличный ход
web-analysis-sign-terrible = зевок
web-analysis-sign-interesting = интересный ход
web-analysis-sign-dubious = сомнительный ход
web-analysis-promote = Поднять вариант
web-analysis-make-main = Сделать главным
web-analysis-delete = Удалить отсюда
web-analysis-undo = Отменить
web-analysis-redo = Повторить
web-analysis-comment = Комментарий
web-analysis-comment-game = Комментарий к партии
web-analysis-comment-move = Комментарий к { $move }

## Разбор

web-analysis-review = Разбор
web-analysis-review-begin = Разобрать партию
web-analysis-review-progress = Ход разбора
web-analysis-done = { $done } из { $all }
web-analysis-thoroughness = Глубина
web-analysis-quick = Быстрая
web-analysis-usual = Стандартная
web-analysis-deep = Большая
web-analysis-graph = Оценка по ходу партии
web-analysis-graph-empty = Здесь появится кривая оценки, когда партия будет разобрана.
web-analysis-accuracy = Точность
web-analysis-inaccuracy = Неточность
web-analysis-mistake = Ошибка
web-analysis-blunder = Зевок
web-analysis-judged = { $mark }. Лучше было { $move } ({ $worth })
web-analysis-better-title = Что было бы лучше
web-analysis-better = Лучше
web-analysis-no-mistakes = Ошибок не найдено.

## Открыть

web-analysis-import = Открыть
web-analysis-paste = Партия или файл партий (PDN)
web-analysis-file = Выбрать файл
web-analysis-drop = или бросьте его на страницу
web-analysis-open = Открыть
web-analysis-choose = { $count ->
    [one] Найдена { $count } партия:
    [few] Найдено { $count } партии. Какую открыть?
   *[other] Найдено { $count } партий. Какую открыть?
}
web-analysis-broken = (с ошибкой)
web-analysis-plies = { $count ->
    [one] { $count } полуход
    [few] { $count } полухода
   *[other] { $count } полуходов
}
web-analysis-warnings = { $count ->
    [one] { $count } замечание
    [few] { $count } замечания
   *[other] { $count } замечаний
}
web-analysis-other-file = Другой файл
web-analysis-no-game = Партий в нём не найдено.
web-analysis-file-large = { $name } больше { $most } МБ: разделите его на части.
web-analysis-file-encoding = { $name } — не текст UTF-8. Сохраните его в UTF-8 и попробуйте снова.

## Поделиться

web-analysis-share = Поделиться
web-analysis-link = Ссылка
web-analysis-link-about = Вся партия с вариантами и комментариями — в самой ссылке. Нигде ничего не хранится.
web-analysis-record = Запись (PDN)
web-analysis-about-game = Имена и даты
web-analysis-tag-event = Турнир
web-analysis-tag-date = Дата
web-analysis-position = Позиция
web-analysis-picture = доска как картинка
web-analysis-copy = Копировать
web-analysis-copied = Скопировано: { $what }
web-analysis-copy-failed = Браузер не даёт странице копировать. Текст выделен: скопируйте его клавишами.
web-analysis-download = Скачать
web-analysis-link-damaged = В этой ссылке нет партии: по дороге её обрезали или изменили. Попросите прислать её ещё раз.
web-analysis-link-unknown = Эту ссылку сделала Doska, которую эта не понимает. Обновите страницу; не поможет — попросите партию файлом.
web-analysis-link-long = Партия в этой ссылке слишком велика, чтобы её открыть.
web-analysis-link-position = В этой ссылке нет позиции, которую можно открыть: { $why }
web-analysis-link-move = Ход { $ply } ссылки, «{ $move }», невозможен: { $why }. Партия открыта до него.
