-- Who may take a challenge, and what it is a rematch of.
ALTER TABLE challenges ADD COLUMN opponent_id TEXT; -- the only player who may join
ALTER TABLE challenges ADD COLUMN listed BIGINT NOT NULL DEFAULT 0;
ALTER TABLE challenges ADD COLUMN members_only BIGINT NOT NULL DEFAULT 0;
ALTER TABLE challenges ADD COLUMN rating_min BIGINT;
ALTER TABLE challenges ADD COLUMN rating_max BIGINT;
ALTER TABLE challenges ADD COLUMN rematch_of TEXT; -- the game
CREATE INDEX challenges_by_maker ON challenges (maker_id, status);
CREATE INDEX challenges_by_opponent ON challenges (opponent_id, status) WHERE opponent_id IS NOT NULL;
CREATE INDEX challenges_by_expiry ON challenges (expires_at) WHERE status = 'open';
-- Two who offer a rematch at one moment make one.
CREATE UNIQUE INDEX challenges_by_rematch ON challenges (rematch_of)
    WHERE rematch_of IS NOT NULL AND status IN ('open', 'started');

-- Those who wait for quick pairing. A row lasts as long as its player is connected.
CREATE TABLE pairing (
    player_id TEXT PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
    games TEXT NOT NULL, -- JSON
    clocks TEXT NOT NULL, -- JSON
    rated BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL -- when the player was last found connected
) WITHOUT ROWID;
