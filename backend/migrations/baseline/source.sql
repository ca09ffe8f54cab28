-- Where visitors came from, and how many.
CREATE TABLE source (
  id bigint PRIMARY KEY,
  name text NOT NULL CHECK (name <> ''),
  medium text NOT NULL,
  campaign text NOT NULL,
  term text NOT NULL,
  content text NOT NULL,
  host text NOT NULL,
  path text NOT NULL,
  via text NOT NULL
);

CREATE TABLE visit_count (
  day date NOT NULL,
  source_id bigint NOT NULL,
  visits bigint NOT NULL DEFAULT 0,
  forms bigint NOT NULL DEFAULT 0,
  codes bigint NOT NULL DEFAULT 0,
  shares bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (day, source_id)
) WITH (fillfactor = 80);

COMMENT ON TABLE source IS 'Each way in which visitors came, once. A row never changes: its id is a hash of the rest.';
COMMENT ON COLUMN source.name IS 'What it is counted as: utm_source, else via, else the host, else direct.';
COMMENT ON COLUMN source.host IS 'The site that linked here, without www.; empty if there was none or the browser did not say.';
COMMENT ON COLUMN source.path IS 'The page on which they arrived.';
COMMENT ON COLUMN source.via IS 'How the link of a user was shared: whatsapp, qr, copy.';
COMMENT ON TABLE visit_count IS 'What browser tabs did on a day, UTC, by their source. Each tab counts once for each, robots never; nothing tells one visitor from another.';
COMMENT ON COLUMN visit_count.forms IS 'How many opened the form.';
COMMENT ON COLUMN visit_count.codes IS 'How many requested a code to join.';
COMMENT ON COLUMN visit_count.shares IS 'How many shared a link.';
