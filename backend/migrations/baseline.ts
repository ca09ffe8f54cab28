import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Migration } from '@mikro-orm/migrations';
import { startingFaqs } from '../src/features/faq/faq.starting-texts.ts';
import { type StartingTemplate, startingTemplates } from '../src/features/message/message.starting-texts.ts';
import { migrationsFolder } from '../src/platform/database/migrations-folder.ts';

/** The areas of the schema, in `baseline/`: tables that others refer to come first. */
const areas = [
  ...[
    'definitions',
    'operation',
    'dispatch',
    'audit',
    'account',
    'verification',
    'source',
    'waitlist',
    'ranking',
    'search',
  ],
  ...[
    'import',
    'fairness',
    'reward',
    'ambassador',
    'faq',
    'message',
    'trigger',
    'segment',
    'mailing',
    'invite',
    'webhook',
    'view',
    'bulk',
    'tag',
    'own-data',
    'note',
    'retention',
    'digest',
  ],
];

/** The schema of the first release, and the texts that every installation starts with. */
export class Baseline extends Migration {
  override async up(): Promise<void> {
    const tables = await readTables();
    this.addSql(tables);
    this.addSql(`INSERT INTO sql_definition VALUES ('baseline', 'baseline', '${sha256(tables)}', '')`);
    this.addSql(faqs);
    for (const [kind, template] of Object.entries(startingTemplates))
      this.addSql(withFirstVersion(kind, template));
  }
}

/** Which tables this version starts with. A database that another baseline made may lack some of them. */
export const baselineHash = async (): Promise<string> => sha256(await readTables());

async function readTables(): Promise<string> {
  const files = areas.map((area) => readFile(new URL(`baseline/${area}.sql`, migrationsFolder), 'utf8'));
  return (await Promise.all(files)).join('\n').replaceAll('\r\n', '\n'); // a checkout on Windows is no change
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A text as an SQL literal, under `standard_conforming_strings`, which is on since PostgreSQL 9.1. */
const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const faqs = /* sql */ `
INSERT INTO faq (id, position, question, answer) VALUES
${startingFaqs.map(([question, answer], at) => `(gen_random_uuid(), ${at + 1}, ${literal(question)}, ${literal(answer)})`).join(',\n')};
`;

const withFirstVersion = (
  kind: string,
  { name, subject, preheader, body }: StartingTemplate,
): string => /* sql */ `
WITH template AS (
  INSERT INTO message_template (id, kind, name, current_version)
  VALUES (gen_random_uuid(), '${kind}', ${literal(name)}, 1) RETURNING id)
INSERT INTO message_template_version (id, template_id, number, subject, preheader, body)
SELECT gen_random_uuid(), id, 1, ${literal(subject)}, ${literal(preheader)}, ${literal(body)} FROM template;
`;
