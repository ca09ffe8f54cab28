import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { isConnectionError, violatedConstraint } from '../../platform/database/sql-errors.ts';
import { DeadlineError, withDeadline } from '../../platform/deadline.ts';
import { type JoinAnswer, PendingJoin } from './waitlist.pending-join.ts';
import { joinDurably, type JoinCommand } from './waitlist.repository.ts';

export interface JoinQueueOptions {
  /** A pool only for joins, of {@link joinConnections} connections. */
  readonly pool: Pool;
  /** Whether the database is known to be unavailable; joins that arrive then are rejected immediately. */
  readonly isDatabaseAway?: () => boolean;
  readonly log: Logger;
  readonly pointsPerReferral: number;
  readonly verificationMinutes: number;
  /** Called after every batch. */
  readonly onJoined?: () => void;
  /** {@link joinDeadlineMs} by default. */
  readonly deadlineMs?: number;
}

/**
 * While one batch holds the lock, the other is looked up, waits for the disk, or is answered and refilled. More
 * connections would make each batch smaller.
 */
export const joinConnections = 2;
/** How long a caller waits for an answer, from the join's arrival: in the queue, for the lock, for the disk, for retries. */
const joinDeadlineMs = 8000;
const maxBatch = 256;
const maxWaiting = 10_000;
const firstRetryDelayMs = 50;
const longestRetryDelayMs = 1000;
/** Random codes hardly ever collide; a batch whose codes collide repeatedly has another fault. */
const newReferralIdsAtMost = 5;
const referralIdKey = 'signup_referral_id_key';
const identityKey = 'signup_identity_key';

/**
 * Collects the joins that arrive while this instance's join connections are busy and carries them out in one
 * transaction, so joins share their commit instead of queueing behind each other's. There is no timer: an idle instance
 * starts immediately.
 *
 * A batch that failed for a temporary reason is retried until its callers' deadline: `waitlist_join` finds what an
 * earlier try committed by the ids chosen here. A batch that the database rejects is split, so an invalid row fails
 * alone.
 */
export class JoinQueue {
  readonly #options: JoinQueueOptions;
  readonly #waiting: PendingJoin[] = [];
  #batchesUnderWay = 0;
  #dispatchIsDue = false;
  readonly #onIdle: (() => void)[] = [];

  constructor(options: JoinQueueOptions) {
    this.#options = options;
  }

  /**
   * Resolves once the transaction with the command is on disk, or as `busy` at its deadline; rejects if its row is invalid.
   */
  join(command: JoinCommand): Promise<JoinAnswer> {
    this.#dropSettled();
    if (this.#options.isDatabaseAway?.() === true || this.#waiting.length >= maxWaiting)
      return Promise.resolve({ outcome: 'busy' });
    const join = new PendingJoin(command, this.#options.deadlineMs ?? joinDeadlineMs);
    this.#waiting.push(join);
    this.#dispatchSoon();
    return join.answer;
  }

  /** Resolves once nothing is waiting or in progress. */
  async drain(): Promise<void> {
    if (this.#waiting.length === 0 && this.#batchesUnderWay === 0) return;
    await new Promise<void>((resolve) => this.#onIdle.push(resolve));
  }

  /** After this turn of the event loop, so that everything that is already due comes in first. */
  #dispatchSoon(): void {
    if (this.#dispatchIsDue) return;
    this.#dispatchIsDue = true;
    setImmediate(() => {
      this.#dispatchIsDue = false;
      this.#dispatch();
    });
  }

  /** Spreads what is waiting over the free connections. */
  #dispatch(): void {
    this.#dropSettled();
    for (
      let free = joinConnections - this.#batchesUnderWay;
      free > 0 && this.#waiting.length > 0;
      free -= 1
    ) {
      const batch = this.#waiting.splice(0, Math.min(maxBatch, Math.ceil(this.#waiting.length / free)));
      this.#batchesUnderWay += 1;
      void this.#settle(batch).finally(() => {
        this.#batchesUnderWay -= 1;
        this.#dispatchSoon();
      });
    }
    if (this.#batchesUnderWay > 0) return;
    for (const resolve of this.#onIdle.splice(0)) resolve();
  }

  /** Forgets those whose deadline came before their turn: they arrived first, so they are at the front. */
  #dropSettled(): void {
    const firstLive = this.#waiting.findIndex(({ isSettled }) => !isSettled);
    this.#waiting.splice(0, firstLive === -1 ? this.#waiting.length : firstLive);
  }

  /** Answers every join of the batch, whatever happens. */
  async #settle(batch: readonly PendingJoin[]): Promise<void> {
    try {
      await this.#carryOut(batch);
    } catch (error) {
      const [first] = batch;
      if (first !== undefined && batch.length === 1) return first.fail(error);
      this.#options.log.warn(
        { err: error, joins: batch.length },
        'a batch of joins was refused and is split',
      );
      const middle = batch.length >> 1;
      await this.#settle(batch.slice(0, middle));
      await this.#settle(batch.slice(middle));
    }
  }

  /** Tries until the batch has run or no one waits for it anymore; throws if the database rejects it. */
  async #carryOut(batch: readonly PendingJoin[]): Promise<void> {
    let delayMs = firstRetryDelayMs;
    let collisions = 0;
    for (let live = batch; ; live = batch.filter(({ isSettled }) => !isSettled)) {
      const remainingMs = (live.at(-1)?.dueAt ?? 0) - performance.now(); // the last one arrived last
      if (remainingMs <= 0) return;
      try {
        return await this.#tryOnce(live, remainingMs);
      } catch (error) {
        if (error instanceof DeadlineError) return;
        if (violatedConstraint(error) === referralIdKey && collisions < newReferralIdsAtMost) {
          collisions += 1;
          for (const join of live) join.takeNewReferralId();
          continue;
        }
        // A user changed their contact to this one after the batch had looked: next time, it is seen.
        if (violatedConstraint(error) === identityKey && collisions < newReferralIdsAtMost) {
          collisions += 1;
          continue;
        }
        if (!isConnectionError(error)) throw error;
        this.#options.log.warn({ err: error, joins: live.length }, 'a batch of joins is tried again');
        await new Promise((resolve) => setTimeout(resolve, Math.min(delayMs, remainingMs)));
        delayMs = Math.min(2 * delayMs, longestRetryDelayMs);
      }
    }
  }

  async #tryOnce(joins: readonly PendingJoin[], remainingMs: number): Promise<void> {
    const { pool, pointsPerReferral, verificationMinutes } = this.#options;
    const requests = joins.map(({ command }) => command);
    const batch = { requests, pointsPerReferral, verificationMinutes };
    // The pool gives up at the same time; its answer is not awaited.
    const rows = await withDeadline(joinDurably(pool, batch, remainingMs), remainingMs);
    this.#options.onJoined?.();
    joins.forEach((join, index) => {
      const row = rows.get(index);
      if (row === undefined) join.fail(new Error('The database gave no outcome for a join'));
      else join.settle(row);
    });
  }
}
