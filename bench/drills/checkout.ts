import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { UsageError } from '../../backend/src/command-options.ts';
import type { Lifecycle } from '../../backend/src/platform/lifecycle.ts';
import { say } from '../command.ts';
import { run } from '../product.ts';

const execute = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Another version of the project, installed with its own dependencies and built. */
export interface Checkout {
  readonly folder: string;
  /** `0.1.0 (1a2b3c4)` */
  readonly name: string;
}

/** The tag of the newest release. @throws UsageError when there is none. */
export async function newestRelease(): Promise<string> {
  const { stdout } = await execute('git', ['tag', '--list', 'v*', '--sort=-version:refname'], { cwd: root });
  const [newest] = stdout.split('\n');
  if (!newest) throw new UsageError('There is no release yet. Name a commit: --from COMMIT.');
  return newest;
}

/** Takes a commit out of the repository into a folder of its own, which goes with `lifecycle`. */
export async function checkOut(commit: string, lifecycle: Lifecycle): Promise<Checkout> {
  const args = ['rev-parse', '--short', `${commit}^{commit}`];
  const { stdout } = await execute('git', args, { cwd: root }).catch(() => {
    throw new UsageError(`The repository has no commit ${commit}.`);
  });
  const folder = await mkdtemp(join(tmpdir(), 'waitlist-release-'));
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
  lifecycle.onStop('the release', remove, { timeoutMs: 60_000 });
  const archive = join(folder, 'release.tar');
  await execute('git', ['archive', '--format=tar', '-o', archive, commit], { cwd: root });
  await execute('tar', ['-xf', archive, '-C', folder]);
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string };
  const name = `${version} (${stdout.trim()})`;
  say(`installing and building ${name}`);
  await npm(['ci', '--no-audit', '--no-fund'], folder);
  await npm(['run', 'build'], folder);
  return { folder, name };
}

/** Without what npm told the script that it runs, which names this checkout. */
async function npm(args: readonly string[], cwd: string): Promise<void> {
  const program = process.env['npm_execpath'];
  const [command, first] = program === undefined ? ['npm', []] : [process.execPath, [program]];
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^npm_(?:package|lifecycle|command)/.test(name),
  );
  await run(command, [...first, ...args], { cwd, env: Object.fromEntries(kept) });
}
