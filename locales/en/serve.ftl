# doska serve: the site.

cli-about-serve = Serve the site: play, learn and analyse in a browser
cli-more-serve =
    doska serve                               http://127.0.0.1:8080, for this machine only
    doska serve --listen 8081                 another port
    doska serve --listen 0.0.0.0:8080         for other machines too
    Ctrl-C stops it. To host it for others, see docs/serve.md.
cli-value-address = ADDRESS
cli-flag-listen = Where to listen: an IP address and a port, or a port alone; 127.0.0.1:8080 by default
cli-flag-verbose = Log every request to standard error
serve-tables = Offer the endgame tables in this folder

serve-open = Doska is at { $url } (Ctrl-C stops it)
serve-open-everywhere = Doska is at { $url } and open to other machines (Ctrl-C stops it)
serve-unbuilt = The site was not built into this program. “make” in the folder of Doska builds it in.

serve-taken = { $address } is in use: another program listens there, perhaps another Doska. Choose another port, as in doska serve --listen { $other }
serve-denied = You may not listen at { $address }. Ports from 1024 up are free to all, as in doska serve --listen { $other }
serve-foreign = { $address } is not an address of this machine. Its own is 127.0.0.1; 0.0.0.0 means all of them
serve-failed = The server cannot listen at { $address }: { $why }
serve-no-port = “{ $listen }” has no port: expected an IP address and a port, as in { $example }
serve-bad-port = “{ $port }” is not a port: expected a number from 0 to 65535, as in { $example }
serve-bad-address = “{ $address }” is not an IP address: expected one as in 127.0.0.1:8080, 0.0.0.0:8080 or [::1]:8080
serve-bad-log = “{ $value }” in RUST_LOG cannot be read: expected off, error, warn, info, debug or trace, or a part of the program with one of them, as in doska_server=info
