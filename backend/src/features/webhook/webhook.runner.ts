import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { inTransaction } from '../../platform/database/database.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { traceHeaders } from '../../platform/trace/trace.ts';
import { type EventBody, findSharedTrace, loadBodies, readJoinEvents } from './webhook.event.repository.ts';
import { EndpointQueue, type Batch } from './webhook.queue.ts';
import { signedRequest } from './webhook.request.ts';
import {
  claimJoins,
  continueReplay,
  dueDeliveries,
  fanOut,
  lookAtEndpoints,
  moveCursor,
  type RunnerEndpoint,
  trimDeliveries,
} from './webhook.runner.repository.ts';
import { isDown } from './webhook.rules.ts';
import type { WebhookSender } from './webhook.sender.ts';
import { settle } from './webhook.settle.repository.ts';

export interface RunnerDependencies {
  readonly pool: Pool;
  readonly secrets: Secrets;
  readonly sender: Pick<WebhookSender, 'send'>;
}

const requestsInAll = 32;
const fanOutAtOnce = 500;
/** How many joins are claimed at a time if few of them may concern the endpoint. */
const claimAtOnce = 1000;
const trimAfter = 2000;
const endTogetherMs = 20;

/**
 * Sends endpoints their events, from one process at a time. `fill` reads what is due, `pump` sends it at each
 * endpoint's pace, and results are stored together as they come.
 */
export class WebhookRunner {
  readonly #dependencies: RunnerDependencies;
  readonly #queues = new Map<string, EndpointQueue>();
  readonly #underWay = new Set<Promise<void>>();
  readonly #abort = new AbortController();
  #failure: Error | undefined;
  #timer: NodeJS.Timeout | undefined;
  #turn = 0;
  #inFlight = 0;
  /** On this machine's steady clock: no request is sent that would not end before. */
  endsAt = Number.POSITIVE_INFINITY;
  /** Called when reading more is worthwhile before the next look. */
  onLow: () => void = () => undefined;

  constructor(dependencies: RunnerDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Reads what is due and sends it.
   *
   * @param aheadSeconds how soon something must be due to count as waiting. @returns whether anything is waiting or in
   * progress. Throws if a result could not be stored: the run then has to end.
   */
  async fill(aheadSeconds: number): Promise<boolean> {
    const { pool } = this.#dependencies;
    const taken = await fanOut(pool, fanOutAtOnce);
    const lookedAt = performance.now();
    const { endpoints, lastSeq, dueInSeconds } = await lookAtEndpoints(pool);
    this.#updateQueues(endpoints, lookedAt);
    for (const queue of this.#queues.values()) await this.#fillQueue(queue, lastSeq);
    this.pump();
    if (this.#failure !== undefined) throw this.#failure;
    const waits = [...this.#queues.values()].some((queue) => this.#isBusy(queue, lastSeq));
    return waits || taken > 0 || (dueInSeconds !== null && dueInSeconds <= aheadSeconds);
  }

  /** Sends what may be sent now; the endpoints take turns. */
  pump(): void {
    clearTimeout(this.#timer);
    if (this.#abort.signal.aborted || this.endsAt === 0) return;
    const queues = [...this.#queues.values()];
    const now = performance.now();
    const departures = new Map<EndpointQueue, Batch[]>();
    for (let idle = 0; idle < queues.length && this.#inFlight < requestsInAll;) {
      const queue = queues[this.#turn++ % queues.length];
      const batch =
        queue === undefined || now + queue.lastDurationMs > this.endsAt ? null : queue.take(now, Date.now());
      if (queue === undefined || batch === null) idle += 1;
      else {
        idle = 0;
        queue.inFlight += 1;
        this.#inFlight += 1;
        departures.set(queue, [...(departures.get(queue) ?? []), batch]);
      }
    }
    for (const [queue, batches] of departures) this.#launch(queue, batches);
    const next = Math.min(...queues.map((queue) => queue.readyAt(now) ?? Number.POSITIVE_INFINITY));
    if (Number.isFinite(next)) this.#timer = setTimeout(() => this.pump(), Math.max(1, next - now));
  }

  /** Sends nothing more and waits for requests in progress, which the sender's deadline bounds. */
  async drain(): Promise<void> {
    clearTimeout(this.#timer);
    this.endsAt = 0;
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
    if (this.#failure !== undefined) throw this.#failure;
  }

  /** Interrupts requests in progress; they count as never sent. */
  abort(): void {
    clearTimeout(this.#timer);
    this.#abort.abort();
  }

  #updateQueues(endpoints: readonly RunnerEndpoint[], lookedAt: number): void {
    for (const id of this.#queues.keys())
      if (!endpoints.some((each) => each.id === id)) this.#queues.delete(id);
    for (const endpoint of endpoints) {
      const known = this.#queues.get(endpoint.id);
      if (known === undefined || known.isOutdated(endpoint))
        this.#queues.set(endpoint.id, new EndpointQueue(endpoint));
      else known.update(endpoint, lookedAt);
    }
  }

  #isBusy(queue: EndpointQueue, lastSeq: number): boolean {
    const { endpoint, wantsJoins, cursor } = queue;
    if (endpoint.state !== 'active' || isDown(endpoint)) return queue.isUnderWay;
    return !queue.isIdle || endpoint.hasReplay || (wantsJoins && cursor.read < lastSeq);
  }

  async #fillQueue(queue: EndpointQueue, lastSeq: number): Promise<void> {
    const { endpoint } = queue;
    if (endpoint.state !== 'active') return;
    if (isDown(endpoint)) {
      if (queue.isIdle && (endpoint.nextProbeAt?.getTime() ?? 0) <= Date.now())
        await this.#fillProbe(queue, lastSeq);
      return;
    }
    // A range without events moves the cursor, too.
    if (queue.isIdle && queue.cursor.settled > endpoint.joinedSeq)
      await moveCursor(this.#dependencies.pool, endpoint.id, queue.cursor.settled);
    if (!queue.isLow) return;
    await this.#fillDue(queue, { atMost: queue.room, evenIfNotDue: false });
    if (queue.wantsJoins && queue.room > 0) await this.#fillJoins(queue, lastSeq);
    if (endpoint.hasReplay && queue.isIdle)
      await inTransaction(this.#dependencies.pool, (client) => continueReplay(client, endpoint.id));
  }

  async #fillProbe(queue: EndpointQueue, lastSeq: number): Promise<void> {
    await this.#fillDue(queue, { atMost: 1, evenIfNotDue: true });
    if (queue.isIdle && queue.wantsJoins) await this.#fillJoins(queue, lastSeq);
  }

  async #fillDue(queue: EndpointQueue, wanted: { readonly atMost: number; readonly evenIfNotDue: boolean }) {
    const { pool } = this.#dependencies;
    queue.addDue(await dueDeliveries(pool, queue.endpoint.id, { ...wanted, but: queue.held }));
  }

  /** Nothing is read that was not claimed before, see `webhook_claim`. */
  async #fillJoins(queue: EndpointQueue, lastSeq: number): Promise<void> {
    const { pool } = this.#dependencies;
    const { id, types, claimedSeq } = queue.endpoint;
    const { read } = queue.cursor;
    if (read >= lastSeq) return;
    const through = Math.min(lastSeq, read + Math.min(claimAtOnce, queue.room));
    const claimed = claimedSeq >= through ? claimedSeq : await claimJoins(pool, id, through);
    if (claimed === null) return;
    const to = Math.min(through, claimed);
    queue.addJoins(await readJoinEvents(pool, types, read, to), to);
  }

  #launch(queue: EndpointQueue, batches: readonly Batch[]): void {
    const { pool } = this.#dependencies;
    const items = batches.flatMap((batch) => batch.items);
    const loaded = loadBodies(pool, items, queue.endpoint.personalData);
    let from = 0;
    for (const batch of batches) {
      const [first, end] = [from, from + batch.items.length];
      const bodies = loaded.then((all) => all.slice(first, end));
      from = end;
      const work = this.#deliver(queue, batch, bodies)
        .catch((error: unknown) => this.#fail(error))
        .finally(() => this.#underWay.delete(work));
      this.#underWay.add(work);
    }
  }

  async #deliver(
    queue: EndpointQueue,
    batch: Batch,
    loaded: Promise<readonly (EventBody | null)[]>,
  ): Promise<void> {
    const { endpoint } = queue;
    const { pool, secrets, sender } = this.#dependencies;
    const { signal } = this.#abort;
    try {
      const bodies = await loaded;
      const live = batch.items.flatMap((ref, index) => ({ ref, body: bodies[index] ?? null }));
      const events = live.flatMap(({ ref, body }) => (body === null ? [] : [{ ref, body }]));
      const skipped = live.filter(({ body }) => body === null).map(({ ref }) => ref);
      const { headers, body } = signedRequest(secrets, endpoint, events, new Date());
      const trace = traceHeaders(
        await findSharedTrace(
          pool,
          events.map(({ ref }) => ref),
        ),
      );
      const result =
        events.length === 0 ? null : await sender.send(endpoint.url, { ...headers, ...trace }, body, signal);
      if (signal.aborted) return;
      queue.lastDurationMs = result?.durationMs ?? 0;
      const sent = { kind: batch.kind, items: events.map(({ ref }) => ref), skipped, result };
      queue.note({ sent, released: batch.released });
      batch.settled();
    } finally {
      queue.inFlight -= 1;
      this.#inFlight -= 1;
    }
    await this.#settle(queue);
    this.pump();
    if (queue.isLow) this.onLow();
  }

  /** Stores results; those that arrive meanwhile are stored together, next. */
  async #settle(queue: EndpointQueue): Promise<void> {
    if (queue.isSettling) return;
    const { pool } = this.#dependencies;
    const { id } = queue.endpoint;
    queue.isSettling = true;
    try {
      // Others that were sent with it end about now.
      if (queue.inFlight > 0) await sleep(endTogetherMs);
      while (queue.outcomes.length > 0) {
        const outcomes = queue.outcomes.splice(0);
        const joinedSeq = queue.cursor.settled;
        const sent = outcomes.map((each) => each.sent);
        const health = await inTransaction(pool, (client) => settle(client, id, sent, joinedSeq));
        queue.settledAt = performance.now();
        for (const { released } of outcomes) released();
        if (health === null) return;
        queue.setHealth(health);
        queue.writtenSinceTrim += sent.reduce((sum, { items }) => sum + items.length, 0);
        if (queue.writtenSinceTrim < trimAfter) continue;
        queue.writtenSinceTrim = 0;
        await trimDeliveries(pool, id);
      }
    } finally {
      queue.isSettling = false;
    }
  }

  #fail(error: unknown): void {
    this.#failure ??= error instanceof Error ? error : new Error(String(error));
    this.abort();
    this.onLow();
  }
}
