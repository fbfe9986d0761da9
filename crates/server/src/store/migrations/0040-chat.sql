-- What is said beside games. Players and spectators have rooms of their own.
CREATE TABLE chat (
    game_id TEXT NOT NULL REFERENCES games (id),
    number BIGINT NOT NULL, -- 1, 2, 3 … in each game
    room TEXT NOT NULL, -- players, watchers
    id TEXT NOT NULL,
    player_id TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    command TEXT, -- chosen by the sender: the same one is said once
    at BIGINT NOT NULL,
    preset TEXT,
    text TEXT,
    PRIMARY KEY (game_id, number)
) WITHOUT ROWID;
CREATE UNIQUE INDEX chat_by_command ON chat (game_id, player_id, command);
CREATE INDEX chat_by_player ON chat (player_id);
