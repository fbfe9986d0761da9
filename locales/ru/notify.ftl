# Уведомления игроков: push-сообщения, почта, ленты; и отказы в партиях по переписке.

notify-your-turn = Ваш ход
notify-game-started = Партия началась
notify-game-ended = { $result ->
    [won] Партия окончена: вы победили
    [lost] Партия окончена: вы проиграли
   *[draw] Партия окончена без победителя
}
notify-challenge = Вам бросили вызов
notify-challenge-taken = Ваш вызов принят
notify-offer = { $kind ->
    [draw] Соперник предлагает ничью
    [takeback] Соперник просит вернуть ход
   *[abort] Соперник предлагает отменить партию
}
notify-about = { $count ->
    [one] { $game }, соперник: { $names }
    [few] { $game }, игроки: { $names }
   *[other] { $game }, игроки: { $names }
}
notify-left-soon = Осталось меньше часа
notify-left-hours = { $count ->
    [one] Остался { $count } час
    [few] Осталось { $count } часа
   *[other] Осталось { $count } часов
}
notify-left-days = { $count ->
    [one] Остался { $count } день
    [few] Осталось { $count } дня
   *[other] Осталось { $count } дней
}

notify-digest-subject = { $count ->
    [one] Ваш ход в { $count } партии
    [few] Ваш ход в { $count } партиях
   *[other] Ваш ход в { $count } партиях
}
notify-digest-end = Отписаться от этих писем: { $url }
notify-confirm-subject = Подтвердите адрес
notify-confirm-text =
    Вы попросили ежедневно присылать письмо о ваших партиях по переписке на Doska.
    Подтвердите, что это ваш адрес: { $url }
    Если это были не вы, не обращайте внимания на это письмо: больше ничего не придёт.
notify-feed-title = Doska: мои партии
notify-feed-challenges = Doska: открытые вызовы
notify-feed-challenge = Вызов от игрока { $name }

notify-conditional-clock = Условные ходы возможны в партиях двух игроков по переписке или без контроля времени
notify-conditional-stale = Партия ушла вперёд: сыграно ходов: { $ply }
notify-conditional-large = Слишком много условных ходов: не больше { $most } вариантов и { $deepest } ответов подряд
notify-conditional-turn = Ход «{ $part }» здесь невозможен: сейчас ход другого игрока
notify-conditional-twice = Ход «{ $part }» указан дважды: на каждый ход один ответ
notify-note-long = Заметка слишком длинная: не больше { $most } символов
notify-notes-many = Заметок о чужих партиях может быть не больше { $most }. Удалите одну из них
notify-vacation-from = Отпуск может начаться сегодня или в ближайшие { $most } дней
notify-vacation-days = { $count ->
    [0] Дней отпуска в этом году не осталось
    [1] Выберите 1 день: столько осталось в этом году
    [one] Выберите от 1 до { $count } дня: столько осталось в этом году
    [few] Выберите от 1 до { $count } дней: столько осталось в этом году
   *[other] Выберите от 1 до { $count } дней: столько осталось в этом году
}
notify-vacation-overlap = Эти дни пересекаются с другим вашим отпуском
notify-language = Неизвестный язык «{ $part }»: нужен en, ru или tr
notify-no-mail = Этот сервер не отправляет почту
notify-address = «{ $part }» не похоже на почтовый адрес
notify-url = Адрес «{ $part }» не подходит: нужен адрес вида https://example.org/hook, без имени и пароля
notify-url-https = Адрес «{ $part }» не начинается с https://
notify-url-public = Адрес «{ $part }» не из открытого интернета
notify-push-keys = Не удалось прочитать ключи подписки: нужно то, что возвращает PushManager.subscribe

notify-test-title = Проверочное сообщение от Doska
notify-test-push = Уведомления доходят до этого браузера
notify-test-mail = Письма от Doska доходят до этого адреса.
notify-no-channel = Ничего не включено: сначала включите уведомления в браузере, почту или вебхук
notify-unconfirmed = Адрес ещё не подтверждён: откройте ссылку из отправленного письма
notify-webhook-off = Вебхук отключён: он долго не отвечал. Сохраните его ещё раз
notify-browser-gone = Браузер больше не принимает уведомления: включите их в нём заново
notify-failed-status = Другой сервер ответил кодом { $status }
notify-failed-smtp = Почтовый сервер ответил кодом { $part }
notify-failed-silent = Другой сервер не ответил вовремя
notify-failed-connection = С другим сервером не удалось соединиться
notify-failed-url = Адрес недоступен из интернета или не начинается с https://
notify-failed-message = Отправить сообщение не получилось
