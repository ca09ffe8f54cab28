import type { ClientBase, Pool } from 'pg';
import { inTransaction } from '../database/database.ts';
import type { DispatchQueue, DispatchSource, Marked, Ready, Sender, Verdict } from './dispatch-queue.ts';
import type { NoticeAnswer, NoticeKind, SettledNotice } from './notice.ts';
import {
  type DueNotice,
  findActiveKinds,
  findDueNotices,
  lookAtNotices,
  markNotices,
  postponeNotices,
  settleForgottenNotices,
  settleNotices,
  skipNotices,
} from './notice.repository.ts';

/**
 * How many causes are claimed at a time, and a second at most: notices that become due by themselves can wait, and during
 * a rush a backlog of them would take the processor from the visitors who cause it.
 */
const claimAtOnce = 100;
const claimEveryMs = 1_000;

type ReadyNotice = Ready & { readonly due: DueNotice; readonly answer: NoticeAnswer };

/** The notices of one kind. */
class NoticeQueue implements DispatchQueue {
  readonly name: string;
  readonly whenUncertain: NoticeKind['whenUncertain'];
  readonly sender: Sender;
  readonly #pool: Pool;
  readonly #kind: NoticeKind;
  /** On this machine's steady clock. */
  #claimAgainAt = Number.NEGATIVE_INFINITY;

  constructor(pool: Pool, kind: NoticeKind) {
    this.name = kind.name;
    this.whenUncertain = kind.whenUncertain;
    this.sender = kind.sender;
    this.#pool = pool;
    this.#kind = kind;
  }

  isRunning(): Promise<boolean> {
    return Promise.resolve(true);
  }

  stopped(): Promise<number> {
    return Promise.resolve(Number.POSITIVE_INFINITY);
  }

  async claim(): Promise<number> {
    const { claims } = this.#kind;
    const now = performance.now();
    if (claims === undefined || now < this.#claimAgainAt) return 0;
    const claimed = await inTransaction(this.#pool, (client) => claims.claim(client, claimAtOnce));
    if (claimed >= claimAtOnce) this.#claimAgainAt = now + claimEveryMs;
    return claimed;
  }

  findDue(atMost: number): Promise<readonly DueNotice[]> {
    return findDueNotices(this.#pool, this.#kind.name, atMost);
  }

  async prepare(due: readonly DueNotice[]): Promise<readonly ReadyNotice[]> {
    const answers = await this.#kind.messages(due.map(({ key }) => key));
    return due.map((each) => {
      const answer = answers.get(each.key) ?? { skip: 'GONE' };
      if (!('message' in answer)) return { due: each, message: null, answer };
      if (this.sender.isAvailable(answer.message.channel))
        return { due: each, message: answer.message, answer };
      return { due: each, message: null, answer: { skip: 'NO_CHANNEL' } };
    });
  }

  settleAndMark(tried: readonly Verdict[], ready: readonly ReadyNotice[]): Promise<Marked> {
    return inTransaction(this.#pool, async (client) => {
      const settled = await settleNotices(client, tried);
      const skipped = ready.flatMap(({ due, answer }) =>
        'skip' in answer ? [{ place: due.place, reason: answer.skip }] : [],
      );
      await this.#tellKind(client, [...settled, ...(await skipNotices(client, skipped))]);
      const postponed = ready.flatMap(({ due, answer }) =>
        'waitSeconds' in answer ? [{ place: due.place, waitSeconds: answer.waitSeconds }] : [],
      );
      await postponeNotices(client, postponed);
      const messages = ready.flatMap(({ due, message }) => (message === null ? [] : [{ due, message }]));
      const markedAt = await markNotices(
        client,
        messages.map(({ due }) => due.place),
      );
      return { markedAt, messages, isHeldBack: false };
    });
  }

  async settleForgotten(_isRunning: boolean, olderThanSeconds: number): Promise<void> {
    const to = this.whenUncertain === 'resend' ? 'queued' : 'uncertain';
    await inTransaction(this.#pool, async (client) =>
      this.#tellKind(client, await settleForgottenNotices(client, this.#kind.name, to, olderThanSeconds)),
    );
  }

  async rest(forgottenAfterSeconds: number): Promise<number> {
    const { nextInSeconds, isSending } = await lookAtNotices(this.#pool, this.#kind.name);
    const canClaim = (await this.#kind.claims?.isDue()) ?? false;
    return Math.min(
      nextInSeconds === null ? Number.POSITIVE_INFINITY : Math.max(nextInSeconds, 0.05),
      canClaim ? claimEveryMs / 1000 : Number.POSITIVE_INFINITY,
      isSending ? forgottenAfterSeconds : Number.POSITIVE_INFINITY,
    );
  }

  async #tellKind(client: ClientBase, settled: readonly SettledNotice[]): Promise<void> {
    const { settled: tell } = this.#kind;
    if (tell === undefined) return;
    for (const [traceparent, ofTrace] of Map.groupBy(settled, (each) => each.traceparent)) {
      await client.query(`SELECT set_config('waitlist.traceparent', $1, true)`, [traceparent ?? '']);
      await tell(client, ofTrace);
    }
  }
}

/** Every kind is a queue. */
export function noticeSource(pool: Pool, kinds: readonly NoticeKind[]): DispatchSource {
  const byName = new Map(kinds.map((kind) => [kind.name, kind]));
  if (byName.size < kinds.length) throw new Error('Two kinds of notices have the same name');
  return {
    async findActive(aheadSeconds) {
      const active = new Map(
        (await findActiveKinds(pool, [...byName.keys()], aheadSeconds)).map(({ id, state }) => [id, state]),
      );
      for (const { name, claims } of kinds)
        if ((await claims?.isDue()) === true) active.set(name, `${active.get(name) ?? ''} claims`);
      return [...active].map(([id, state]) => ({ id, state }));
    },
    open(name) {
      const kind = byName.get(name);
      if (kind === undefined) throw new Error(`There is no kind ${name} of notices`);
      return Promise.resolve(new NoticeQueue(pool, kind));
    },
  };
}
