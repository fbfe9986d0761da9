# doska serve: сайт.

cli-about-serve = Запустить сайт: игра, обучение и анализ в браузере
cli-more-serve =
    doska serve                               http://127.0.0.1:8080, только для этой машины
    doska serve --listen 8081                 другой порт
    doska serve --listen 0.0.0.0:8080         и для других машин
    Останавливает Ctrl-C. О сервере для других читайте в docs/serve.md.
cli-value-address = АДРЕС
cli-flag-listen = Где слушать: IP-адрес и порт или только порт; по умолчанию 127.0.0.1:8080
cli-flag-verbose = Записывать каждый запрос в поток ошибок
serve-tables = Предлагать эндшпильные таблицы из этой папки

serve-open = Doska открыта: { $url } (Ctrl-C — завершить)
serve-open-everywhere = Doska открыта, и для других машин тоже: { $url } (Ctrl-C — завершить)
serve-unbuilt = Программа собрана без сайта. Команда «make» в папке Doska соберёт её вместе с ним.

serve-taken = Адрес { $address } занят: там слушает другая программа, возможно, ещё одна Doska. Выберите другой порт, например doska serve --listen { $other }
serve-denied = Этому пользователю нельзя слушать по адресу { $address }. Порты начиная с 1024 доступны всем, например doska serve --listen { $other }
serve-foreign = { $address } — не адрес этой машины. Её собственный — 127.0.0.1; 0.0.0.0 обозначает все её адреса
serve-failed = Сервер не может слушать по адресу { $address }: { $why }
serve-no-port = В «{ $listen }» нет порта: ожидаются IP-адрес и порт, например { $example }
serve-bad-port = «{ $port }» — не порт: ожидается число от 0 до 65535, например { $example }
serve-bad-address = «{ $address }» — не IP-адрес: ожидается такой, как в 127.0.0.1:8080, 0.0.0.0:8080 или [::1]:8080
serve-bad-log = «{ $value }» в RUST_LOG прочитать нельзя: ожидается off, error, warn, info, debug или trace либо часть программы с одним из них, например doska_server=info
