# Партия на сервере: её страница и список партий для просмотра.
web-online-abort = Отменить партию
web-online-aborted = Партия отменена
web-online-ask-abort = Отменить партию? Результата не будет.
web-online-refused = { $why }
web-online-no-game = Такой партии нет: проверьте ссылку
web-online-home = На главную
web-online-loading = Партия загружается

web-online-sending = Ход отправляется
web-online-connecting = Нет связи. Подключаемся снова
web-online-queued = Нет связи. Запрос отправится позже
web-online-broken = Партия не загрузилась. Обновите страницу
web-online-here = за доской
web-online-away = не за доской
web-online-bot = бот
web-online-rated = Рейтинговая
web-online-casual = Товарищеская
web-online-live = С часами
web-online-correspondence = По переписке
web-online-watched = { $kind ->
    [rated] { $count ->
        [one] Рейтинговая, { $count } зритель
        [few] Рейтинговая, { $count } зрителя
       *[other] Рейтинговая, { $count } зрителей
    }
   *[casual] { $count ->
        [one] Товарищеская, { $count } зритель
        [few] Товарищеская, { $count } зрителя
       *[other] Товарищеская, { $count } зрителей
    }
}
web-online-days = { $days ->
    [one] { $days } день { $hours } ч
    [few] { $days } дня { $hours } ч
   *[other] { $days } дней { $hours } ч
}
web-online-hours = { $hours } ч { $minutes } мин
web-online-clock-said = { $side ->
    [white] У белых { $left }
    [black] У чёрных { $left }
   *[other] У игрока { $number } осталось { $left }
}
web-online-clock-short = { $minutes } мин { $seconds } с
web-online-no-clock = Партия без часов

# Предложения.
web-online-offer-draw = { $name } предлагает ничью
web-online-offer-takeback = { $name } просит вернуть ход
web-online-offer-abort = { $name } предлагает отменить партию
web-online-offer-rematch = { $name } предлагает реванш
web-online-offered-draw = Вы предложили ничью
web-online-offered-takeback = Вы попросили вернуть ход
web-online-offered-abort = Вы предложили отменить партию
web-online-offered-rematch = Вы предложили реванш
web-online-declined-draw = Ничья отклонена
web-online-declined-takeback = Возврат хода отклонён
web-online-declined-abort = Отмена партии отклонена
web-online-declined-rematch = Реванш отклонён
web-online-withdrawn-rematch = Предложение реванша отозвано
web-online-ally-draw = Ваш союзник { $name } предлагает ничью
web-online-ally-takeback = Ваш союзник { $name } просит вернуть ход
web-online-ally-abort = Ваш союзник { $name } предлагает отменить партию
web-online-accepted = Вы согласились. Ждём остальных игроков
web-online-offer-to-abort = Предложить отмену
web-online-withdraw = Отозвать предложение
web-online-accept = Принять
web-online-decline = Отклонить
web-online-takeback = Вернуть ход
web-online-takeback-title = Попросить вернуть ваш последний ход
web-online-next = К следующей партии
web-online-gone = { $seconds ->
    [one] { $name } не за доской. Завершить партию можно будет через { $seconds } секунду
    [few] { $name } не за доской. Завершить партию можно будет через { $seconds } секунды
   *[other] { $name } не за доской. Завершить партию можно будет через { $seconds } секунд
}
web-online-gone-now = { $name } не за доской
web-online-claim-win = Засчитать победу
web-online-claim-draw = Засчитать ничью
web-online-vacation = { $who ->
    [own] Вы в отпуске до { $date }: ваши часы стоят
   *[other] { $name } в отпуске до { $date }: часы стоят
}
web-online-keys-clock = прочитать часы вслух

web-online-rating = Рейтинг: { $before } → { $after }

# Чат.
web-online-chat = Чат
web-online-chat-watchers = Чат зрителей
web-online-chat-text = Сообщение
web-online-chat-send = Отправить
web-online-chat-empty = Сообщений пока нет
web-online-chat-mute = Отключить чат этой партии
web-online-chat-unmute = Включить чат этой партии
web-online-chat-mute-all = Отключить чат везде
web-online-chat-unmute-all = Включить чат везде
web-online-chat-muted = Чат отключён
web-online-chat-allow = Разрешить свободный текст
web-online-chat-hide-text = Скрыть свободный текст
web-online-chat-allowed = Вы разрешили свободный текст. Соперник тоже должен его разрешить.
web-online-chat-members = Здесь только готовые фразы: чтобы писать своё, зарегистрируйтесь
web-online-chat-presets = Готовые фразы
web-online-chat-failed = Чат не загрузился
web-online-again = Повторить
web-online-said-hello = Здравствуйте!
web-online-said-good-luck = Удачи!
web-online-said-well-played = Хорошо сыграно!
web-online-said-thanks = Спасибо!
web-online-said-good-game = Хорошая партия!
web-online-said-sorry = Извините!
web-online-said-moment = Одну минуту
web-online-said-have-to-go = Мне пора
web-online-said-allows-text = Я разрешаю свободный текст
web-online-said-by = { $name }: { $text }

# Просмотр.
web-game-title = Партия
web-watch-title = Смотреть
web-watch-about = Партии, которые идут сейчас: с часами, по переписке и между движками.
web-watch-all = Все игры
web-watch-filter = Игра
web-watch-now = Текущие партии
web-watch-recent = Недавно завершённые
web-watch-exhibition = Показательные партии движка
web-watch-exhibition-about = Сейчас никто не играет, поэтому играет движок. Сыграйте с ним сами или разместите вызов.
web-watch-play = Играть
web-watch-move = Ход { $number }
web-watch-failed = Список не загрузился. Пробуем ещё раз

# Позиция своей рейтинговой партии не анализируется.
web-online-no-analysis = Эта позиция из вашей текущей рейтинговой партии. Анализ откроется после её окончания.
