import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { UsageError } from '../../../backend/src/command-options.ts';
import type { Lifecycle } from '../../../backend/src/platform/lifecycle.ts';
import { say } from '../../command.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Another version of the project, installed with its own dependencies and built. */
export interface Checkout {
  readonly folder: string;
  /** `0.1.0 (1a2b3c4)` */
  readonly name: string;
}

/** The tag of the newest release. @throws {UsageError} when there is none. */
export async function newestRelease(): Promise<string> {
  const { stdout } = await run('git', ['tag', '--list', 'v*', '--sort=-version:refname'], { cwd: root });
  const [newest] = stdout.split('\n');
  if (!newest) throw new UsageError('There is no release yet. Name a commit: --from COMMIT.');
  return newest;
}

/** Takes a commit out of the repository into a folder of its own, which goes with `lifecycle`. */
export async function checkOut(commit: string, lifecycle: Lifecycle): Promise<Checkout> {
  const { stdout } = await run('git', ['rev-parse', '--short', `${commit}^{commit}`], { cwd: root }).catch(
    () => {
      throw new UsageError(`The repository has no commit ${commit}.`);
    },
  );
  const folder = await mkdtemp(join(tmpdir(), 'waitlist-release-'));
  lifecycle.onStop('the release', () => rm(folder, { recursive: true, force: true, maxRetries: 5 }), {
    timeoutMs: 60_000,
  });
  const archive = join(folder, 'release.tar');
  await run('git', ['archive', '--format=tar', '-o', archive, commit], { cwd: root });
  await run('tar', ['-xf', archive, '-C', folder]);
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string };
  say(`installing and building ${version} (${stdout.trim()})`);
  await npm(['ci', '--no-audit', '--no-fund'], folder, lifecycle);
  await npm(['run', 'build'], folder, lifecycle);
  return { folder, name: `${version} (${stdout.trim()})` };
}

/** Adds users with the release's own program. */
export async function seedWith(
  { folder }: Checkout,
  settings: Readonly<Record<string, string>>,
  signups: number,
  lifecycle: Lifecycle,
): Promise<void> {
  const command = ['--import', 'tsx', 'backend/src/seed-command.ts', '--signups', String(signups)];
  await finish(process.execPath, command, { cwd: folder, env: { ...process.env, ...settings } }, lifecycle);
}

function npm(args: readonly string[], cwd: string, lifecycle: Lifecycle): Promise<void> {
  const program = process.env['npm_execpath'];
  const [command, first] = program === undefined ? ['npm', []] : [process.execPath, [program]];
  return finish(command, [...first, ...args], { cwd, env: withoutNpm() }, lifecycle);
}

/** This environment without what npm told the script that it runs, which names this checkout. */
const withoutNpm = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_(?:package|lifecycle|command)/.test(name)),
  );

async function finish(
  command: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
  { signal }: Lifecycle,
): Promise<void> {
  const child = spawn(command, args, { ...options, signal, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  await once(child, 'close');
  if (child.exitCode !== 0) throw new Error(`${args.join(' ')} failed:\n${printed.slice(-4000)}`);
}
