import { setTimeout as sleep } from 'node:timers/promises';

/**
 * How a run of a program ended.
 *
 * @typedef {object} Ended
 * @property {number} code
 * @property {boolean} wasReady Whether it ever said that it works.
 * @property {boolean} wasStopped Whether a signal asked this process to stop it.
 */

const firstDelayMs = 1_000;
const longestDelayMs = 15_000;
/** A run that lasted this long was healthy. */
const healthyAfterMs = 60_000;
const mostFailedStarts = 5;

/**
 * Runs a program again whenever it fails, with growing pauses. Gives up when its first start fails, which is a fault of
 * its settings, and when five starts in a row do.
 *
 * @param {() => Promise<Ended>} run @param {(ms: number) => Promise<unknown>} [pause]
 * @returns {Promise<number>} the last exit code
 */
export async function supervise(run, pause = sleep) {
  let hasWorked = false;
  let failedStarts = 0;
  for (let shortRuns = 0; ; shortRuns += 1) {
    const startedAt = performance.now();
    const { code, wasReady, wasStopped } = await run();
    if (code === 0 || wasStopped) return code;
    hasWorked ||= wasReady;
    failedStarts = wasReady ? 0 : failedStarts + 1;
    if (!hasWorked) return code;
    if (failedStarts === mostFailedStarts) {
      console.error(`The app has failed to start ${failedStarts} times in a row and is not started again.`);
      return code;
    }
    if (performance.now() - startedAt > healthyAfterMs) shortRuns = 0;
    const delayMs = Math.min(longestDelayMs, firstDelayMs * 2 ** shortRuns);
    console.error(`The app ended with exit code ${code}. It is started again in ${delayMs / 1000} s.`);
    await pause(delayMs);
  }
}
