-- Who has an item of the outbox in hand, and how far it is, in thousandths.
ALTER TABLE outbox ADD COLUMN worker TEXT;
ALTER TABLE outbox ADD COLUMN progress BIGINT;
