# Страницы правил; сами правила — в games/*/rules.
web-rules-play = Играть
web-rules-learn = Учиться шаг за шагом
web-rules-contents = На этой странице
web-rules-others = Другие игры
web-rules-example = Пример на доске
web-rules-first = Начальная позиция
web-rules-back = Предыдущий ход
web-rules-on = Следующий ход
