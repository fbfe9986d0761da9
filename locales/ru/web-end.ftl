# Конец партии, статистика, уровни и их лица.
web-end-won = Вы победили
web-end-lost = Вы проиграли
web-end-score = Счёт { $own }:{ $other }
web-end-first-win = Первая победа на этом уровне
web-end-close = Закрыть
web-end-key = Ключевой момент
web-end-key-finding = Ищем ключевой момент…
web-end-key-none = Одной решающей ошибки не было
web-end-key-move = Ход { $number }: { $move }, сильнее { $better }
web-end-key-back = К последней позиции
web-end-review = Разобрать
web-end-next = Дальше: { $name }
web-end-easier = Полегче: { $name }
web-end-share = Поделиться
web-end-share-title = Поделиться партией
web-end-share-alt = { $end }. { $game }
web-end-send = Отправить
web-end-download = Скачать картинку
web-end-link = Ссылка на партию
web-end-copy = Скопировать ссылку
web-end-copied = Ссылка скопирована
web-end-copy-failed = Выделите ссылку и скопируйте её

web-stats-title = Против движка
web-stats-tally = Побед: { $won }, ничьих: { $drawn }, поражений: { $lost }
web-stats-none = Ещё не играли
web-stats-best = Лучшая победа: { $name }

web-setup-opponent = Соперник
web-setup-person-about = Двое по очереди ходят на этом устройстве
web-setup-level-of = { $name }, уровень { $level }
web-setup-suggested = следующий для вас
web-setup-mixed = Разные уровни: смотрите каждого игрока ниже
web-setup-side = Ваша сторона
web-setup-each = Каждый игрок

web-home-continue = Продолжить
web-home-recent = Недавние партии
web-home-move = Ход { $number }
web-home-people = За одной доской
