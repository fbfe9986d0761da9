# Записи партий в файлах. `part` — то, что стоит в файле.
record-at = Строка { $line }, столбец { $column }: { $what }.
record-at-game = Партия { $game }, строка { $line }, столбец { $column }: { $what }.
record-wrong-move = полуход { $ply }, «{ $move }»: { $why }
record-wrong-ply = полуход { $ply }: { $why }
record-after-end = партия окончена до этого хода: { $reason }
record-legal = { $said }. Возможные ходы: { $list }
record-legal-more = { $said }. Возможные ходы: { $list } и ещё { $more }
record-move-long = ходов длиннее { $max } знаков не бывает
record-more-warnings = { $count ->
    [one] ещё { $count } предупреждение об этой партии
    [few] ещё { $count } предупреждения об этой партии
   *[other] ещё { $count } предупреждений об этой партии
}

record-not-utf8 = Файл — не текст в UTF-8, UTF-16 или Windows-1251: байт { $byte } (строка { $line }) не подходит. Сохраните файл в UTF-8
record-no-game = игра не указана: добавьте тег, например [Variant "cyclic@1"]. Есть: { $valid }
record-variant = неизвестная игра «{ $part }». Есть: { $valid }
record-version = неизвестная версия «{ $part }» игры { $game }. Есть: { $valid }
record-game-type = неизвестный вид игры «{ $part }». Есть: { $valid }. Другие игры называет тег Variant
record-game-type-other = вид игры «{ $part }» отличается от { $expected }; прочитано как { $game }
record-two-games = тег GameType называет игру { $type }, а тег Variant — { $variant }: оставьте один
record-no-fen = тег SetUp обещает позицию, но тега FEN нет; прочитано с обычного начала

record-junk = «{ $part }» не относится ни к одной партии; пропущено до следующей
record-odd = «{ $part }» здесь ничего не значит; пропущено
record-tag-form = «{ $part }» — неверный тег; нужно [Имя "значение"]
record-tag-twice = тег «{ $part }» указан дважды; считается первый
record-comment-open = у этого комментария нет закрывающей скобки
record-nag = «{ $part }» — не оценка хода: нужно от $0 до $255 или ! ? !! ?? !? ?!
record-nag-nothing = оценка «{ $part }» стоит не после хода; пропущена
record-variation-nothing = перед этим вариантом нет хода, который он заменяет; пропущен
record-variation-cut = { $said }. Остаток варианта пропущен
record-variation-empty = в этом варианте нет ходов; пропущен
record-variation-close = эта скобка ничего не закрывает; пропущена
record-variation-open = вариант не закрыт до конца партии
record-result-unknown = «{ $part }» — не результат: нужно 1-0, 0-1, 1/2-1/2 или *
record-result-differs = тег Result говорит { $tag }, а ходы кончаются на { $token }; считается последнее
record-result-rules = указан результат { $claimed }, но по правилам результат { $right }; считаются правила
record-played-on = по правилам партия окончена после полухода { $ply } ({ $reason }); дальнейшие ходы сохранены
record-node = ход { $part } записи не говорит, за каким из прежних ходов он следует

# Имя игрока, которым является движок.
record-engine = Движок, уровень { $level }

cli-flag-to = Что записать: pdn (по умолчанию), pdn-numeric с номерами полей или json
cli-value-format = ФОРМАТ
cli-convert-no-numbers = { $game }: у полей этой игры нет номеров в PDN. Используйте --to pdn
