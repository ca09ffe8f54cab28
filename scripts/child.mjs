import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { projectEnvironment, root } from './project.mjs';

const FORWARDED = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
const PARENT_CHECK_MS = 1000;
const STOP_PATIENCE_MS = 2_000;

/**
 * Runs `node` with `args` in the foreground and gives its exit code (128 + the signal's number when a signal ended it).
 * Signals are passed on, and this process stays until the child has ended. A terminal's Ctrl-C thus reaches the child
 * twice or more; it must take that for one.
 *
 * @param {string} node @param {string[]} args @param {Readonly<Record<string, string>>} [variables] Set for the child.
 * @returns {Promise<number>}
 */
export async function runProgram(node, args, variables = {}) {
  const child = spawn(node, args, {
    cwd: root,
    env: { ...projectEnvironment(node), ...variables },
    // The channel carries nothing. It closes when this process is killed, by which the child knows that it is alone.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const passOn = (/** @type {NodeJS.Signals} */ signal) => void child.kill(signal);
  for (const signal of FORWARDED) process.on(signal, passOn);
  const watch = watchParent(() => child.kill('SIGTERM'));
  try {
    return await exitCode(child);
  } finally {
    clearInterval(watch);
    for (const signal of FORWARDED) process.off(signal, passOn);
  }
}

/**
 * Runs a program in the background and gives everything it wrote. A signal ends the program first, then this process.
 *
 * @param {string} file @param {string[]} args @param {NodeJS.ProcessEnv} env
 * @param {import('node:net').Server} lock Held by the program, too: should this process be killed, the lock outlives it.
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function runQuietly(file, args, env, lock) {
  const stdio = ['ignore', 'pipe', 'pipe', descriptor(lock) ?? 'ignore'];
  const child = spawn(file, args, { cwd: root, env, stdio, windowsHide: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  }
  /** @type {NodeJS.Signals | undefined} */
  let stoppedBy;
  const stop = (/** @type {NodeJS.Signals} */ signal) => {
    if (stoppedBy === undefined) setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE_MS).unref();
    stoppedBy = signal;
    child.kill(signal);
  };
  for (const signal of FORWARDED) process.on(signal, stop);
  try {
    const code = await exitCode(child);
    if (stoppedBy !== undefined) process.exit(signalCode(stoppedBy));
    return { code, output };
  } finally {
    for (const signal of FORWARDED) process.off(signal, stop);
  }
}

/**
 * Node has no public name for a server's descriptor; without it the lock is merely less strict.
 *
 * @param {import('node:net').Server} server @returns {number | undefined}
 */
function descriptor(server) {
  const fd = Reflect.get(server, '_handle')?.fd;
  return Number.isInteger(fd) && fd > 2 ? fd : undefined;
}

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<number>} */
function exitCode(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? signalCode(signal)));
  });
}

/** @param {NodeJS.Signals | null} signal */
function signalCode(signal) {
  return 128 + (signal === null ? 0 : (constants.signals[signal] ?? 0));
}

/**
 * npm stays until its script has ended; if it is gone before, it was killed.
 *
 * @param {() => void} onDeath
 */
function watchParent(onDeath) {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const line = parents();
  const timer = setInterval(() => {
    if (parents() === line) return;
    clearInterval(timer);
    onDeath();
  }, PARENT_CHECK_MS);
  return timer.unref();
}

/** The ids of the parent and, where that is the shell that npm runs scripts in, of npm. */
function parents() {
  try {
    const [, name, parent] =
      /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${process.ppid}/stat`, 'utf8')) ?? [];
    return `${process.ppid} ${/^(da|ba|a)?sh$/.test(name ?? '') ? parent : ''}`;
  } catch {
    return `${process.ppid}`; // no such folder outside Linux
  }
}
