import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startTlsPostgres, tlsFile, type TlsPostgres } from '../../testing/tls-postgres.ts';
import { openPool } from './database.ts';
import { requireSessions } from './pooler.ts';

let server: TlsPostgres;
beforeAll(async () => {
  server = await startTlsPostgres();
});
afterAll(() => server.stop());

/** Whether a session is encrypted, or why it is not. */
async function connect(parameters: string, host?: string): Promise<boolean | string> {
  const url = new URL(server.url);
  if (host !== undefined) url.hostname = host;
  const pool = openPool(`${url.href}?${parameters}`, { name: 'test', max: 1 });
  onTestFinished(() => pool.end());
  return pool
    .query<{ ssl: boolean }>('SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()')
    .then(({ rows }) => rows[0]?.ssl ?? 'no row')
    .catch((error: unknown) =>
      error instanceof Error && 'code' in error ? String(error.code) : String(error),
    );
}

const ca = `sslrootcert=${encodeURIComponent(tlsFile('ca.pem'))}`;
const otherCa = `sslrootcert=${encodeURIComponent(tlsFile('other-ca.pem'))}`;
const wrongAuthority = 'UNABLE_TO_VERIFY_LEAF_SIGNATURE';

describe('a server with TLS, with a certificate for localhost from its own authority', () => {
  it.each([
    ['', '127.0.0.1', true],
    ['sslmode=disable', '127.0.0.1', false],
    ['sslmode=require', '127.0.0.1', true],
    [`sslmode=require&${ca}`, '127.0.0.1', true],
    [`sslmode=require&${otherCa}`, '127.0.0.1', wrongAuthority],
    [`sslmode=verify-ca&${ca}`, '127.0.0.1', true],
    [`sslmode=verify-ca&${otherCa}`, 'localhost', wrongAuthority],
    [`sslmode=verify-full&${ca}`, 'localhost', true],
    [`sslmode=verify-full&${ca}`, '127.0.0.1', 'ERR_TLS_CERT_ALTNAME_INVALID'],
    [`sslmode=verify-full`, 'localhost', wrongAuthority],
  ])('%s at %s', async (parameters, host, result) => {
    expect(await connect(parameters, host)).toBe(result);
  });

  it('is refused at start with what to do', async () => {
    await expect(requireSessions(`${server.url}?sslmode=verify-full`, 'DATABASE_URL')).rejects.toThrow(
      'Set sslrootcert to the file of the authority',
    );
  });
});
