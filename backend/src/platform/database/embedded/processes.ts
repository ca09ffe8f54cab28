import { execFile } from 'node:child_process';
import { readFile, readlink, realpath } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Whether a process with this id exists and is more than a zombie, which a container's first process may never reap. */
export async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name is in parentheses and may itself contain any character; the state follows the last parenthesis.
    return !/^ [ZX]/.test(stat.slice(stat.lastIndexOf(')') + 1));
  } catch {
    return true;
  }
}

/**
 * Whether this process is a PostgreSQL server running in `dataFolder`, not an unrelated process that was later given
 * the same id.
 */
export async function isPostgresIn(pid: number, dataFolder: string): Promise<boolean> {
  if (process.platform !== 'linux') return isPostgresByListing(pid, dataFolder);
  try {
    // A server's working folder is its data folder, even after the folder was moved.
    const [name, folder] = await Promise.all([
      readFile(`/proc/${pid}/comm`, 'utf8'),
      readlink(`/proc/${pid}/cwd`),
    ]);
    return name.trim() === 'postgres' && folder === (await realpath(dataFolder));
  } catch {
    return false; // gone, or owned by another user, who could not work in a private folder
  }
}

const run = promisify(execFile);

async function isPostgresByListing(pid: number, dataFolder: string): Promise<boolean> {
  try {
    if (process.platform === 'win32') {
      const { stdout } = await run('tasklist', ['/FI', `PID eq ${pid}`, '/NH']);
      return stdout.includes('postgres.exe');
    }
    const { stdout } = await run('ps', ['-ww', '-o', 'command=', '-p', String(pid)]);
    return stdout.includes('postgres') && stdout.includes(dataFolder);
  } catch {
    return false;
  }
}
