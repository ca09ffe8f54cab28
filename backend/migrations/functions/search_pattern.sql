-- The LIKE pattern of folded texts that contain a word, each of its characters taken literally.
CREATE OR REPLACE FUNCTION search_pattern(word text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT '%' || regexp_replace(fold_text(word), '([\\%_])', '\\\1', 'g') || '%'
$$;
