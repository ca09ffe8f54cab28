import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { isConnectionError, sqlState } from '../../platform/database/sql-errors.ts';
import { joinDurably, type JoinCommand, type JoinRow } from './waitlist.repository.ts';
import { newReferralId } from '../referral/referral.new-id.ts';

/** What became of a command; `busy` when it could not be carried out now and changed nothing that a retry would repeat. */
export type JoinAnswer = JoinRow | { readonly outcome: 'busy' };

interface Waiting {
  readonly command: JoinCommand;
  readonly answer: (answer: JoinAnswer) => void;
  readonly fail: (error: unknown) => void;
}

export interface JoinQueueOptions {
  /** A pool for joins alone, of {@link joinConnections} connections. */
  readonly pool: Pool;
  readonly log: Logger;
  readonly pointsPerReferral: number;
  readonly verificationMinutes: number;
  /** Called after every batch. */
  readonly onJoined?: () => void;
}

/** While one batch is under the lock, the other is looked up, waits for the disk or is answered and gathered. More of them would be smaller. */
export const joinConnections = 2;
const maxBatch = 256;
const maxWaiting = 10_000;
const retryDelaysMs = [50, 100, 200, 400, 800, 1600, 3200];

/**
 * Gathers the joins that arrive while this instance's join connections are busy and carries them out as one transaction,
 * so joins share their commit instead of queueing behind each other's. There is no timer: an idle instance starts at
 * once.
 *
 * A batch whose connection was lost is tried again: `waitlist_join` finds what the first try committed by the ids
 * chosen here. A batch that the database refuses is split, so a bad row fails alone.
 */
export class JoinQueue {
  readonly #options: JoinQueueOptions;
  readonly #waiting: Waiting[] = [];
  #batchesUnderWay = 0;
  #dispatchIsDue = false;
  readonly #onIdle: (() => void)[] = [];

  constructor(options: JoinQueueOptions) {
    this.#options = options;
  }

  /** Resolves once the transaction that carried out the command is on disk; rejects when its row is impossible. */
  join(command: JoinCommand): Promise<JoinAnswer> {
    if (this.#waiting.length >= maxWaiting) return Promise.resolve({ outcome: 'busy' });
    return new Promise((answer, fail) => {
      this.#waiting.push({ command, answer, fail });
      this.#dispatchSoon();
    });
  }

  /** Resolves once nothing is waiting or under way any more. */
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

  /** Answers every command of the batch, whatever happens. */
  async #settle(batch: readonly Waiting[]): Promise<void> {
    try {
      const rows = await this.#callUntilAnswered(batch.map(({ command }) => command));
      batch.forEach(({ answer, fail }, index) => {
        const row = rows?.get(index);
        if (rows === null) answer({ outcome: 'busy' });
        else if (row === undefined) fail(new Error('The database gave no outcome for a join'));
        else answer(row);
      });
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

  /** The rows by place in the batch; null when the database stayed away. */
  async #callUntilAnswered(commands: readonly JoinCommand[]): Promise<ReadonlyMap<number, JoinRow> | null> {
    const { pool, log, pointsPerReferral, verificationMinutes } = this.#options;
    let requests = commands;
    for (const delayMs of [...retryDelaysMs, null]) {
      try {
        const rows = await joinDurably(pool, { requests, pointsPerReferral, verificationMinutes });
        this.#options.onJoined?.();
        return rows;
      } catch (error) {
        if (sqlState(error) === '23505' && delayMs !== null) requests = commands.map(withNewReferralId);
        else if (!isConnectionError(error)) throw error;
        else if (delayMs === null) break;
        log.warn({ err: error, joins: commands.length }, 'a batch of joins is tried again');
        await new Promise((resolve) => setTimeout(resolve, delayMs));
      }
    }
    return null;
  }
}

/** Two random referralIds were the same: with new ones the batch goes through. */
const withNewReferralId = (command: JoinCommand): JoinCommand => ({
  ...command,
  referralId: newReferralId(),
});
