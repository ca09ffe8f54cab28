import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client, Pool } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../entities.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../platform/database/embedded-postgres.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { expectConsistent } from '../../testing/consistency.ts';
import { createJoinQueue, createWaitlistOn, joinVerified } from '../../testing/scenarios.ts';

const log = pino({ level: 'silent' });
let dataDir: string;
let server: EmbeddedPostgres;
let pool: Pool;

/** A durable server of this test's own: it is killed. Sessions do not wait for the disk unless they say so. */
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'waitlist-crash-'));
  server = await startEmbeddedPostgres({ dataDir, log });
  const admin = new Client({ connectionString: server.adminUrl });
  await admin.connect();
  await admin.query(`ALTER ROLE "${new URL(server.url).username}" SET synchronous_commit = off`);
  await admin.query(`ALTER SYSTEM SET wal_writer_delay = '10s'`);
  await admin.query('SELECT pg_reload_conf()');
  await admin.end();
  const database = await openDatabase({ url: server.url, poolSize: 2, entities, log });
  await migrate(database, server.url);
  await database.close();
  pool = new Pool({ connectionString: server.url, max: 2 });
  pool.on('error', () => undefined);
});
afterAll(async () => {
  await pool.end();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

interface Instance {
  readonly process: ChildProcessByStdio<Writable, Readable, null>;
  /** Ids of the signups it acknowledged. */
  readonly acknowledged: () => readonly string[];
  readonly ended: Promise<void>;
}

function startInstance(referralCode: string): Instance {
  const script = fileURLToPath(new URL('../../testing/join-worker.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, server.url, referralCode], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (data: Buffer) => {
    output += data.toString();
  });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  return { process: child, acknowledged: () => output.split('\n').slice(0, -1), ended };
}

async function waitForAcknowledged(instance: Instance, count: number): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (instance.acknowledged().length < count) {
    if (Date.now() > deadline)
      throw new Error(`Only ${instance.acknowledged().length} joins were acknowledged`);
    await sleep(20);
  }
}

const postmaster = async (): Promise<number> =>
  Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);

describe('kill -9 under load', () => {
  it('keeps every acknowledged join, and every rank exact', { timeout: 180_000 }, async () => {
    const joinPool = new Pool({ connectionString: server.url, max: 2 });
    const referrer = await joinVerified(pool, createWaitlistOn(createJoinQueue(joinPool)));
    await joinPool.end();
    const instances = [startInstance(referrer.referralId), startInstance(referrer.referralId)] as const;
    await Promise.all(instances.map((instance) => waitForAcknowledged(instance, 200)));

    instances[0].process.kill('SIGKILL');
    await instances[0].ended;
    await waitForAcknowledged(instances[1], instances[1].acknowledged().length + 200);

    const killed = await postmaster();
    process.kill(killed, 'SIGKILL');
    await waitForAcknowledged(instances[1], instances[1].acknowledged().length + 200);
    expect(await postmaster()).not.toBe(killed);

    instances[1].process.stdin.end();
    await instances[1].ended;
    const acknowledged = instances.flatMap((instance) => instance.acknowledged());
    const { rows } = await pool.query(
      'SELECT id FROM unnest($1::uuid[]) AS id EXCEPT SELECT id FROM signup',
      [acknowledged],
    );
    expect(rows, 'acknowledged joins that are gone').toEqual([]);
    await expectConsistent(pool);
  });
});
