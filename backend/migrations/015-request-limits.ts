import { Migration } from '@mikro-orm/migrations';

/** Where the instances add up how much each client asked for. */
export class Migration015RequestLimits extends Migration {
  override up(): void {
    this.addSql(requestCount);
  }
}

const requestCount = /* sql */ `
CREATE UNLOGGED TABLE request_count (
  key text NOT NULL,
  window_start timestamptz NOT NULL,
  taken integer NOT NULL CHECK (taken > 0),
  PRIMARY KEY (key, window_start)
) WITH (fillfactor = 50);
COMMENT ON TABLE request_count IS 'Requests by client and minute, of those clients alone that ask for a lot. Unlogged: it is worth a few minutes.';
COMMENT ON COLUMN request_count.key IS 'What is counted, and a keyed hash of the client address.';
`;
