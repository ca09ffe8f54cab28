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
 */

/** The slowest first. @type {readonly Check[]} */
export const checks = [
  {
    name: 'format',
    // The cache knows exactly which files have not changed.
    args: [
      ...['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
      ...['--cache', '--cache-strategy', 'content', '--cache-location', join(cacheFolder, 'prettier')],
    ],
  },
  { name: 'types and lint', args: ['node_modules/oxlint/bin/oxlint'] },
  { name: 'imports', args: ['scripts/boundaries.mjs'] },
  { name: 'dead code', args: ['node_modules/knip/bin/knip.js'] },
  { name: 'bundle', args: ['scripts/bundle.mjs'] },
];

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Runs a check. @param {Check} check @returns {Promise<{ code: number | null, output: string }>} */
export async function runCheck({ args }) {
  mkdirSync(cacheFolder, { recursive: true });
  const child = spawn(process.execPath, args, {
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
