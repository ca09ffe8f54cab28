-- HMAC-SHA-256 of a contact key in base64url without padding, as `keyedHash` computes it (RFC 2104).
--
-- hash_pads is the key's inner pad followed by its outer pad, 64 bytes each.
CREATE OR REPLACE FUNCTION contact_hash(contact text, hash_pads bytea) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(encode(
    sha256(substr(hash_pads, 65) || sha256(substr(hash_pads, 1, 64) || convert_to(contact, 'UTF8'))), 'base64'), '+/=', '-_')
$$;
