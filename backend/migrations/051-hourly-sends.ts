import { Migration } from '@mikro-orm/migrations';

/** Codes sent an hour are counted by minute and shard, and a send is one call. */
export class Migration051HourlySends extends Migration {
  override up(): void {
    for (const statement of [sentTable, room, take, add, addDurably]) this.addSql(statement);
  }
}

/** Clients' sends of the last hour are taken over, so that no client starts anew. */
const sentTable = /* sql */ `
CREATE TABLE otp_sent (
  counter text NOT NULL,
  shard smallint NOT NULL CHECK (shard BETWEEN 0 AND 31),
  minute timestamptz NOT NULL,
  sent integer NOT NULL CHECK (sent > 0),
  newest timestamptz NOT NULL,
  PRIMARY KEY (counter, shard, minute)
) WITH (fillfactor = 50);
CREATE INDEX otp_sent_minute_index ON otp_sent (minute);
COMMENT ON TABLE otp_sent IS 'Codes sent by counter, shard and minute. A minute counts until its newest send is an hour old, so no hour has more sends than its limit.';
COMMENT ON COLUMN otp_sent.counter IS '"email" or "sms": all of them; or what kind of client, and the keyed hash of its network.';
COMMENT ON COLUMN otp_sent.shard IS 'Each shard has its share of the limit, so that senders seldom wait for each other.';

INSERT INTO otp_sent (counter, shard, minute, sent, newest)
SELECT counter, 0, date_trunc('minute', created_at), count(*), max(created_at)
FROM otp_challenge, LATERAL (VALUES ('client ' || client_key), ('address ' || client_key)) AS counted (counter)
WHERE created_at > clock_timestamp() - interval '1 hour'
GROUP BY counter, date_trunc('minute', created_at);

DROP INDEX otp_challenge_client_index;
DROP INDEX otp_challenge_sms_index;
`;

const room = /* sql */ `
CREATE FUNCTION otp_sent_shards(hourly_limit integer) RETURNS integer LANGUAGE sql IMMUTABLE
RETURN least(32, greatest(1, hourly_limit / 64));
COMMENT ON FUNCTION otp_sent_shards IS 'Shards a limit is divided into: the larger the limit, the more senders count side by side.';

CREATE FUNCTION otp_sent_share(hourly_limit integer, of_shard integer) RETURNS integer LANGUAGE sql IMMUTABLE
RETURN hourly_limit / otp_sent_shards(hourly_limit) + (of_shard < hourly_limit % otp_sent_shards(hourly_limit))::integer;
COMMENT ON FUNCTION otp_sent_share IS 'What one shard may send an hour. The shares add up to the limit.';

CREATE FUNCTION otp_sent_room(of_counter text, hourly_limit integer, of_shard integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  moment timestamptz := clock_timestamp();
BEGIN
  RETURN otp_sent_share(hourly_limit, of_shard) - coalesce((
    SELECT sum(sent) FROM otp_sent WHERE counter = of_counter AND shard = of_shard
      AND minute > moment - interval '61 minutes' AND newest > moment - interval '1 hour'), 0);
END $$;
COMMENT ON FUNCTION otp_sent_room IS 'How much of its share a shard has left.';

CREATE FUNCTION otp_sent_waits(counters text[], limits integer[]) RETURNS float8[]
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  moment timestamptz := clock_timestamp();
  waits float8[] := '{}';
BEGIN
  FOR i IN 1 .. cardinality(counters) LOOP
    waits := waits || CASE
      WHEN limits[i] = 0 THEN 3600
      -- Most often one look is enough.
      WHEN otp_sent_room(counters[i], limits[i], floor(random() * otp_sent_shards(limits[i]))::integer) > 0 THEN 0
      ELSE (
        -- A shard has room again once the newest of those sends is forgotten that, with all later ones, fill its share.
        SELECT min(wait) FROM (
          SELECT coalesce(max(extract(epoch FROM newest - moment) + 3600) FILTER (WHERE later >= share), 0)::float8 AS wait
          FROM generate_series(0, otp_sent_shards(limits[i]) - 1) AS each_shard (number)
          CROSS JOIN LATERAL (SELECT otp_sent_share(limits[i], number) AS share) AS shares
          LEFT JOIN LATERAL (
            SELECT newest, sum(sent) OVER (ORDER BY minute DESC) AS later FROM otp_sent
            WHERE counter = counters[i] AND shard = number
              AND minute > moment - interval '61 minutes' AND newest > moment - interval '1 hour') AS minutes ON true
          GROUP BY number) AS shard_waits)
    END;
  END LOOP;
  RETURN waits;
END $$;
COMMENT ON FUNCTION otp_sent_waits IS 'Seconds until each counter lets a send through; 0: now.';

CREATE FUNCTION otp_sent_lately(of_counter text, shards integer, moment timestamptz) RETURNS integer LANGUAGE plpgsql AS $$
BEGIN
  RETURN (
    SELECT coalesce(sum(minutes.sent), 0) FROM generate_series(0, shards - 1) AS number
    CROSS JOIN LATERAL (
      SELECT sent FROM otp_sent WHERE counter = of_counter AND shard = number
        AND minute > moment - interval '2 minutes' AND newest > moment - interval '1 minute') AS minutes);
END $$;
COMMENT ON FUNCTION otp_sent_lately IS 'What was counted in the last minute or two.';
`;

/**
 * Locks a shard that has room until the transaction ends; null when there is none, or none that is free at this moment:
 * otp_sent_waits says which. It waits for another sender only while it holds no other shard of the counter, so no two wait for
 * each other. A shard's share is exact: whoever holds its lock sees every send that was counted in it.
 */
const take = /* sql */ `
CREATE FUNCTION otp_sent_take(of_counter text, hourly_limit integer, OUT shard integer, OUT room integer) LANGUAGE plpgsql AS $$
DECLARE
  shards integer := otp_sent_shards(hourly_limit);
  lock_name text := 'otp sent ' || of_counter || ' ';
BEGIN
  shard := floor(random() * shards);
  IF NOT pg_try_advisory_xact_lock(hashtextextended(lock_name || shard, 0)) THEN
    shard := floor(random() * shards);
    PERFORM pg_advisory_xact_lock(hashtextextended(lock_name || shard, 0));
  END IF;
  room := otp_sent_room(of_counter, hourly_limit, shard);
  IF room > 0 THEN
    RETURN;
  END IF;
  IF shards > 1 THEN
    FOR shard IN SELECT number FROM generate_series(0, shards - 1) AS number
      WHERE otp_sent_room(of_counter, hourly_limit, number) > 0 ORDER BY random() LOOP
      CONTINUE WHEN NOT pg_try_advisory_xact_lock(hashtextextended(lock_name || shard, 0));
      room := otp_sent_room(of_counter, hourly_limit, shard);
      IF room > 0 THEN
        RETURN;
      END IF;
    END LOOP;
  END IF;
  shard := NULL;
END $$;
COMMENT ON FUNCTION otp_sent_take IS 'Finds and locks a shard of a counter with room for at least one send.';
`;

/**
 * Adds a code, ends the asker's code before it, counts it, and adds the job that sends it: all of it or none. Guarantees:
 *
 * - It does so only if nothing was sent to or tried at the destination since the caller read otp_codes: seen names the newest code
 *   and the number of tries. Sends and tries for a destination take turns.
 * - No counter goes over its limit. The first counter is the client's.
 *
 * Locks are taken in one order: destination, then counters as given. The commit does not wait for the disk, so that neither they nor the
 * queue's notification, which one transaction can commit at a time, are held that long: see otp_add_durably.
 */
const add = /* sql */ `
CREATE FUNCTION otp_add(code jsonb, seen jsonb, counters text[], limits integer[], OUT added boolean, OUT waits float8[])
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  to_destination text := code ->> 'destination';
  before record;
  taken record;
  shards integer[];
  rooms integer[];
  moment timestamptz;
  lately integer := 1;
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  added := false;
  PERFORM pg_advisory_xact_lock(hashtextextended('otp destination ' || to_destination, 0));
  SELECT (array_agg(c.id ORDER BY c.created_at DESC))[1] AS newest_id, max(c.created_at) AS newest_at, coalesce(sum(c.tries + c.stranger_tries), 0) AS tries
  INTO before FROM otp_challenge AS c WHERE c.destination = to_destination;
  IF before.newest_id IS DISTINCT FROM (seen ->> 'newestId')::uuid OR before.tries <> (seen ->> 'tries')::integer THEN
    waits := array_fill(0::float8, ARRAY[cardinality(counters)]);
    RETURN;
  END IF;
  FOR i IN 1 .. cardinality(counters) LOOP
    SELECT * INTO taken FROM otp_sent_take(counters[i], limits[i]);
    IF taken.shard IS NULL THEN
      waits := otp_sent_waits(counters, limits);
      RETURN;
    END IF;
    shards[i] := taken.shard;
    rooms[i] := taken.room;
  END LOOP;

  moment := greatest(clock_timestamp(), before.newest_at + interval '1 microsecond');
  INSERT INTO otp_sent AS known (counter, shard, minute, sent, newest)
  SELECT each.counter, each.shard, date_trunc('minute', moment), 1, moment FROM unnest(counters, shards) AS each (counter, shard)
  ON CONFLICT (counter, shard, minute) DO UPDATE SET sent = known.sent + 1, newest = greatest(known.newest, excluded.newest);
  UPDATE otp_challenge AS c SET replaced_at = moment
  WHERE c.purpose = code ->> 'purpose' AND c.destination = to_destination AND c.asked_by = code ->> 'askedBy'
    AND c.replaced_at IS NULL AND c.verified_at IS NULL;
  INSERT INTO otp_challenge (id, purpose, channel, destination, address, code_length, client_key, asked_by, created_at, expires_at, max_tries, max_stranger_tries)
  SELECT row.id, row.purpose, row.channel, to_destination, row.address, row."codeLength", row."clientKey", row."askedBy",
    moment, moment + make_interval(secs => row."validSeconds"), row."maxTries", row."maxStrangerTries"
  FROM jsonb_to_record(code) AS row (
    id uuid, purpose text, channel text, address text, "codeLength" smallint, "clientKey" text, "askedBy" text,
    "validSeconds" integer, "maxTries" smallint, "maxStrangerTries" smallint);
  IF rooms[1] < limits[1] THEN
    lately := otp_sent_lately(counters[1], otp_sent_shards(limits[1]), moment);
  END IF;
  -- Smaller runs first: the more codes a client has just requested, the longer its next one waits for those of others.
  PERFORM graphile_worker_codes.add_job(code ->> 'job', json_build_object('challengeId', code -> 'id'), max_attempts => 12,
    job_key => (code ->> 'job') || ':' || (code ->> 'id'), priority => least(1000, lately - 1));
  added := true;
  IF 1 < ALL (rooms) THEN
    waits := array_fill(0::float8, ARRAY[cardinality(counters)]);
  ELSE
    waits := otp_sent_waits(counters, limits);
  END IF;
END $$;
COMMENT ON FUNCTION otp_add IS 'Adds a code and the job that sends it. waits: seconds until each counter lets another send through; if not added and all are 0, something came in between.';
`;

/** otp_add, its commit, and a flush, without a way to the client in between: as waitlist_join_durably does. */
const addDurably = /* sql */ `
CREATE PROCEDURE otp_add_durably(code jsonb, seen jsonb, counters text[], limits integer[], INOUT added boolean DEFAULT NULL, INOUT waits float8[] DEFAULT NULL)
LANGUAGE plpgsql AS $$
BEGIN
  SELECT answer.added, answer.waits INTO added, waits FROM otp_add(code, seen, counters, limits) AS answer;
  COMMIT;
  IF added THEN
    PERFORM waitlist_flush();
  END IF;
END $$;
COMMENT ON PROCEDURE otp_add_durably IS 'Adds a code as otp_add does; it is on disk when it returns.';
`;
