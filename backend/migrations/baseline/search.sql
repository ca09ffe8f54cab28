-- What admins search and sort users by, stored beside the signups so that a join writes none of these indexes. A job copies
-- new signups in join order up to a watermark; readers scan the few signups above it themselves. Needs the extension
-- pg_trgm, which the start adds.
CREATE TABLE signup_search_head (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  through_seq bigint NOT NULL DEFAULT 0
);
INSERT INTO signup_search_head DEFAULT VALUES;

CREATE TABLE signup_search (
  seq bigint PRIMARY KEY,
  terms text COLLATE "C" NOT NULL,
  first_name text COLLATE "C" NOT NULL,
  last_name text COLLATE "C" NOT NULL,
  email text COLLATE "C" NOT NULL,
  phone text COLLATE "C" NOT NULL,
  country text COLLATE "C" NOT NULL,
  answers jsonb NOT NULL,
  referral_id text COLLATE "C" NOT NULL,
  referral_code text COLLATE "C" NOT NULL,
  source text COLLATE "C" NOT NULL,
  campaign text COLLATE "C" NOT NULL
);
CREATE INDEX signup_search_terms_index ON signup_search USING gin (terms gin_trgm_ops);
CREATE INDEX signup_search_first_name_index ON signup_search (first_name, seq);
CREATE INDEX signup_search_last_name_index ON signup_search (last_name, seq);
CREATE INDEX signup_search_email_index ON signup_search (email, seq);
CREATE INDEX signup_search_phone_index ON signup_search (phone, seq);
CREATE INDEX signup_search_country_index ON signup_search (country, seq);
CREATE INDEX signup_search_referral_id_index ON signup_search (referral_id, seq);
CREATE INDEX signup_search_referral_code_index ON signup_search (referral_code, seq);
CREATE INDEX signup_search_source_index ON signup_search (source, seq);
CREATE INDEX signup_search_campaign_index ON signup_search (campaign, seq);

COMMENT ON TABLE signup_search_head IS 'One row: the lock of all writers of signup_search, and the last signup it contains.';
COMMENT ON TABLE signup_search IS 'The rows of signup_search_entry up to the watermark.';
COMMENT ON COLUMN signup_search.answers IS 'Each question has an index, which the job that fills this table adds.';
COMMENT ON COLUMN signup_search.terms IS 'What a search scans, folded, one line per contact and code, the name first. Empty for an erased user.';
