# Первая страница.
web-home-about = Играйте с другом или с сильным движком, учитесь, разбирайте партии: прямо в браузере, бесплатно, без регистрации и даже без интернета.
web-home-board = Автоматическая партия в { $game }
web-home-play = Играть
web-home-play-of = Играть в { $game }
web-home-play-players =
    { $count ->
        [2] Вдвоём
        [4] Вчетвером
       *[other] { $count } игроков
    }
web-home-play-players-of =
    { $count ->
        [2] Играть вдвоём в { $game }
        [4] Играть вчетвером в { $game }
        [one] { $count } игрок: играть в { $game }
        [few] { $count } игрока: играть в { $game }
       *[other] { $count } игроков: играть в { $game }
    }
web-home-learn = Учиться
web-home-learn-of = Учиться играть в { $game }
web-home-rules = Правила
web-home-rules-of = Правила { $game }
web-home-pause = Остановить доски
web-home-more = Не только игра
web-home-more-learn = Каждая игра в коротких заданиях на доске
web-home-more-analysis = Варианты и оценки движка, ошибки в любой партии
web-home-more-editor = Любую позицию можно расставить, сыграть и разобрать
web-home-more-settings = Доски, фигуры, звук, язык
web-home-origins = Игра, от которой произошли две из них
