import { setTimeout as sleep } from 'node:timers/promises';
import { inTransaction } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import { cancelSlice } from './mailing.cancel.ts';
import type { MailingKind } from './mailing.kind.ts';
import { type MailingRow, recipientCounts } from './mailing.repository.ts';
import { endMailing, lookAtRest, lookAtTurn } from './mailing.run.repository.ts';
import { type FlowOptions, MessageFlow } from './mailing.flow.ts';
import { backOffSeconds } from './mailing.rules.ts';
import {
  type Group,
  MailingTransactions,
  type PreparedGroup,
  type TurnDependencies,
} from './mailing.turn.ts';
import { Supply } from './mailing.supply.ts';

/** How long settling a row is retried: less time than passes before another run treats it as forgotten. */
const settleWithinMs = 15_000;
const lookForForgottenEveryMs = 5_000;
const settleAgainMs = 250;

/** Why no more is sent for now. */
type SendEnd = 'nothing-due' | 'held-back' | 'away' | 'over';

export interface ServerOptions extends TurnDependencies, FlowOptions {
  /** Whether no further message should be marked. */
  readonly isOver: () => boolean;
  /** The age at which a mark no longer belongs to a try in progress. */
  readonly forgottenAfterSeconds: number;
}

/** Works on one mailing, in one process at a time. */
export class MailingServer {
  readonly #mailing: MailingRow;
  readonly #kind: MailingKind;
  readonly #options: ServerOptions;
  readonly #transactions: MailingTransactions;
  readonly #supply: Supply;
  readonly #flow: MessageFlow;
  #failures = 0;
  #lookedForForgottenAt = Number.NEGATIVE_INFINITY;

  constructor(mailing: MailingRow, kind: MailingKind, options: ServerOptions) {
    this.#mailing = mailing;
    this.#kind = kind;
    this.#options = options;
    this.#transactions = new MailingTransactions(mailing, kind, options);
    this.#supply = new Supply(options.pool, this.#transactions);
    this.#flow = new MessageFlow(kind.whenUncertain, options);
  }

  /**
   * Sends what is due until nothing is, or until it is over.
   *
   * @returns seconds until there may be more to do; infinite: no more by itself. Throws when the database fails;
   * messages
   * that were sent are settled before that, if possible.
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
    if (state === 'canceled') return this.#cancel();
    if (!isRunning) return Number.POSITIVE_INFINITY;
    const end = await this.#send();
    if (this.#flow.isAway) return this.#backOff();
    return end === 'nothing-due' || end === 'held-back' ? this.#rest() : 0;
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
    const ready = await this.#supply.take(this.#flow.room);
    if (ready === null) return 'nothing-due';
    const group = await this.#mark(ready);
    this.#flow.handOver(group);
    return group.messages.length === 0 && ready.skipped.length === 0 ? 'held-back' : null;
  }

  #isOver(): boolean {
    const isTimeToLook = performance.now() - this.#lookedForForgottenAt >= lookForForgottenEveryMs;
    return isTimeToLook || this.#options.isOver();
  }

  /** Settles finished tries and marks what is ready, in one commit, so that never more are marked. */
  async #mark(ready: PreparedGroup): Promise<Group> {
    const { tried } = this.#flow;
    try {
      const group = await this.#transactions.settleAndMark(tried, ready.prepared, ready.skipped);
      this.#flow.forget(tried);
      return group;
    } finally {
      this.#supply.release(ready);
    }
  }

  async #settleForgotten(isRunning: boolean): Promise<void> {
    if (performance.now() - this.#lookedForForgottenAt < lookForForgottenEveryMs) return;
    await this.#transactions.settleForgotten(isRunning, this.#options.forgottenAfterSeconds);
    this.#lookedForForgottenAt = performance.now();
  }

  /** @returns seconds to wait: longer each time while the other side is unavailable. */
  #backOff(): number {
    this.#failures += 1;
    const { failures, mailing } = { failures: this.#failures, mailing: this.#mailing.id };
    this.#options.log.warn({ mailing, failures }, 'messages of a mailing do not get through');
    return backOffSeconds(failures);
  }

  /** Settles what is left; while the database is unavailable it retries, so that less is uncertain afterwards. */
  async #settle(): Promise<void> {
    const until = performance.now() + settleWithinMs;
    while (this.#flow.tried.length > 0) {
      try {
        const { tried } = this.#flow;
        await this.#transactions.settleAndMark(tried, [], []);
        this.#flow.forget(tried);
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

  /** Nothing may be sent now: for how long, or is the mailing done? */
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
