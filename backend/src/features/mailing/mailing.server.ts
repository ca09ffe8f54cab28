import { setTimeout as sleep } from 'node:timers/promises';
import { inTransaction } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import { cancelSlice } from './mailing.cancel.ts';
import type { MailingKind } from './mailing.kind.ts';
import { type MailingRow, recipientCounts } from './mailing.repository.ts';
import { endMailing, lookAtRest, lookAtTurn } from './mailing.run.repository.ts';
import { backOffSeconds, retryInSeconds } from './mailing.rules.ts';
import type { TryResult } from './mailing.sender.ts';
import {
  type Group,
  MailingTransactions,
  type Prepared,
  type PreparedGroup,
  type TurnDependencies,
} from './mailing.turn.ts';
import type { Verdict } from './mailing.settle.repository.ts';
import { Supply } from './mailing.supply.ts';

/** Messages of one mailing that are under way at a time. */
export const groupSize = 16;
/** They go in two halves: while one is on its way, the other is settled and the next one marked. */
const halfSize = groupSize / 2;
/** How long a row that cannot be settled is tried again: less than passes before another run takes it for forgotten. */
const settleWithinMs = 15_000;
const lookForForgottenEveryMs = 5_000;
const settleAgainMs = 250;
/** How long a message waits that the other side did not take because it takes none. */
const awayForSeconds = 30;

/** What one of the two halves ended with. */
type HalfEnd = 'nothing-due' | 'held-back' | 'away' | 'over';

export interface ServerOptions extends TurnDependencies {
  /** Gives up messages under way; they count as uncertain. */
  readonly signal: AbortSignal;
  /** Whether no further group is to begin. */
  readonly isOver: () => boolean;
  /** How old a mark is that no try under way can have. */
  readonly forgottenAfterSeconds: number;
}

/** Works off one mailing in groups, in one process at a time. */
export class MailingServer {
  readonly #mailing: MailingRow;
  readonly #kind: MailingKind;
  readonly #options: ServerOptions;
  readonly #transactions: MailingTransactions;
  readonly #supply: Supply;
  /** Tries that ended and are not settled yet. */
  #tried: readonly Verdict[] = [];
  /** Whether the halves are to end. */
  #isEnding = false;
  /** Whether nothing more is to be marked: of the other half no one knows, or nothing of it got through. */
  #hasFailed = false;
  #marking: Promise<void> = Promise.resolve();
  #failures = 0;
  #lookedForForgottenAt = Number.NEGATIVE_INFINITY;

  constructor(mailing: MailingRow, kind: MailingKind, options: ServerOptions) {
    this.#mailing = mailing;
    this.#kind = kind;
    this.#options = options;
    this.#transactions = new MailingTransactions(mailing, kind, options);
    this.#supply = new Supply(options.pool, this.#transactions);
  }

  /**
   * Sends what is due until nothing is, or until it is over.
   *
   * @returns seconds until there may be more to do; infinite: no more by itself. Throws when the database fails; what
   *   was handed over is settled before that if it can be.
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
      await this.#supply.empty();
      await this.#settle();
    }
  }

  async #step(): Promise<number> {
    const { state } = await lookAtTurn(this.#options.pool, this.#mailing.seq);
    const isRunning = state === 'running';
    await this.#settleForgotten(isRunning);
    if (state === 'cancelled') return this.#cancel();
    if (!isRunning) return Number.POSITIVE_INFINITY;
    const ends = await this.#send();
    await this.#settle();
    if (ends.includes('away')) return this.#backOff();
    return ends.every((end) => end === 'over') ? 0 : this.#rest();
  }

  /** Both halves send until one of them cannot go on, or forgotten recipients are to be looked for. */
  async #send(): Promise<readonly HalfEnd[]> {
    this.#isEnding = false;
    this.#hasFailed = false;
    const halves = await Promise.allSettled([this.#sendHalf(), this.#sendHalf()]);
    return halves.map((half) => {
      if (half.status === 'rejected') throw half.reason;
      return half.value;
    });
  }

  async #sendHalf(): Promise<HalfEnd> {
    try {
      while (!this.#isOver()) {
        const ready = await this.#supply.take(halfSize);
        if (ready === null) return 'nothing-due';
        const group = await this.#mark(ready);
        if (group.messages.length > 0 && !(await this.#handOver(group))) return 'away';
        if (group.messages.length === 0 && ready.skipped.length === 0) return 'held-back';
      }
      return 'over';
    } finally {
      this.#isEnding = true;
    }
  }

  #isOver(): boolean {
    const isTimeToLook = performance.now() - this.#lookedForForgottenAt >= lookForForgottenEveryMs;
    return this.#isEnding || isTimeToLook || this.#options.isOver();
  }

  /** Settles what was tried and marks this half, in one commit; the halves by turns, so that never more are marked. */
  async #mark(ready: PreparedGroup): Promise<Group> {
    const before = this.#marking;
    const marking = Promise.withResolvers<void>();
    this.#marking = marking.promise;
    await before;
    const tried = this.#tried;
    try {
      const wanted = this.#hasFailed ? [] : ready.prepared;
      const group = await this.#transactions.settleAndMark(tried, wanted, ready.skipped);
      this.#tried = this.#tried.filter((each) => !tried.includes(each));
      return group;
    } catch (error) {
      this.#hasFailed = true;
      throw error;
    } finally {
      this.#supply.release(ready);
      marking.resolve();
    }
  }

  async #settleForgotten(isRunning: boolean): Promise<void> {
    if (performance.now() - this.#lookedForForgottenAt < lookForForgottenEveryMs) return;
    await this.#transactions.settleForgotten(isRunning, this.#options.forgottenAfterSeconds);
    this.#lookedForForgottenAt = performance.now();
  }

  /** @returns whether anything of it got through. */
  async #handOver({ markedAt, messages }: Group): Promise<boolean> {
    const { sender, log, signal } = this.#options;
    const results = await Promise.all(messages.map(({ message }) => sender.send(message, log, signal)));
    const tried = messages.map(({ due }, index) => ({
      markedAt,
      ...this.#verdict(due, results[index] ?? 'unknown'),
    }));
    this.#tried = [...this.#tried, ...tried];
    const gotThrough = results.some((result) => result !== 'away' && result !== 'unknown');
    if (gotThrough) this.#failures = 0;
    else this.#hasFailed = true;
    return gotThrough;
  }

  /** @returns seconds to wait: while the other side is away, longer each time. */
  #backOff(): number {
    this.#failures += 1;
    const { failures, mailing } = { failures: this.#failures, mailing: this.#mailing.id };
    this.#options.log.warn({ mailing, failures }, 'no message of a group of a mailing got through');
    return backOffSeconds(failures);
  }

  #verdict({ place, tries }: Prepared['due'], result: TryResult): Omit<Verdict, 'markedAt'> {
    const settled = { place, inSeconds: null, counts: true, maybeSent: false, suppress: false };
    const again = retryInSeconds(tries + 1);
    switch (result) {
      case 'sent':
        return { ...settled, state: 'sent' };
      case 'refused':
        return { ...settled, state: 'refused' };
      case 'dead-address':
        return { ...settled, state: 'refused', suppress: true };
      case 'away':
        return { ...settled, state: 'queued', inSeconds: awayForSeconds, counts: false };
      case 'deferred':
        return again === null
          ? { ...settled, state: 'refused' }
          : { ...settled, state: 'queued', inSeconds: again };
      case 'unknown':
        return again === null || this.#kind.whenUncertain === 'hold'
          ? { ...settled, state: 'uncertain', maybeSent: true }
          : { ...settled, state: 'queued', inSeconds: again, maybeSent: true };
    }
  }

  /** Settles what is left; while the database is away it tries again, so that less is uncertain afterwards. */
  async #settle(): Promise<void> {
    const until = performance.now() + settleWithinMs;
    while (this.#tried.length > 0) {
      try {
        await this.#transactions.settleAndMark(this.#tried, [], []);
        this.#tried = [];
      } catch (error) {
        if (performance.now() > until || this.#options.signal.aborted) throw error;
        await sleep(settleAgainMs);
      }
    }
  }

  async #cancel(): Promise<number> {
    await this.#settle();
    const { pool, forgottenAfterSeconds } = this.#options;
    return cancelSlice(pool, this.#mailing, this.#kind, forgottenAfterSeconds);
  }

  /** Nothing may leave now: for how long, or is the mailing done? */
  async #rest(): Promise<number> {
    const { pool, forgottenAfterSeconds } = this.#options;
    const { seq } = this.#mailing;
    const { hasPlanned, isHandingOver, nextInSeconds } = await lookAtRest(pool, seq);
    if (!hasPlanned && !isHandingOver && nextInSeconds === null) return this.#end();
    const { secondsLeft, room } = await lookAtTurn(pool, seq);
    const untilNext = nextInSeconds === null ? Number.POSITIVE_INFINITY : Math.max(nextInSeconds, 0.05);
    return Math.min(
      room === 0 ? Math.max(secondsLeft, 0.05) : untilNext,
      hasPlanned ? Math.max(secondsLeft, 0.05) : Number.POSITIVE_INFINITY,
      isHandingOver ? forgottenAfterSeconds : Number.POSITIVE_INFINITY,
    );
  }

  async #end(): Promise<number> {
    const { pool } = this.#options;
    const { seq, id, kind } = this.#mailing;
    return inTransaction(pool, async (client) => {
      if ((await lookAtTurn(client, seq, true)).state !== 'running') return 0;
      const { hasPlanned, isHandingOver, nextInSeconds } = await lookAtRest(client, seq);
      if (hasPlanned || isHandingOver || nextInSeconds !== null) return 0;
      await endMailing(client, seq, 'done');
      const counts = (await recipientCounts(client, [seq])).get(seq);
      const { sent = 0, refused = 0, uncertain = 0, skipped = 0 } = counts ?? {};
      const data = { mailingId: id, kind, sent, refused, uncertain, skipped };
      await recordEvent(client, { type: 'mailing.done', data });
      return Number.POSITIVE_INFINITY;
    });
  }
}
