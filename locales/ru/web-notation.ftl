# Ходы, подсказки и команды для людей: что сайт говорит рядом с записью.
web-hint-piece = Ходит { $kind ->
    [man] простая { $place }
    [king] дамка { $place }
    [pawn] пешка { $place }
    [drone] дрон { $place }
    [queen] королева { $place }
   *[checker] столбик { $place }
}
web-hint-reserve = Сделайте сброс из резерва
web-hint-restore = Восстановите бэкап
web-hint-build = Постройте бэкап
web-hint-next-move = Куда?
web-hint-next-line = Почему?
web-play-hint-title = Подсказка: чем ходить
web-hint-next-move-title = Подсказка: куда ходить
web-hint-next-line-title = Подсказка: почему, с вариантом
web-hint-next-hide = Скрыть
web-hint-next-hide-title = Скрыть подсказку

web-said-from-stack = из столбика в { $count ->
    [one] { $count } шашку
    [few] { $count } шашки
   *[other] { $count } шашек
}
web-said-steps = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[other] { $count } шагов
}
web-said-captures = { $count ->
    [1] захвачена шашка
   *[other] захвачен столбик из { $count }
}

web-rules-try = Попробуйте сами
web-rules-try-who = Соперник
web-rules-try-engine = Движок
web-rules-try-self = Вы сами
web-rules-try-reset = Сначала
web-rules-try-wait = Движок отвечает
