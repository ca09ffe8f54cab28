-- A text as it is searched: folded, and if it has apostrophes, on a further line once more without them.
CREATE OR REPLACE FUNCTION search_text(given text) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  folded text := fold_text(given);
BEGIN
  RETURN CASE WHEN position('''' IN folded) = 0 THEN folded ELSE folded || E'\n' || replace(folded, '''', '') END;
END $$;
