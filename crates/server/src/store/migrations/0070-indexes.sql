-- The search in the archive reads these alone, newest games first, whatever it looks for: rows of games are long.
DROP INDEX games_by_creation;
CREATE INDEX games_by_creation ON games (created_at, id, rules, game, status, pace, rated, winners, reason);
DROP INDEX games_by_game;
CREATE INDEX games_by_rules ON games (rules, created_at, id, game, status, pace, rated, winners, reason);

CREATE INDEX challenges_of_rematch ON challenges (rematch_of, created_at) WHERE rematch_of IS NOT NULL;
CREATE INDEX challenge_seats_by_player ON challenge_seats (player_id);
CREATE INDEX blocks_by_blocked ON blocks (blocked_id);
CREATE INDEX reports_by_player ON reports (player_id, created_at);
CREATE INDEX reports_by_about ON reports (about_id);
