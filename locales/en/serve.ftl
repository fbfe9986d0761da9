# doska serve: the site.

cli-about-serve = Serve the site: play online, learn and analyse in a browser
cli-more-serve =
    doska serve                               http://127.0.0.1:8080, for this machine only
    doska serve --listen 8081                 another port
    doska serve --listen 0.0.0.0:8080         for other machines too
    doska serve --config doska.toml --check   the settings, and where each comes from
    Every setting NAME can also be given as DOSKA_NAME in the environment (DOSKA_PUBLIC_URL) or as a line in the file (public-url = "https://doska.example.org"). A flag wins over the environment, the environment over the file.
    Ctrl-C stops it. To host it for others, see docs/operations.md.
cli-value-address = ADDRESS
cli-value-url = URL
cli-value-switch = on|off
cli-value-contact = CONTACT
cli-value-mail = MAIL
cli-value-log-level = LEVEL
cli-flag-config = Read settings from this file
cli-flag-check = Print the settings and where each comes from, and exit
cli-flag-verbose = Log every request to standard error: --log-level info
serve-listen = Where to listen: an IP address and a port, or a port alone; 127.0.0.1:8080 by default
serve-data = Where games and people are kept; by default in your data folder
serve-database = The database: sqlite:PATH or postgres://USER:PASSWORD@HOST/NAME; by default a file in the data folder
serve-bus = How servers tell each other of moves: local for one server, nats://host for several
serve-workers = How many bots think at the same time, or auto; 0 leaves bots, analysis and messages to doska worker
serve-public-url = The address of the site in a browser, as in https://doska.example.org
serve-trusted-proxies = How many proxies are in front of the server; 0 by default
serve-rate-limits = Limit requests; off is only for tests at 127.0.0.1
serve-max-connections = How many connections may be open at once
serve-metrics-listen = Where to offer metrics to other machines; by default only this machine gets them
serve-tables = Offer the endgame tables in this folder
serve-contact = How to reach you: a mail address or a page
serve-smtp = The mail server, as in smtps://user:password@mail.example.org
serve-mail-from = The sender of mail, as in doska@example.org
serve-push-contact = Whom push services may complain to; the contact by default
serve-log-level = What to log: off, error, warn, info or debug; warn by default
serve-log-format = How to log: text or json

serve-open = Doska is at { $url } (Ctrl-C stops it)
serve-open-everywhere = Doska is at { $url } and open to other machines (Ctrl-C stops it)
serve-kept = Games and people are kept in { $path }
serve-store = The database { $path } cannot be opened: { $why }
serve-unbuilt = The site was not built into this program. “make” in the folder of Doska builds it in.

serve-taken = { $address } is in use: another program listens there, perhaps another Doska. Choose another port, as in doska serve --listen { $other }
serve-denied = You may not listen at { $address }. Ports from 1024 up are free to all, as in doska serve --listen { $other }
serve-foreign = { $address } is not an address of this machine. Its own is 127.0.0.1; 0.0.0.0 means all of them
serve-failed = The server cannot listen at { $address }: { $why }
serve-no-port = “{ $listen }” has no port: expected an IP address and a port, as in { $example }
serve-bad-port = “{ $port }” is not a port: expected a number from 0 to 65535, as in { $example }
serve-bad-address = “{ $address }” is not an IP address: expected one as in 127.0.0.1:8080, 0.0.0.0:8080 or [::1]:8080
serve-bad-log = “{ $value }” in RUST_LOG cannot be read: expected off, error, warn, info, debug or trace, or a part of the program with one of them, as in doska_server=info

serve-source-default = default
serve-source-none = not set
serve-given-in = { $what } (in { $source })
serve-bad-file = { $file }, line { $line }, is not TOML: { $why }
serve-unknown-key = “{ $key }” in { $file } is not a setting. Valid: { $valid }
serve-bad-value = “{ $key }” in { $file } must be a string, a number, true or false
serve-bad-word = “{ $value }” is not a valid value of { $name }. Valid: { $valid }
serve-bad-number = “{ $value }” is not a valid value of { $name }: expected a number from { $least } to { $most }
serve-bad-origin = “{ $value }” is not the address of a site: expected a scheme and a host without a path, as in https://doska.example.org
serve-bad-contact = “{ $value }” is not a contact: expected a mail address or a page, as in https://example.org/contact
serve-bad-mail = “{ $value }” is not an email address: expected one as in doska@example.org
serve-bad-smtp = This is not the address of a mail server: expected one as in smtps://user:password@mail.example.org
serve-no-mail-from = There is a mail server but no sender. Add it, as in --mail-from doska@example.org
serve-no-smtp = There is a sender of mail but no mail server. Add it, as in --smtp smtps://user:password@mail.example.org
serve-bad-database = “{ $value }” is not a database: expected sqlite:PATH, as in sqlite:/var/lib/doska/doska.sqlite, or postgres://USER:PASSWORD@HOST/NAME
serve-bad-postgres = The address of the database cannot be read: { $why }. Expected postgres://USER:PASSWORD@HOST:PORT/NAME, as in postgres://doska:secret@db.example.org/doska?sslmode=verify-full
serve-bad-bus = “{ $value }” is not a bus: expected local, or NATS servers as in nats://user:password@nats.example.org, or tls:// for encrypted connections
serve-no-bus = The bus { $address } cannot be reached: { $why }. With one server, use --bus local
serve-bad-workers = “{ $value }” does not fit workers: expected auto or a number from 0 to { $most }
serve-limits-off = Rate limits cannot be turned off at { $address }: --rate-limits off is only for 127.0.0.1 and [::1]

## doska worker
cli-about-worker = Run background jobs of the servers: bots, analysis, messages; play matches for other machines
cli-more-worker =
    Several workers share the work, on as many machines as you like. Each takes one job at a time; when a worker stops,
    another takes over its job. Start the servers with --workers 0 to leave all work to them.
    Tasks are what doska match, tune and puzzles build ask for with --workers URL: doska worker --kinds tasks --database URL
cli-value-kinds = KINDS
worker-kinds = What to do: bots, analysis, archive, messages, tasks, comma-separated; everything by default
worker-workers = How many bots think, or tasks run, at the same time; by default according to the number of cores
worker-no-bus = A worker needs the bus of the servers, as in --bus nats://nats.example.org; only --kinds tasks works without one
worker-none = With --workers 0 there is nothing to do: leave it out
worker-works = Working for { $path }: { $kinds } (Ctrl-C stops it)
