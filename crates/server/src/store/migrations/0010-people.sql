-- What moderators decide about a player.
ALTER TABLE players ADD COLUMN closed_at BIGINT;
ALTER TABLE players ADD COLUMN muted_until BIGINT;

-- When a session last proved who it is: signing in, or a password or passkey again.
ALTER TABLE tokens ADD COLUMN confirmed_at BIGINT NOT NULL DEFAULT 0;

-- How members prove who they are.
CREATE TABLE accounts (
    player_id TEXT PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
    handle TEXT NOT NULL UNIQUE, -- what passkeys call the player: a UUID
    password TEXT, -- argon2id as a PHC string
    totp_secret TEXT, -- base32
    totp_pending TEXT, -- shown, but no code of it has come back yet
    totp_step BIGINT NOT NULL DEFAULT 0, -- the last step of time whose code was used
    created_at BIGINT NOT NULL
) WITHOUT ROWID;

CREATE TABLE passkeys (
    id TEXT PRIMARY KEY, -- the credential id, base64url
    player_id TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    credential TEXT NOT NULL, -- JSON of webauthn-rs: public key, counter
    name TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    used_at BIGINT
) WITHOUT ROWID;
CREATE INDEX passkeys_by_player ON passkeys (player_id);

-- A row is a code that has not been used.
CREATE TABLE recovery_codes (
    hash BLOB PRIMARY KEY,
    player_id TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX recovery_codes_by_player ON recovery_codes (player_id);

-- Questions to authenticators that wait for their answer, for minutes.
CREATE TABLE ceremonies (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL, -- registration, authentication
    player_id TEXT, -- who asked, if anybody; no reference: the answer must come from the same
    state TEXT NOT NULL, -- JSON
    expires_at BIGINT NOT NULL
) WITHOUT ROWID;

CREATE TABLE blocks (
    player_id TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    blocked_id TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (player_id, blocked_id)
) WITHOUT ROWID;

CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    player_id TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE, -- who reports
    about_id TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    reason TEXT NOT NULL,
    body TEXT NOT NULL,
    game_id TEXT,
    created_at BIGINT NOT NULL,
    closed_at BIGINT
) WITHOUT ROWID;
CREATE INDEX reports_by_state ON reports (closed_at, created_at);

CREATE TABLE moderation_log (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    moderator_id TEXT REFERENCES players (id), -- NULL for the operator at the command line
    action TEXT NOT NULL,
    about_id TEXT NOT NULL REFERENCES players (id),
    detail TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX moderation_log_by_time ON moderation_log (at);
