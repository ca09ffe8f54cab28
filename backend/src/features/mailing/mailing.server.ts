import { setTimeout as sleep } from 'node:timers/promises';
import { inTransaction } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import { cancelSlice } from './mailing.cancel.ts';
import type { MailingKind } from './mailing.kind.ts';
import { type MailingRow, recipientCounts } from './mailing.repository.ts';
import { endMailing, findDue, lookAtRest, lookAtTurn } from './mailing.run.repository.ts';
import { backOffSeconds, retryInSeconds } from './mailing.rules.ts';
import type { TryResult } from './mailing.sender.ts';
import {
  type Group,
  MailingTransactions,
  type Prepared,
  type PreparedGroup,
  type Tried,
  type TurnDependencies,
} from './mailing.turn.ts';

/** Messages of one mailing that are handed over at a time. */
export const groupSize = 16;
/** How long a row that cannot be settled is tried again: less than passes before another run takes it for forgotten. */
const settleWithinMs = 15_000;
const lookForForgottenEveryMs = 5_000;
const settleAgainMs = 250;
/** How long a message waits that the other side did not take because it takes none. */
const awayForSeconds = 30;
/** How long what was prepared ahead may wait: a user who unsubscribes meanwhile would still be written to. */
const aheadAtMostMs = 1_000;

/** A group that is ready to be marked. */
interface Ready extends PreparedGroup {
  /** On this machine's steady clock. */
  readonly at: number;
}

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
  /** Tries that ended and are not settled yet. */
  #tried: readonly Tried[] = [];
  /** The group after the one that was handed over last. */
  #ahead: Ready | null = null;
  #failures = 0;
  #lookedForForgottenAt = Number.NEGATIVE_INFINITY;

  constructor(mailing: MailingRow, kind: MailingKind, options: ServerOptions) {
    this.#mailing = mailing;
    this.#kind = kind;
    this.#options = options;
    this.#transactions = new MailingTransactions(mailing, kind, options);
  }

  /**
   * Sends what is due until nothing is, or until it is over.
   *
   * @returns seconds until there may be more to do; infinite: no more by itself. Throws when the database fails; what
   *   was handed over is settled before that if it can be.
   */
  async serve(): Promise<number> {
    this.#lookedForForgottenAt = Number.NEGATIVE_INFINITY;
    this.#ahead = null;
    try {
      while (!this.#options.isOver()) {
        const waitSeconds = await this.#step();
        if (waitSeconds > 0) return waitSeconds;
      }
      return 0;
    } finally {
      await this.#settle();
    }
  }

  async #step(): Promise<number> {
    const ahead = this.#takeAhead();
    if (ahead !== null) return this.#send(ahead, () => 0); // if it cannot leave, the next step says why
    const { state } = await lookAtTurn(this.#options.pool, this.#mailing.seq);
    const isRunning = state === 'running';
    await this.#settleForgotten(isRunning);
    if (state === 'cancelled') return this.#cancel();
    if (!isRunning) return Number.POSITIVE_INFINITY;
    const ready = await this.#prepare();
    return ready === null ? this.#rest() : this.#send(ready, () => this.#rest());
  }

  /** Settles the last group and marks this one in one commit, and hands it over. @param otherwise when none of it may leave. */
  async #send({ prepared, skipped }: Ready, otherwise: () => number | Promise<number>): Promise<number> {
    const group = await this.#transactions.settleAndMark(this.#tried, prepared, skipped);
    this.#tried = [];
    if (group.messages.length === 0) return skipped.length > 0 ? 0 : otherwise();
    // Written down and rendered meanwhile, but not marked: only one group at a time is in doubt after a crash.
    const [waitSeconds, ahead] = await Promise.all([this.#handOver(group), this.#prepareAhead()]);
    this.#ahead = ahead;
    return waitSeconds;
  }

  /** The next group: recipients are claimed when too few are due. Null: none is due. */
  async #prepare(): Promise<Ready | null> {
    const { pool } = this.#options;
    const { seq } = this.#mailing;
    let due = await findDue(pool, seq, groupSize);
    if (due.length < groupSize && (await this.#transactions.claim(due.length)) > 0)
      due = await findDue(pool, seq, groupSize);
    if (due.length === 0) return null;
    return { ...(await this.#transactions.prepare(due)), at: performance.now() };
  }

  /** What fails here fails again in its turn, and is said then. */
  async #prepareAhead(): Promise<Ready | null> {
    return this.#options.isOver() ? null : this.#prepare().catch(() => null);
  }

  /** What was prepared ahead; null when there is nothing, or it has waited for too long. */
  #takeAhead(): Ready | null {
    const ahead = this.#ahead;
    this.#ahead = null;
    if (performance.now() - this.#lookedForForgottenAt >= lookForForgottenEveryMs) return null;
    return ahead !== null && performance.now() - ahead.at <= aheadAtMostMs ? ahead : null;
  }

  async #settleForgotten(isRunning: boolean): Promise<void> {
    if (performance.now() - this.#lookedForForgottenAt < lookForForgottenEveryMs) return;
    await this.#transactions.settleForgotten(isRunning, this.#options.forgottenAfterSeconds);
    this.#lookedForForgottenAt = performance.now();
  }

  /** @returns seconds to wait: while the other side is away, longer each time. */
  async #handOver({ markedAt, messages }: Group): Promise<number> {
    const { sender, log, signal } = this.#options;
    const results = await Promise.all(messages.map(({ message }) => sender.send(message, log, signal)));
    this.#failures = results.every((result) => result === 'away' || result === 'unknown')
      ? this.#failures + 1
      : 0;
    this.#tried = messages.map(({ due }, index) => ({
      markedAt,
      ...this.#verdict(due, results[index] ?? 'unknown'),
    }));
    if (this.#failures === 0) return 0;
    const { id } = this.#mailing;
    log.warn({ mailing: id, failures: this.#failures }, 'no message of a group of a mailing got through');
    return backOffSeconds(this.#failures);
  }

  #verdict({ place, tries }: Prepared['due'], result: TryResult): Omit<Tried, 'markedAt'> {
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
    await this.#settle();
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
