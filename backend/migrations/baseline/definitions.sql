-- Functions and views come from files, and this table says which are applied: docs/decisions/migrations.md
CREATE TABLE sql_definition (
  name text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('baseline', 'routine', 'view')),
  text_sha256 text NOT NULL,
  signature_sha256 text NOT NULL
);
COMMENT ON TABLE sql_definition IS 'Functions and views that the app made from files, and the baseline that made the tables. Without its row, a function or view is made again at the next start.';
COMMENT ON COLUMN sql_definition.signature_sha256 IS 'Of the statement without the body. If it changes, the function is dropped before it is made again.';
