import { chmod, chown, copyFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { startOwnPostgres } from './own-postgres.ts';

/** A PostgreSQL for one test that supports TLS. */
export interface TlsPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

/** A file of `tls/`. */
export const tlsFile = (name: string): string => fileURLToPath(new URL(`tls/${name}`, import.meta.url));

/** Starts one whose certificate is for localhost. */
export async function startTlsPostgres(): Promise<TlsPostgres> {
  const server = await startOwnPostgres('waitlist-tls-');
  const folder = join(server.dataDir, 'postgres');
  const { uid, gid } = await stat(folder);
  for (const name of ['server.pem', 'server.key']) {
    const file = join(folder, name);
    await copyFile(tlsFile(name), file);
    await chown(file, uid, gid);
    await chmod(file, 0o600);
  }
  const admin = new Client({ connectionString: server.adminUrl });
  await admin.connect();
  await admin.query(`ALTER SYSTEM SET ssl_cert_file = 'server.pem'`);
  await admin.query(`ALTER SYSTEM SET ssl_key_file = 'server.key'`);
  await admin.query('ALTER SYSTEM SET ssl = on');
  await admin.query('SELECT pg_reload_conf()');
  await admin.end();
  return server;
}
