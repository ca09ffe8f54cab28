import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { projectEnvironment, root } from './project.mjs';

const FORWARDED = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs `node` with `args` in the foreground and gives its exit code (128 + the signal's number when a signal ended it).
 * Signals are passed on, and this process stays until the child has ended. A terminal's Ctrl-C thus reaches the child
 * twice or more; it must take that for one.
 *
 * @param {string} node @param {string[]} args @param {Readonly<Record<string, string>>} [variables] Set for the child.
 * @returns {Promise<number>}
 */
export const runProgram = (node, args, variables = {}) => exitCode(startProgram(node, args, variables));

/**
 * The same for a program that says every few seconds that it is alive, once it works. When it falls silent after that,
 * frozen or in an endless loop, it is killed.
 *
 * @param {string} node @param {string[]} args @param {Readonly<Record<string, string>>} [variables] Set for the child.
 * @param {number} [silentMs] @returns {Promise<import('./supervise.mjs').Ended>}
 */
export async function superviseProgram(node, args, variables = {}, silentMs = 30_000) {
  const child = startProgram(node, args, variables);
  let wasReady = false;
  let wasStopped = false;
  let silentTicks = 0;
  child.on('message', () => {
    wasReady = true;
    silentTicks = 0;
  });
  // Ticks are counted, not time: after a sleep of the whole machine, the child gets its chance.
  const ticks = 10;
  const timer = setInterval(() => {
    if (wasReady && (silentTicks += 1) > ticks) child.kill('SIGKILL');
  }, silentMs / ticks);
  const stop = () => void (wasStopped = true);
  for (const signal of FORWARDED) process.once(signal, stop);
  try {
    return { code: await exitCode(child), wasReady, wasStopped };
  } finally {
    clearInterval(timer);
    for (const signal of FORWARDED) process.off(signal, stop);
  }
}

/** @param {string} node @param {string[]} args @param {Readonly<Record<string, string>>} variables */
function startProgram(node, args, variables) {
  return spawn(node, args, {
    cwd: root,
    env: { ...projectEnvironment(node), ...variables },
    // The channel closes when this process is killed, by which the child knows that it is alone.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
}

/**
 * Runs a program in the background and gives everything it wrote. A signal ends the program first, then this process.
 *
 * @param {string} file @param {string[]} args @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function runQuietly(file, args, env) {
  const child = spawn(file, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  let isStopped = false;
  const stop = () => void (isStopped = true);
  for (const signal of FORWARDED) process.once(signal, stop);
  const code = await exitCode(child);
  if (isStopped) process.exit(code);
  for (const signal of FORWARDED) process.off(signal, stop);
  return { code, output };
}

/** Passes signals on until the child has ended. @param {import('node:child_process').ChildProcess} child @returns {Promise<number>} */
function exitCode(child) {
  const passOn = (/** @type {NodeJS.Signals} */ signal) => void child.kill(signal);
  for (const signal of FORWARDED) process.on(signal, passOn);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      for (const name of FORWARDED) process.off(name, passOn);
      resolve(code ?? 128 + (signal === null ? 0 : (constants.signals[signal] ?? 0)));
    });
  });
}
