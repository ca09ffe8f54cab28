import { Upgrade } from '../pre-release.ts';

/** Codes sent per hour are counted by minute and shard. */
export class Upgrade051HourlySends extends Upgrade {
  protected async upgrade(): Promise<void> {
    await this.execute(sent);
  }
}

/** The last hour's sends of each client are copied, so no client starts over. */
const sent = /* sql */ `
CREATE TABLE otp_sent (
  counter text NOT NULL,
  shard smallint NOT NULL CHECK (shard BETWEEN 0 AND 31),
  minute timestamptz NOT NULL,
  sent integer NOT NULL CHECK (sent > 0),
  newest timestamptz NOT NULL,
  PRIMARY KEY (counter, shard, minute)
) WITH (fillfactor = 50);
CREATE INDEX otp_sent_minute_index ON otp_sent (minute);

INSERT INTO otp_sent (counter, shard, minute, sent, newest)
SELECT counter, 0, date_trunc('minute', created_at), count(*), max(created_at)
FROM otp_challenge, LATERAL (VALUES ('client ' || client_key), ('address ' || client_key)) AS counted (counter)
WHERE created_at > clock_timestamp() - interval '1 hour'
GROUP BY counter, date_trunc('minute', created_at);

DROP INDEX otp_challenge_client_index;
DROP INDEX otp_challenge_sms_index;
`;
