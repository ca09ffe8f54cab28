-- The webhook-id of an event: the same for every try, endpoint and replay, so that receivers can drop repetitions.
--
-- subject is the signup's id for joins and credits, the event's own id for the others.
CREATE OR REPLACE FUNCTION webhook_id(type text, subject uuid) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT 'evt_' || left(translate(encode(sha256(convert_to(type || ' ' || subject, 'UTF8')), 'base64'), '+/', '-_'), 22)
$$;
