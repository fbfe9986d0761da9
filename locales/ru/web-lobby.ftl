# Лобби, вызовы и игра по сети на первой странице.
web-nav-lobby = Лобби
web-lobby-title = Лобби
web-preview-all-lobby = Найдите соперника для редких настольных игр: открытые вызовы, быстрый подбор и еженедельные встречи.
web-challenge-title = Вызов
web-lobby-friend = Играть с другом
web-lobby-new = Новый вызов
web-lobby-new-to = Вызвать игрока
web-lobby-new-to-name = Вызвать игрока { $name }
web-lobby-open-challenges = Открытые вызовы
web-lobby-yours = Ваши вызовы
web-lobby-unreachable = Сервер не отвечает. Список мог устареть.
web-lobby-none-shown = Под эти фильтры не подходит ни один вызов
web-lobby-own = Ваш вызов
web-lobby-open = Открыть
web-lobby-cancel = Отменить
web-lobby-look = Посмотреть
web-lobby-take = Играть
web-lobby-take-of = Играть: { $game }, соперник { $name }
web-lobby-sit = { $free ->
    [one] Присоединиться: { $free } место
    [few] Присоединиться: { $free } места
   *[other] Присоединиться: { $free } мест
}
web-lobby-sign-in = Войти и играть
web-lobby-not-takeable = { $why ->
    [account] Для зарегистрированных игроков
    [rating] Ваш рейтинг вне диапазона
    [opponent] Для другого игрока
   *[other] Вы не можете его принять
}
web-lobby-here = в сети
web-lobby-away = не в сети или играет

web-lobby-any-game = Любая игра
web-lobby-any-pace = Любой темп
web-lobby-any-rated = Любые партии
web-lobby-any-live = Любая партия с часами
web-lobby-only-rated = Рейтинговые
web-lobby-only-casual = Товарищеские
web-lobby-pace = Темп
web-lobby-pace-blitz = Блиц
web-lobby-pace-rapid = Рапид
web-lobby-pace-correspondence = По переписке
web-lobby-pace-none = Без часов
web-lobby-rating = Вид партии
web-lobby-fits = Только доступные мне

web-lobby-clock-none = Без часов
web-lobby-clock-live = { $minutes }+{ $seconds }
web-lobby-clock-delay = { $minutes } мин, задержка { $seconds } с
web-lobby-clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[other] { $days } дней на ход
}
web-lobby-clock-kind = Контроль времени
web-lobby-clock-kind-increment = С добавкой
web-lobby-clock-kind-delay = С задержкой
web-lobby-clock-kind-days = Дни на ход
web-lobby-clock-own-increment = Добавка, с
web-lobby-clock-own-delay = Задержка, с
web-lobby-clock-own-days = Дней на ход
web-lobby-clock-about = { $pace ->
    [correspondence] Ходите, когда удобно: быть в сети одновременно не нужно.
    [none] Без часов партия не бывает рейтинговой, и проиграть по времени нельзя.
   *[other] Минуты на партию и секунды на каждый ход. Оставайтесь в сети до конца партии.
}

web-lobby-visible = Кто может принять вызов
web-lobby-visible-link = Любой, у кого есть ссылка
web-lobby-visible-lobby = Любой в лобби
web-lobby-seat-lot = По жребию
web-lobby-rated = Рейтинговая партия
web-lobby-rated-why = { $why ->
    [guest] Для рейтинговых партий нужна регистрация.
    [clock] Рейтинговые партии играют с часами.
   *[position] Рейтинговые партии начинаются с обычной начальной позиции.
}
web-lobby-who = Требования к игрокам
web-lobby-members-only = Только зарегистрированные игроки
web-lobby-rating-min = Рейтинг от
web-lobby-rating-max = Рейтинг до
web-lobby-expires = Остаётся в лобби
web-lobby-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}
web-lobby-listed-about = { $pace ->
    [correspondence] Вызов могут принять и без вас. Партия появится в вашем списке, на первый ход у вас будет полное время.
    [none] Вызов могут принять и без вас.
   *[other] Вызов на партию с часами можно принять, только пока вы в сети.
}
web-lobby-make-link = Создать ссылку
web-lobby-post = Разместить в лобби
web-lobby-send = Отправить вызов
web-lobby-from-here = Бросить вызов с этой позиции
web-lobby-from-here-short = Бросить вызов

web-lobby-is-rated = Рейтинговая
web-lobby-is-casual = Товарищеская
web-lobby-from-position = С позиции
web-lobby-for-members = Для зарегистрированных
web-lobby-range = { $which ->
    [min] Рейтинг от { NUMBER($min, useGrouping: 0) }
    [max] Рейтинг до { NUMBER($max, useGrouping: 0) }
   *[both] Рейтинг { NUMBER($min, useGrouping: 0) }–{ NUMBER($max, useGrouping: 0) }
}

web-lobby-pairing = Быстрый подбор
web-lobby-pairing-start = Найти соперника
web-lobby-pairing-stop = Остановить поиск
web-lobby-pairing-looking = Ищем соперника
web-lobby-pairing-meanwhile = Чем дольше ожидание, тем шире диапазон рейтингов. Не закрывайте страницу.

web-lobby-hours = Еженедельные встречи
web-lobby-hours-about = Раз в неделю игроки каждой игры собираются вместе. Время указано по вашим часам.
web-lobby-hour-of = Час { $game }
web-lobby-hour-now = Сейчас
web-lobby-calendar = В календарь
web-lobby-calendar-of = Добавить еженедельный час в календарь: { $game }

web-lobby-empty = Разместите вызов, а пока поиграйте
web-lobby-empty-about = Вызов ждёт в лобби, пока его не примут, даже когда вас нет.
web-lobby-empty-post = Разместить вызов
web-lobby-empty-engine = Играть с движком
web-lobby-empty-puzzle = Решить задачу

web-lobby-link = Ссылка на партию
web-lobby-link-copied = Ссылка скопирована
web-lobby-link-share = Поделиться
web-lobby-qr = QR-код
web-lobby-qr-label = QR-код ссылки
web-lobby-seats = Места
web-lobby-seat-free = Свободно
web-lobby-sit-here = Занять место
web-lobby-sit-at = Занять место: { $seat }
web-lobby-you = { $name } (вы)

web-challenge-invites = { $name } приглашает вас сыграть
web-challenge-waiting = { $free ->
    [1] Ждём соперника
    [one] Ждём { $free } игрока
   *[other] Ждём { $free } игроков
}
web-challenge-started = Партия началась
web-challenge-cancelled = Вызов отменён
web-challenge-expired = Срок вызова истёк
web-challenge-missing = Вызов не найден
web-challenge-missing-about = Возможно, ссылка неполная или вызов удалён.
web-challenge-board = Начальная позиция
web-challenge-lot = Стороны выбираются по жребию
web-challenge-seat = { $side ->
    [white] Вы играете белыми
    [black] Вы играете чёрными
   *[other] Вы — игрок { $number }
}
web-challenge-sent = Вызов отправлен игроку { $name }
web-challenge-keep-open = Отправьте ссылку другу. Партия начнётся, когда он откроет её и нажмёт «Играть».
web-challenge-sent-about = Страницу можно закрыть: мы сообщим, когда вызов примут.
web-challenge-sent-live = Оставайтесь на сайте: партия начнётся, как только вызов примут.
web-challenge-listed = Вызов виден и в лобби. Страницу можно закрыть: мы сообщим, когда его примут.
web-challenge-listed-live = Вызов виден и в лобби. Оставайтесь на сайте: принять его можно, только пока вы здесь.
web-challenge-play = Играть
web-challenge-decline = Отклонить
web-challenge-cancel = Отменить вызов
web-challenge-leave = Выйти
web-challenge-bots = Никого нет? Место может занять бот
web-challenge-bot = { $name } (уровень { $level })
web-challenge-bot-seat = Играть с ботом
web-challenge-away = { $name } сейчас не в сети или играет. Партия с часами начинается, когда оба игрока в сети и свободны.
web-challenge-watch = Смотреть партию
web-challenge-to-lobby = В лобби

web-lobby-online = Игра по сети
web-lobby-count = { $count ->
    [one] { $count } вызов
    [few] { $count } вызова
   *[other] { $count } вызовов
}
web-lobby-hour-in = { $days ->
    [0] { $hours ->
        [0] { $when } · через { $minutes } мин
       *[other] { $minutes ->
            [0] { $when } · через { $hours } ч
           *[other] { $when } · через { $hours } ч { $minutes } мин
        }
    }
   *[other] { $hours ->
        [0] { $when } · через { $days } д
       *[other] { $when } · через { $days } д { $hours } ч
    }
}
