-- Deletes an endpoint's successful and skipped deliveries before the newest 1,000.
CREATE OR REPLACE FUNCTION webhook_trim(endpoint uuid) RETURNS void
LANGUAGE sql SET jit = off AS $$
  DELETE FROM webhook_delivery
  USING (VALUES ('delivered'), ('skipped')) AS settled (state),
    LATERAL (
      SELECT kept.seq FROM webhook_delivery AS kept
      WHERE kept.endpoint_id = endpoint AND kept.state = settled.state ORDER BY kept.seq DESC OFFSET 999 LIMIT 1) AS oldest
  WHERE webhook_delivery.endpoint_id = endpoint AND webhook_delivery.state = settled.state
    AND webhook_delivery.seq < oldest.seq
$$;
