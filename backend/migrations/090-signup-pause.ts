import { Migration } from '@mikro-orm/migrations';

/** Lets an admin pause sign-ups. */
export class Migration090SignupPause extends Migration {
  override up(): void {
    for (const statement of [table, comments]) this.addSql(statement);
  }
}

const table = /* sql */ `
CREATE TABLE signup_pause (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  paused_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  paused_by text NOT NULL
);
`;

const comments = /* sql */ `
COMMENT ON TABLE signup_pause IS 'One row while an admin has paused sign-ups, else none. Checked by otp_add: no code to join is sent meanwhile.';
COMMENT ON COLUMN signup_pause.paused_by IS 'Who paused them, as they were called at the time: an email address, or the name of an API key.';
`;
