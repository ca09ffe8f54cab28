import { Migration } from '@mikro-orm/migrations';

/** Applications of campus ambassadors. */
export class Migration007Ambassador extends Migration {
  override up(): void {
    for (const statement of [tables, apply]) this.addSql(statement);
  }
}

const tables = /* sql */ `
CREATE TABLE ambassador_head (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  last_seq bigint NOT NULL DEFAULT 0
);
COMMENT ON TABLE ambassador_head IS 'One row: the lock of all who apply, and the newest application, which is how many there are.';
INSERT INTO ambassador_head DEFAULT VALUES;

CREATE TABLE ambassador_application (
  seq bigint PRIMARY KEY CHECK (seq > 0),
  applied_at timestamptz NOT NULL,
  id uuid NOT NULL CONSTRAINT ambassador_application_id_key UNIQUE,
  email text NOT NULL,
  email_key text NOT NULL CONSTRAINT ambassador_application_email_key UNIQUE,
  phone text CHECK (phone ~ '^[+][0-9]+$'),
  first_name text NOT NULL,
  last_name text NOT NULL,
  college_name text NOT NULL,
  message text NOT NULL,
  confirmed_at timestamptz,
  refused_at timestamptz CHECK (refused_at IS NULL OR confirmed_at IS NULL)
);
COMMENT ON TABLE ambassador_application IS 'Somebody who wants to be a campus ambassador. seq is the order of applying: dense, from 1.';
COMMENT ON COLUMN ambassador_application.email_key IS 'The e-mail for comparing; one application each.';
COMMENT ON COLUMN ambassador_application.confirmed_at IS 'When the mail left that says the application has arrived.';
COMMENT ON COLUMN ambassador_application.refused_at IS 'When that mail was refused for good.';
`;

/**
 * One application as one transaction. Guarantees:
 *
 * - Whoever comes without a usable verification gets `unverified` and changes nothing, nor waits for anybody.
 * - One application per e-mail: whoever proved an e-mail that has applied gets `existing`.
 * - The verification is consumed, the row written, counted, and the job for the mail added together, or none of it.
 * - seq is dense, because it is given under the lock of ambassador_head, and the lock is held until the commit.
 *
 * Each statement of a plpgsql function sees what was committed before that statement (READ COMMITTED), so all that
 * is read after the lock is current. Sequential scans are off: right after an install the planner takes tables for empty.
 */
const apply = /* sql */ `
CREATE FUNCTION ambassador_apply(application jsonb, verification_age interval) RETURNS text
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
  proof uuid;
  new_seq bigint;
BEGIN
  SELECT c.id INTO proof FROM otp_challenge AS c
  WHERE c.destination = 'email:' || (application ->> 'email_key')
    AND c.purpose = 'ambassador' AND c.verified_at > clock_timestamp() - verification_age
    AND (c.browser_key IS NULL OR c.browser_key = application ->> 'browser_key')
  ORDER BY c.consumed_at IS NOT NULL, c.verified_at DESC, c.id LIMIT 1;
  IF NOT FOUND THEN
    RETURN 'unverified';
  END IF;

  SELECT last_seq + 1 INTO new_seq FROM ambassador_head FOR UPDATE;
  IF EXISTS (SELECT FROM ambassador_application AS known WHERE known.email_key = application ->> 'email_key') THEN
    RETURN 'existing';
  END IF;
  UPDATE otp_challenge SET consumed_at = clock_timestamp() WHERE id = proof AND consumed_at IS NULL;
  IF NOT FOUND THEN
    RETURN 'unverified';
  END IF;

  UPDATE ambassador_head SET last_seq = new_seq;
  INSERT INTO ambassador_application (seq, applied_at, id, email, email_key, phone, first_name, last_name, college_name, message)
  SELECT new_seq, clock_timestamp(), request.* FROM jsonb_to_record(application) AS request (
    id uuid, email text, email_key text, phone text, first_name text, last_name text, college_name text, message text);
  PERFORM graphile_worker.add_job('confirm-application', json_build_object('applicationSeq', new_seq), max_attempts => 12);
  RETURN 'applied';
END $$;
COMMENT ON FUNCTION ambassador_apply IS 'Carries out an application: applied, existing or unverified.';
`;
