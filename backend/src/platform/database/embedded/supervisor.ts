import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { ServerProcess } from './server-process.ts';

export interface SupervisorOptions {
  /** Starts the server again; rejects when that fails. Never called while one runs. */
  readonly relaunch: (signal: AbortSignal) => Promise<ServerProcess>;
  readonly log: Logger;
  /** The first wait before a restart, doubled after each one up to `maxDelayMs`. */
  readonly firstDelayMs?: number;
  readonly maxDelayMs?: number;
}

export interface SupervisedServer {
  /** Stops the supervision, then the server. Resolves once no process is left; calling it again is harmless. */
  stop(): Promise<void>;
}

/**
 * Keeps a server running until `stop`: when it dies it is started again, with growing waits while that fails.
 */
export function superviseServer(server: ServerProcess, options: SupervisorOptions): SupervisedServer {
  return new Supervision(server, options);
}

const FIRST_DELAY_MS = 100;
const MAX_DELAY_MS = 10_000;
/** A server that lived this long was healthy: the waits begin anew. */
const HEALTHY_AFTER_MS = 60_000;

class Supervision implements SupervisedServer {
  readonly #options: SupervisorOptions;
  readonly #abort = new AbortController();
  readonly #watching: Promise<void>;
  #server: ServerProcess | undefined;

  constructor(server: ServerProcess, options: SupervisorOptions) {
    this.#options = options;
    this.#server = server;
    this.#watching = this.#watch(server);
  }

  async stop(): Promise<void> {
    this.#abort.abort();
    await this.#server?.stop();
    await this.#watching;
  }

  async #watch(first: ServerProcess): Promise<void> {
    const { log, firstDelayMs = FIRST_DELAY_MS, maxDelayMs = MAX_DELAY_MS } = this.#options;
    let server: ServerProcess | undefined = first;
    let delayMs = firstDelayMs;
    while (!this.#isStopping()) {
      if (server !== undefined) {
        const since = performance.now();
        const end = await server.ended;
        this.#server = undefined;
        if (this.#isStopping()) return;
        log.error(`PostgreSQL ended unexpectedly (${end}); starting it again`);
        if (performance.now() - since > HEALTHY_AFTER_MS) delayMs = firstDelayMs;
      }
      server = await this.#relaunchAfter(delayMs);
      delayMs = Math.min(delayMs * 2, maxDelayMs);
    }
  }

  /** Asked anew: it may have begun while something was awaited. */
  #isStopping(): boolean {
    return this.#abort.signal.aborted;
  }

  async #relaunchAfter(delayMs: number): Promise<ServerProcess | undefined> {
    const { log, relaunch } = this.#options;
    const { signal } = this.#abort;
    try {
      await sleep(delayMs, undefined, { signal });
      const server = await relaunch(signal);
      if (signal.aborted) {
        await server.stop();
        return undefined;
      }
      this.#server = server;
      log.info('PostgreSQL takes connections again');
      return server;
    } catch (error) {
      if (!signal.aborted)
        log.error(`${error instanceof Error ? error.message : String(error)}\nTrying again`);
      return undefined;
    }
  }
}
