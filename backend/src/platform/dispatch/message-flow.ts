import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type {
  DispatchQueue,
  Due,
  Marked,
  Prepared,
  TryResult,
  Verdict,
  WhenUncertain,
} from './dispatch-queue.ts';
import { retryInSeconds } from './retries.ts';

/** How many messages of one queue are marked at a time. */
const markedAtMost = 16;
/**
 * A commit settles finished tries and marks as many other messages. It waits until this many have finished if more are
 * in progress,
 */
const endedAtOnce = 4;
/** but no longer than this. */
const waitForOthersMs = 50;
/** If this many tries in a row did not get through, nothing does at the moment. */
const notThroughAtMost = 4;
/** How long a message waits if the other side accepts none. */
const awayForSeconds = 30;

export interface FlowOptions {
  readonly log: Logger;
  /** Abandons messages in progress; they count as uncertain. */
  readonly signal: AbortSignal;
}

/** The marked messages of one queue: those in progress, and those whose try has ended but is not settled yet. */
export class MessageFlow {
  readonly #queue: Pick<DispatchQueue, 'sender' | 'whenUncertain'>;
  readonly #options: FlowOptions;
  #underWay = 0;
  #tried: readonly Verdict[] = [];
  #nextEnd = Promise.withResolvers<void>();
  #notThroughInARow = 0;
  #gotThrough = false;

  constructor(queue: Pick<DispatchQueue, 'sender' | 'whenUncertain'>, options: FlowOptions) {
    this.#queue = queue;
    this.#options = options;
  }

  /** Tries that have ended and are not settled yet. */
  get tried(): readonly Verdict[] {
    return this.#tried;
  }

  /** How many may be marked in the commit that settles finished tries. */
  get room(): number {
    return markedAtMost - this.#underWay;
  }

  /** Whether nothing gets through: several tries in a row did not, or, once all have ended, none did. */
  get isAway(): boolean {
    const hasNoneLeft = this.#underWay === 0 && !this.#gotThrough;
    return this.#notThroughInARow >= (hasNoneLeft ? 1 : notThroughAtMost);
  }

  /** Whether anything got through since it began. */
  get gotThrough(): boolean {
    return this.#gotThrough;
  }

  /** Forgets how earlier tries ended. Call it while none is in progress. */
  begin(): void {
    this.#notThroughInARow = 0;
    this.#gotThrough = false;
  }

  handOver({ markedAt, messages }: Marked): void {
    for (const each of messages) void this.#try(each, markedAt);
  }

  /** They are settled, so their slots are free. */
  forget(settled: readonly Verdict[]): void {
    this.#tried = this.#tried.filter((each) => !settled.includes(each));
  }

  /** Waits until a commit is worth it. */
  async waitForRoom(): Promise<void> {
    while (this.room < endedAtOnce && this.#tried.length === 0) await this.#nextEnd.promise;
    if (this.room >= endedAtOnce) return;
    const late = sleep(waitForOthersMs, true);
    while (this.room < endedAtOnce) if ((await Promise.race([this.#nextEnd.promise, late])) === true) return;
  }

  /** Waits until some have ended, or none is in progress. @returns whether there is anything to settle. */
  async someEnded(): Promise<boolean> {
    while (this.#tried.length === 0 && this.#underWay > 0) await this.#nextEnd.promise;
    if (this.#underWay > 0) await Promise.race([this.allEnded(), sleep(waitForOthersMs)]);
    return this.#tried.length > 0;
  }

  /** Waits until none is in progress. */
  async allEnded(): Promise<void> {
    while (this.#underWay > 0) await this.#nextEnd.promise;
  }

  async #try({ due, message }: Prepared, markedAt: string): Promise<void> {
    const { sender, whenUncertain } = this.#queue;
    const { log, signal } = this.#options;
    this.#underWay += 1;
    const result = await sender.send(message, log, signal).catch(() => 'unknown' as const);
    this.#underWay -= 1;
    this.#tried = [...this.#tried, { markedAt, ...verdictOf(due, result, whenUncertain) }];
    const gotThrough = result !== 'away' && result !== 'unknown';
    this.#notThroughInARow = gotThrough ? 0 : this.#notThroughInARow + 1;
    this.#gotThrough ||= gotThrough;
    this.#nextEnd.resolve();
    this.#nextEnd = Promise.withResolvers();
  }
}

function verdictOf(
  { place, tries }: Due,
  result: TryResult,
  whenUncertain: WhenUncertain,
): Omit<Verdict, 'markedAt'> {
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
      return again === null || whenUncertain === 'hold'
        ? { ...settled, state: 'uncertain', maybeSent: true }
        : { ...settled, state: 'queued', inSeconds: again, maybeSent: true };
  }
}
