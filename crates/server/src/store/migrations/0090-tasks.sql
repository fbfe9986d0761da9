-- Work that somebody at a terminal waits for: the games of a match, of self-play, of puzzles. Its tasks are items of the
-- outbox; what they share is here.
CREATE TABLE task_jobs (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL, -- match, tune, puzzles
    spec TEXT NOT NULL, -- JSON
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL -- when whoever waits was last alive
) WITHOUT ROWID;

-- What a task led to, until whoever waits has read it: a result or an error.
CREATE TABLE task_results (
    job TEXT NOT NULL,
    number BIGINT NOT NULL,
    result TEXT,
    error TEXT,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (job, number)
) WITHOUT ROWID;
