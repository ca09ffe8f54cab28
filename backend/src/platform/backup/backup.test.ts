import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Pool } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { findDifference } from '../../admin/consistency.ts';
import { makeFastFolder } from '../../testing/fast-folder.ts';
import { copyPreparedData } from '../../testing/own-postgres.ts';
import { createJoinQueue, createWaitlistOn, joinVerified } from '../../testing/scenarios.ts';
import { joinConnections } from '../../features/waitlist/waitlist.join-queue.ts';
import type { WaitlistService } from '../../features/waitlist/waitlist.service.ts';
import { onConnection } from '../database/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../database/embedded-postgres.ts';
import { StartError } from '../lifecycle.ts';
import { type BackupKeeper, type BackupKeeperOptions, keepBackups } from './backup-keeper.ts';
import { takeBaseBackup } from './base-backup.ts';
import { makeFolder } from './files.ts';
import type { Manifest } from './manifest.ts';
import { type RestoreOptions, restoreBackup } from './restore.ts';
import { connectSuperuser, disconnect } from './superuser.ts';

const log = pino({ level: 'silent' });
const { signal } = new AbortController();

let root: string;
let server: EmbeddedPostgres;
let pool: Pool;
let waitlist: WaitlistService;
/** One server for all tests; each restores into a folder beside it. */
beforeAll(async () => {
  root = await makeFastFolder('waitlist backup é ');
  await copyPreparedData(join(root, 'source'));
  server = await startEmbeddedPostgres({ dataDir: join(root, 'source'), log, durable: false });
  pool = openPool(server.url);
  waitlist = createWaitlistOn(createJoinQueue(openPool(server.url, joinConnections)));
}, 180_000);
const pools: Pool[] = [];
afterAll(async () => {
  await Promise.all(pools.map((each) => each.end()));
  await server.stop();
  await rm(root, { recursive: true, force: true, maxRetries: 5 });
});

function openPool(url: string, max = 5): Pool {
  const opened = new Pool({ connectionString: url, max });
  opened.on('error', () => undefined);
  pools.push(opened);
  return opened;
}

let folder: string;
let dataDir: string;
beforeEach(async () => {
  const own = await mkdtemp(join(root, 'test-'));
  folder = join(own, 'backup');
  dataDir = join(own, 'data');
});

const joinOnce = async (): Promise<string> => (await joinVerified(pool, waitlist)).id;

async function backUp(more: { readonly appSecret?: string } = {}): Promise<Manifest> {
  await makeFolder(folder);
  const client = await connectSuperuser(server.adminUrl);
  const slot = { name: `test_${randomBytes(6).toString('hex')}`, temporary: true };
  try {
    return await takeBaseBackup({
      client,
      folder,
      slot,
      signal,
      dataFolder: server.dataFolder,
      version: '0.0.0',
      secretFingerprint: 'of a secret',
      durable: false,
      ...more,
    });
  } finally {
    await disconnect(client);
  }
}

const restore = (more: Partial<RestoreOptions> = {}) =>
  restoreBackup({
    from: folder,
    until: undefined,
    dataDir,
    log,
    signal,
    durable: false,
    mayReplace: () => Promise.resolve(false),
    ...more,
  });

/** The users in the restored database, in the order they joined, and whether it is consistent. */
async function lookInside(): Promise<readonly string[]> {
  const restored = await startEmbeddedPostgres({ dataDir, log, durable: false });
  const own = new Pool({ connectionString: restored.url, max: 2 });
  own.on('error', () => undefined);
  try {
    expect(await onConnection(own, (client) => findDifference(client))).toBeNull();
    const { rows } = await own.query<{ id: string }>('SELECT id FROM signup ORDER BY seq');
    return rows.map(({ id }) => id);
  } finally {
    await own.end();
    await restored.stop();
  }
}

/** Lets users join, one after the other, until it is called; returns those who joined. */
function keepJoining(): () => Promise<readonly string[]> {
  const joined: string[] = [];
  const state = { ending: false };
  const joining = (async () => {
    while (!state.ending) joined.push(await joinOnce());
  })();
  return async () => {
    state.ending = true;
    await joining;
    return joined;
  };
}

describe('a backup of a database in use', { timeout: 180_000 }, () => {
  it('holds every join acknowledged before it began, and is consistent when restored elsewhere', async () => {
    const before = [await joinOnce(), await joinOnce()];
    const stopJoining = keepJoining();
    const manifest = await backUp();
    const during = await stopJoining();
    expect(manifest.files.map(({ path }) => path).join('\n')).not.toMatch(/password|secret|postmaster/);
    expect(await restore()).toMatchObject({ replacedFolder: null, withSecret: false });
    const ids = await lookInside();
    expect(ids).toEqual(expect.arrayContaining(before));
    // Of the users that joined meanwhile, the first ones, without a gap.
    const kept = ids.filter((id) => during.includes(id));
    expect(kept).toEqual(during.slice(0, kept.length));
  });

  it('holds the application secret only if asked', async () => {
    await backUp({ appSecret: 'a secret of the tests, long enough for them' });
    expect(await restore()).toMatchObject({ withSecret: true });
    expect(await readFile(join(dataDir, 'app-secret'), 'utf8')).toBe(
      'a secret of the tests, long enough for them\n',
    );
  });

  it('that is stopped leaves no manifest, and is refused', async () => {
    await makeFolder(folder);
    const client = await connectSuperuser(server.adminUrl);
    const abort = new AbortController();
    const stopped = takeBaseBackup({
      client,
      folder,
      slot: { name: 'test_stopped', temporary: true },
      dataFolder: server.dataFolder,
      version: '0.0.0',
      secretFingerprint: '',
      signal: abort.signal,
      onProgress: () => abort.abort(),
    });
    await expect(stopped).rejects.toThrow(/abort/i);
    await disconnect(client);
    await expect(restore()).rejects.toThrow(/no complete backup/);
  });
});

describe('a restore', { timeout: 180_000 }, () => {
  it('refuses a damaged, missing or cut file, and a changed manifest, and leaves nothing', async () => {
    const { files } = await backUp();
    const largest = join(folder, files.toSorted((a, b) => b.bytes - a.bytes)[0]?.path ?? '');
    const refusedAfter = async (
      file: string,
      damage: (file: string) => Promise<unknown>,
    ): Promise<string> => {
      const whole = await readFile(file);
      await damage(file);
      const fault = await restore().then(
        () => 'restored',
        (error: unknown) => (error instanceof StartError ? error.message : `unexpected: ${String(error)}`),
      );
      await writeFile(file, whole);
      expect((await readdir(dataDir).catch(() => [])).filter((name) => name.startsWith('postgres'))).toEqual(
        [],
      );
      return fault;
    };
    expect(await refusedAfter(largest, flipByte)).toMatch(/checksum is another.*Nothing was changed/);
    expect(await refusedAfter(largest, (file) => truncate(file, 100))).toMatch(/checksum is another/);
    expect(await refusedAfter(largest, rm)).toMatch(/is missing/);
    expect(await refusedAfter(join(folder, 'manifest.json'), flipByte)).toMatch(/manifest\.json is damaged/);
    await expect(restore({ dataDir: join(root, 'source') })).rejects.toThrow(/is in use by process/);
    expect(await restore()).toMatchObject({ replacedFolder: null });
  });

  it('touches data that is there only if told, and keeps it under another name', async () => {
    await backUp();
    await mkdir(join(dataDir, 'postgres'), { recursive: true });
    await writeFile(join(dataDir, 'postgres', 'letter.txt'), 'dear');
    expect(await restore()).toBeNull();
    expect(await readdir(join(dataDir, 'postgres'))).toEqual(['letter.txt']);
    const restored = await restore({ mayReplace: () => Promise.resolve(true) });
    expect(await readdir(restored?.replacedFolder ?? '')).toEqual(['letter.txt']);
    expect(await readdir(join(dataDir, 'postgres'))).toContain('PG_VERSION');
  });

  it('that stopped between its renames keeps a new database from hiding the existing data', async () => {
    await backUp();
    await restore();
    await rename(join(dataDir, 'postgres'), join(dataDir, 'postgres.replaced-x'));
    await expect(startEmbeddedPostgres({ dataDir, log, durable: false })).rejects.toThrow(
      /A restore was cut short/,
    );
  });
});

describe('backups that are kept in a folder', { timeout: 180_000 }, () => {
  function keep(more: Partial<BackupKeeperOptions> = {}): BackupKeeper {
    const keeper = keepBackups({
      adminUrl: server.adminUrl,
      dataFolder: server.dataFolder,
      folder,
      log,
      keepDays: 14,
      version: '0.0.0',
      secretFingerprint: '',
      durable: false,
      ...more,
    });
    onTestFinished(() => keeper.stop());
    return keeper;
  }

  /**
   * Waits until everything committed so far has been archived; returns the time. A `Date` has no microseconds, so the
   * time is the next whole millisecond, and every commit is earlier.
   */
  async function archivedNow(keeper: BackupKeeper): Promise<Date> {
    const { rows } = await pool.query<{ now: Date }>(
      `SELECT clock_timestamp() + interval '1 millisecond' AS now`,
    );
    const now = rows[0]?.now ?? new Date();
    await expect
      .poll(() => (keeper.report().archivedThrough ?? new Date(0)) > now, { timeout: 60_000 })
      .toBe(true);
    return now;
  }

  it('cover every point in time: exactly what was committed by then, and all of it to the end', async () => {
    const keeper = keep();
    await archivedNow(keeper);
    const first = await joinOnce();
    const until = await archivedNow(keeper);
    const second = await joinOnce();
    await archivedNow(keeper);

    await restore({ until });
    const then = await lookInside();
    expect(then).toContain(first);
    expect(then).not.toContain(second);

    await restore({ mayReplace: () => Promise.resolve(true) });
    expect(await lookInside()).toEqual([...then, second]);
    expect(keeper.report().lateReason).toBeNull();
  });

  it('refuse moments that they do not reach', async () => {
    const keeper = keep();
    await archivedNow(keeper);
    await expect(restore({ until: new Date(0) })).rejects.toThrow(/earliest moment/);
    await expect(restore({ until: new Date(Date.now() + 3_600_000) })).rejects.toThrow(/backup ends at/);
    await expect(restore({ until: new Date(0) })).rejects.toThrow(StartError);
  });

  it('continue after a restart of the app, over whole segments, and reject a damaged or missing one', async () => {
    const first = keep();
    await archivedNow(first);
    await first.stop();
    const second = keep();
    for (let count = 0; count < 2; count += 1) {
      await pool.query(`CREATE TABLE filler AS SELECT repeat('x', 500) FROM generate_series(1, 40000)`);
      await pool.query('DROP TABLE filler');
    }
    const last = await joinOnce();
    await archivedNow(second);
    const [name = '', ...others] = await readdir(folder);
    expect(others).toEqual([]); // no further base backup was needed
    await restore();
    expect(await lookInside()).toContain(last);

    const wal = join(folder, name, 'wal');
    const noted = (await readdir(wal)).filter((each) => each.endsWith('.sha256'));
    expect(noted.length).toBeGreaterThan(1);
    const segment = join(wal, (noted.toSorted()[0] ?? '').replace('.sha256', ''));
    await flipByte(segment);
    const again = { mayReplace: () => Promise.resolve(true) };
    await expect(restore(again)).rejects.toThrow(/checksum is another/);
    await rm(segment);
    await expect(restore(again)).rejects.toThrow(/is missing, although it was archived/);
  });

  it('start over when they are old, and older ones are removed', async () => {
    const keeper = keep({ baseEveryMs: 1, keepDays: -1 });
    await archivedNow(keeper);
    const first = keeper.report().baseAt ?? new Date(0);
    await expect.poll(() => (keeper.report().baseAt ?? first) > first, { timeout: 60_000 }).toBe(true);
    await keeper.stop();
    await restore();
    expect(await lookInside()).not.toEqual([]);
  });

  it('say that they are late when nothing can be written, and nothing else stops', async () => {
    await writeFile(folder, 'no folder');
    let logged = '';
    const lines = pino({ level: 'warn' }, { write: (line: string) => void (logged += line) });
    const keeper = keep({ log: lines, lateAfterMs: 1 });
    await expect
      .poll(() => keeper.report().lateReason, { timeout: 60_000 })
      .toMatch(/^Nothing has been backed up since/);
    expect(logged).toContain('Check the space in BACKUP_DIR');
    expect(await joinOnce()).not.toBe('');
  });
});

async function flipByte(file: string): Promise<void> {
  const content = await readFile(file);
  const middle = Math.floor(content.length / 2);
  content[middle] = (content[middle] ?? 0) ^ 1;
  await writeFile(file, content);
}
