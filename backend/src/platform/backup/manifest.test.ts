import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { StartError } from '../lifecycle.ts';
import { type Manifest, readManifest, writeManifest } from './manifest.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waitlist-manifest-'));
});
afterAll(() => rm(folder, { recursive: true }));

const manifest: Manifest = {
  format: 1,
  version: '0.1.0',
  postgresMajor: 18,
  systemIdentifier: '1',
  timeline: 1,
  startedAt: '2026-01-31T12:00:00.000Z',
  endedAt: '2026-01-31T12:01:00.000Z',
  startLsn: '0/1',
  stopLsn: '0/2',
  secretFingerprint: '',
  folders: ['data', 'data/base', 'data/base/..twice'],
  files: [{ path: 'data/PG_VERSION', bytes: 3, sha256: 'a'.repeat(64) }],
};

async function readBack(changes: Partial<Manifest>): Promise<Manifest | null> {
  await writeManifest(folder, { ...manifest, ...changes });
  return readManifest(folder);
}

it('reads what was written', async () => {
  expect(await readBack({})).toEqual(manifest);
});

it.each([
  '..',
  '../elsewhere',
  'data/..',
  'data/../../elsewhere',
  'data/base/../../../elsewhere',
  'wal/../elsewhere',
  '/elsewhere',
  'data\\..\\..\\elsewhere',
  'elsewhere',
])('refuses a folder or file that is not below the backup’s: %s', async (path) => {
  await expect(readBack({ folders: ['data', path] })).rejects.toThrow(StartError);
  await expect(readBack({ files: [{ path, bytes: 0, sha256: 'a'.repeat(64) }] })).rejects.toThrow(StartError);
});
