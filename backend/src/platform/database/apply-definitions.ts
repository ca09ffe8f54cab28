import { type Static, Type } from '@sinclair/typebox';
import { escapeLiteral } from 'pg';
import { checked } from '../json/checked.ts';
import type { SqlDefinition } from './sql-definitions.ts';

/** Runs one or more statements in a transaction. @returns the rows of the last statement that returned any. */
export type Execute = (sql: string) => Promise<unknown>;

/**
 * Updates the database's functions and views to match the files, in the caller's transaction. Only changed files are
 * applied. If only its body changed, a function is replaced in place, which does not disturb calls in progress; if its
 * signature changed, it is dropped first; a function without a file is dropped. A view's signature is its whole
 * statement. Whenever any function or view is dropped, all views are dropped and created again, because they may depend
 * on it.
 *
 * The caller holds the migration lock, so instances that start together apply nothing twice.
 */
export async function applyDefinitions(
  execute: Execute,
  definitions: readonly SqlDefinition[],
): Promise<void> {
  const applied = checked(appliedShape, await execute(readApplied));
  const wanted = new Map(definitions.map((each) => [each.name, each]));
  const outdated = applied.filter(({ name, signature }) => wanted.get(name)?.signatureHash !== signature);
  const views = outdated.length === 0 ? [] : applied.filter(({ kind }) => kind === 'view');
  const dropped = [...views, ...outdated.filter(({ kind }) => kind === 'routine')];
  const kept = new Map(
    applied.filter((each) => !dropped.includes(each)).map(({ name, text }) => [name, text]),
  );
  const changed = definitions.filter(({ name, textHash }) => kept.get(name) !== textHash);
  if (dropped.length === 0 && changed.length === 0) return;
  await execute(
    // A function may call one that is created later.
    ['SET LOCAL check_function_bodies = off;', ...dropped.map(drop), ...changed.map(apply)].join('\n'),
  );
}

const readApplied = `SELECT name, kind, text_sha256 AS text, signature_sha256 AS signature FROM sql_definition WHERE kind <> 'baseline' ORDER BY name`;
const appliedShape = Type.Array(
  Type.Object({
    name: Type.String(),
    kind: Type.Union([Type.Literal('routine'), Type.Literal('view')]),
    text: Type.String(),
    signature: Type.String(),
  }),
);

function drop({ name, kind }: Static<typeof appliedShape>[number]): string {
  const forget = `DELETE FROM sql_definition WHERE name = ${escapeLiteral(name)};`;
  return kind === 'view'
    ? `DROP VIEW IF EXISTS ${name}; ${forget}`
    : `${dropTriggers(name)} DROP ROUTINE IF EXISTS ${name}; ${forget}`;
}

/** The triggers that call a function. They are in its file, so applying it creates them again. */
const dropTriggers = (name: string): string => /* sql */ `
DO $$
DECLARE
  own record;
BEGIN
  FOR own IN
    SELECT tgname, tgrelid::regclass AS relation FROM pg_trigger JOIN pg_proc ON pg_proc.oid = tgfoid
    WHERE proname = ${escapeLiteral(name)} AND pronamespace = current_schema()::regnamespace
  LOOP
    EXECUTE format('DROP TRIGGER %I ON %s', own.tgname, own.relation);
  END LOOP;
END $$;`;

function apply({ name, kind, statement, summary, textHash, signatureHash }: SqlDefinition): string {
  const values = [name, kind, textHash, signatureHash].map(escapeLiteral).join(', ');
  return `${statement}
COMMENT ON ${kind === 'view' ? 'VIEW' : 'ROUTINE'} ${name} IS ${escapeLiteral(summary)};
INSERT INTO sql_definition (name, kind, text_sha256, signature_sha256) VALUES (${values})
ON CONFLICT (name) DO UPDATE SET text_sha256 = excluded.text_sha256, signature_sha256 = excluded.signature_sha256;`;
}
