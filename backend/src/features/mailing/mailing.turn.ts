import type { Pool, PoolClient } from 'pg';
import type { Logger } from 'pino';
import { inTransaction } from '../../platform/database/database.ts';
import { type HourLimits, takeDomainRoom } from './mailing.domain.repository.ts';
import type { MailingKind, MailingMessage, Settled } from './mailing.kind.ts';
import type { MailingRow } from './mailing.repository.ts';
import {
  type Due,
  findPlanned,
  lookAtTurn,
  mark,
  pauseRunning,
  postpone,
  queuePlanned,
  skipQueued,
} from './mailing.run.repository.ts';
import { reasonToPause } from './mailing.rules.ts';
import type { ExclusionReason } from '../segment/segment.audience.ts';
import type { MailingSender } from './mailing.sender.ts';
import { settleForgotten, type SettledRow, settleTries, type Verdict } from './mailing.settle.repository.ts';

export interface TurnDependencies {
  readonly pool: Pool;
  readonly sender: Pick<MailingSender, 'isAvailable' | 'send'>;
  readonly limits: HourLimits;
  readonly log: Logger;
}

/** Messages to send together, and when they were marked. */
export interface Group {
  readonly markedAt: string;
  readonly messages: readonly Prepared[];
}

/** A message that is due. */
export interface Prepared {
  readonly due: Due;
  readonly message: MailingMessage;
}

/** A recipient who is due, and why they get nothing. */
export interface Skipped {
  readonly place: number;
  readonly reason: ExclusionReason;
}

/** What to send to recipients who are due, and which of them no longer get anything. */
export interface PreparedGroup {
  readonly prepared: readonly Prepared[];
  readonly skipped: readonly Skipped[];
}

const claimAtOnce = 200;

/** The transactions of one mailing. Each may be repeated after an error, which rolls it back. */
export class MailingTransactions {
  readonly mailing: MailingRow;
  readonly #kind: MailingKind;
  readonly #dependencies: TurnDependencies;
  /** Planned recipients up to this place are claimed, or wait for the hour to end. */
  #claimedTo = 0;

  constructor(mailing: MailingRow, kind: MailingKind, dependencies: TurnDependencies) {
    this.mailing = mailing;
    this.#kind = kind;
    this.#dependencies = dependencies;
  }

  /**
   * Queues the next planned recipients, and has the kind prepare them: no more than may be sent in this minute.
   *
   * @param alreadyDue queued recipients who are due.
   * @returns how many places were claimed; 0: no more now, because of the pace, the domains, or because none is left.
   */
  async claim(alreadyDue: number): Promise<number> {
    const { pool, limits } = this.#dependencies;
    const { seq } = this.mailing;
    const turn = await lookAtTurn(pool, seq);
    const room = turn.room - alreadyDue;
    if (turn.state !== 'running' || room <= 0) return 0;
    const claimed = await inTransaction(pool, async (client) => {
      const page = { after: this.#claimedTo, atMost: Math.min(claimAtOnce, room), limits };
      const planned = await findPlanned(client, seq, page);
      if (planned.length === 0) return [];
      const seqs = planned.map(({ signupSeq }) => signupSeq);
      const reasons = await this.#kind.prepare(client, this.mailing, seqs);
      // Locked after the kind's own locks; a pause or cancellation meanwhile undoes all of it.
      if ((await lookAtTurn(client, seq, true)).state !== 'running') throw new StoppedMeanwhile();
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

  /** What to send to recipients who are due, and which of them no longer get anything. */
  async prepare(due: readonly Due[]): Promise<PreparedGroup> {
    const seqs = due.map(({ signupSeq }) => signupSeq);
    const messages = await this.#kind.messages(this.mailing, seqs);
    const prepared: Prepared[] = [];
    const skipped: Skipped[] = [];
    for (const each of due) {
      const message = messages.get(each.signupSeq) ?? { skip: 'ERASED' };
      if ('skip' in message) skipped.push({ place: each.place, reason: message.skip });
      else if (!this.#dependencies.sender.isAvailable(message.channel))
        skipped.push({ place: each.place, reason: 'NO_CHANNEL' });
      else prepared.push({ due: each, message });
    }
    return { prepared, skipped };
  }

  /**
   * Settles the last tries and marks the next messages, in one commit that is on disk before anything is sent.
   *
   * @returns what to send now: as many as the pace and the domains allow; none unless it is running.
   */
  settleAndMark(
    tried: readonly Verdict[],
    prepared: readonly Prepared[],
    skipped: readonly Skipped[],
  ): Promise<Group> {
    const { pool, limits } = this.#dependencies;
    const { seq } = this.mailing;
    return inTransaction(pool, async (client) => {
      const turn = await lookAtTurn(client, seq, true);
      const isPaused = await this.#settle(client, tried);
      await skipQueued(client, seq, skipped);
      const wanted = turn.state === 'running' && !isPaused ? prepared.slice(0, turn.room) : [];
      if (wanted.length === 0) return { markedAt: turn.at, messages: [] };
      const { now, later, laterAt } = await takeDomainRoom(
        client,
        wanted.map(({ due }) => due),
        limits,
      );
      if (laterAt !== null) await postpone(client, seq, placesOf(later), laterAt);
      const places = placesOf(now);
      if (places.length > 0) await mark(client, seq, places, turn);
      return { markedAt: turn.at, messages: wanted.filter(({ due }) => places.includes(due.place)) };
    });
  }

  /** Settles recipients whose send has an unknown outcome: sends to them again, or holds them. */
  async settleForgotten(isRunning: boolean, olderThanSeconds: number): Promise<number> {
    const to = isRunning && this.#kind.whenUncertain === 'resend' ? 'queued' : 'uncertain';
    return inTransaction(this.#dependencies.pool, async (client) => {
      const rows = await settleForgotten(client, this.mailing.seq, to, olderThanSeconds);
      await this.#tellKind(client, rows, new Set());
      return rows.length;
    });
  }

  /** @returns whether the mailing paused itself. */
  async #settle(client: PoolClient, tried: readonly Verdict[]): Promise<boolean> {
    if (tried.length === 0) return false;
    const { seq } = this.mailing;
    const { rows, outcome } = await settleTries(client, seq, tried);
    const dead = new Set(tried.flatMap(({ place, suppress }) => (suppress ? [place] : [])));
    await this.#tellKind(client, rows, dead);
    const reason = reasonToPause(outcome);
    if (reason === null || !(await pauseRunning(client, seq, reason))) return false;
    this.#dependencies.log.warn({ mailing: this.mailing.id, reason, ...outcome }, 'a mailing paused itself');
    return true;
  }

  async #tellKind(client: PoolClient, rows: readonly SettledRow[], dead: ReadonlySet<number>): Promise<void> {
    const settled = rows.flatMap(({ signupSeq, state, place }): readonly Settled[] =>
      state === 'queued' ? [] : [{ signupSeq, state: settledStates[state], suppress: dead.has(place) }],
    );
    if (settled.length > 0) await this.#kind.settled(client, this.mailing, settled);
  }
}

const placesOf = (due: readonly Due[]): readonly number[] => due.map(({ place }) => place);

const settledStates = { sent: 'SENT', refused: 'REFUSED', uncertain: 'UNCERTAIN' } as const;

class StoppedMeanwhile extends Error {}
