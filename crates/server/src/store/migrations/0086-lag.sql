-- Lag that was made up for, in milliseconds: the sum is bounded for a whole game, wherever it is played on.
ALTER TABLE seats ADD COLUMN lag BIGINT NOT NULL DEFAULT 0;

-- What was answered to commands after the end of a game, of which its events say nothing: the same command gets the same
-- answer again.
CREATE TABLE answers (
    game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    player_id TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    command TEXT NOT NULL,
    body TEXT NOT NULL, -- JSON as in the contract
    PRIMARY KEY (game_id, player_id, command)
);
