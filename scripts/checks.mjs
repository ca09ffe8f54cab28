// Runs every check, two at a time, whatever the others say: a line for each with its time, then what the failed ones wrote.
// `--cached` passes over what has not changed since the last run. Tests start without it: lint then looks at every file,
// because a rule that looks at types can change its mind about one that stayed the same. The compiler and the formatter
// know exactly what a change touches, and always start from their last run.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

const cacheFolder = join(root, 'node_modules', '.cache', 'checks');
const atOnce = 2;
const outlinedBy = '─'.repeat(80);

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string[]} args Arguments for Node.
 * @property {string[]} [cacheArgs] What makes it faster the next time.
 * @property {boolean} [isCacheExact] Finds with it whatever it finds without.
 */

/** The slowest first. @type {readonly Check[]} */
const checks = [
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

const cached = process.argv.includes('--cached');
/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(1);
  });

mkdirSync(cacheFolder, { recursive: true });
/** @type {{ name: string, output: string }[]} */
const failures = [];
const queue = checks.values();
await Promise.all(Array.from({ length: atOnce }, workOff));
for (const { name, output } of failures)
  console.error(`\n${outlinedBy}\n${name}\n${outlinedBy}\n${output.trim()}`);
if (failures.length > 0) process.exitCode = 1;

async function workOff() {
  for (const check of queue) {
    const startedAt = performance.now();
    const { code, output } = await run(check);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.error(`${code === 0 ? '✓' : '✗'} ${check.name.padEnd(30)} ${seconds.padStart(6)} s`);
    if (code !== 0) failures.push({ name: check.name, output });
  }
}

/** @param {Check} check */
async function run({ args, cacheArgs = [], isCacheExact = false }) {
  const child = spawn(process.execPath, cached || isCacheExact ? [...args, ...cacheArgs] : args, {
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
