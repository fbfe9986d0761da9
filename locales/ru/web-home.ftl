# Первая страница.
web-home-about = Играйте с другом или с сильным движком, учитесь, разбирайте партии: прямо в браузере, бесплатно, без регистрации, а если надо — и без сети.
web-home-board = Партия играется сама: { $game }
web-home-play = Играть
web-home-play-of = Играть: { $game }
web-home-play-players =
    { $count ->
        [2] Вдвоём
        [4] Вчетвером
       *[other] { $count } игроков
    }
web-home-play-players-of =
    { $count ->
        [2] Вдвоём: { $game }
        [4] Вчетвером: { $game }
       *[other] { $count } игроков: { $game }
    }
web-home-learn = Учиться
web-home-learn-of = Учиться: { $game }
web-home-rules = Правила
web-home-rules-of = Правила: { $game }
web-home-pause = Остановить доски
web-home-more = Не только играть
web-home-more-learn = Каждая игра — в маленьких задачах на доске
web-home-more-analysis = Варианты и оценки движка, ошибки в любой партии
web-home-more-editor = Расставить любую позицию, сыграть её или разобрать
web-home-more-settings = Доски, фигуры, звук, язык
web-home-origins = Игра, из которой выросли две из них
