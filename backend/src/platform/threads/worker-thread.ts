import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { TooBusyError, type TurnClient, type TurnLimits, Turns } from './turns.ts';

export interface WorkerThreadOptions {
  /** The worker's script. It posts a message when it is ready, and one for each that it gets. */
  readonly script: URL;
  /** How long the worker may take to start, and for one answer. */
  readonly startMs: number;
  readonly answerMs: number;
  /** After this long without work, the worker exits and frees its memory. */
  readonly idleMs: number;
  /** How many may wait. */
  readonly waiting: Omit<TurnLimits, 'concurrency'>;
}

/**
 * Work that would block the main thread, one piece at a time. The thread is started when needed; one that dies or takes too
 * long is replaced.
 */
export class WorkerThread {
  readonly #options: WorkerThreadOptions;
  readonly #turns: Turns;
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: WorkerThreadOptions) {
    this.#options = options;
    this.#turns = new Turns({ concurrency: 1, ...options.waiting });
  }

  /**
   * The worker's answer.
   *
   * @param client whose turn it uses.
   * @throws {TooBusyError} when the queue is full, or the worker died or took too long.
   */
  ask(request: unknown, client: TurnClient): Promise<unknown> {
    return this.#turns.take(client, () => this.#ask(request));
  }

  async #ask(request: unknown): Promise<unknown> {
    clearTimeout(this.#idle);
    const worker = (this.#worker ??= await this.#start());
    try {
      worker.ref();
      const answer = nextMessage(worker, this.#options.answerMs);
      worker.postMessage(request);
      return await answer;
    } catch {
      this.#end();
      throw new TooBusyError();
    } finally {
      worker.unref();
      this.#idle = setTimeout(() => this.#end(), this.#options.idleMs).unref();
    }
  }

  async #start(): Promise<Worker> {
    // It needs nothing from the main thread's environment and flags.
    const worker = new Worker(this.#options.script, { env: {}, execArgv: [] });
    worker.on('error', () => undefined); // callers that are waiting get an error
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = null;
    });
    try {
      await nextMessage(worker, this.#options.startMs);
      return worker;
    } catch {
      void worker.terminate();
      throw new TooBusyError();
    }
  }

  #end(): void {
    void this.#worker?.terminate();
    this.#worker = null;
  }
}

/** Rejects when the worker fails, exits, or does not answer for this long. */
async function nextMessage(worker: Worker, timeoutMs: number): Promise<unknown> {
  const ended = new AbortController();
  const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(timeoutMs)]);
  const onExit = () => ended.abort();
  worker.once('exit', onExit);
  try {
    const messages: unknown[] = await once(worker, 'message', { signal });
    return messages[0];
  } finally {
    worker.off('exit', onExit);
  }
}
