import type { Pool, PoolClient } from 'pg';
import type { Logger } from 'pino';
import { inTransaction } from '../../platform/database/database.ts';
import type {
  DispatchQueue,
  Marked,
  Ready,
  Sender,
  Verdict,
} from '../../platform/dispatch/dispatch-queue.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { ExclusionReason } from '../segment/segment.audience.ts';
import { cancelSlice } from './mailing.cancel.ts';
import { type HourLimits, takeDomainRoom } from './mailing.domain.repository.ts';
import type { MailingKind, Settled } from './mailing.kind.ts';
import { type MailingRow, type MailingState, recipientCounts } from './mailing.repository.ts';
import {
  type Due,
  endMailing,
  findDue,
  findPlanned,
  readRemaining,
  readPace,
  mark,
  pauseRunning,
  postpone,
  queuePlanned,
  type Remaining,
  skipQueued,
} from './mailing.run.repository.ts';
import { reasonToPause } from './mailing.rules.ts';
import { settleForgotten, type SettledRow, settleTries } from './mailing.settle.repository.ts';

export interface MailingQueueOptions {
  readonly pool: Pool;
  readonly sender: Sender;
  readonly limits: HourLimits;
  readonly log: Logger;
}

/** A recipient who is due, and their message or why they get none. */
type ReadyRecipient = Ready & { readonly due: Due; readonly skip: ExclusionReason | null };

const claimAtOnce = 200;

/** The recipients of one mailing. */
export class MailingQueue implements DispatchQueue {
  readonly name: string;
  readonly whenUncertain: MailingKind['whenUncertain'];
  readonly sender: Sender;
  readonly #mailing: MailingRow;
  readonly #kind: MailingKind;
  readonly #options: MailingQueueOptions;
  #state: MailingState = 'running';
  /** Planned recipients up to this place are claimed, or wait for the hour to end. */
  #claimedTo = 0;

  constructor(mailing: MailingRow, kind: MailingKind, options: MailingQueueOptions) {
    this.name = `mailing ${mailing.id}`;
    this.whenUncertain = kind.whenUncertain;
    this.sender = options.sender;
    this.#mailing = mailing;
    this.#kind = kind;
    this.#options = options;
  }

  async isRunning(): Promise<boolean> {
    this.#state = (await readPace(this.#options.pool, this.#mailing.seq)).state;
    return this.#state === 'running';
  }

  async stopped(forgottenAfterSeconds: number): Promise<number> {
    if (this.#state !== 'canceled') return Number.POSITIVE_INFINITY;
    return cancelSlice(this.#options.pool, this.#mailing, this.#kind, forgottenAfterSeconds);
  }

  /**
   * Queues the next planned recipients, and has the kind prepare them: no more than may be sent in this minute.
   *
   * @param alreadyDue queued recipients who are due.
   * @returns how many places were claimed; 0: no more now, because of the pace, the domains, or because none is left.
   */
  async claim(alreadyDue: number): Promise<number> {
    const { pool, limits } = this.#options;
    const { seq } = this.#mailing;
    const pace = await readPace(pool, seq);
    const room = pace.room - alreadyDue;
    if (pace.state !== 'running' || room <= 0) return 0;
    const claimed = await inTransaction(pool, async (client) => {
      const page = { after: this.#claimedTo, atMost: Math.min(claimAtOnce, room), limits };
      const planned = await findPlanned(client, seq, page);
      if (planned.length === 0) return [];
      const seqs = planned.map(({ signupSeq }) => signupSeq);
      const reasons = await this.#kind.prepare(client, this.#mailing, seqs);
      // Locked after the kind's own locks; a pause or cancellation meanwhile undoes all of it.
      if ((await readPace(client, seq, true)).state !== 'running') throw new StoppedMeanwhile();
      const queued = planned.map(({ place, signupSeq }) => ({
        place,
        reason: reasons.get(signupSeq) ?? null,
      }));
      await queuePlanned(client, seq, queued);
      return planned;
    }).catch((error: unknown) => {
      if (error instanceof StoppedMeanwhile) return [];
      throw error;
    });
    // Those skipped belong to full domains; another hour begins with a new look.
    this.#claimedTo = claimed.at(-1)?.place ?? 0;
    return claimed.length;
  }

  findDue(atMost: number): Promise<readonly Due[]> {
    return findDue(this.#options.pool, this.#mailing.seq, atMost);
  }

  async prepare(due: readonly Due[]): Promise<readonly ReadyRecipient[]> {
    const seqs = due.map(({ signupSeq }) => signupSeq);
    const messages = await this.#kind.messages(this.#mailing, seqs);
    return due.map((each) => {
      const message = messages.get(each.signupSeq) ?? { skip: 'ERASED' as const };
      if ('skip' in message) return { due: each, message: null, skip: message.skip };
      if (!this.sender.isAvailable(message.channel)) return { due: each, message: null, skip: 'NO_CHANNEL' };
      return { due: each, message, skip: null };
    });
  }

  /** As many as the pace and the domains allow; none unless it is running. */
  settleAndMark(tried: readonly Verdict[], ready: readonly ReadyRecipient[]): Promise<Marked> {
    const { pool, limits } = this.#options;
    const { seq } = this.#mailing;
    return inTransaction(pool, async (client) => {
      const pace = await readPace(client, seq, true);
      const isPaused = await this.#settle(client, tried);
      const skipped = ready.flatMap(({ due, skip }) =>
        skip === null ? [] : [{ place: due.place, reason: skip }],
      );
      await skipQueued(client, seq, skipped);
      const prepared = ready.flatMap(({ due, message }) => (message === null ? [] : [{ due, message }]));
      const wanted = pace.state === 'running' && !isPaused ? prepared.slice(0, pace.room) : [];
      if (wanted.length === 0) return { markedAt: pace.at, messages: [], isHeldBack: skipped.length === 0 };
      const { now, later, laterAt } = await takeDomainRoom(
        client,
        wanted.map(({ due }) => due),
        limits,
      );
      if (laterAt !== null) await postpone(client, seq, placesOf(later), laterAt);
      const places = placesOf(now);
      if (places.length > 0) await mark(client, seq, places, pace);
      return {
        markedAt: pace.at,
        messages: wanted.filter(({ due }) => places.includes(due.place)),
        isHeldBack: places.length === 0 && skipped.length === 0,
      };
    });
  }

  /** While it is paused or canceled, they are held. */
  async settleForgotten(isRunning: boolean, olderThanSeconds: number): Promise<void> {
    const to = isRunning && this.whenUncertain === 'resend' ? 'queued' : 'uncertain';
    await inTransaction(this.#options.pool, async (client) => {
      const rows = await settleForgotten(client, this.#mailing.seq, to, olderThanSeconds);
      await this.#tellKind(client, rows, new Set());
    });
  }

  /** Nothing may be sent now: for how long, or is the mailing done? */
  async rest(forgottenAfterSeconds: number): Promise<number> {
    const { pool } = this.#options;
    const { seq } = this.#mailing;
    const remaining = await readRemaining(pool, seq);
    if (hasEnded(remaining)) return this.#end();
    const { hasPlanned, isSending, nextInSeconds } = remaining;
    const { secondsLeft, room } = await readPace(pool, seq);
    const untilNext = nextInSeconds === null ? Number.POSITIVE_INFINITY : Math.max(nextInSeconds, 0.05);
    return Math.min(
      room === 0 ? Math.max(secondsLeft, 0.05) : untilNext,
      hasPlanned ? Math.max(secondsLeft, 0.05) : Number.POSITIVE_INFINITY,
      isSending ? forgottenAfterSeconds : Number.POSITIVE_INFINITY,
    );
  }

  async #end(): Promise<number> {
    const { seq, id, kind } = this.#mailing;
    return inTransaction(this.#options.pool, async (client) => {
      if ((await readPace(client, seq, true)).state !== 'running') return 0;
      if (!hasEnded(await readRemaining(client, seq))) return 0;
      await endMailing(client, seq, 'done');
      const counts = (await recipientCounts(client, [seq])).get(seq);
      const { sent = 0, refused = 0, uncertain = 0, skipped = 0 } = counts ?? {};
      const data = { mailingId: id, kind, sent, refused, uncertain, skipped };
      await recordEvent(client, { type: 'mailing.done', data });
      return Number.POSITIVE_INFINITY;
    });
  }

  /** @returns whether the mailing paused itself. */
  async #settle(client: PoolClient, tried: readonly Verdict[]): Promise<boolean> {
    if (tried.length === 0) return false;
    const { seq } = this.#mailing;
    const { rows, outcome } = await settleTries(client, seq, tried);
    const dead = new Set(tried.flatMap(({ place, suppress }) => (suppress ? [place] : [])));
    await this.#tellKind(client, rows, dead);
    const reason = reasonToPause(outcome);
    if (reason === null || !(await pauseRunning(client, seq, reason))) return false;
    this.#options.log.warn({ mailing: this.#mailing.id, reason, ...outcome }, 'a mailing paused itself');
    return true;
  }

  async #tellKind(client: PoolClient, rows: readonly SettledRow[], dead: ReadonlySet<number>): Promise<void> {
    const settled = rows.flatMap(({ signupSeq, state, place }): readonly Settled[] =>
      state === 'queued' ? [] : [{ signupSeq, state: settledStates[state], suppress: dead.has(place) }],
    );
    if (settled.length > 0) await this.#kind.settled(client, this.#mailing, settled);
  }
}

const hasEnded = ({ hasPlanned, isSending, nextInSeconds }: Remaining): boolean =>
  !hasPlanned && !isSending && nextInSeconds === null;

const placesOf = (due: readonly Due[]): readonly number[] => due.map(({ place }) => place);

const settledStates = { sent: 'SENT', refused: 'REFUSED', uncertain: 'UNCERTAIN' } as const;

class StoppedMeanwhile extends Error {}
