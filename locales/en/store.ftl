# The database of the server: copies, checks, imports.
cli-about-backup = Copy the database to a file, while the server runs
cli-more-backup = The copy is one file and holds everything up to the moment it was started. Every game in it is replayed before the file gets its final name.
cli-about-restore = Restore the database from a copy
cli-more-restore = The copy is checked first: its pages, and every game is replayed. The old database is kept beside the new one. Stop the server first.
cli-about-store = Check the database, copy it to another one, import engine games
cli-about-store-check = Check the database: pages, references, every game replayed, ratings
cli-more-store-check = The server may run meanwhile. The exit status is 1 if something is wrong.
cli-about-store-import = Add engine games to the opening explorer
cli-more-store-import = The files are records, as doska match writes them. A game that is imported twice counts once.
cli-about-store-copy = Copy everything from one database to another, empty one
cli-more-store-copy = FROM and TO are given as --database is: sqlite:PATH or postgres://USER:PASSWORD@HOST/NAME. Either everything is copied or nothing; counts and checksums of every table are compared. Stop the server first.
cli-operand-from = The database that is read
cli-value-from = FROM
cli-operand-to = The database that is written; it must be empty
cli-value-to = TO
cli-operand-copy = The file of the copy
cli-value-copy = FILE
cli-operand-records = Files of records, or - for standard input
cli-value-records = FILE
store-command = Which command: check, copy or import?
man-example-doska-backup = Copy the database of a running server.
man-example-doska-restore = Go back to a copy.
man-example-doska-store = Look for damage.
man-example-doska-store-check = Look for damage.
man-example-doska-store-import = Fill the opening explorer with engine games.
man-example-doska-store-copy = Move from SQLite to PostgreSQL.
store-checked = { $games ->
    [0] No games yet
    [one] One game replayed
   *[other] { $games } games replayed
 }, { $found ->
    [0] no problems found
    [one] 1 problem found
   *[other] { $found } problems found
 }
store-copied = { $file } holds the whole database. { $checked }
store-restored = The database { $path } is restored. { $checked }
store-before = The old one is { $file }
store-newer = The database was created by a newer Doska: its schema has version { $found }, this program knows versions up to { $known }. Use the newer program
store-unreachable = No database server can be reached at { $at }: { $why }. Check the address, and whether PostgreSQL runs there
store-login = The database server at { $at } does not let the user “{ $user }” in: { $why }
store-absent = The database server at { $at } has no database “{ $name }”. “createdb { $name }” creates one
store-rights = The user “{ $user }” lacks rights in the database: { $why }. The owner of the database has them
store-encoding = The database has the encoding { $encoding }: expected UTF8, as in createdb --encoding UTF8 --template template0
store-use-tools = doska backup and doska restore are for files. For PostgreSQL use pg_dump and pg_restore, or its point-in-time recovery
store-none = There is no database { $path }
store-exists = { $file } exists already; choose another name
store-not-database = { $file } is not a database of Doska
store-in-use = The database { $path } is in use. Stop the server, then try again
store-damaged = The copy { $file } does not pass the check. Nothing was changed
store-moved = { $rows ->
    [0] There was nothing to copy
    [one] One row copied. Counts and checksums agree
   *[other] { $rows } rows copied. Counts and checksums agree
 }
store-not-empty = The database { $path } is not empty: there are rows in the table { $table }. Copy to a new one
store-differs = The table { $table } differs after it was copied. Nothing was changed
store-not-read = The database { $path } cannot be read: { $why }
store-not-written = The database { $path } cannot be written: { $why }
store-imported = { $file }: { $new ->
    [0] no new games
    [one] 1 game added
   *[other] { $new } games added
 }
store-imported-known = { $known ->
    [one] one was known already
   *[other] { $known } were known already
 }
store-imported-open = { $open ->
    [one] one has no result
   *[other] { $open } have no result
 }
store-imported-wrong = { $wrong ->
    [one] one could not be read
   *[other] { $wrong } could not be read
 }
store-found-pages = Damaged page: { $line }
store-found-reference = A row of { $table } refers to a row of { $parent } that is not there
store-found-versions = Game { $game }: event { $missing } is missing
store-found-replay = Game { $game } cannot be replayed: { $why }
store-found-row = Game { $game }: its row differs from its events ({ $columns })
store-found-no-game = There are events of game { $game }, but no such game
store-found-rating = { $what }
