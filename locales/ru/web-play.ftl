# Страница, на которой играют.
web-play-you = вы
web-play-to-move = ход
web-play-winner = победа
web-play-has-man = { $count ->
    [one] { $count } простая
    [few] { $count } простые
   *[other] { $count } простых
}
web-play-has-king = { $count ->
    [one] { $count } дамка
    [few] { $count } дамки
   *[other] { $count } дамок
}
web-play-has-checker = { $count ->
    [one] { $count } шашка
    [few] { $count } шашки
   *[other] { $count } шашек
}
web-play-clock-of = { $side ->
    [white] Часы белых
    [black] Часы чёрных
   *[other] Часы игрока { $number }
}
web-score = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}

web-play-status = Состояние партии
web-play-your-turn = Ваш ход
web-play-lay = Ваш ход: поставьте шашку рядом с другими
web-play-stuck = Ни одна ваша шашка ходить не может: постройте или восстановите бэкап
web-play-turn-of = { $side ->
    [white] Ход белых
    [black] Ход чёрных
   *[other] Ход игрока { $number }
}
web-play-thinking = { $side ->
    [white] Белые думают
    [black] Чёрные думают
   *[other] Игрок { $number } думает
}
web-play-hinting = Ищу подсказку
web-play-premove = Предварительный ход задан
web-play-wait = Сейчас не ваш ход
web-play-go-on = Бейте дальше: выберите поле
web-play-where = Выберите, куда пойдут шашки
web-play-may-go-on = Закончите ход или продолжите его
web-play-may-build = Можно построить бэкап: выберите линию
web-play-may-restore = Можно восстановить бэкап
web-play-looking = После хода { $ply } из { $plies }
web-play-to-game = Вернуться к партии
web-play-from-start = Играть с начала
web-play-ask-resign = { $side ->
    [white] Белые сдаются?
    [black] Чёрные сдаются?
   *[other] Игрок { $number } сдаётся?
}
web-play-ask-draw = { $side ->
    [white] Белые предлагают ничью. Принять?
    [black] Чёрные предлагают ничью. Принять?
   *[other] Игрок { $number } предлагает ничью. Принять?
}
web-play-agree = Принять
web-play-no = Отклонить
web-play-draw-refused = Ничья отклонена

web-play-actions = Действия
web-play-hint = Подсказка
web-play-take-back = Вернуть ход
web-play-draw = Предложить ничью
web-play-resign = Сдаться
web-play-turn = Перевернуть доску
web-play-new = Новая партия
web-play-rematch = Реванш
web-play-analyse = Анализ

web-play-moves = Ходы
web-play-no-moves = Ходов пока нет
web-play-look-first = Первый ход
web-play-look-back = Предыдущий ход
web-play-look-on = Следующий ход
web-play-look-last = Вернуться к партии
web-play-keys = Во время игры
web-play-keys-look = предыдущий и следующий ход
web-play-keys-ends = первый ход; вернуться к партии
web-play-type = Введите ход
web-play-type-do = Пойти
web-play-position = Позиция
web-play-legal = { $count ->
    [one] { $count } возможный ход
    [few] { $count } возможных хода
   *[other] { $count } возможных ходов
}

web-play-games = Ваши партии
web-play-going = Текущие
web-play-over = Завершённые
web-play-plies = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}

web-play-hint-line = Вариант: { $line }
web-hint-only = — единственный возможный ход
web-hint-wins = { $count ->
    [1] выигрывает сразу
    [one] выигрывает самое большее за { $count } ход
    [few] выигрывает самое большее за { $count } хода
   *[other] выигрывает самое большее за { $count } ходов
}
web-hint-loses = держится дольше всего: проигрыш через { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}
web-hint-saves = спасает партию: любой другой ход проигрывает
web-hint-gains = выигрывает { $won }
web-hint-gains-for = выигрывает { $won } за { $lost }
web-hint-points = { $points ->
    [one] выигрывает у соперника { $points } очко
    [few] выигрывает у соперника { $points } очка
   *[other] выигрывает у соперника { $points } очков
}
web-hint-keeps = иначе соперник выигрывает { $won }: { $line }
web-hint-keeps-for = иначе соперник выигрывает { $won } за { $lost }: { $line }
web-hint-keeps-points = { $points ->
    [one] иначе соперник получает { $points } очко: { $line }
    [few] иначе соперник получает { $points } очка: { $line }
   *[other] иначе соперник получает { $points } очков: { $line }
}
web-hint-becomes = { $piece ->
    [king] ведёт к дамке
    [queen] ведёт к королеве
   *[drone] ведёт к дрону
}
web-hint-exchange = — равный размен
web-hint-better = — лучший ход, перевес { NUMBER($worth, minimumFractionDigits: 1) } шашки
web-hint-equal = — один из нескольких равноценных ходов
web-hint-best = — выбор движка
web-hint-men = { $count ->
    [1] простую
    [one] { $count } простую
    [few] { $count } простые
   *[other] { $count } простых
}
web-hint-kings = { $count ->
    [1] дамку
    [one] { $count } дамку
    [few] { $count } дамки
   *[other] { $count } дамок
}

web-setup-title = Новая партия
web-setup-game = Игра
web-setup-position = Начать с этой позиции
web-setup-players = Игроки
web-setup-person = Человек
web-setup-level = { $level ->
    [1] Движок, уровень 1: для новичков
    [10] Движок, уровень 10: в полную силу
   *[other] Движок, уровень { $level }
}
web-setup-swap = Поменяться сторонами
web-setup-clock = Контроль времени
web-setup-clock-none = Без часов
web-setup-clock-own = Свой
web-setup-clock-about = Минуты каждому игроку и секунды, добавляемые за каждый ход.
web-setup-minutes = Минуты
web-setup-seconds = Добавка, с
web-setup-bottom = Внизу доски
web-setup-bottom-usual = Автоматически
web-setup-begin = Начать партию
web-setup-cancel = Отмена
