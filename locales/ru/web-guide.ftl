# Как играть, и что сообщается по ходу партии.
web-guide-title = Как играть
web-guide-pieces = Обозначения
web-guide-trays = Рядом с доской
web-guide-close = Понятно
web-guide-lesson = Урок
web-guide-tray-reserve = Резерв
web-guide-tray-repository = Репозиторий
web-guide-tray-basket = Корзина
web-guide-tray-backup = Бэкапы
web-guide-tray-hand = Осталось
web-guide-tray-captives = Захваченные шашки

web-guide-must-capture = Нужно бить
web-guide-must-capture-or-restore = Нужно бить или восстановить бэкап
web-guide-lay-first = Поставьте первую шашку куда угодно
web-guide-all-laid = Всё расставлено: теперь ходите столбиками
web-guide-build-price = Цена: { $price } и ещё { $king } за каждую дамку; у вас: { $have }
web-guide-build = { $kind ->
    [file] Бэкап вертикали { $line }: цена { $price }, у вас { $have }
   *[rank] Бэкап горизонтали { $line }: цена { $price }, у вас { $have }
}
web-guide-build-again = Нажмите ещё раз, чтобы построить
web-guide-restore = { $kind ->
    [file] Восстановит вертикаль { $line }, как показано
   *[rank] Восстановит горизонталь { $line }, как показано
}
web-guide-restore-again = Нажмите ещё раз, чтобы восстановить

web-guide-redo = Повторить ход

web-guide-keys-hint = подсказка
web-guide-keys-undo = вернуть ход
web-guide-keys-flip = перевернуть доску
web-guide-keys-new = новая партия
web-guide-keys-type = ввести ход
web-guide-keys-cancel = отменить выбор
web-guide-keys-count = сколько шашек взять из столбика
web-guide-keys-guide = как играть
