import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Command } from '../command-line.ts';
import { isEmptyFolder, takeBaseBackup } from '../platform/backup/base-backup.ts';
import { makeFolder } from '../platform/backup/files.ts';
import type { Manifest } from '../platform/backup/manifest.ts';
import { connectSuperuser, disconnect } from '../platform/backup/superuser.ts';
import { withDeadline } from '../platform/deadline.ts';
import type { Env } from '../platform/env/env.ts';
import { StartError } from '../platform/lifecycle.ts';
import { version } from '../platform/version/version.ts';
import { findSecret, requireEmbedded } from './embedded-only.ts';
import { showBytes } from './show-bytes.ts';

export interface BackUpArguments {
  readonly folder: string;
  readonly withSecrets: boolean;
}

const deadlineMs = 6 * 3_600_000;
const slot = { name: `waitlist_once_${process.pid}`, temporary: true };

/** `backup DIR`: copies the embedded database, even while the app runs. @returns the exit code. */
export async function backUp(
  env: Env,
  command: Command,
  { folder: name, withSecrets }: BackUpArguments,
): Promise<number> {
  requireEmbedded(env);
  const folder = resolve(name);
  if (!(await isEmptyFolder(folder)))
    throw new StartError(`${folder} is not empty. Name a folder that is, or a new one.`);
  const { appSecret, fingerprint } = await findSecret(env);
  if (withSecrets && appSecret === undefined)
    throw new StartError(
      'There is no application secret to copy: APP_SECRET is not set, and DATA_DIR has none.',
    );
  const { adminUrl, dataFolder } = await command.joinServer(env);
  const { lifecycle } = command;
  const signal = AbortSignal.any([lifecycle.signal, AbortSignal.timeout(deadlineMs)]);
  const working = writeInto(folder, async () => {
    const client = await connectSuperuser(adminUrl);
    try {
      return await takeBaseBackup({
        client,
        dataFolder,
        folder,
        slot,
        signal,
        version: version.version,
        secretFingerprint: fingerprint,
        appSecret: withSecrets ? appSecret : undefined,
        onProgress: showBytes(process.stdout),
      });
    } finally {
      await disconnect(client);
    }
  });
  lifecycle.onStop('the backup under way', () => working.catch(() => undefined), { timeoutMs: 25_000 });
  process.stdout.write(summary(folder, await withDeadline(working, deadlineMs + 60_000, 'The backup')));
  return 0;
}

/** A failed backup leaves nothing behind, neither files nor a folder. */
async function writeInto(folder: string, write: () => Promise<Manifest>): Promise<Manifest> {
  await makeFolder(folder);
  try {
    return await write();
  } catch (error) {
    const names = await readdir(folder);
    for (const name of ['manifest.json', ...names])
      await rm(join(folder, name), { recursive: true, force: true });
    throw isDiskFull(error)
      ? new StartError(`The disk of ${folder} is full. Nothing was kept; choose a disk with more room.`)
      : error;
  }
}

const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

const summary = (folder: string, { files, endedAt }: Manifest): string => {
  const withSecret = files.some(({ path }) => path.startsWith('secrets/'));
  return `Backed up to ${folder}: everything committed by ${endedAt}, in ${files.length.toLocaleString('en')} files.
${
  withSecret
    ? 'The application secret is in it. Keep it as safe as the secret itself.'
    : 'The application secret (APP_SECRET, or app-secret in DATA_DIR) is not in it. Keep it elsewhere, too.'
}
`;
};
