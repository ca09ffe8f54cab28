/**
 * Minutes until the next try of a message that the other side deferred, by the number of tries so far: one day in
 * total.
 */
const retryMinutes = [1, 5, 15, 30, 60, 120, 240, 480, 480] as const;

/**
 * Seconds until the next try of a message that was deferred; null: its day is over. @param tries so far, at least 1.
 */
export function retryInSeconds(tries: number): number | null {
  const minutes = retryMinutes[tries - 1];
  return minutes === undefined ? null : minutes * 60;
}

/** Seconds to wait while the other side is unavailable, by how many times in a row it was found so. */
export const backOffSeconds = (failures: number): number => Math.min(300, 2 ** Math.min(failures - 1, 9));
