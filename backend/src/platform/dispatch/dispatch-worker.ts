import { setTimeout as sleep } from 'node:timers/promises';
import type { DispatchQueue, Marked, Ready } from './dispatch-queue.ts';
import { type FlowOptions, MessageFlow } from './message-flow.ts';
import { Prefetch } from './prefetch.ts';
import { backOffSeconds } from './retries.ts';

/** How long settling a row is retried: less time than passes before another run treats it as forgotten. */
const settleWithinMs = 15_000;
const lookForForgottenEveryMs = 5_000;
const settleAgainMs = 250;

/** Why no more is sent for now. */
type SendEnd = 'nothing-due' | 'held-back' | 'away' | 'over';

export interface WorkerOptions extends FlowOptions {
  /** Whether no further message should be marked. */
  readonly isOver: () => boolean;
  /** The age at which a mark no longer belongs to a try in progress. */
  readonly forgottenAfterSeconds: number;
}

/** Works on one queue, in one process at a time. */
export class DispatchWorker {
  readonly #queue: DispatchQueue;
  readonly #options: WorkerOptions;
  readonly #prefetch: Prefetch;
  readonly #flow: MessageFlow;
  #failures = 0;
  #lookedForForgottenAt = Number.NEGATIVE_INFINITY;

  constructor(queue: DispatchQueue, options: WorkerOptions) {
    this.#queue = queue;
    this.#options = options;
    this.#prefetch = new Prefetch(queue);
    this.#flow = new MessageFlow(queue, options);
  }

  /**
   * Sends what is due until nothing is, or until it is over.
   *
   * @returns seconds until there may be more to do; infinite: no more by itself. Throws when the database fails;
   * messages that were sent are settled before that, if possible.
   */
  async serve(): Promise<number> {
    this.#lookedForForgottenAt = Number.NEGATIVE_INFINITY;
    try {
      while (!this.#options.isOver()) {
        const waitSeconds = await this.#step();
        if (waitSeconds > 0) return waitSeconds;
      }
      return 0;
    } finally {
      await this.#prefetch.empty();
      await this.#settle();
    }
  }

  async #step(): Promise<number> {
    const isRunning = await this.#queue.isRunning();
    await this.#settleForgotten(isRunning);
    if (!isRunning) {
      await this.#settle();
      return this.#queue.stopped(this.#options.forgottenAfterSeconds);
    }
    const end = await this.#send();
    if (this.#flow.isAway) return this.#backOff();
    if (end !== 'nothing-due' && end !== 'held-back') return 0;
    return this.#queue.rest(this.#options.forgottenAfterSeconds);
  }

  /**
   * Sends until no more may or can be sent, or it is time to look for forgotten recipients. Everything is settled
   * afterwards.
   */
  async #send(): Promise<SendEnd> {
    this.#flow.begin();
    try {
      let end: SendEnd | null = null;
      while (end === null) end = await this.#sendNext();
      while (await this.#flow.someEnded()) await this.#settle();
      return end;
    } finally {
      await this.#flow.allEnded();
      if (this.#flow.gotThrough) this.#failures = 0;
    }
  }

  /** @returns why nothing was sent; null: more may follow. */
  async #sendNext(): Promise<SendEnd | null> {
    await this.#flow.waitForRoom();
    if (this.#flow.isAway) return 'away';
    if (this.#isOver()) return 'over';
    const ready = await this.#prefetch.take(this.#flow.room);
    if (ready === null) return 'nothing-due';
    const marked = await this.#mark(ready);
    this.#flow.handOver(marked);
    return marked.isHeldBack ? 'held-back' : null;
  }

  #isOver(): boolean {
    const isTimeToLook = performance.now() - this.#lookedForForgottenAt >= lookForForgottenEveryMs;
    return isTimeToLook || this.#options.isOver();
  }

  /** Settles finished tries and marks what is ready, in one commit, so that never more are marked. */
  async #mark(ready: readonly Ready[]): Promise<Marked> {
    const { tried } = this.#flow;
    try {
      const marked = await this.#queue.settleAndMark(tried, ready);
      this.#flow.forget(tried);
      return marked;
    } finally {
      this.#prefetch.release(ready);
    }
  }

  async #settleForgotten(isRunning: boolean): Promise<void> {
    if (performance.now() - this.#lookedForForgottenAt < lookForForgottenEveryMs) return;
    await this.#queue.settleForgotten(isRunning, this.#options.forgottenAfterSeconds);
    this.#lookedForForgottenAt = performance.now();
  }

  /** @returns seconds to wait: longer each time while the other side is unavailable. */
  #backOff(): number {
    this.#failures += 1;
    this.#options.log.warn(
      { queue: this.#queue.name, failures: this.#failures },
      'messages do not get through',
    );
    return backOffSeconds(this.#failures);
  }

  /** Settles what is left; while the database is unavailable it retries, so that less is uncertain afterwards. */
  async #settle(): Promise<void> {
    const until = performance.now() + settleWithinMs;
    while (this.#flow.tried.length > 0) {
      try {
        const { tried } = this.#flow;
        await this.#queue.settleAndMark(tried, []);
        this.#flow.forget(tried);
      } catch (error) {
        if (performance.now() > until || this.#options.signal.aborted) throw error;
        await sleep(settleAgainMs);
      }
    }
  }
}
