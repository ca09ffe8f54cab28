-- Whether messages of the stream (invites, news or updates) must not go to the email address with this key.
--
-- A suppression of an erased user is found by its hash, under the current key or a previous one; any other also by the
-- address, so it outlives every change of the application secret. Two index lookups, and a call that PostgreSQL does not
-- inline: a statement over many users says the same by `suppressedSql`.
CREATE OR REPLACE FUNCTION is_suppressed(wanted_key text, stream text, hash_pads bytea[]) RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT EXISTS (SELECT FROM suppression WHERE suppression.email_key = wanted_key AND scope IN ('all', stream))
    OR EXISTS (
      SELECT FROM suppression
      WHERE scope IN ('all', stream)
        AND suppression.contact_hash = ANY (ARRAY(SELECT contact_hash('email:' || wanted_key, pads) FROM unnest(hash_pads) AS pads)))
$$;
