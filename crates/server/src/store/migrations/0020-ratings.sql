-- The rating of a player in a game and pace: the fold of its changes.
CREATE TABLE ratings (
    player_id TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    game TEXT NOT NULL, -- without options, but with the number of seats: martian?players=4
    pace TEXT NOT NULL, -- blitz, rapid, correspondence
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL, -- as it was after the last game
    volatility DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    rated_at BIGINT NOT NULL, -- when the last game ended
    PRIMARY KEY (player_id, game, pace)
);
CREATE INDEX ratings_by_rating ON ratings (game, pace, rating);

-- What each game changed. A game changes a rating once, whatever is replayed.
CREATE TABLE rating_changes (
    game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    player_id TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    number BIGINT NOT NULL, -- games that changed ratings count 1, 2, 3 … in the order of their endings
    game TEXT NOT NULL,
    pace TEXT NOT NULL,
    ended_at BIGINT NOT NULL,
    before DOUBLE PRECISION, -- NULL for a first game
    before_deviation DOUBLE PRECISION,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (game_id, player_id)
);
CREATE INDEX rating_changes_by_player ON rating_changes (player_id, game, pace, number);
CREATE INDEX rating_changes_by_number ON rating_changes (number);
