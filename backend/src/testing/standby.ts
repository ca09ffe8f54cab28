import { appendFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';
import { makeFastFolder } from './fast-folder.ts';
import { copyPreparedData } from './own-postgres.ts';

/** A primary with the product's schema, and a streaming replica of it. */
export interface PrimaryAndStandby {
  readonly primaryUrl: string;
  readonly standbyUrl: string;
  /** From now on, the replica stays as it is. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  stopStandby(): Promise<void>;
  stopPrimary(): Promise<void>;
  /** Promotes the replica to a primary. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

const log = pino({ level: 'silent' });

/** Starts two servers: the second on a copy of the first's data, fed by its log. */
export async function startPrimaryAndStandby(): Promise<PrimaryAndStandby> {
  const folder = await makeFastFolder('waitlist-standby-');
  const [first, second] = [join(folder, 'primary'), join(folder, 'standby')];
  const start = (dataDir: string) => startEmbeddedPostgres({ dataDir, log, durable: false });
  await copyPreparedData(first);
  await copyPreparedData(second);
  const primary = await start(first);
  const { port, username, password } = new URL(primary.adminUrl);
  const source = `host=127.0.0.1 port=${port} user=${username} password=${password}`;
  await appendFile(join(second, 'postgres', 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
  await writeFile(join(second, 'postgres', 'standby.signal'), '');
  const standby = await start(second);
  return {
    primaryUrl: primary.url,
    standbyUrl: standby.url,
    pause: () => run(standby.adminUrl, 'SELECT pg_wal_replay_pause()'),
    resume: () => run(standby.adminUrl, 'SELECT pg_wal_replay_resume()'),
    stopStandby: () => standby.stop(),
    stopPrimary: () => primary.stop(),
    promote: () => run(standby.adminUrl, 'SELECT pg_promote()'),
    stop: async () => {
      await standby.stop();
      await primary.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function run(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}
