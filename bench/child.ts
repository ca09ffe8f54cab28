import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Lifecycle } from '../backend/src/platform/lifecycle.ts';

/** A server of the laboratory in a process of its own. */
export interface Child {
  readonly port: number;
  readonly pid: number;
  readonly process: ChildProcess;
}

/** Starts one of the scripts in this folder, whose first message is its port; it ends with `lifecycle`. */
export async function startChild(
  script: string,
  args: readonly string[],
  lifecycle: Lifecycle,
): Promise<Child> {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const child = fork(path, [...args], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  lifecycle.onStop(script, () => child.kill('SIGKILL'));
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${script} ended early`)));
  const [first] = (await Promise.race([once(child, 'message'), ended])) as [{ readonly port: number }];
  ended.catch(() => undefined); // from now on, it may end
  return { port: first.port, pid: child.pid ?? 0, process: child };
}

/** Signals a process, if it still runs. */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has exited by itself.
  }
}
