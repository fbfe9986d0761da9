# База данных сервера: копии, проверки, загрузка партий.
cli-about-backup = Скопировать базу данных в файл, пока сервер работает
cli-more-backup = Копия — один файл со всем, что было в базе, когда копирование началось. Прежде чем файл получит своё имя, каждая партия из него переигрывается.
cli-about-restore = Восстановить базу данных из копии
cli-more-restore = Сначала копия проверяется: её страницы и каждая партия. Прежняя база остаётся рядом с новой. Перед этим остановите сервер.
cli-about-store = Проверить базу данных, скопировать её в другую, загрузить партии движков
cli-about-store-check = Проверить базу данных: страницы, ссылки, все партии, рейтинги
cli-more-store-check = Сервер может при этом работать. Если что-то не так, код завершения 1.
cli-about-store-import = Добавить партии движков в базу дебютов
cli-more-store-import = Файлы — записи партий, например от doska match. Партия, загруженная дважды, учитывается один раз.
cli-about-store-copy = Скопировать всё из одной базы данных в другую, пустую
cli-more-store-copy = ОТКУДА и КУДА пишутся как для --database: sqlite:ПУТЬ или postgres://ПОЛЬЗОВАТЕЛЬ:ПАРОЛЬ@ХОСТ/ИМЯ. Копируется всё или ничего; число строк и контрольные суммы каждой таблицы сравниваются. Перед этим остановите сервер.
cli-operand-from = База данных, из которой читать
cli-value-from = ОТКУДА
cli-operand-to = База данных, в которую писать; она должна быть пустой
cli-value-to = КУДА
cli-operand-copy = Файл копии
cli-value-copy = ФАЙЛ
cli-operand-records = Файлы с партиями или - для стандартного ввода
cli-value-records = ФАЙЛ
store-command = Какая команда: check, copy или import?
man-example-doska-backup = Скопировать базу работающего сервера.
man-example-doska-restore = Вернуться к копии.
man-example-doska-store = Найти повреждения.
man-example-doska-store-check = Найти повреждения.
man-example-doska-store-import = Наполнить базу дебютов партиями движков.
man-example-doska-store-copy = Перейти с SQLite на PostgreSQL.
store-checked = { $games ->
    [0] Партий пока нет
    [one] Проверена { $games } партия
    [few] Проверены { $games } партии
   *[many] Проверено { $games } партий
 }, { $found ->
    [0] всё в порядке
    [one] найдена { $found } неполадка
    [few] найдены { $found } неполадки
   *[many] найдено { $found } неполадок
 }
store-copied = В { $file } вся база данных. { $checked }
store-restored = База данных { $path } восстановлена. { $checked }
store-before = Прежняя база: { $file }
store-newer = База данных создана более новой версией Doska: у её схемы версия { $found }, эта программа знает версии до { $known }. Используйте новую версию
store-unreachable = Сервер базы данных по адресу { $at } недоступен: { $why }. Проверьте адрес и запущен ли там PostgreSQL
store-login = Сервер базы данных { $at } не пускает пользователя «{ $user }»: { $why }
store-absent = На сервере { $at } нет базы данных «{ $name }». Её создаст команда «createdb { $name }»
store-rights = У пользователя «{ $user }» не хватает прав на базу данных: { $why }. Они есть у её владельца
store-encoding = Кодировка базы данных — { $encoding }, а нужна UTF8: createdb --encoding UTF8 --template template0
store-use-tools = doska backup и doska restore работают с файлами. Для PostgreSQL есть pg_dump и pg_restore или восстановление на момент времени
store-none = Базы данных { $path } нет
store-exists = { $file } уже есть; выберите другое имя
store-not-database = { $file } — не база данных Doska
store-in-use = База данных { $path } занята. Остановите сервер и повторите
store-damaged = Копия { $file } не прошла проверку. Ничего не изменилось
store-moved = { $rows ->
    [0] Копировать нечего
    [one] Скопирована { $rows } строка. Число строк и контрольные суммы совпадают
    [few] Скопированы { $rows } строки. Число строк и контрольные суммы совпадают
   *[many] Скопировано { $rows } строк. Число строк и контрольные суммы совпадают
 }
store-not-empty = База данных { $path } не пуста: в таблице { $table } есть строки. Копируйте в новую
store-differs = Таблица { $table } после копирования отличается. Ничего не изменено
store-not-read = Базу данных { $path } прочитать нельзя: { $why }
store-not-written = В базу данных { $path } записать нельзя: { $why }
store-imported = { $file }: { $new ->
    [0] новых партий нет
    [one] добавлена { $new } партия
    [few] добавлены { $new } партии
   *[many] добавлено { $new } партий
 }
store-imported-known = { $known ->
    [one] { $known } уже была учтена
    [few] { $known } уже были учтены
   *[many] { $known } уже было учтено
 }
store-imported-open = { $open ->
    [one] { $open } без результата
   *[other] { $open } без результата
 }
store-imported-wrong = { $wrong ->
    [one] { $wrong } не удалось прочесть
   *[other] { $wrong } не удалось прочесть
 }
store-found-pages = Повреждена страница: { $line }
store-found-reference = Строка таблицы { $table } ссылается на строку { $parent }, которой нет
store-found-versions = Партия { $game }: нет события { $missing }
store-found-replay = Партию { $game } нельзя переиграть: { $why }
store-found-row = Партия { $game }: строка не сходится с событиями ({ $columns })
store-found-no-game = События партии { $game } есть, а самой партии нет
store-found-rating = { $what }
