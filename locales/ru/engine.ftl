# Движок в командной строке: протокол, замер, матчи, разбор.

## Справка

cli-about-engine = Движок для других программ, по протоколу UCI
cli-more-engine =
    Наберите «uci», затем, например:
      position turkish start moves d3-d4
      go movetime 1000
    Протокол описан в docs/engine-protocol.md.

cli-about-bench = Просчитать заданные позиции и напечатать одно число узлов
cli-more-bench = Число одно и то же при каждом запуске и на любой машине, пока движок тот же. На каждую позицию строка: номер, игра, глубина, узлы, ход.
bench-depth = Считать все позиции на эту глубину, а не каждую на свою

## doska engine

engine-command = «{ $part }» — такой команды здесь нет. Есть: { $valid }
engine-busy = Пока идёт расчёт, команде «{ $part }» придётся подождать: сначала остановите его
engine-place = «{ $part }» здесь не подходит: ожидается «start» или «text» и текст позиции, затем «moves» и ходы
engine-no-position = Позиции ещё нет: сначала скажите «position ИГРА»
engine-over = Партия окончена: { $reason }
engine-set-form = Вместо «{ $part }» ожидается «name ИМЯ value N»
engine-set-name = Настройки «{ $part }» нет. Есть: { $valid }
engine-set-value = { $name } не может быть «{ $part }»: ожидается число от { $least } до { $most }
engine-go-no-value = После «{ $part }» нужно число
engine-go-value = { $word } не может быть «{ $part }»: ожидается целое число
engine-go-odd = Пропущено, здесь это ничего не значит: { $part }

## doska bench

bench-nodes = Узлы
bench-seconds = Секунды
bench-speed = Узлов в секунду
