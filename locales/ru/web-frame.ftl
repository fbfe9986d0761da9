# Сайт: то, что окружает каждую страницу.
web-language-en = English
web-language-ru = Русский
web-language-tr = Türkçe
web-close = Закрыть

web-broken-title = Страницу не удалось показать
web-broken = Что-то пошло не так. Загрузите страницу ещё раз; если сейчас нет сети, попробуйте, когда она появится.
web-broken-again = Обновить
web-trouble-engine = Правила и движок не запустились, поэтому сыграть здесь сейчас нельзя.
web-trouble-wasm = В этом браузере нет WebAssembly, или он выключен. Без него сыграть здесь нельзя: возьмите браузер поновее или включите WebAssembly.
web-update = Вышла новая версия Doska. Она заработает при следующей загрузке страницы.
web-update-now = Обновить
web-update-later = Позже
web-nowhere = Возможно, в адресе опечатка или страница переехала.
web-nowhere-home = На главную
web-noscript = Doska работает прямо в браузере, и для этого нужен JavaScript. Включите его, пожалуйста.

web-keys-title = Клавиатура
web-keys-everywhere = Везде
web-keys-list = показать или скрыть этот список
web-keys-tab = перейти к следующему элементу; вся доска — один из них
web-keys-board = На доске
web-keys-walk = двигать курсор по доске и к тому, что лежит рядом с ней
web-keys-tap = взять фигуру, выбрать, куда ей идти
web-keys-count = выбрать, сколько шашек столбика идёт
web-keys-give-up = отменить начатый ход
web-key-space = Пробел
