import { Migration } from '@mikro-orm/migrations';

/** Requests of Amazon SNS to confirm that it may report bounces here. */
export class Migration064SnsConfirmation extends Migration {
  override up(): void {
    for (const statement of [table, comments]) this.addSql(statement);
  }
}

const table = /* sql */ `
CREATE TABLE sns_confirmation (
  topic_arn text PRIMARY KEY CHECK (char_length(topic_arn) <= 300),
  url text NOT NULL CHECK (char_length(url) <= 2000),
  at timestamptz NOT NULL DEFAULT clock_timestamp()
);
`;

const comments = /* sql */ `
COMMENT ON TABLE sns_confirmation IS 'Links with which an admin confirms a subscription at Amazon. The server never opens them. They work for three days; older ones are deleted.';
`;
