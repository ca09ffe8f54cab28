import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { migrationsFolder } from './migrations-folder.ts';

/** A function, procedure or view, as its file defines it. */
export interface SqlDefinition {
  readonly name: string;
  readonly kind: 'routine' | 'view';
  /** One `CREATE OR REPLACE`, and for a trigger function its triggers. */
  readonly statement: string;
  /** The opening comment up to its first empty line. */
  readonly summary: string;
  readonly textHash: string;
  /**
   * Hash of the statement without the function's body: while it stays the same, the function can be replaced in place.
   */
  readonly signatureHash: string;
}

/**
 * Everything in `migrations/functions` and `migrations/views`: functions first, because views call them.
 *
 * @throws when a file does not open with a comment, or does not define what it is named after.
 */
export async function readDefinitions(): Promise<readonly SqlDefinition[]> {
  return [...(await readFolder('functions', 'routine')), ...(await readFolder('views', 'view'))];
}

async function readFolder(folder: string, kind: SqlDefinition['kind']): Promise<readonly SqlDefinition[]> {
  const url = new URL(`${folder}/`, migrationsFolder);
  const files = (await readdir(url)).filter((file) => extname(file) === '.sql').sort();
  return Promise.all(
    files.map(async (file) =>
      parseDefinition(basename(file, '.sql'), kind, await readFile(new URL(file, url), 'utf8')),
    ),
  );
}

export function parseDefinition(name: string, kind: SqlDefinition['kind'], file: string): SqlDefinition {
  const text = file.replaceAll('\r\n', '\n'); // a checkout on Windows is no change
  const [, comment = '', statement = ''] = /^((?:--.*\n)+)(CREATE OR REPLACE [\s\S]+)$/.exec(text) ?? [];
  const begins = kind === 'view' ? `VIEW ${name} ` : `(FUNCTION|PROCEDURE) ${name}\\(`;
  if (
    !new RegExp(`^CREATE OR REPLACE ${begins}`).test(statement) ||
    /^CREATE (?!OR REPLACE )/m.test(statement)
  )
    throw new Error(`${name}.sql must be a comment, then CREATE OR REPLACE ${begins} …, triggers included`);
  const lines = comment.trimEnd().replaceAll(/^-- ?/gm, '').split('\n\n')[0] ?? '';
  return {
    name,
    kind,
    statement,
    summary: lines.replaceAll('\n', ' '),
    textHash: sha256(text),
    signatureHash: sha256(statement.replace(/\$\$[\s\S]*\$\$/, '')),
  };
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
