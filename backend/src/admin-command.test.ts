import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testSecret } from './testing/app.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Runs the command with lines on its standard input. */
async function run(
  args: readonly string[],
  input: string,
): Promise<{ readonly code: number; readonly output: string }> {
  const script = fileURLToPath(new URL('admin-command.ts', import.meta.url));
  const env = { ...process.env, DATABASE_URL: database.url, APP_SECRET: testSecret, NODE_ENV: 'test' };
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    env,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
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
      output: 'There is an account for this e-mail address already.\n',
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

  it('takes nothing as an argument', async () => {
    expect(await run(['create', 'secret'], '')).toMatchObject({
      code: 2,
      output: expect.stringContaining('never given here'),
    });
    expect((await run([], '')).code).toBe(2);
  });
});
