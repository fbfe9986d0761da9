# doska serve: сайт.

cli-about-serve = Запустить сайт: игра по сети, обучение и анализ в браузере
cli-more-serve =
    doska serve                               http://127.0.0.1:8080, только для этой машины
    doska serve --listen 8081                 другой порт
    doska serve --listen 0.0.0.0:8080         и для других машин
    doska serve --config doska.toml --check   настройки и откуда взята каждая
    Любую настройку NAME можно задать и переменной DOSKA_NAME (DOSKA_PUBLIC_URL), и строкой в файле (public-url = "https://doska.example.org"). Ключ важнее переменной, переменная важнее файла.
    Останавливает Ctrl-C. О сервере для других читайте в docs/operations.md.
cli-value-address = АДРЕС
cli-value-url = URL
cli-value-switch = on|off
cli-value-contact = КОНТАКТ
cli-value-mail = ПОЧТА
cli-value-log-level = УРОВЕНЬ
cli-flag-config = Взять настройки из этого файла
cli-flag-check = Показать настройки и откуда взята каждая и завершиться
cli-flag-verbose = Записывать каждый запрос в поток ошибок: --log-level info
serve-listen = Где слушать: IP-адрес и порт или только порт; по умолчанию 127.0.0.1:8080
serve-data = Где хранить партии и игроков; по умолчанию в вашей папке данных
serve-database = База данных: sqlite:ПУТЬ или postgres://ПОЛЬЗОВАТЕЛЬ:ПАРОЛЬ@ХОСТ/ИМЯ; по умолчанию файл в папке данных
serve-bus = Как серверы сообщают друг другу о ходах: local для одного сервера, nats://адрес для нескольких
serve-workers = Сколько ботов думают одновременно или auto; 0 оставляет ботов, анализ и сообщения процессам doska worker
serve-public-url = Адрес сайта в браузере, например https://doska.example.org
serve-trusted-proxies = Сколько прокси стоит перед сервером; по умолчанию 0
serve-rate-limits = Ограничивать запросы; off — только для тестов на 127.0.0.1
serve-max-connections = Сколько соединений может быть открыто одновременно
serve-metrics-listen = Где отдавать метрики другим машинам; по умолчанию их получает только эта
serve-tables = Предлагать эндшпильные таблицы из этой папки
serve-contact = Как с вами связаться: почта или страница
serve-smtp = Почтовый сервер, например smtps://user:password@mail.example.org
serve-mail-from = Отправитель писем, например doska@example.org
serve-push-contact = Кому могут писать службы push; по умолчанию контакт
serve-log-level = Что записывать: off, error, warn, info или debug; по умолчанию warn
serve-log-format = Как записывать: text или json

serve-open = Doska открыта: { $url } (Ctrl-C — завершить)
serve-open-everywhere = Doska открыта, и для других машин тоже: { $url } (Ctrl-C — завершить)
serve-kept = Партии и игроки хранятся в { $path }
serve-store = Базу данных { $path } открыть нельзя: { $why }
serve-unbuilt = Программа собрана без сайта. Команда «make» в папке Doska соберёт её вместе с ним.

serve-taken = Адрес { $address } занят: там слушает другая программа, возможно, ещё одна Doska. Выберите другой порт, например doska serve --listen { $other }
serve-denied = Этому пользователю нельзя слушать по адресу { $address }. Порты начиная с 1024 доступны всем, например doska serve --listen { $other }
serve-foreign = { $address } — не адрес этой машины. Её собственный — 127.0.0.1; 0.0.0.0 обозначает все её адреса
serve-failed = Сервер не может слушать по адресу { $address }: { $why }
serve-no-port = В «{ $listen }» нет порта: ожидаются IP-адрес и порт, например { $example }
serve-bad-port = «{ $port }» — не порт: ожидается число от 0 до 65535, например { $example }
serve-bad-address = «{ $address }» — не IP-адрес: ожидается такой, как в 127.0.0.1:8080, 0.0.0.0:8080 или [::1]:8080
serve-bad-log = «{ $value }» в RUST_LOG прочитать нельзя: ожидается off, error, warn, info, debug или trace либо часть программы с одним из них, например doska_server=info

serve-source-default = по умолчанию
serve-source-none = не задано
serve-given-in = { $what } (см. { $source })
serve-bad-file = { $file }, строка { $line } — не TOML: { $why }
serve-unknown-key = «{ $key }» в { $file } — не настройка. Возможные: { $valid }
serve-bad-value = «{ $key }» в { $file }: ожидается текст, число, true или false
serve-bad-word = «{ $value }» не подходит для { $name }. Возможные значения: { $valid }
serve-bad-number = «{ $value }» не подходит для { $name }: ожидается число от { $least } до { $most }
serve-bad-origin = «{ $value }» — не адрес сайта: ожидаются схема и имя без пути, например https://doska.example.org
serve-bad-contact = «{ $value }» — не контакт: ожидается почта или страница, например https://example.org/contact
serve-bad-mail = «{ $value }» — не почтовый адрес: ожидается такой, как doska@example.org
serve-bad-smtp = Это не адрес почтового сервера: ожидается такой, как smtps://user:password@mail.example.org
serve-no-mail-from = Почтовый сервер задан, а отправитель нет. Добавьте его, например --mail-from doska@example.org
serve-no-smtp = Отправитель писем задан, а почтовый сервер нет. Добавьте его, например --smtp smtps://user:password@mail.example.org
serve-bad-database = «{ $value }» — не база данных: ожидается sqlite:ПУТЬ, например sqlite:/var/lib/doska/doska.sqlite, или postgres://ПОЛЬЗОВАТЕЛЬ:ПАРОЛЬ@ХОСТ/ИМЯ
serve-bad-postgres = Адрес базы данных не удалось разобрать: { $why }. Ожидается postgres://ПОЛЬЗОВАТЕЛЬ:ПАРОЛЬ@ХОСТ:ПОРТ/ИМЯ, например postgres://doska:secret@db.example.org/doska?sslmode=verify-full
serve-bad-bus = «{ $value }» — не шина: ожидается local или серверы NATS, например nats://user:password@nats.example.org, с шифрованием — tls://
serve-no-bus = Шина { $address } недоступна: { $why }. Если сервер один, укажите --bus local
serve-bad-workers = «{ $value }» не подходит для workers: ожидается auto или число от 0 до { $most }
serve-limits-off = По адресу { $address } ограничения запросов нельзя отключить: --rate-limits off — только для 127.0.0.1 и [::1]

## doska worker
cli-about-worker = Выполнять работу серверов: боты, анализ, сообщения; играть матчи для других
cli-more-worker =
    Несколько таких процессов делят работу между собой на любом числе машин. Каждый берёт по одному заданию; что не
    закончил остановленный, доделает другой. Чтобы серверы сами этого не делали, запускайте их с --workers 0.
    tasks — это то, что поручают doska match, tune и puzzles build с --workers URL: doska worker --kinds tasks --database URL
cli-value-kinds = ВИДЫ
worker-kinds = Что делать: bots, analysis, archive, messages, tasks через запятую; по умолчанию всё
worker-workers = Сколько ботов думает и заданий выполняется одновременно; по умолчанию — по числу ядер
worker-no-bus = Нужна шина серверов, например --bus nats://nats.example.org; без неё можно только с --kinds tasks
worker-none = С --workers 0 делать нечего: уберите этот ключ
worker-works = Работаю для { $path }: { $kinds } (Ctrl-C — остановить)
