-- Ended games in the index of the archive, and what they are found by.
CREATE TABLE archive (
    game_id TEXT PRIMARY KEY REFERENCES games (id),
    rules TEXT NOT NULL, -- with version and options: martian@1?players=4
    opening TEXT NOT NULL -- the first moves, each followed by a space
) WITHOUT ROWID;
CREATE INDEX archive_by_opening ON archive (rules, opening);

-- Which games came by a position. Keys of positions are 64 bits, stored as a signed number.
CREATE TABLE archive_positions (
    rules TEXT NOT NULL,
    position BIGINT NOT NULL,
    game_id TEXT NOT NULL REFERENCES games (id),
    ply BIGINT NOT NULL, -- when it was reached first
    PRIMARY KEY (rules, position, game_id)
) WITHOUT ROWID;
CREATE INDEX archive_positions_by_game ON archive_positions (game_id);

-- The opening explorer: how games with a move in a position ended, for the first and the second team.
CREATE TABLE explorer (
    rules TEXT NOT NULL,
    position BIGINT NOT NULL,
    move TEXT NOT NULL,
    source TEXT NOT NULL, -- people, selfplay
    first BIGINT NOT NULL,
    draws BIGINT NOT NULL,
    second BIGINT NOT NULL,
    PRIMARY KEY (rules, position, move, source)
) WITHOUT ROWID;

-- Self-play games that have been counted: a file that is imported twice counts once.
CREATE TABLE explorer_imports (
    hash BLOB PRIMARY KEY
) WITHOUT ROWID;

-- Computer analysis that is kept with a game.
CREATE TABLE analyses (
    game_id TEXT PRIMARY KEY REFERENCES games (id),
    asked_at BIGINT NOT NULL,
    made_at BIGINT, -- NULL until it is there
    nodes BIGINT, -- that each search visited
    found TEXT -- JSON: what was found of each position
) WITHOUT ROWID;

CREATE INDEX games_by_creation ON games (created_at, id);
