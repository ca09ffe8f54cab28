import { newReferralId } from '../referral/referral.new-id.ts';
import type { JoinCommand, JoinRow } from './waitlist.repository.ts';

/**
 * Result of a command; `busy` if none was known by its deadline. If the command did run after all, joining again finds its
 * signup.
 */
export type JoinAnswer = JoinRow | { readonly outcome: 'busy' };

/** A join from its arrival until its caller has an answer: the first one, or `busy` at the deadline. */
export class PendingJoin {
  readonly answer: Promise<JoinAnswer>;
  /** On the clock of `performance.now()`. */
  readonly dueAt: number;
  readonly #resolve: (answer: JoinAnswer) => void;
  readonly #reject: (error: unknown) => void;
  readonly #timer: NodeJS.Timeout;
  #command: JoinCommand;
  #isSettled = false;

  constructor(command: JoinCommand, deadlineMs: number) {
    const { promise, resolve, reject } = Promise.withResolvers<JoinAnswer>();
    this.answer = promise;
    this.#resolve = resolve;
    this.#reject = reject;
    this.#command = command;
    this.dueAt = performance.now() + deadlineMs;
    this.#timer = setTimeout(() => this.settle({ outcome: 'busy' }), deadlineMs);
  }

  get command(): JoinCommand {
    return this.#command;
  }

  get isSettled(): boolean {
    return this.#isSettled;
  }

  settle(answer: JoinAnswer): void {
    if (this.#end()) this.#resolve(answer);
  }

  fail(error: unknown): void {
    if (this.#end()) this.#reject(error);
  }

  /** For the next try: the chosen code is taken. */
  takeNewReferralId(): void {
    this.#command = { ...this.#command, referralId: newReferralId() };
  }

  /** @returns false if it had ended before. */
  #end(): boolean {
    if (this.#isSettled) return false;
    this.#isSettled = true;
    clearTimeout(this.#timer);
    return true;
  }
}
