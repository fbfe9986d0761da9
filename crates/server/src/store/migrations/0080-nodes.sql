-- The servers that use this database. A row says that one is alive, as long as it is renewed.
CREATE TABLE nodes (
    id TEXT PRIMARY KEY,
    started_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL,
    silent_since BIGINT -- since when what it has to tell may not have reached the others
) WITHOUT ROWID;

-- Who is connected where, written by the servers of a cluster. A row counts as long as its node is alive.
CREATE TABLE presence (
    game_id TEXT NOT NULL, -- the board; empty for being connected at all
    player_id TEXT NOT NULL, -- empty for those without a name
    node TEXT NOT NULL,
    connections BIGINT NOT NULL,
    left_at BIGINT, -- when the last connection ended
    PRIMARY KEY (game_id, player_id, node)
) WITHOUT ROWID;
CREATE INDEX presence_by_node ON presence (node);
CREATE INDEX presence_by_player ON presence (player_id);

-- How often an address or an account has done something lately: when it may do so at full rate again.
CREATE TABLE limits (
    name TEXT PRIMARY KEY,
    free_at BIGINT NOT NULL
) WITHOUT ROWID;
CREATE INDEX limits_by_time ON limits (free_at);
