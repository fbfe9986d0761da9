# Игроки, рейтинги и таблицы лидеров.

## Имя игрока

web-player-bot = бот
web-player-guest = гость
web-player-rating = рейтинг
web-player-provisional = предварительный

## Страница игрока

web-player-title = Игрок
web-player-since = на сайте с { $date }
web-player-guest-since = гость с { $date }
web-player-about-bot = Программа, которая играет через API
web-player-seen = { $seen ->
    [online] В сети
    [day] Последний визит: в течение суток
    [week] Последний визит: в течение недели
    [month] Последний визит: в течение месяца
   *[earlier] Последний визит: больше месяца назад
}
web-player-challenge = Бросить вызов
web-player-ratings = Рейтинги
web-player-rating-word = Рейтинг
web-player-deviation = Отклонение
web-player-games = Партии
web-player-game-word = Игра
web-player-game-players = { $count ->
    [one] { $game }, { $count } игрок
    [few] { $game }, { $count } игрока
   *[other] { $game }, { $count } игроков
}
web-player-date = Дата
web-player-view = Смотреть
web-player-history = История
web-player-history-of = История рейтинга: { $name }
web-player-pace-blitz = Блиц
web-player-pace-rapid = Рапид
web-player-pace-correspondence = По переписке
web-player-pace-none = Без часов
web-player-rated = рейтинговая
web-player-casual = товарищеская
web-player-graph = История рейтинга: { $game }, { $pace }
web-player-graph-alt = { $count ->
    [one] { $count } партия, { $from } — { $to }. От { $low } до { $high }, сейчас { $rating }
    [few] { $count } партии, { $from } — { $to }. От { $low } до { $high }, сейчас { $rating }
   *[other] { $count } партий, { $from } — { $to }. От { $low } до { $high }, сейчас { $rating }
}
web-player-graph-table = Таблицей
web-player-bot-rating = Партии с рейтинговыми игроками меняют рейтинг бота, а рейтинги игроков остаются прежними.
web-player-recent = Последние партии
web-player-no-games = Партий пока нет
web-player-to-lobby = Найти партию
web-player-result = { $result ->
    [playing] Идёт
    [won] Победа
    [lost] Поражение
    [aborted] Отменена
   *[drawn] Ничья
}
web-player-unknown = Игрок не найден
web-player-unknown-about = Возможно, в имени опечатка или учётная запись закрыта.

## Таблицы лидеров

web-leaderboard-title = Таблицы лидеров
web-preview-all-leaderboard = Лучшие игроки в каждой игре, по рейтингу и темпу
web-leaderboard-pace = Темп
web-leaderboard-rank = Место
web-leaderboard-player = Игрок
web-leaderboard-players = Игроки
web-leaderboard-bots = Боты
web-leaderboard-about = В таблице — игроки, чей рейтинг уже не предварительный и кто играл в последние 90 дней.
web-leaderboard-empty = Здесь пока никого нет
web-leaderboard-empty-about = Чтобы попасть в таблицу, сыграйте около пятнадцати рейтинговых партий. Разместите вызов: его могут принять и без вас.
web-leaderboard-post = Разместить рейтинговый вызов

## Боты сервера

web-bots-title = Сыграть с ботом
web-bots-about = Боты всегда на месте, партия начинается сразу. Ваш рейтинг не меняется.
web-bots-play = Играть
web-bots-play-with = Играть против бота «{ $name }»
