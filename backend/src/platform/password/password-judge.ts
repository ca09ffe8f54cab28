import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Failure } from '../errors/error-catalogue.ts';
import type { JudgeRequest } from './password-worker.ts';
import { commonPassword, passwordLengthFault, wordsOf } from './password.rules.ts';
import { TooBusyError, type TurnClient, Turns } from './turns.ts';

export interface JudgeOptions {
  /** The worker's script. */
  readonly script: URL;
  /** How long the worker may take to load its dictionaries, and for one password. */
  readonly startMs: number;
  readonly judgeMs: number;
  /** After this long without work, the worker exits and frees its memory. */
  readonly idleMs: number;
}

/** Beside this file, as source or as build output. */
const script = import.meta.url.endsWith('.ts') ? './password-worker.ts' : './password-worker.js';
const defaults: JudgeOptions = {
  script: new URL(script, import.meta.url),
  startMs: 15_000,
  judgeMs: 3000,
  idleMs: 60_000,
};

/**
 * Judges passwords in a worker thread, one at a time: an estimate takes up to 30 ms, which would block the main thread. The
 * thread is started when needed; one that dies or takes too long is replaced.
 */
export class PasswordJudge {
  readonly #options: JudgeOptions;
  readonly #turns = new Turns({ concurrency: 1, maxWaiting: 100, maxPerClient: 8 });
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: Partial<JudgeOptions> = {}) {
    this.#options = { ...defaults, ...options };
  }

  /**
   * Why a password is not acceptable: WEAK_PASSWORD with the message under `fields.password`; null when it is.
   *
   * @param client whose turn it uses.
   * @throws {TooBusyError} when the queue is full, or the worker died or took too long.
   */
  async failureOf(
    password: string,
    owner: { readonly name: string; readonly email: string },
    client: TurnClient,
  ): Promise<Failure | null> {
    const lengthFault = passwordLengthFault(password);
    if (lengthFault !== null) return lengthFault;
    const request = { password, ownWords: wordsOf(owner) };
    return (await this.#turns.take(client, () => this.#judge(request))) ? commonPassword : null;
  }

  async #judge(request: JudgeRequest): Promise<boolean> {
    clearTimeout(this.#idle);
    const worker = (this.#worker ??= await this.#start());
    try {
      worker.ref();
      const answer = nextMessage(worker, this.#options.judgeMs);
      worker.postMessage(request);
      return (await answer) === true;
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

/** The one judge of the process, so that there is one thread, however many services use it. */
export const passwordJudge = new PasswordJudge();

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
