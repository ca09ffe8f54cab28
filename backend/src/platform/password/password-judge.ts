import type { Failure } from '../errors/error-catalogue.ts';
import { WorkerThread, type WorkerThreadOptions } from '../threads/worker-thread.ts';
import type { JudgeRequest } from './password-worker.ts';
import { commonPassword, passwordLengthFault, wordsOf } from './password.rules.ts';
import type { TurnClient } from '../threads/turns.ts';

/** Beside this file, as source or as build output. */
const script = import.meta.url.endsWith('.ts') ? './password-worker.ts' : './password-worker.js';
const defaults: WorkerThreadOptions = {
  script: new URL(script, import.meta.url),
  startMs: 15_000,
  answerMs: 3000,
  idleMs: 60_000,
  waiting: { maxWaiting: 100, maxPerClient: 8 },
};

/** Judges passwords in a worker thread: an estimate takes up to 30 ms. */
export class PasswordJudge {
  readonly #thread: WorkerThread;

  constructor(options: Partial<WorkerThreadOptions> = {}) {
    this.#thread = new WorkerThread({ ...defaults, ...options });
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
    const request: JudgeRequest = { password, ownWords: wordsOf(owner) };
    return (await this.#thread.ask(request, client)) === true ? commonPassword : null;
  }
}

/** The one judge of the process, so that there is one thread, however many services use it. */
export const passwordJudge = new PasswordJudge();
