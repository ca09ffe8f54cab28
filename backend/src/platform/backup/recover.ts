import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from '../database/embedded/account.ts';
import type { PostgresBinaries } from '../database/embedded/binaries.ts';
import { APP_NAME, chownTree, type Passwords, SUPERUSER } from '../database/embedded/data-folder.ts';
import { runProgram } from '../database/embedded/programs.ts';
import { StartError } from '../lifecycle.ts';

export interface RecoverOptions {
  readonly binaries: PostgresBinaries;
  readonly account: Account;
  /** The copied data, with its log in `pg_wal`. Owned by the account. */
  readonly data: string;
  /** The passwords to set: a backup contains none. */
  readonly passwords: Passwords;
  readonly until: Date | undefined;
  /** Everything committed by then is in the log. */
  readonly through: Date;
  /** False only for throwaway data, in tests. */
  readonly durable: boolean;
  readonly signal: AbortSignal;
}

export interface Recovered {
  /** Everything committed by then is restored. */
  readonly restoredThrough: Date;
  /** The position in the log where it ends. */
  readonly lsn: string;
}

/**
 * Has PostgreSQL apply the log, up to a given time or to its end, and start a timeline of its own. The single-user
 * server needs neither port nor password, and has written everything to disk when it exits.
 *
 * @throws StartError when the log ends before that time, or cannot be applied.
 */
export async function recover(options: RecoverOptions): Promise<Recovered> {
  const { data, until, through } = options;
  await writeFile(join(data, 'recovery.signal'), '', { mode: 0o600 });
  await chownTree(join(data, 'recovery.signal'), options.account.owner);
  // Nothing was committed between the end of the log and that time, if the log was complete by then.
  const target = until !== undefined && until < through ? until : undefined;
  try {
    await runSingleUser(options, target);
  } catch (error) {
    if (target === undefined || !isTargetMissing(error)) throw explained(error);
    await runSingleUser(options, undefined).catch((again: unknown) => {
      throw explained(again);
    });
  }
  return { restoredThrough: target ?? through, lsn: await switchPoint(data) };
}

async function runSingleUser(
  { binaries, account, data, passwords, durable, signal }: RecoverOptions,
  target: Date | undefined,
): Promise<void> {
  const settings = {
    restore_command: 'exit 1', // the log is in pg_wal already
    recovery_target_timeline: 'current',
    recovery_target_action: 'promote',
    hot_standby: 'off', // which a single-user server could not be
    shared_buffers: '128MB',
    exit_on_error: 'on',
    fsync: durable ? 'on' : 'off',
    ...(target === undefined ? {} : { recovery_target_time: target.toISOString().replace('Z', '+00') }),
  };
  const assignments = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const statements = [
    `ALTER ROLE ${SUPERUSER} PASSWORD '${passwords.superuser}'`,
    `ALTER ROLE ${APP_NAME} PASSWORD '${passwords.app}'`,
  ];
  const launch = account.launch(binaries.postgres, ['--single', '-D', data, ...assignments, SUPERUSER]);
  await runProgram(launch, { input: `${statements.join('\n')}\n`, signal });
}

const isTargetMissing = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('recovery ended before configured recovery target');

function explained(error: unknown): unknown {
  if (!(error instanceof Error) || !/FATAL|PANIC/.test(error.message)) return error;
  const fault = error.message.split('\n').filter((line) => /FATAL|PANIC|DETAIL/.test(line));
  return new StartError(
    `PostgreSQL could not recover the backup. Nothing was changed. Use another backup.\n${fault.join('\n')}`,
  );
}

/** Where the new timeline begins: the last line of its history. */
async function switchPoint(data: string): Promise<string> {
  const names = (await readdir(join(data, 'pg_wal'))).filter((name) => name.endsWith('.history')).sort();
  const history = await readFile(join(data, 'pg_wal', names.at(-1) ?? ''), 'utf8');
  const lines = history.split('\n').filter((line) => /^\d/.test(line));
  return lines.at(-1)?.split('\t')[1] ?? '';
}
