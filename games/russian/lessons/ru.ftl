# Урок русских шашек.

learn-russian-step-title = Шаг вперёд
learn-russian-step-task = Играют только на тёмных полях. Простая ходит на одно поле по диагонали вперёд. Сделайте ход простой c3.
learn-russian-step-hint = С c3 можно пойти на b4 или на d4.
learn-russian-step-done = Назад простые не ходят, так что думайте до хода.

learn-russian-must-take-title = Бить обязательно
learn-russian-must-take-task = Простая бьёт соседнюю чужую шашку, перепрыгивая её на свободное поле за ней. Если можно бить, бить нужно: другого хода нет. Побейте чёрную.
learn-russian-must-take-hint = С c3 через d4 на e5.
learn-russian-must-take-done = Бить обязаны обе стороны. Скоро вы обернёте это против соперника.

learn-russian-backward-title = И назад тоже
learn-russian-backward-task = Ходят простые только вперёд, а бьют во все четыре стороны. Побейте шашку позади вас.
learn-russian-backward-hint = С e5 через d4 на c3.
learn-russian-backward-done = Шашка, прошедшая мимо вашей, ещё не в безопасности.

learn-russian-chain-title = Прыжок за прыжком
learn-russian-chain-task = Если с нового поля можно бить ещё, взятие продолжается. Побейте три шашки одним ходом.
learn-russian-chain-hint = Начните с b2: через c3, e5 и g5.
learn-russian-chain-done = Начатое взятие доводят до конца. Остановиться на полпути нельзя.

learn-russian-last-rank-title = В дамки
learn-russian-last-rank-task = Простая, дошедшая до последней горизонтали, становится дамкой. Проведите простую c7.
learn-russian-last-rank-hint = Годится и b8, и d8.
learn-russian-last-rank-done = Дамка ходит вперёд и назад, насколько свободна диагональ.

learn-russian-king-takes-title = Издалека
learn-russian-king-takes-task = Дамка бьёт первую чужую шашку на своей диагонали с любого расстояния, если за той свободно, и встаёт на любое свободное поле за ней. Побейте d4.
learn-russian-king-takes-hint = Подойдёт любое поле от e5 до h8.
learn-russian-king-takes-done = Дамка бьёт через всю доску. Потому она и стоит примерно трёх простых.

learn-russian-king-landing-title = Где остановиться
learn-russian-king-landing-task = За d4 у дамки четыре свободных поля, но только с одного она бьёт дальше. Найдите его.
learn-russian-king-landing-hint = С какого поля большака дамка может побить g5?
learn-russian-king-landing-done = Если есть поле, откуда бой продолжается, дамка обязана встать на него.

learn-russian-king-midway-title = Дамка в пути
learn-russian-king-midway-task = Простая, достигшая последней горизонтали во время взятия, сразу становится дамкой и бьёт дальше как дамка. Побейте все четыре.
learn-russian-king-midway-hint = Через e7 на f8, а оттуда прыжками дамки: h6, e3, c1.
learn-russian-king-midway-done = Четыре шашки одним ходом, три последние — уже дамкой.

learn-russian-ring-title = По кругу
learn-russian-ring-task = Побитые шашки стоят на доске до конца хода, и бить их дважды нельзя. А поле, с которого вы начали, считается свободным. Побейте все четыре.
learn-russian-ring-hint = Идите по кругу в любую сторону: путь закончится там же, где начался.
learn-russian-ring-done = Четырёх шашек нет, а ваша снова на e3.

learn-russian-choice-title = Больше — не всегда лучше
learn-russian-choice-task = Можно побить две шашки или одну: выбор за вами. Найдите взятие, которое выигрывает.
learn-russian-choice-hint = Бейте так, чтобы пройти в дамки. Чёрным тоже придётся бить. Что увидит дамка после этого?
learn-russian-choice-done = Одна шашка и дамка оказались дороже двух шашек. Бить больше не обязательно.
learn-russian-choice-wrong-most = Две шашки, но борьба продолжается. Другое взятие даёт дамку.

learn-russian-locked-title = Взаперти
learn-russian-locked-task = Кому нечем ходить, тот проиграл, даже если шашки ещё есть. Оставьте чёрных без хода.
learn-russian-locked-hint = У g3 остался один шаг, а h4 стоит за ней.
learn-russian-locked-done = Ни пойти, ни побить: e1 и h2 держат всё. Победа без единого взятия.

learn-russian-gift-title = Подарок
learn-russian-gift-task = Двое против троих. Отдайте одну так, чтобы взятие чёрных открыло вам дорогу.
learn-russian-gift-hint = Подставьте g5. После вынужденного взятия h6 будет что бить.
learn-russian-gift-done = Это комбинация: вы отдаёте, соперник обязан взять, и вы берёте больше.
learn-russian-gift-wrong-run = Дамка у вас будет, но и у чёрных тоже. Есть ход, который выигрывает сразу.

learn-russian-king-shot-title = Дамка в засаде
learn-russian-king-shot-task = Чёрная h8 нападает на g7. Пусть берёт: поставьте дамку туда, откуда после вынужденного взятия она побьёт всё.
learn-russian-king-shot-hint = После h8xf6 на пути дамки с e3 окажутся четыре чёрные шашки.
learn-russian-king-shot-done = Четыре шашки одним ходом, и каждый раз дамка вставала туда, откуда бой продолжается.
learn-russian-king-shot-wrong-three = Три шашки, а одна уйдёт. С другого поля дамка побьёт четыре.

learn-russian-two-for-three-title = Две за дорогу
learn-russian-two-for-three-task = Всё вместе: жертва, вынужденный ответ, дамка посреди боя. Найдите путь.
learn-russian-two-for-three-hint = Встаньте рядом с c7. На другом фланге чёрным придётся побить две.
learn-russian-two-for-three-done = Отдали две, побили три, прошли в дамки, а последней чёрной остался только шаг под бой. Это и есть русские шашки.
learn-russian-two-for-three-wrong-other = Теперь e7 бьёт вашу шашку, и дорога в дамки закрыта.
