-- How a player wants to be called. Without a row: not at all.
CREATE TABLE notify_settings (
    player_id TEXT PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
    language TEXT NOT NULL, -- en, ru, tr
    push TEXT NOT NULL DEFAULT '', -- kinds, separated by spaces
    feed TEXT NOT NULL UNIQUE, -- the secret in the address of the feed
    mail TEXT, -- where the daily digest goes
    mail_token TEXT UNIQUE, -- the secret in its links
    mail_confirmed BIGINT NOT NULL DEFAULT 0,
    digest_at BIGINT, -- when the next one is due
    webhook TEXT,
    webhook_secret TEXT,
    webhook_events TEXT NOT NULL DEFAULT '', -- kinds, separated by spaces
    webhook_challenges BIGINT NOT NULL DEFAULT 0,
    webhook_failures BIGINT NOT NULL DEFAULT 0, -- since it last answered
    webhook_disabled BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX notify_settings_by_digest ON notify_settings (digest_at);

-- Browsers that have subscribed to push messages.
CREATE TABLE push_subscriptions (
    endpoint TEXT PRIMARY KEY,
    player_id TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE INDEX push_subscriptions_by_player ON push_subscriptions (player_id);

-- What a seat answers if the other side plays certain moves. Nobody else sees it.
CREATE TABLE conditional_moves (
    game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    body TEXT NOT NULL, -- JSON as in the contract
    PRIMARY KEY (game_id, seat)
);

-- Notes to oneself.
CREATE TABLE game_notes (
    game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    player_id TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    text TEXT NOT NULL,
    updated_at BIGINT NOT NULL,
    PRIMARY KEY (game_id, player_id)
);

-- Days in which a player's clocks in correspondence games stand still.
CREATE TABLE vacations (
    id TEXT PRIMARY KEY,
    player_id TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    starts_at BIGINT NOT NULL,
    ends_at BIGINT NOT NULL
);
CREATE INDEX vacations_by_player ON vacations (player_id, ends_at);
