-- Whoever plays: guests, members and bots. A guest who signs up stays the same row.
CREATE TABLE players (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    -- The name in lower case, taken once; NULL for guests, whose names are not theirs alone.
    name_key TEXT UNIQUE,
    kind TEXT NOT NULL, -- guest, member, bot
    role TEXT NOT NULL DEFAULT '', -- moderator, admin
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL
);

-- Sessions of browsers and API tokens. Only hashes: who reads the database cannot act for anybody.
CREATE TABLE tokens (
    hash BLOB PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    player_id TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    kind TEXT NOT NULL, -- session, api
    scopes TEXT NOT NULL, -- separated by spaces; everything for sessions
    name TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL,
    expires_at BIGINT
) WITHOUT ROWID;
CREATE INDEX tokens_by_player ON tokens (player_id);

-- A game as its events left it: what lists, deadlines and searches need without replaying it.
CREATE TABLE games (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL, -- with options: martian?players=4
    rules TEXT NOT NULL, -- with the version: martian@1
    start TEXT, -- position text; NULL for the game's own start
    clock TEXT, -- JSON as in the contract
    pace TEXT, -- blitz, rapid, correspondence
    rated BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    moved_at BIGINT NOT NULL,
    version BIGINT NOT NULL,
    ply BIGINT NOT NULL,
    status TEXT NOT NULL, -- playing, ended
    to_move BIGINT,
    position TEXT NOT NULL,
    deadline BIGINT, -- when the clock of the seat to move runs out
    ended_at BIGINT,
    winners TEXT, -- seats, separated by commas
    reason TEXT,
    moves TEXT, -- once it has ended: separated by spaces
    challenge_id TEXT UNIQUE
) WITHOUT ROWID;
CREATE INDEX games_by_deadline ON games (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX games_by_status ON games (status, moved_at);
CREATE INDEX games_by_game ON games (rules, ended_at);

CREATE TABLE seats (
    game_id TEXT NOT NULL REFERENCES games (id),
    seat BIGINT NOT NULL,
    player_id TEXT NOT NULL REFERENCES players (id),
    PRIMARY KEY (game_id, seat)
) WITHOUT ROWID;
CREATE INDEX seats_by_player ON seats (player_id, game_id);

-- The games themselves. Everything in `games` can be derived from here.
CREATE TABLE events (
    game_id TEXT NOT NULL,
    version BIGINT NOT NULL,
    body TEXT NOT NULL, -- JSON as in the contract
    PRIMARY KEY (game_id, version)
) WITHOUT ROWID;

CREATE TABLE challenges (
    id TEXT PRIMARY KEY,
    maker_id TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    start TEXT,
    clock TEXT,
    rated BIGINT NOT NULL,
    seats BIGINT NOT NULL,
    by_lot BIGINT NOT NULL, -- whether the maker's seat was drawn
    status TEXT NOT NULL, -- open, started, cancelled, expired
    created_at BIGINT NOT NULL,
    expires_at BIGINT,
    game_id TEXT
) WITHOUT ROWID;
CREATE INDEX challenges_by_status ON challenges (status, created_at);

-- Who has sat down at a challenge. Nobody sits twice. Lots are drawn when the challenge is made.
CREATE TABLE challenge_seats (
    challenge_id TEXT NOT NULL REFERENCES challenges (id) ON DELETE CASCADE,
    player_id TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    joined_at BIGINT NOT NULL,
    PRIMARY KEY (challenge_id, player_id),
    UNIQUE (challenge_id, seat)
) WITHOUT ROWID;

-- What is to be sent or computed later, written in the same transaction as its cause.
CREATE TABLE outbox (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    body TEXT NOT NULL, -- JSON
    created_at BIGINT NOT NULL,
    due_at BIGINT NOT NULL,
    attempts BIGINT NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX outbox_by_due ON outbox (due_at);

-- Single values, such as when the server was last alive.
CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
