import type { Logger } from 'pino';

/** An error whose message tells the person running the app everything: it is shown without a stack. */
export class ExplainedError extends Error {
  override readonly name: string = 'ExplainedError';
}

/** A fault that the person starting the app can fix. */
export class StartError extends ExplainedError {
  override readonly name = 'StartError';
}

export interface LifecycleOptions {
  readonly log: Logger;
  /** Ends the process; only `main.ts` passes one. Called once. */
  readonly exit: (code: number) => void;
  /** How long one callback may take by default, in milliseconds. */
  readonly stopTimeoutMs?: number;
  /** The source of signals and uncaught errors; the process itself unless a test says otherwise. */
  readonly source?: NodeJS.EventEmitter;
}

export interface Lifecycle {
  /** Aborted as soon as the app begins to stop; waits during startup should be abandoned then. */
  readonly signal: AbortSignal;
  /**
   * Registers a cleanup callback. Callbacks run one after the other, newest first, each once. One that fails or exceeds
   * `timeoutMs` is logged, sets the exit code to 1 and never keeps the older ones from running. If registered while the
   * app is already stopping, it runs in its turn.
   */
  onStop(name: string, callback: () => unknown, options?: { readonly timeoutMs?: number }): void;
  /** Stops in order, then exits with `code`. Later calls, from a signal or from elsewhere, return the same promise. */
  stop(code?: number): Promise<void>;
  /**
   * Logs why the app can't continue, an {@link ExplainedError} by its message only, and stops with code 1. What fails
   * because the app is already stopping does not count as a failure.
   */
  fail(error: unknown): Promise<void>;
}

const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
// Ctrl-C reaches the whole terminal group and is forwarded by npm as well: one key press arrives several times.
const SAME_PRESS_MS = 1000;
const DEFAULT_STOP_TIMEOUT_MS = 10_000;

/** Listens for signals and uncaught errors until the process ends. Install one per process, before anything is started. */
export function createLifecycle(options: LifecycleOptions): Lifecycle {
  return new SignalLifecycle(options);
}

interface StopCallback {
  readonly name: string;
  readonly run: () => unknown;
  readonly timeoutMs: number;
}

class SignalLifecycle implements Lifecycle {
  readonly #options: LifecycleOptions;
  readonly #abort = new AbortController();
  readonly #callbacks: StopCallback[] = [];
  #stopping: Promise<void> | undefined;
  #stopBeganAt = 0;
  #exitCode = 0;
  #exited = false;

  constructor(options: LifecycleOptions) {
    this.#options = options;
    const source = options.source ?? process;
    for (const name of STOP_SIGNALS) source.on(name, () => this.#onSignal(name));
    // The channel to the `npm start` runner: it closes when the runner is killed, and nothing else would stop the app
    // then.
    source.on('disconnect', () => this.#onSignal('Parent gone'));
    if (source === process) process.channel?.unref();
    source.on('uncaughtException', (error: unknown) => this.#onUncaught(error));
    source.on('unhandledRejection', (error: unknown) => this.#onUncaught(error));
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  onStop(name: string, run: () => unknown, { timeoutMs }: { readonly timeoutMs?: number } = {}): void {
    const fallback = this.#options.stopTimeoutMs ?? DEFAULT_STOP_TIMEOUT_MS;
    this.#callbacks.push({ name, run, timeoutMs: timeoutMs ?? fallback });
  }

  stop(code = 0): Promise<void> {
    this.#exitCode = Math.max(this.#exitCode, code);
    if (this.#stopping === undefined) {
      this.#stopBeganAt = performance.now();
      this.#stopping = this.#runCallbacks();
    }
    return this.#stopping;
  }

  fail(error: unknown): Promise<void> {
    if (this.signal.aborted) {
      this.#options.log.debug({ err: error }, 'Cut short by the stop');
      return this.stop();
    }
    if (error instanceof ExplainedError) this.#options.log.fatal(error.message);
    else this.#options.log.fatal({ err: error }, 'The app cannot continue');
    return this.stop(1);
  }

  #onUncaught(error: unknown): void {
    if (!this.signal.aborted) {
      void this.fail(error);
      return;
    }
    this.#options.log.error({ err: error }, 'Uncaught while stopping');
    void this.stop(1);
  }

  #onSignal(name: string): void {
    if (this.#stopping === undefined) {
      this.#options.log.info(`${name}: stopping`);
      void this.stop();
      return;
    }
    if (performance.now() - this.#stopBeganAt <= SAME_PRESS_MS) return;
    this.#options.log.warn(`${name} again: ending at once`);
    this.#exit(1);
  }

  async #runCallbacks(): Promise<void> {
    this.#abort.abort();
    for (let callback = this.#callbacks.pop(); callback !== undefined; callback = this.#callbacks.pop()) {
      try {
        await withTimeout(callback);
      } catch (error) {
        this.#options.log.error({ err: error }, `${callback.name} did not stop cleanly`);
        this.#exitCode = 1;
      }
    }
    this.#exit(this.#exitCode);
  }

  #exit(code: number): void {
    if (this.#exited) return;
    this.#exited = true;
    this.#options.exit(code);
  }
}

async function withTimeout({ name, run, timeoutMs }: StopCallback): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`${name} took longer than ${timeoutMs} ms`)), timeoutMs);
  try {
    await Promise.race([run(), late]);
  } finally {
    clearTimeout(timer);
  }
}
