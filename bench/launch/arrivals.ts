import { setTimeout as sleep } from 'node:timers/promises';
import { now } from './clock.ts';

/** How arrivals are spread: at random times, or at equal intervals. */
export type Spacing = 'poisson' | 'even';

/** Milliseconds from the beginning at which `rate × seconds` visitors arrive, ascending. */
export function arrivalTimes(rate: number, seconds: number, spacing: Spacing): readonly number[] {
  const count = rate * seconds;
  const lengthMs = 1000 * seconds;
  // Given their number, the arrivals of a Poisson process are independent and uniform.
  return Array.from({ length: count }, (_, index) =>
    spacing === 'even' ? (index * lengthMs) / count : Math.random() * lengthMs,
  ).sort((one, other) => one - other);
}

/** Calls `arrive` at each of the times, whatever the results of the calls before; resolves after the last. */
export async function openLoop(
  times: readonly number[],
  arrive: (index: number, dueAt: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const beganAt = now();
  for (let next = 0; next < times.length;) {
    const elapsed = now() - beganAt;
    for (; next < times.length && (times[next] ?? 0) <= elapsed; next += 1)
      arrive(next, beganAt + (times[next] ?? 0));
    signal.throwIfAborted();
    if (next < times.length) await sleep(Math.max(0, (times[next] ?? 0) - (now() - beganAt)));
  }
}

const spreadingFactor = 2_654_435_761; // odd: multiplying by it runs through all numbers of so many bits

/** The address of a visitor, each in a separate network: IPv4 /24s and IPv6 /48s in turn. */
export function visitorAddress(visitor: number): string {
  const mixed = Math.imul(visitor, spreadingFactor) >>> 0;
  if (visitor % 2 === 0) return `2a00:${(mixed >>> 16).toString(16)}:${(mixed & 0xffff).toString(16)}::1`;
  const network = mixed & 0x1f_ffff;
  return `${128 + (network >>> 16)}.${(network >>> 8) & 0xff}.${network & 0xff}.1`;
}
