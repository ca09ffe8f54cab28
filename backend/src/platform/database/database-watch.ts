import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { Probe, type ProbeOptions } from './probe.ts';

const lookEveryMs = 1000;

/** Checks once a second whether the primary answers, so its breaker opens at most 4 seconds after the last answer. */
export class DatabaseWatch {
  readonly #probe: Probe;
  readonly #log: Logger;
  readonly #stopping = new AbortController();
  #watching: Promise<void> = Promise.resolve();

  constructor(url: string, log: Logger, options?: ProbeOptions) {
    this.#probe = new Probe(url, options);
    this.#log = log;
  }

  get breaker(): CircuitBreaker {
    return this.#probe.breaker;
  }

  start(): void {
    this.#watching = this.#watch();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#probe.close();
    await this.#watching;
  }

  async #watch(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await this.#look();
      await sleep(lookEveryMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  async #look(): Promise<void> {
    const wasOpen = this.breaker.isOpen;
    const failure = await this.#probe.ask('SELECT 1').then(
      () => undefined,
      (error: unknown) => error,
    );
    if (this.breaker.isOpen === wasOpen) return;
    if (wasOpen) this.#log.info('the database answers again');
    else this.#log.warn({ err: failure }, 'the database does not answer; what needs it is answered 503');
  }
}
