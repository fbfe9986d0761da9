# Конец партии, статистика, уровни и их лица.

web-stats-tally = Побед: { $won }, ничьих: { $drawn }, поражений: { $lost }
web-stats-none = Ещё не играли

web-setup-opponent = Соперник
web-setup-person-about = Двое по очереди ходят на этом устройстве
web-setup-level-of = { $name }, уровень { $level }
web-setup-suggested = следующий для вас
web-setup-mixed = Разные уровни: смотрите каждого игрока ниже
web-setup-side = Ваша сторона
web-setup-each = Каждый игрок
