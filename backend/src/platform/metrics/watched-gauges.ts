import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { Gauge, type Registry } from 'prom-client';
import { withDeadline } from '../deadline.ts';

/** A figure by its labels. */
export interface Sample {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Figures that only the database knows. */
export interface WatchedGauge {
  readonly name: string;
  readonly help: string;
  /** At least one: a gauge without labels would show 0 for a value that could not be read. */
  readonly labelNames: readonly [string, ...string[]];
  /** One cheap query, whatever the size of the tables. */
  read(pool: Pool): Promise<readonly Sample[]>;
}

export interface GaugeWatchOptions {
  readonly pool: Pool;
  readonly log: Logger;
  readonly gauges: readonly WatchedGauge[];
  readonly lookEveryMs?: number;
}

const usualLookEveryMs = 15_000;
const lookDeadlineMs = 10_000;

/**
 * Reads gauges from the database every 15 seconds until the signal is aborted. A scrape gets the last values, so it
 * never waits for the database; a gauge that could not be read has no samples until it can be read again.
 */
export class GaugeWatch {
  readonly #options: GaugeWatchOptions;
  readonly #samples = new Map<string, readonly Sample[]>();

  constructor(options: GaugeWatchOptions) {
    this.#options = options;
  }

  register(registry: Registry): void {
    const samples = this.#samples;
    for (const { name, help, labelNames } of this.#options.gauges) {
      new Gauge({
        name,
        help: `${help} Read every 15 seconds.`,
        labelNames: [...labelNames],
        registers: [registry],
        collect() {
          this.reset();
          for (const { labels, value } of samples.get(name) ?? []) this.set(labels, value);
        },
      });
    }
  }

  async watch(signal: AbortSignal): Promise<void> {
    const { lookEveryMs = usualLookEveryMs } = this.#options;
    while (!signal.aborted) {
      await this.#look();
      await sleep(lookEveryMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  async #look(): Promise<void> {
    const { pool, log, gauges } = this.#options;
    for (const { name, read } of gauges) {
      try {
        this.#samples.set(name, await withDeadline(read(pool), lookDeadlineMs, `Reading ${name}`));
      } catch (error) {
        this.#samples.delete(name);
        log.debug({ err: error, gauge: name }, 'a gauge could not be read');
      }
    }
  }
}
