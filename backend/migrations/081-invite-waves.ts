import { Migration } from '@mikro-orm/migrations';

/** Invitations to many users at once, and reminders of them: docs/decisions/waves.md */
export class Migration081InviteWaves extends Migration {
  override up(): void {
    for (const statement of [waves, reminders, comments]) this.addSql(statement);
  }
}

const waves = /* sql */ `
CREATE TABLE invite_wave (
  mailing_seq bigint PRIMARY KEY,
  expires_in_minutes integer NOT NULL CHECK (expires_in_minutes BETWEEN 1 AND 525600),
  reminder_days smallint[] NOT NULL DEFAULT '{}' CHECK (cardinality(reminder_days) <= 2),
  reminder_version_id uuid REFERENCES message_template_version (id),
  revoke_asked_at timestamptz,
  revoked_at timestamptz,
  CONSTRAINT invite_wave_reminder_check CHECK ((cardinality(reminder_days) > 0) = (reminder_version_id IS NOT NULL)),
  CONSTRAINT invite_wave_revoked_check CHECK (revoked_at IS NULL OR revoke_asked_at IS NOT NULL)
);
DROP INDEX invite_mailing_index;
CREATE INDEX invite_mailing_index ON invite (mailing_seq, state, seq) WHERE mailing_seq IS NOT NULL;
CREATE INDEX invite_opened_index ON invite (mailing_seq, seq) WHERE mailing_seq IS NOT NULL AND opened_at IS NOT NULL;
`;

const reminders = /* sql */ `
ALTER TABLE invite
  ADD COLUMN reminders_sent smallint NOT NULL DEFAULT 0 CHECK (reminders_sent >= 0),
  ADD COLUMN next_reminder_at timestamptz,
  ADD COLUMN reminder_try_at timestamptz,
  ADD COLUMN reminder_tries smallint NOT NULL DEFAULT 0 CHECK (reminder_tries >= 0);
CREATE INDEX invite_reminder_index ON invite (mailing_seq, next_reminder_at) WHERE state = 'issued' AND next_reminder_at IS NOT NULL;
CREATE INDEX invite_reminder_try_index ON invite (mailing_seq, reminder_try_at) WHERE state = 'issued' AND reminder_try_at IS NOT NULL;
`;

const comments = /* sql */ `
COMMENT ON TABLE invite_wave IS 'What a mailing that invites users has besides what every mailing has.';
COMMENT ON COLUMN invite_wave.expires_in_minutes IS 'How long each invitation can be accepted, counted from when it is issued.';
COMMENT ON COLUMN invite_wave.reminder_days IS 'How many days before the end reminders are sent, the earliest reminder first.';
COMMENT ON COLUMN invite_wave.revoke_asked_at IS 'When an admin took back every invitation of the wave that was not accepted.';
COMMENT ON COLUMN invite_wave.revoked_at IS 'When the job had done so.';
COMMENT ON COLUMN invite.reminders_sent IS 'Reminders that were handed over or are about to be.';
COMMENT ON COLUMN invite.next_reminder_at IS 'When the next reminder is due; null: there is none.';
COMMENT ON COLUMN invite.reminder_try_at IS 'When the last reminder is tried again, under the same Message-ID, unless it is settled before; null: it is settled.';
COMMENT ON COLUMN invite.reminder_tries IS 'Tries of the last reminder.';
`;
