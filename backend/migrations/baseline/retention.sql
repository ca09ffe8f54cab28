-- Erasing users who showed no activity for months: src/features/retention/README.md
CREATE TABLE retention (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  revision integer NOT NULL DEFAULT 0,
  months smallint CHECK (months > 0),
  includes_accepted boolean NOT NULL DEFAULT false,
  launched_on date,
  actor jsonb,
  set_at timestamptz,
  begun_at timestamptz,
  next_run_at timestamptz,
  erased integer NOT NULL DEFAULT 0 CHECK (erased >= 0),
  CONSTRAINT retention_on_check CHECK (num_nulls(months, begun_at, next_run_at) IN (0, 3)),
  CONSTRAINT retention_set_check CHECK (num_nulls(actor, set_at) = CASE revision WHEN 0 THEN 2 ELSE 0 END)
);
INSERT INTO retention DEFAULT VALUES;
CREATE INDEX notice_retention_index ON notice (split_part(key, '-', 1)) WHERE kind = 'retention';

COMMENT ON TABLE retention IS 'One row: how long users without activity are kept, and how far the run of the day is.';
COMMENT ON INDEX notice_retention_index IS 'Finds what a user was told, by their place in the join order.';
COMMENT ON COLUMN retention.revision IS 'Rises with each change, so that nobody overwrites another''s.';
COMMENT ON COLUMN retention.months IS 'Users are erased this many months after their last activity. Null: never.';
COMMENT ON COLUMN retention.includes_accepted IS 'Whether users who accepted an invitation are erased, too.';
COMMENT ON COLUMN retention.launched_on IS 'The launch date, UTC: months are counted from it at the earliest. Null: from the last activity.';
COMMENT ON COLUMN retention.actor IS 'Who set it last, as in the audit log.';
COMMENT ON COLUMN retention.begun_at IS 'When months or launched_on was set. Part of the key of each notice: those of before say nothing about now.';
COMMENT ON COLUMN retention.next_run_at IS 'When the next run is due; it goes on until nobody is left to erase.';
COMMENT ON COLUMN retention.erased IS 'Users whom the current run has erased: the audit log has them once it ends.';
