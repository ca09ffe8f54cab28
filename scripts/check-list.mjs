// What can be said about the code without running it. Tests ask for each check as for any other test; `npm run check` for all.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

const cacheFolder = join(root, 'node_modules', '.cache', 'checks');

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string[]} args Arguments for Node.
 * @property {string[]} [cacheArgs] What makes it faster the next time.
 * @property {boolean} [isCacheExact] Finds with it whatever it finds without.
 */

/** The slowest first. @type {readonly Check[]} */
export const checks = [
  {
    name: 'lint',
    args: ['node_modules/eslint/bin/eslint.js', '.'],
    cacheArgs: ['--cache', '--cache-strategy', 'content', '--cache-location', join(cacheFolder, 'eslint')],
  },
  {
    name: 'types: server, scripts, tests',
    args: ['node_modules/typescript/bin/tsc', '-p', '.'],
    cacheArgs: ['--incremental', '--tsBuildInfoFile', join(cacheFolder, 'server.tsbuildinfo')],
    isCacheExact: true,
  },
  {
    name: 'types: front end',
    args: ['node_modules/typescript/bin/tsc', '-p', 'frontend', '--noEmit'],
    cacheArgs: ['--incremental', '--tsBuildInfoFile', join(cacheFolder, 'frontend.tsbuildinfo')],
    isCacheExact: true,
  },
  {
    name: 'format',
    args: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
    cacheArgs: ['--cache', '--cache-strategy', 'content', '--cache-location', join(cacheFolder, 'prettier')],
    isCacheExact: true,
  },
  { name: 'imports', args: ['scripts/boundaries.mjs'] },
  { name: 'dead code', args: ['node_modules/knip/bin/knip.js'] },
];

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs a check. `isCached` passes over what has not changed since the last run: lint may then miss a fault, because a rule that looks
 * at types can change its mind about a file that stayed the same. The compiler and the formatter know exactly what a change
 * touches, and always start from their last run.
 *
 * @param {Check} check @param {boolean} isCached @returns {Promise<{ code: number | null, output: string }>}
 */
export async function runCheck({ args, cacheArgs = [], isCacheExact = false }, isCached) {
  mkdirSync(cacheFolder, { recursive: true });
  const child = spawn(process.execPath, isCached || isCacheExact ? [...args, ...cacheArgs] : args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(process.stderr.isTTY ? { FORCE_COLOR: '1' } : {}) },
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));
  const [code] = await once(child, 'close');
  running.delete(child);
  return { code, output };
}

/** Ends the checks under way. @param {NodeJS.Signals} signal */
export function stopChecks(signal) {
  for (const child of running) child.kill(signal);
}
