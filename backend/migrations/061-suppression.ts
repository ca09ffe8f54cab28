import { Migration } from '@mikro-orm/migrations';

/** Email addresses that get no more messages of some kind. */
export class Migration061Suppression extends Migration {
  override up(): void {
    for (const statement of [table, comments]) this.addSql(statement);
  }
}

const table = /* sql */ `
CREATE TABLE suppression (
  contact_hash text NOT NULL,
  scope text NOT NULL CHECK (scope IN ('all', 'invites', 'news')),
  email_key text,
  reason text NOT NULL CHECK (reason IN ('unsubscribe', 'bounce', 'complaint', 'manual')),
  mailing_seq bigint,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (contact_hash, scope)
);
CREATE INDEX suppression_email_index ON suppression (email_key) WHERE email_key IS NOT NULL;
`;

const comments = /* sql */ `
COMMENT ON TABLE suppression IS 'Email addresses that get no more messages to many users. Codes and other messages that users ask for still go there.';
COMMENT ON COLUMN suppression.contact_hash IS 'Keyed hash of the contact key, under a key of the application secret.';
COMMENT ON COLUMN suppression.scope IS 'Which messages do not go there: invitations, news, or both.';
COMMENT ON COLUMN suppression.email_key IS 'Null once the user has been erased; the hash stays, so that a later import cannot reach them.';
COMMENT ON COLUMN suppression.mailing_seq IS 'The mailing whose message led to it, if known.';
`;
