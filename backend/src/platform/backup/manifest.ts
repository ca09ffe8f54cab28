import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Type, type Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { StartError } from '../lifecycle.ts';
import { isMissing, sha256, writeWhole } from './files.ts';

const ManifestFile = Type.Object({
  path: Type.String({ pattern: '^(data|wal|secrets)/[^\\\\]+$' }),
  bytes: Type.Integer({ minimum: 0 }),
  sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
});

const ManifestSchema = Type.Object({
  format: Type.Literal(1),
  /** The app's version. */
  version: Type.String(),
  postgresMajor: Type.Integer(),
  /** Identifies the database; a restored one keeps it. */
  systemIdentifier: Type.String(),
  timeline: Type.Integer(),
  startedAt: Type.String(),
  /** Everything committed by then is in the backup. */
  endedAt: Type.String(),
  startLsn: Type.String(),
  stopLsn: Type.String(),
  /** Identifies the APP_SECRET that this data was written with. */
  secretFingerprint: Type.String(),
  /** Folders that may be empty. */
  folders: Type.Array(Type.String({ pattern: '^(data|wal|secrets)(/[^\\\\]+)?$' })),
  files: Type.Array(ManifestFile),
});

/** The contents of a complete backup. */
export type Manifest = Static<typeof ManifestSchema>;

const manifestName = 'manifest.json';
const checksumName = 'manifest.sha256';

/** Completes a backup: without a manifest, it does not count as one. Written last. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  // In the format of sha256sum.
  await writeFile(join(folder, checksumName), `${sha256(text)}  ${manifestName}\n`, {
    mode: 0o600,
    flush: true,
  });
  await writeWhole(join(folder, manifestName), text);
}

/**
 * Reads the contents of a backup; null when the folder holds no complete one.
 *
 * @throws StartError when the manifest is damaged, or of a newer version of the app.
 */
export async function readManifest(folder: string): Promise<Manifest | null> {
  const file = join(folder, manifestName);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error) || isNoFolder(error)) return null;
    throw error;
  });
  if (text === null) return null;
  const checksum = await readFile(join(folder, checksumName), 'utf8').catch(() => '');
  if (!checksum.startsWith(`${sha256(text)} `))
    throw new StartError(`${file} is damaged: its checksum is another. Use another backup.`);
  const value: unknown = JSON.parse(text);
  if (Value.Check(ManifestSchema, value) && pathsOf(value).every(isBelow)) return value;
  throw new StartError(`${file} was not written by this version of the app. Restore it with the newer one.`);
}

const pathsOf = ({ folders, files }: Manifest): readonly string[] => [
  ...folders,
  ...files.map(({ path }) => path),
];

/** Whether a path stays in the folder that it is joined to. */
const isBelow = (path: string): boolean => !path.split('/').includes('..');

const isNoFolder = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOTDIR';
