// `npm run check`: every check, two at a time, even if others fail: a line for each with its time, then the output of
// the failed ones.
import { checks, runCheck, stopChecks } from './check-list.mjs';

const atOnce = 2;
const outlinedBy = '─'.repeat(80);

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => {
    stopChecks(signal);
    process.exit(1);
  });

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
    const { code, output } = await runCheck(check);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.error(`${code === 0 ? '✓' : '✗'} ${check.name.padEnd(30)} ${seconds.padStart(6)} s`);
    if (code !== 0) failures.push({ name: check.name, output });
  }
}
