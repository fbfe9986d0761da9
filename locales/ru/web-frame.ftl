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
web-news-started = Ваша партия началась
web-news-game = К партии
web-news-challenge = К вызову
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

# Что говорят о страницах превью ссылок и установленный сайт.
web-preview-play = { $game }: играйте в браузере с движком или с другом. { $about }
web-preview-learn = { $game }: обучение на маленьких заданиях прямо на доске. { $about }
web-preview-rules = { $game }: правила с диаграммами. { $about }
web-preview-puzzles = { $game }: задачи. Найдите лучший ход. { $about }
web-preview-editor = { $game }: расставьте позицию, затем играйте её или анализируйте. { $about }
web-preview-all-learn = Редкие настольные игры на маленьких заданиях: от первого хода до комбинаций.
web-preview-all-puzzles = Задача каждый день и ещё сотни: редкие настольные игры. Бесплатно, без сети тоже.
web-preview-all-analysis = Варианты движка, оценка и ошибки любой партии — в браузере.
web-preview-all-editor = Расставьте любую позицию, затем играйте её или анализируйте.
web-preview-all-settings = Доска, фигуры, звук и язык.
