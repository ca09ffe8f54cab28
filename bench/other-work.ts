import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { spread, type Spread } from './measure.ts';

const sampleMs = 1000;

/** Measures how busy the machine is with other work: call {@link OtherWork.sample} while the benchmark itself rests. */
export class OtherWork {
  readonly #shares: number[] = [];

  /** Takes a second. */
  async sample(): Promise<void> {
    const before = busyAndTotal();
    await sleep(sampleMs);
    const after = busyAndTotal();
    this.#shares.push((after.busy - before.busy) / (after.total - before.total));
  }

  /** The part of all processors that was in use, 0 to 1. */
  get share(): Spread {
    return spread(this.#shares);
  }
}

function busyAndTotal(): { readonly busy: number; readonly total: number } {
  const all = cpus().map(({ times }) => times);
  const total = all.reduce((sum, times) => sum + Object.values(times).reduce((one, two) => one + two, 0), 0);
  return { busy: total - all.reduce((sum, { idle }) => sum + idle, 0), total };
}
