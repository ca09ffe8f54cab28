import { resolve } from 'node:path';
import { UsageError } from '../command-options.ts';
import { type Command, exitCodes } from '../command-line.ts';
import { type Restored, restoreBackup } from '../platform/backup/restore.ts';
import { withDeadline } from '../platform/deadline.ts';
import type { Env } from '../platform/env/env.ts';
import { StartError } from '../platform/lifecycle.ts';
import { askLine } from './ask.ts';
import { findSecret, requireEmbedded } from './embedded-only.ts';
import { showBytes } from './show-bytes.ts';

export interface RestoreArguments {
  readonly folder: string;
  readonly until: Date | undefined;
  readonly replace: boolean;
  readonly yes: boolean;
}

const deadlineMs = 12 * 3_600_000;

/** `restore DIR`: replaces the embedded database with a backup. @returns the exit code. */
export async function restore(
  env: Env,
  { log, lifecycle }: Command,
  { folder, until, replace, yes }: RestoreArguments,
): Promise<number> {
  requireEmbedded(env);
  if (replace && !yes && !process.stdin.isTTY)
    throw new UsageError('There is no terminal to ask on. Give --yes if it is really to be done.');
  const signal = AbortSignal.any([lifecycle.signal, AbortSignal.timeout(deadlineMs)]);
  const working = restoreBackup({
    from: resolve(folder),
    until,
    dataDir: env.dataDir,
    log,
    signal,
    async mayReplace(dataFolder, { manifest }) {
      if (!replace)
        throw new StartError(
          `${dataFolder} holds data. Give --replace to restore in its place; it is kept under another name.`,
        );
      const question = `${dataFolder} holds data. Replace it with the backup of ${manifest.endedAt}? Type yes: `;
      return yes || (await askLine(question, lifecycle.signal)).trim().toLowerCase() === 'yes';
    },
    onProgress: showBytes(process.stdout),
  });
  lifecycle.onStop('the restore under way', () => working.catch(() => undefined), { timeoutMs: 25_000 });
  const restored = await withDeadline(working, deadlineMs + 60_000, 'The restore');
  if (restored === null) {
    process.stderr.write('Nothing was changed.\n');
    return exitCodes.failed;
  }
  const { fingerprint } = await findSecret(env);
  process.stdout.write(summary(restored, fingerprint));
  return 0;
}

function summary(
  { restoredThrough, backup, replacedFolder, withSecret }: Restored,
  fingerprint: string,
): string {
  const kept =
    replacedFolder === null
      ? []
      : [`The data from before is in ${replacedFolder}. Delete it when you no longer need it.`];
  return [
    `Restored everything committed by ${restoredThrough.toISOString()}, from ${backup.folder}.`,
    ...kept,
    secretLine(withSecret, fingerprint, backup.manifest.secretFingerprint),
    'Next: npm run admin -- verify, then start the app.',
    '',
  ].join('\n');
}

/** Nothing in the database is encrypted with the secret, but issued tokens and links can only be verified with it. */
function secretLine(withSecret: boolean, fingerprint: string, expected: string): string {
  if (withSecret) return 'The application secret of the backup is in DATA_DIR.';
  if (fingerprint === expected) return 'The application secret is the one this data was written with.';
  const state =
    fingerprint === '' ? 'There is no application secret here' : 'The application secret here is another';
  return `${state}. Set APP_SECRET, or app-secret in DATA_DIR, to the one from before. Without it, sessions, status links,
invitations, emailed links and API keys stop working, webhooks get new secrets, and erased users are not recognized. Names, ranks and
points do not depend on it.`;
}
