# Движок в командной строке: протокол, замер, матчи, разбор.

## Справка

cli-about-engine = Запустить движок для других программ (протокол UCI)
cli-more-engine =
    Наберите «uci», затем, например:
      position turkish start moves d3-d4
      go movetime 1000
    Протокол описан в docs/engine-protocol.md.

cli-about-bench = Просчитать заданные позиции и напечатать число узлов
cli-more-bench = Число одинаково при каждом запуске и на любой машине, пока движок тот же. На каждую позицию строка: номер, игра, глубина, узлы, ход.
cli-about-match = Сыграть много партий между двумя движками
cli-more-match =
    A и B — слова через запятую:
      level=5            движок на уровне от 1 до 10
      nodes=2000         не больше 2000 узлов на ход
      movetime=50        50 миллисекунд на ход
      depth=6            не глубже
      clock=5+3          часы: минуты и добавка в секундах; 0:30+0.5
      hash=64,threads=2  память в мегабайтах, потоки одного перебора
      weights=ФАЙЛ       веса оценки, записанные doska tune
      tables=ПАПКА       эндшпильные таблицы из папки
      random, greedy     случайные ходы; жадные: больше фигур или очков
      two-ply            то же, но с учётом лучшего ответа
      slack=400          случайная добавка к оценке, не больше этой; также
                         lines=8, blunders=10 (в процентах)
      uct,nodes=5000     простой UCT, 5000 случайных доигрываний на ход; или movetime=, clock=
      cmd=ПРОГРАММА …    другая программа по протоколу doska engine; стоит последним
    Например: doska match level=5 level=4 --game turkish --games 200 -o games.pdn
    НАЧАЛА — это random:ПОЛУХОДЫ, balanced:ПОЛУХОДЫ (после них ни у кого нет перевеса) или файл: записи партий либо по строке ходов на каждое.
    Партии заканчиваются по правилам; исключения — время, ошибки программ и слишком длинные партии, которые считаются ничьими.

cli-value-a = A
cli-value-b = B
cli-value-openings = НАЧАЛА
cli-value-elos = ЭЛО0,ЭЛО1
cli-operand-a = Первый движок: level=5, nodes=2000, random, …
cli-operand-b = Второй движок
cli-flag-games = Число партий, по умолчанию 100; каждое начало играется дважды
cli-flag-openings = Как начинаются партии, по умолчанию balanced:4
cli-flag-seed = Начальное число генератора, по умолчанию 1
cli-flag-plies = Прервать партию после стольких полуходов, по умолчанию 2000
cli-flag-sprt = Остановиться, как только ясно, сильнее ли A на ЭЛО1 или только на ЭЛО0
cli-flag-resume = Продолжить матч из файла -o
cli-flag-workers = Поручить работу процессам doska worker этой базы данных, postgres://… или sqlite:ПУТЬ; результат тот же
bench-depth = Считать все позиции на эту глубину, а не каждую на свою
match-threads = Число партий одновременно, по умолчанию 1
match-output = Записать партии в этот файл

cli-about-analyse = Проанализировать позицию или записанные партии
cli-more-analyse =
    ЧТО — это игра, чтобы проанализировать одну её позицию, или файл с записями партий, «-» — стандартный ввод:
      doska analyse turkish --moves "d3-d4 e6-e5" --movetime 2000
      doska analyse games.pdn --nodes 50000
    Без предела на позицию уходит миллион узлов, на ход записанной партии — сто тысяч. Ctrl-C прерывает анализ и печатает найденное.

cli-value-what = ЧТО
cli-operand-what = Игра или файл с записями партий
cli-flag-nodes = Не больше стольких узлов на позицию
cli-flag-movetime = Миллисекунд на позицию
cli-flag-lines = Число вариантов: по умолчанию 3 для позиции, 1 для партий
cli-flag-hash = Память в мегабайтах, по умолчанию 64
analyse-depth = Считать не глубже
analyse-threads = Число потоков, по умолчанию 1
analyse-output = Записать партии с оценками, знаками и лучшими вариантами в этот файл; «-» — стандартный вывод
analyse-output-position = --output записывает партии с разбором: укажите файл с партиями, а не игру

## doska engine

engine-command = Неизвестная команда «{ $part }». Есть: { $valid }
engine-busy = «{ $part }» во время перебора невозможно: сначала остановите его
engine-place = «{ $part }» здесь не подходит: ожидается «start» или «text» и текст позиции, затем «moves» и ходы
engine-no-position = Позиции ещё нет: сначала отправьте «position ИГРА»
engine-over = Партия окончена: { $reason }
engine-set-form = Вместо «{ $part }» ожидается «name ИМЯ value N»
engine-set-name = Неизвестный параметр «{ $part }». Есть: { $valid }
engine-set-value = { $name } не может быть «{ $part }»: ожидается число от { $least } до { $most }
engine-go-no-value = После «{ $part }» нужно число
engine-go-value = { $word } не может быть «{ $part }»: ожидается целое число
engine-go-odd = Пропущено как неизвестное: { $part }

## doska bench

bench-nodes = Узлы
bench-seconds = Секунды
bench-speed = Узлов в секунду

## doska match

match-side-word = «{ $part }» не описывает движок. Есть: { $valid }
match-side-value = { $key } не может быть «{ $part }»: ожидается число от { $least } до { $most }
match-side-clock = «{ $part }» — не часы: нужны минуты и секунды за ход, например 5+3 или 0:30+0.5
match-side-command = После cmd= нужна программа
match-side-weights = «{ $part }»: weights= работает только с нашим движком
match-side-endless = «{ $part }» думал бы вечно: укажите nodes=, movetime=, depth=, clock= или уровень ниже 10
match-side-uct = «{ $part }» думал бы вечно: укажите nodes=, movetime= или clock=
match-openings-plies = В начале не может быть «{ $part }» полуходов: ожидается число от 0 до { $most }
match-openings-none = в нём нет ни одного начала
match-openings-game = запись { $number } — другой игры: { $game }
match-openings-line = строка { $line }: { $said }
match-openings-over = партия здесь уже окончена
match-openings-few = { $count ->
    [one] Всего { $count } начало: оно сыграется
    [few] Всего { $count } начала: они сыграются
   *[other] Всего { $count } начал: они сыграются
} не по одному разу
match-sprt-form = «{ $part }» — не проверка: ожидаются два числа, меньшее первым, например 0,10
match-program = { $program } не играет: { $why }
match-workers-side = «{ $part }» нельзя поручить процессам doska worker: cmd= и tables= называют файлы этой машины
workers-none = Для { $path } не работает ни один процесс doska worker этой версии ({ $version }). Жду; запустите его: doska worker --kinds tasks --database URL
workers-away = База данных { $path } недоступна. Жду, пока она вернётся
workers-failed = Процессы doska worker не могут это выполнить: { $why }
workers-given-up = Процессы doska worker не могут это выполнить: на одном и том же задании остановились { $count } подряд
match-exists = { $file } уже существует: продолжите матч ключом --resume или назовите другой файл
match-other = { $file } — не начало этого матча
match-title = { $game }: A { $a }, B { $b }
match-interrupted = Прервано до конца
match-games = Партий { $games }: побед A { $wins }, ничьих { $draws }, поражений A { $losses }
match-score = Очки A { $score } %, Эло { $elo } (95 %)
match-elo-none = без границы
match-drawn = Ничьих { $share } %
match-ends = Окончания: { $list }
match-forfeits = Технические поражения: A { $a }, B { $b }
match-broken-off = Прервано после { $plies } полуходов и засчитано ничьими: { $count }
match-sprt = SPRT от Эло { $elo0 } до { $elo1 }: логарифм отношения правдоподобия { $ratio } из { $bound }, { $verdict }
match-sprt-first = A не сильнее: принято ЭЛО0
match-sprt-second = A сильнее: принято ЭЛО1
match-sprt-open = ещё не решено
reason-illegal-move = нет возможного хода
reason-crash = программа завершилась или не запустилась
reason-no-answer = программа не ответила
reason-ply-limit = слишком долго, прервано

## doska analyse

analyse-what = «{ $what }» — не игра и не файл. { $said }
analyse-no-position = --{ $flag } нужен с игрой, а не с файлом
analyse-searched = Глубина { $depth }, узлы { $nodes }
analyse-for = { $side ->
    [white] + в пользу белых
    [black] + в пользу чёрных
    [team] + в пользу игроков { $number } и { $ally }
   *[other] + в пользу игрока { $number }
}; #N — форсированный выигрыш за N ходов победителя
analyse-interrupted = Прервано: вот что найдено
analyse-unfinished = Прервано: разобрано ходов { $done } из { $all }
analyse-progress = Партия { $number }: ход { $done } из { $all }
analyse-title = Партия { $number }: { $game }, { $result }
analyse-better = потеряно { $loss }; { $score } при { $line }
analyse-blunders = Ошибки (?) и зевки (??):
analyse-seat = { $seat }: точность { $accuracy } %, неточностей { $inaccuracies }, ошибок { $mistakes }, зевков { $blunders }
