import { Migration } from '@mikro-orm/migrations';

/** The trace of the request that caused an event, for the webhooks that tell of it: docs/decisions/webhooks.md */
export class Migration110EventTrace extends Migration {
  override up(): void {
    for (const statement of [column, comment]) this.addSql(statement);
  }
}

const column = /* sql */ `
ALTER TABLE event ADD COLUMN traceparent text DEFAULT nullif(current_setting('waitlist.traceparent', true), '');
`;

const comment = /* sql */ `
COMMENT ON COLUMN event.traceparent IS 'The traceparent of the request that caused it, which inTransaction sets for its transaction; null: it had none. Random ids, nothing personal.';
`;
