import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usage } from './admin/usage.ts';
import { version } from './platform/version/version.ts';
import { testSecret } from './testing/brand.ts';
import { type BundledProgram, bundleProgram } from './testing/bundled-program.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';
import { applicant, applyVerified } from './features/ambassador/ambassador.scenario.ts';
import { expectConsistent } from './testing/consistency.ts';
import { isErased } from './testing/is-erased.ts';
import { createWaitlist, joinVerified, person } from './testing/scenarios.ts';

const source = new URL('admin-command.ts', import.meta.url);
/** As `npm run admin` starts it. */
const fromSource = ['--import', 'tsx', fileURLToPath(source)];

let database: TestDatabase;
let program: BundledProgram;
beforeAll(async () => {
  [database, program] = await Promise.all([createTestDatabase(), bundleProgram(source)]);
});
afterAll(() => Promise.all([database.drop(), program.remove()]));

/** Runs the command with lines on its standard input. */
async function run(
  args: readonly string[],
  input: string,
  command: readonly string[] = [program.script],
  changes: NodeJS.ProcessEnv = {},
): Promise<{ readonly code: number; readonly output: string }> {
  const env = {
    ...process.env,
    DATABASE_URL: database.url,
    APP_SECRET: testSecret,
    NODE_ENV: 'test',
    ...changes,
  };
  const child = spawn(process.execPath, [...command, ...args], { env, stdio: ['pipe', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()));
  child.stdin.on('error', () => undefined); // it may end without reading all
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

describe('npm run admin -- create', () => {
  it('makes an active ADMIN of what it reads, a line each, once', async () => {
    const input = 'Ada Lovelace\r\nada@example.com\r\norbit-lantern-49-quill\r\n';
    expect(await run(['create'], input)).toEqual({
      code: 0,
      output: 'ada@example.com is an admin now and can log in.\n',
    });
    const { rows } = await database.pool.query('SELECT name, email, role, state FROM admin_account');
    expect(rows).toEqual([
      { name: 'Ada Lovelace', email: 'ada@example.com', role: 'ADMIN', state: 'active' },
    ]);
    expect(await run(['create'], input)).toMatchObject({
      code: 1,
      output: 'There is already an account for this email address.\n',
    });
  });

  it('says every fault', async () => {
    expect(await run(['create'], '\nnobody\n')).toEqual({
      code: 1,
      output: 'Name is required\nInvalid email address\nPassword is required\n',
    });
    expect((await run(['create'], 'Ada\nada2@example.com\npassword1234')).output).toContain(
      'too easy to guess',
    );
  });
});

describe('npm run admin -- erase', () => {
  it('erases the signup and the application of an email, only when told that it is meant', async () => {
    const input = person({ email: 'Grace.Hopper@example.com' });
    const { id } = await joinVerified(database.pool, createWaitlist(database), input);
    const application = await applyVerified(database.pool, applicant({ email: input.email }));
    expect(await run(['erase', 'grace.hopper@example.com'], 'grace.hopper@example.com\n')).toMatchObject({
      code: 2,
      output: expect.stringContaining('Give --yes'),
    });
    expect(await isErased(database.pool, 'signup', id)).toBe(false);
    expect(await run(['erase', 'grace.hopper@example.com', '--yes'], '')).toEqual({
      code: 0,
      output: 'Erased: the signup and the ambassador application.\n',
    });
    expect(await isErased(database.pool, 'signup', id)).toBe(true);
    expect(await isErased(database.pool, 'ambassador_application', application.id)).toBe(true);
    expect(await run(['erase', 'grace.hopper@example.com', '--yes'], '')).toEqual({
      code: 1,
      output: 'No user has this email. Nothing was erased.\n',
    });
    await expectConsistent(database.pool);
  });
});

describe('npm run admin -- verify', () => {
  it('says rule by rule that everything agrees, and writes nothing', async () => {
    await joinVerified(database.pool, createWaitlist(database));
    const { code, output } = await run(['verify', '--ranks', '1000'], '');
    expect(output).toMatch(/^1\/15 {2}join order: .+ … \d+\.\d s\n(?:.+ s\n){14}Everything agrees\.\n$/);
    expect(code).toBe(0);
  });

  it('ends with 1 at the first difference and shows it', async () => {
    await database.pool.query('INSERT INTO signup_country_count (country, signups) VALUES ($1, 7)', ['XX']);
    const { code, output } = await run(['verify'], '');
    expect(output).toContain('This does not agree: signups by country. The first rows:\n  {"country":"XX"');
    expect(output).toMatch(/"due":null,"signups":"7"\}\n$/);
    expect(code).toBe(1);
    await database.pool.query('DELETE FROM signup_country_count WHERE country = $1', ['XX']);
  });
});

describe('npm run admin -- backup and restore', () => {
  it('are for the embedded database, and say what to use for another', async () => {
    for (const command of ['backup', 'restore'])
      expect(await run([command, 'anywhere'], '')).toMatchObject({
        code: 1,
        output: expect.stringContaining('Use the tools of your server: docs/decisions/backups.md'),
      });
  });
});

it('npm run admin with a wrong command line says what is wrong and how it is used', async () => {
  expect(await run(['dance'], '')).toEqual({ code: 2, output: `There is no command dance.\n\n${usage}` });
});

it('npm run admin says in sentences what it cannot work with, and ends', async () => {
  expect(await run(['verify'], '', undefined, { LOG_LEVEL: 'verbose' })).toEqual({
    code: 1,
    output:
      'The configuration has a fault:\n  - LOG_LEVEL must be one of fatal, error, warn, info, debug, silent\n',
  });
  expect(await run(['verify'], '', undefined, { DATABASE_URL: '', DATA_DIR: '/proc/none/data' })).toEqual({
    code: 1,
    output: expect.stringMatching(/^DATA_DIR \/proc\/none\/data cannot be made: .+\n$/),
  });
});

it('npm run admin -- --version shows the versions of the app and of its schema', async () => {
  expect(await run(['--version'], '', fromSource)).toEqual({
    code: 0,
    output: `${version.version} (schema ${version.schema})\n`,
  });
});
