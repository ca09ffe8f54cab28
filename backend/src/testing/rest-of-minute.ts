import { setTimeout as sleep } from 'node:timers/promises';

/** For things that are counted per minute of the clock: waits for the next one if this one ends sooner than that. */
export async function restOfMinute(atLeastMs: number): Promise<void> {
  const leftMs = 60_000 - (Date.now() % 60_000);
  if (leftMs < atLeastMs) await sleep(leftMs);
}
