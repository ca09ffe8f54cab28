import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities, features, personErasers } from './features.ts';
import { Orm } from './platform/database/orm.ts';
import { readVariableNames } from './platform/env/env.ts';
import { printedSchema } from './schema.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(async () => {
  await test.drop();
});

const repositoryFile = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');

/** `table.column type null?` of everything, by name. */
const sorted = (columns: readonly string[]): readonly string[] => [...columns].sort();

describe('nothing has drifted', () => {
  it('entities describe the tables that the migrations make', async () => {
    const described = new Orm(entities).descriptions;
    const { rows } = await test.pool.query<{ column: string }>(
      `SELECT format('%s.%s %s%s', relname, attname, format_type(atttypid, NULL), CASE WHEN attnotnull THEN '' ELSE ' null' END) AS column
       FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
       WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname = ANY ($1) AND attnum > 0 AND NOT attisdropped`,
      [described.map(({ tableName }) => tableName)],
    );
    const typeNames: Readonly<Record<string, string>> = {
      int: 'integer',
      'timestamptz(6)': 'timestamp with time zone',
      timestamptz: 'timestamp with time zone',
    };
    const columns = described.flatMap((meta) =>
      meta.props.map(({ fieldNames, columnTypes, nullable }) => {
        const type = columnTypes[0] ?? '';
        return `${meta.tableName}.${fieldNames[0] ?? ''} ${typeNames[type] ?? type}${nullable === true ? ' null' : ''}`;
      }),
    );
    expect(columns.length).toBeGreaterThan(described.length);
    expect(sorted(columns)).toEqual(sorted(rows.map(({ column }) => column)));
  });

  it('an erasure reaches every feature', () => {
    const erasers = features.parts.flatMap(({ eraser }) => (eraser === undefined ? [] : [eraser]));
    expect(personErasers).toHaveLength(erasers.length);
    expect(new Set(personErasers)).toEqual(new Set(erasers));
  });

  it('schema.graphql is what the code emits', async () => {
    expect(await repositoryFile('schema.graphql')).toBe(await printedSchema());
  });

  it('docker-compose.yml passes every variable on to the app', async () => {
    const [, app = ''] = /^  app:\n(.*?)^  \w+:$/ms.exec(await repositoryFile('docker-compose.yml')) ?? [];
    const [, environment = ''] = /^    environment:\n(.*?)^    \w/ms.exec(app) ?? [];
    const passed = [...environment.matchAll(/^ {6}([A-Z][A-Z0-9_]+):[^\S\n]*(.*)$/gm)].map(
      ([, name = '', value = '']) => ({ name, value }),
    );
    expect(sorted(passed.map(({ name }) => name))).toEqual(sorted(readVariableNames()));
    // What the container itself decides; everything else was set outside it.
    const own = ['NODE_ENV', 'HOST', 'PORT'];
    for (const { name, value } of passed.filter((each) => !own.includes(each.name)))
      expect(value === '' || value.startsWith(`\${${name}:`), name).toBe(true);
  });

  it('.env.example documents the variables that are read, and no others', async () => {
    const documented = [...(await repositoryFile('.env.example')).matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(
      ([, name = '']) => name,
    );
    expect(sorted(documented)).toEqual(sorted(readVariableNames()));
  });
});
