import { solveChallengeWorkers } from 'altcha-lib';
import type { Challenge } from 'altcha-lib/types';

/** More would slow down the phone's other work. */
const workersMax = 4;
const timeoutMs = 60_000;

/** Does the work of a challenge, off the page's own thread. @returns the proof; null if it took too long or was aborted. */
export async function solve(challenge: Challenge, signal: AbortSignal): Promise<string | null> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, timeoutMs);
  signal.addEventListener('abort', abort, { once: true });
  try {
    const solution = await solveChallengeWorkers({
      challenge,
      controller,
      concurrency: Math.min(workersMax, navigator.hardwareConcurrency),
      createWorker: () => new Worker(new URL('challenge-worker.ts', import.meta.url), { type: 'module' }),
    });
    return solution === null ? null : btoa(JSON.stringify({ challenge, solution }));
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}
