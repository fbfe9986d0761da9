# Сайт: то, что окружает каждую страницу.
web-language-en = English
web-language-ru = Русский
web-language-tr = Türkçe
web-close = Закрыть

web-broken-title = Страницу не удалось показать
web-broken = Что-то пошло не так. Обновите страницу; если нет интернета, попробуйте позже.
web-broken-again = Обновить
web-trouble-engine = Движок не запустился, поэтому сыграть здесь сейчас нельзя.
web-trouble-wasm = В этом браузере нет WebAssembly или он выключен. Без него сыграть здесь нельзя: обновите браузер или включите WebAssembly.
web-update = Вышла новая версия Doska. Обновите страницу, чтобы перейти на неё.
web-update-now = Обновить
web-update-later = Позже
web-nowhere = Возможно, в адресе опечатка или страница переехала.
web-nowhere-home = На главную
web-noscript = Doska работает в браузере, и ей нужен JavaScript. Включите его, пожалуйста.

web-keys-title = Клавиатура
web-keys-everywhere = Везде
web-keys-list = показать или скрыть этот список
web-keys-tab = следующий элемент; вся доска — один из них
web-keys-board = На доске
web-keys-walk = двигать курсор по доске и полям рядом с ней
web-keys-tap = выбрать фигуру, затем поле
web-keys-count = сколько шашек столбика пойдёт
web-keys-give-up = отменить ход
web-key-space = Пробел
