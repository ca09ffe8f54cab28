-- Which accounts get the daily digest: src/features/digest/README.md
CREATE TABLE digest_subscription (
  admin_id uuid PRIMARY KEY REFERENCES admin_account (id),
  since timestamptz NOT NULL DEFAULT clock_timestamp()
);

COMMENT ON TABLE digest_subscription IS 'Accounts that turned the daily digest on. A removed account gets none.';
COMMENT ON COLUMN digest_subscription.since IS 'The first one is the next that is due after it.';
