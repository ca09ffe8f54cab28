import { Migration } from '@mikro-orm/migrations';

interface StartingTemplate {
  readonly kind: 'invite' | 'reminder';
  readonly name: string;
  readonly subject: string;
  readonly preheader: string;
  readonly body: string;
}

/** What every installation starts with, so that the first wave can go out as it is. */
const startingTemplates: readonly StartingTemplate[] = [
  {
    kind: 'invite',
    name: 'Invitation',
    subject: "You're in, {firstName}: your {brand} invitation",
    preheader: 'Your early access is ready. Accept it by {expiresOn}.',
    body: `# You're in, {firstName}

Thank you for waiting. Your early access to {brand} is ready.

[Accept your invitation]({inviteLink})

You can also enter this code when you sign up:

\`{inviteCode}\`

The invitation is for you alone, works once, and expires on {expiresOn}.

Questions? Write to {supportEmail}.`,
  },
  {
    kind: 'reminder',
    name: 'Reminder',
    subject: 'Your {brand} invitation expires soon',
    preheader: 'Your early access is still waiting for you.',
    body: `# Your invitation is still open

Hi {firstName}, your early access to {brand} is ready, but you haven't used it yet. It expires on {expiresOn}.

[Accept your invitation]({inviteLink})

Or enter your code when you sign up:

\`{inviteCode}\`

Not interested anymore? Then there's nothing to do.`,
  },
];

/** A text as an SQL literal, under `standard_conforming_strings`, which is on since PostgreSQL 9.1. */
const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Templates of messages to users, and their versions. */
export class Migration060MessageTemplates extends Migration {
  override up(): void {
    for (const statement of [tables, ...startingTemplates.map(inserted), comments]) this.addSql(statement);
  }
}

const tables = /* sql */ `
CREATE TABLE message_template (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('invite', 'reminder', 'broadcast')),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
  current_version integer NOT NULL CHECK (current_version > 0)
);

CREATE TABLE message_template_version (
  id uuid PRIMARY KEY,
  template_id uuid NOT NULL REFERENCES message_template (id),
  number integer NOT NULL CHECK (number > 0),
  subject text NOT NULL CHECK (char_length(subject) BETWEEN 1 AND 150),
  preheader text NOT NULL CHECK (char_length(preheader) <= 200),
  body text NOT NULL CHECK (char_length(body) BETWEEN 1 AND 10000),
  created_by uuid REFERENCES admin_account (id),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT message_template_version_number_key UNIQUE (template_id, number)
);
ALTER TABLE message_template ADD CONSTRAINT message_template_current_version
  FOREIGN KEY (id, current_version) REFERENCES message_template_version (template_id, number)
  DEFERRABLE INITIALLY DEFERRED;
`;

const inserted = ({ kind, name, subject, preheader, body }: StartingTemplate): string => /* sql */ `
WITH template AS (
  INSERT INTO message_template (id, kind, name, current_version)
  VALUES (gen_random_uuid(), '${kind}', ${literal(name)}, 1) RETURNING id)
INSERT INTO message_template_version (id, template_id, number, subject, preheader, body)
SELECT gen_random_uuid(), id, 1, ${literal(subject)}, ${literal(preheader)}, ${literal(body)} FROM template;
`;

const comments = /* sql */ `
COMMENT ON TABLE message_template IS 'Templates of messages to users. Rows are never deleted.';
COMMENT ON TABLE message_template_version IS 'What a template said and says. A version never changes: what was sent can be read later.';
COMMENT ON COLUMN message_template_version.body IS 'Markdown with variables such as {firstName}.';
COMMENT ON COLUMN message_template_version.created_by IS 'Null for the templates that every installation starts with, and for those saved with an API key.';
`;
