import { JoinCursor } from './webhook.cursor.ts';
import type { DueDelivery, RunnerEndpoint } from './webhook.runner.repository.ts';
import type { EventRef } from './webhook.event.repository.ts';
import { afterRequest, type Health, isDown, type RequestKind } from './webhook.rules.ts';
import type { Item, Sent } from './webhook.settle.repository.ts';

/** Events that are sent together. */
export interface Batch {
  readonly kind: RequestKind;
  readonly items: readonly Item[];
  /** Call it when its result is known: the cursor may then pass it, in the transaction that stores the result. */
  readonly settled: () => void;
  /** Call it once the result is stored. */
  readonly released: () => void;
}

/** The outcome of a request; it is not stored yet. */
interface SendingOutcome {
  readonly sent: Sent;
  readonly released: () => void;
}

export const requestsPerEndpoint = 8;
/** At most one second's worth, and never enough to use much memory. */
const mostWaiting = 1000;
/**
 * Requests that the pace held back are sent together this often: reading and recording several costs hardly more than
 * one.
 */
const togetherEveryMs = 100;
/** How far behind its pace an endpoint may catch up, in milliseconds: timers are not exact. */
const catchUpMs = togetherEveryMs + 50;

/** What is waiting and in progress for one endpoint, in the memory of the runner. */
export class EndpointQueue {
  endpoint: RunnerEndpoint;
  readonly cursor: JoinCursor;
  /** Results that are not stored yet. */
  readonly outcomes: SendingOutcome[] = [];
  inFlight = 0;
  isSettling = false;
  /** On this machine's steady clock, when a result was last stored. */
  settledAt = Number.NEGATIVE_INFINITY;
  /** Milliseconds that the newest request took. */
  lastDurationMs = 0;
  /** Rows written since old ones were last deleted. */
  writtenSinceTrim = 0;
  readonly #joins: EventRef[] = [];
  readonly #due: DueDelivery[] = [];
  readonly #held = new Set<number>();
  /** When its pace allows another request. */
  #allowedAt = 0;
  /** When the next requests are sent: once several are allowed, if the pace held the last ones back. */
  #readyAt = 0;

  constructor(endpoint: RunnerEndpoint) {
    this.endpoint = endpoint;
    this.cursor = new JoinCursor(endpoint.joinedSeq);
  }

  /**
   * Updates the endpoint from the database, but not its health if a result was stored after the look.
   *
   * @param lookedAt when the look began, on this machine's steady clock.
   */
  update(endpoint: RunnerEndpoint, lookedAt: number): void {
    const isStale = this.isSettling || this.settledAt >= lookedAt;
    const { state, reason, failures, failingSince, nextProbeAt, alertedAt } = this.endpoint;
    const health = { state, reason, failures, failingSince, nextProbeAt, alertedAt };
    this.endpoint = { ...endpoint, ...(isStale ? health : {}) };
  }

  /** Whether an admin moved its cursor or changed its events: what waits here is then no longer wanted. */
  isOutdated({ joinedSeq, types }: RunnerEndpoint): boolean {
    return joinedSeq > this.cursor.settled || types.join() !== this.endpoint.types.join();
  }

  /** A request has ended. Its result counts immediately, so that nothing more is sent to an endpoint that is down. */
  note(outcome: SendingOutcome): void {
    this.outcomes.push(outcome);
    this.endpoint = { ...this.endpoint, ...afterRequest(this.endpoint, outcome.sent, new Date()) };
  }

  /** The endpoint's health as stored, updated with the results since then. */
  setHealth(written: Health): void {
    const health = this.outcomes.reduce((each, { sent }) => afterRequest(each, sent, new Date()), written);
    this.endpoint = { ...this.endpoint, ...health };
  }

  /** Whether a request has not ended, or its result is not stored. */
  get isUnderWay(): boolean {
    return this.inFlight > 0 || this.isSettling || this.outcomes.length > 0;
  }

  /** Whether nothing is waiting here either. */
  get isIdle(): boolean {
    return !this.isUnderWay && this.#joins.length === 0 && this.#due.length === 0;
  }

  get wantsJoins(): boolean {
    return this.endpoint.types.some((type) => type === 'signup.joined' || type === 'signup.credited');
  }

  /** How many more events are worth reading. */
  get room(): number {
    const { batchSize, perSecond } = this.endpoint;
    const most = Math.min(mostWaiting, Math.max(batchSize * perSecond, batchSize * requestsPerEndpoint));
    return Math.max(0, most - this.#joins.length - this.#due.length);
  }

  /** Half of its capacity is free. */
  get isLow(): boolean {
    return this.room > this.#joins.length + this.#due.length;
  }

  /** Deliveries that are waiting or in progress here. */
  get held(): readonly number[] {
    return [...this.#held];
  }

  /** @param through the end of the range that they were read from. */
  addJoins(refs: readonly EventRef[], through: number): void {
    this.#joins.push(...refs);
    this.cursor.noteRead(through, this.#joins.length === 0);
  }

  addDue(deliveries: readonly DueDelivery[]): void {
    for (const delivery of deliveries) {
      this.#due.push(delivery);
      this.#held.add(delivery.deliverySeq);
    }
  }

  /** Takes what may be sent now; null: nothing. If the endpoint is down, that is one event when a probe is due. */
  take(now: number, wallClock: number): Batch | null {
    const { state, nextProbeAt } = this.endpoint;
    if (state !== 'active' || this.inFlight >= requestsPerEndpoint || this.#readyAt > now) return null;
    if (!isDown(this.endpoint)) return this.#depart(now, this.endpoint.batchSize, null);
    if (this.inFlight > 0 || nextProbeAt === null || nextProbeAt.getTime() > wallClock) return null;
    return this.#depart(now, 1, 'probe');
  }

  /** When it may send again, if its pace holds it back; null: something else does. */
  readyAt(now: number): number | null {
    const waits = this.#joins.length + this.#due.length > 0 && this.inFlight < requestsPerEndpoint;
    return waits && this.#readyAt > now ? this.#readyAt : null;
  }

  #depart(now: number, atMost: number, kind: 'probe' | null): Batch | null {
    const batch = this.#takeDue(atMost, kind) ?? this.#takeJoins(atMost, kind);
    if (batch === null) return null;
    this.#allowedAt = Math.max(now - catchUpMs, this.#allowedAt) + 1000 / this.endpoint.perSecond;
    this.#readyAt = this.#allowedAt > now ? Math.max(this.#allowedAt, now + togetherEveryMs) : now;
    return batch;
  }

  /** A retry is sent alone, so an event that the receiver cannot process delays no other. */
  #takeDue(atMost: number, kind: 'probe' | null): Batch | null {
    const [first] = this.#due;
    if (first === undefined) return null;
    const firstRetry = this.#due.findIndex(({ attempts }) => attempts > 0);
    const alone = first.attempts > 0;
    const count = alone ? 1 : Math.min(atMost, firstRetry === -1 ? this.#due.length : firstRetry);
    const items = this.#due.splice(0, count);
    const released = () => {
      for (const { deliverySeq } of items) this.#held.delete(deliverySeq);
    };
    return { kind: kind ?? (alone ? 'retry' : 'first'), items, settled: nothing, released };
  }

  #takeJoins(atMost: number, kind: 'probe' | null): Batch | null {
    const refs = this.#joins.splice(0, atMost);
    if (refs.length === 0) return null;
    const settled = this.cursor.depart(this.#joins[0]?.sourceSeq ?? null);
    const items = refs.map((ref) => ({ ...ref, deliverySeq: null, attempts: 0 }));
    return { kind: kind ?? 'first', items, settled, released: nothing };
  }
}

const nothing = (): void => undefined;
