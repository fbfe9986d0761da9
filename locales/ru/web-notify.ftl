# Партии по переписке на сайте и уведомления игроков.

web-notify-games = Мои партии онлайн
web-notify-waiting = { $count ->
    [one] Ваш ход в { $count } партии
    [few] Ваш ход в { $count } партиях
   *[other] Ваш ход в { $count } партиях
}
web-notify-yours = Ваш ход
web-notify-yours-left = Ваш ход · { $time }
web-notify-theirs = Ход соперника
web-notify-offered = Предложение ждёт ответа
web-notify-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
}
web-notify-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[other] { $count } часов
}
web-notify-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[other] { $count } минут
}
web-notify-next = { $count ->
    [one] Следующая партия
    [few] Следующая партия ({ $count })
   *[other] Следующая партия ({ $count })
}

web-notify-if = Условные ходы
web-notify-if-count = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[other] { $count } вариантов
}
web-notify-if-about = Если соперник сделает ход, который вы предвидели, ваш ответ будет сыгран сразу. Это видите только вы.
web-notify-if-failed = Условные ходы не загрузились
web-notify-if-line = Если { $moves }
web-notify-if-remove = Удалить вариант { $moves }
web-notify-if-theirs = Введите ход соперника
web-notify-if-answer = Теперь введите свой ответ.
web-notify-if-kept = Ответ { $move } сохранён.
web-notify-if-removed = Вариант удалён.
web-notify-if-back = Ход назад
web-notify-if-again = Новый вариант

web-notify-note = Заметки
web-notify-note-about = Только для вас: планы, идеи, что проверить в следующий раз

web-notify-ask = Присылать уведомление, когда ваш ход?
web-notify-ask-challenge = Прислать уведомление, когда вызов примут?
web-notify-turn-on = Включить
web-notify-not-now = Не сейчас
web-notify-turned-on = Уведомления включены

web-notify-title = Уведомления
web-notify-here = Уведомлять в этом браузере
web-notify-here-about = Даже когда Doska закрыта
web-notify-denied = Уведомления заблокированы в этом браузере. Их можно разрешить в его настройках для этого сайта.
web-notify-dismissed = Уведомления не включены. Разрешите их, когда спросит браузер.
web-notify-unable = Сейчас этот браузер не может получать уведомления. Обновите страницу и попробуйте ещё раз.
web-notify-what = О чём уведомлять
web-notify-kind-your_turn = Мой ход в партии по переписке
web-notify-kind-challenge = Меня вызывают на партию
web-notify-kind-challenge_taken = Кто-то принял мой вызов
web-notify-kind-game_started = Партия началась
web-notify-kind-game_ended = Партия по переписке окончена
web-notify-kind-offer = Соперник предлагает ничью, возврат хода или отмену партии
web-notify-kind-challenges = Новые вызовы в лобби
web-notify-mail = Ежедневное письмо
web-notify-mail-about = Раз в день, если где-то ваш ход. Чтобы писем не было, оставьте поле пустым.
web-notify-mail-sent = Мы отправили туда письмо. Откройте ссылку из него, чтобы подтвердить адрес.
web-notify-feed = Лента моих партий (Atom)
web-notify-feed-about = Для программ чтения лент. Никому не показывайте этот адрес: любой, кто его узнает, сможет читать ленту.
web-notify-feed-new = Сменить адрес
web-notify-challenge-feed = Лента новых вызовов (Atom)
web-notify-challenge-feed-about = Открытые вызовы из лобби для программ чтения лент. Ленту может читать любой.
web-notify-hook = Вебхук
web-notify-hook-url = URL
web-notify-hook-about = Для программ: подписанный запрос POST на каждое событие (Standard Webhooks). Чтобы выключить, оставьте поле пустым.
web-notify-hook-what = Что отправлять
web-notify-hook-secret = Ключ подписи
web-notify-hook-off = Вебхук выключен: он долго не отвечал. Чтобы включить, сохраните его ещё раз.
web-notify-save = Сохранить
web-notify-copy = Копировать
web-notify-copied = Скопировано
web-notify-kept = Сохранено

web-notify-test = Отправить проверочное сообщение
web-notify-test-result = Проверочное сообщение
web-notify-test-sent = Отправлено
web-notify-channel = { $channel ->
    [push] Браузер
    [mail] Почта
   *[webhook] Вебхук
}

web-notify-vacation = Отпуск
web-notify-vacation-about = Пока вас нет, ваши часы в партиях по переписке стоят. Объявите отпуск до того, как истечёт время.
web-notify-vacation-from = Первый день
web-notify-vacation-days = Дней
web-notify-vacation-take = Объявить
web-notify-vacation-now = сейчас
web-notify-vacation-cancel = Отменить отпуск { $dates }
web-notify-vacation-left = { $count ->
    [0] Дней отпуска в этом году не осталось
    [one] В этом году остался { $count } день отпуска
    [few] В этом году осталось { $count } дня отпуска
   *[other] В этом году осталось { $count } дней отпуска
}

web-mail-title = Письма от Doska
web-notify-mail-confirm = Подтвердить
web-notify-mail-confirm-about = Присылать на этот адрес ежедневное письмо о моих партиях по переписке.
web-notify-mail-confirm-done = Адрес подтверждён. Первое письмо придёт, когда будет ваш ход.
web-notify-mail-stop = Отписаться
web-notify-mail-stop-about = Больше не присылать ежедневные письма на этот адрес.
web-notify-mail-stop-done = Писем больше не будет.
