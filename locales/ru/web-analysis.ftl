# Страница анализа.
web-analysis-game = Игра
web-analysis-new = Новый анализ
web-analysis-edit = Изменить
web-analysis-play = Играть отсюда
web-analysis-to-move = { $side ->
    [white] Ход белых
    [black] Ход чёрных
   *[other] Ход игрока { $number }
}
web-analysis-start = Начало
web-analysis-seat = Игрок

## Шаги

web-analysis-steps = Ходы партии
web-analysis-first = Начальная позиция
web-analysis-back = Предыдущий ход
web-analysis-on = Следующий ход
web-analysis-last = Последняя позиция
web-analysis-turn = Перевернуть доску
web-analysis-keys-step = предыдущий или следующий ход
web-analysis-keys-aside = другой вариант
web-analysis-keys-ends = начальная или последняя позиция
web-analysis-keys-undo = отменить или повторить правку
web-analysis-keys-paste = открыть скопированную партию

## Движок

web-analysis-engine = Движок
web-analysis-worth = Оценка
web-analysis-worth-unknown = пока нет
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
web-analysis-over = Партия окончена
web-analysis-busy = Движок разбирает партию
web-analysis-play-first = Сыграть { $move }
web-analysis-table-win = { $side ->
    [white] { $plies ->
        [0] белые победили
        [one] белые выигрывают за { $plies } полуход
        [few] белые выигрывают за { $plies } полухода
       *[other] белые выигрывают за { $plies } полуходов
    }
    [black] { $plies ->
        [0] чёрные победили
        [one] чёрные выигрывают за { $plies } полуход
        [few] чёрные выигрывают за { $plies } полухода
       *[other] чёрные выигрывают за { $plies } полуходов
    }
   *[other] { $plies ->
        [0] победил игрок { $number }
        [one] игрок { $number } выигрывает за { $plies } полуход
        [few] игрок { $number } выигрывает за { $plies } полухода
       *[other] игрок { $number } выигрывает за { $plies } полуходов
    }
}

## Ходы, варианты, комментарии

web-analysis-moves = Ходы
web-analysis-no-moves = Делайте ходы на доске или откройте партию. Другие ходы из той же позиции станут вариантами.
web-analysis-annotate = Комментарий и знаки
web-analysis-signs = Знаки
web-analysis-sign-good = хороший ход
web-analysis-sign-bad = ошибка
web-analysis-sign-brilliant = отличный ход
web-analysis-sign-terrible = зевок
web-analysis-sign-interesting = интересный ход
web-analysis-sign-dubious = сомнительный ход
web-analysis-promote = Поднять вариант
web-analysis-make-main = Сделать главным вариантом
web-analysis-delete = Удалить отсюда
web-analysis-undo = Отменить
web-analysis-redo = Повторить
web-analysis-comment = Комментарий
web-analysis-comment-game = Комментарий к партии
web-analysis-comment-move = Комментарий к ходу { $move }

## Разбор

web-analysis-review = Разбор
web-analysis-review-begin = Разобрать партию
web-analysis-review-progress = Выполнение разбора
web-analysis-done = { $done } из { $all }
web-analysis-thoroughness = Глубина
web-analysis-quick = Быстрая
web-analysis-usual = Стандартная
web-analysis-deep = Большая
web-analysis-graph = График оценки
web-analysis-graph-empty = Разберите партию, чтобы увидеть график оценки
web-analysis-accuracy = Точность
web-analysis-inaccuracy = Неточность
web-analysis-mistake = Ошибка
web-analysis-blunder = Зевок
web-analysis-judged = { $mark }. Лучше { $move } ({ $worth })
web-analysis-better-title = Лучшие ходы
web-analysis-better = Лучше
web-analysis-no-mistakes = Ошибок не найдено

## Открыть

web-analysis-import = Импорт
web-analysis-paste = Партия или несколько партий (PDN)
web-analysis-file = Выбрать файл
web-analysis-drop = или перетащите его на страницу
web-analysis-open = Открыть
web-analysis-choose = { $count ->
    [one] Найдена { $count } партия:
    [few] Найдено { $count } партии. Какую открыть?
   *[other] Найдено { $count } партий. Какую открыть?
}
web-analysis-broken = (повреждена)
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
web-analysis-no-game = Партий не найдено
web-analysis-file-large = { $name } больше { $most } МБ: разделите его на части
web-analysis-file-encoding = { $name } — не текст UTF-8: сохраните его в UTF-8 и попробуйте снова

## Поделиться

web-analysis-share = Поделиться
web-analysis-link = Ссылка
web-analysis-link-about = Вся партия с вариантами и комментариями — в самой ссылке. Нигде ничего не хранится.
web-analysis-record = Запись (PDN)
web-analysis-about-game = Сведения о партии
web-analysis-tag-event = Турнир
web-analysis-tag-date = Дата
web-analysis-position = Позиция
web-analysis-picture = картинка с доской
web-analysis-copy = Копировать
web-analysis-copied = Скопировано: { $what }
web-analysis-copy-failed = Браузер не разрешил копирование. Текст выделен: скопируйте его сами.
web-analysis-download = Скачать
web-analysis-link-damaged = Ссылка повреждена: она обрезана или изменена. Попросите прислать её ещё раз.
web-analysis-link-unknown = Эта ссылка из другой версии Doska. Обновите страницу; если не поможет, попросите партию файлом.
web-analysis-link-long = Партия в этой ссылке слишком велика, чтобы её открыть
web-analysis-link-position = Позицию из этой ссылки открыть нельзя: { $why }
web-analysis-link-move = Ход { $ply } из ссылки, «{ $move }», невозможен: { $why }. Партия открыта до него.
