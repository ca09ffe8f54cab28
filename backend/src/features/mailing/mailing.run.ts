import { setTimeout as sleep } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import type { JobRun, RunAgain } from '../../platform/jobs/job.ts';
import { sendHeartbeat, runAlone, signEveryMs, type SoleRunner } from '../../platform/jobs/sole-runner.ts';
import type { MailingKinds } from './mailing.kind.ts';
import { findMailing } from './mailing.repository.ts';
import { forgetHours } from './mailing.domain.repository.ts';
import { findActive } from './mailing.run.repository.ts';
import { backOffSeconds } from './mailing.rules.ts';
import { MailingServer, type ServerOptions } from './mailing.server.ts';

export interface MailingRunOptions extends Pick<ServerOptions, 'pool' | 'sender' | 'limits'> {
  readonly kinds: MailingKinds;
  /** How long a run goes on before another begins, in milliseconds. */
  readonly runMs?: number;
  /** A run does not end while something is due this soon. */
  readonly aheadSeconds?: number;
  /** The age at which a mark no longer belongs to a try in progress; more than a try takes. */
  readonly forgottenAfterSeconds?: number;
}

/** Less than a job may take, with time left for a group in progress to end. */
const usualRunMs = 240_000;
/** Anything later can wait for the next run, at the full minute. */
const usualAheadSeconds = 60;
/** A try ends after 40 seconds. */
const usualForgottenAfterSeconds = 60;
const lookEveryMs = 500;
const graceMs = 1_000;

const soleRunner: SoleRunner = { name: 'mailing runner', table: 'mailing_runner' };

/**
 * Sends the messages of all mailings, each at its pace, unless another process is doing so. Ends when nothing is due
 * within a minute, or after four minutes.
 *
 * Throws when the connection with the lock breaks: groups in progress still end and are settled, and no other process
 * takes their recipients before `forgottenAfterSeconds`.
 */
export function runMailings(options: MailingRunOptions, run: JobRun): Promise<RunAgain | undefined> {
  return runAlone(options.pool, soleRunner, run, (client) => new Run(client, options, run).work());
}

class Run {
  readonly #client: PoolClient;
  readonly #options: MailingRunOptions;
  readonly #run: JobRun;
  readonly #abort = new AbortController();
  readonly #servers = new Map<string, MailingServer>();
  readonly #underWay = new Map<string, Promise<void>>();
  /** The state of each at the last look. */
  readonly #states = new Map<string, string>();
  /** When a mailing may have more to do, on this machine's steady clock. */
  readonly #nextAt = new Map<string, number>();
  #nudge = Promise.withResolvers<void>();
  /** How often in a row each mailing failed. */
  readonly #failures = new Map<string, number>();
  #isOver = false;

  constructor(client: PoolClient, options: MailingRunOptions, run: JobRun) {
    this.#client = client;
    this.#options = options;
    this.#run = run;
  }

  /** @returns whether there is more to do. */
  async work(): Promise<boolean> {
    const { signal } = this.#run;
    const onEnd = () => this.#end();
    this.#client.once('end', onEnd).once('error', onEnd);
    signal.addEventListener('abort', onEnd);
    try {
      return await this.#loop();
    } finally {
      this.#end();
      await this.#drain();
      this.#client.off('end', onEnd).off('error', onEnd);
      signal.removeEventListener('abort', onEnd);
    }
  }

  async #loop(): Promise<boolean> {
    const { runMs = usualRunMs, aheadSeconds = usualAheadSeconds, pool } = this.#options;
    const endsAt = performance.now() + runMs;
    let signAt = Number.NEGATIVE_INFINITY;
    await forgetHours(pool);
    while (performance.now() < endsAt && !this.#isOver) {
      if (performance.now() - signAt >= signEveryMs) {
        await sendHeartbeat(this.#client, soleRunner);
        signAt = performance.now();
      }
      if (!(await this.#look(aheadSeconds))) return false;
      await this.#wait();
    }
    const hasMore = !this.#isOver;
    this.#isOver = true;
    while (this.#underWay.size > 0 && hasMore) {
      await Promise.race([...this.#underWay.values(), sleep(signEveryMs)]);
      await sendHeartbeat(this.#client, soleRunner);
    }
    return hasMore && !this.#run.signal.aborted;
  }

  /** Starts each mailing that may continue. @returns whether any has something to do soon. */
  async #look(aheadSeconds: number): Promise<boolean> {
    const active = await findActive(this.#options.pool);
    for (const seq of this.#states.keys()) if (!active.some((each) => each.seq === seq)) this.#forget(seq);
    const now = performance.now();
    for (const { seq, state } of active) {
      // One that was canceled or resumed does not wait for what was due before.
      if (this.#states.get(seq) !== state) this.#nextAt.delete(seq);
      this.#states.set(seq, state);
      if (!this.#underWay.has(seq) && (this.#nextAt.get(seq) ?? 0) <= now) this.#serve(seq);
    }
    const soon = now + aheadSeconds * 1000;
    return this.#underWay.size > 0 || active.some(({ seq }) => (this.#nextAt.get(seq) ?? 0) <= soon);
  }

  #forget(seq: string): void {
    for (const known of [this.#states, this.#servers, this.#nextAt]) known.delete(seq);
  }

  #serve(seq: string): void {
    const work = this.#serveOnce(seq)
      .catch((error: unknown) => this.#noteFailure(seq, error))
      .then((waitSeconds) => {
        // It has ended or is paused: if it is resumed, it continues immediately.
        if (waitSeconds === Number.POSITIVE_INFINITY) this.#forget(seq);
        else this.#nextAt.set(seq, performance.now() + waitSeconds * 1000);
      })
      .finally(() => {
        this.#underWay.delete(seq);
        this.#nudge.resolve();
      });
    this.#underWay.set(seq, work);
  }

  async #serveOnce(seq: string): Promise<number> {
    const server = this.#servers.get(seq) ?? (await this.#createServer(seq));
    this.#servers.set(seq, server);
    const waitSeconds = await server.serve();
    this.#failures.delete(seq);
    return waitSeconds;
  }

  /**
   * One failing mailing does not delay the others. Messages that could not be settled are retried once their marks are
   * too old.
   */
  #noteFailure(seq: string, error: unknown): number {
    const failures = (this.#failures.get(seq) ?? 0) + 1;
    this.#failures.set(seq, failures);
    this.#servers.delete(seq);
    const waitSeconds = backOffSeconds(failures);
    this.#run.log.error({ err: error, mailing: seq, waitSeconds }, 'a mailing failed and goes on later');
    return waitSeconds;
  }

  async #createServer(seq: string): Promise<MailingServer> {
    const { kinds, forgottenAfterSeconds = usualForgottenAfterSeconds, ...dependencies } = this.#options;
    const mailing = await findMailing(dependencies.pool, { seq });
    const kind = mailing === null ? undefined : kinds[mailing.kind];
    if (mailing === null || kind === undefined) throw new Error('The mailing or its kind is gone');
    return new MailingServer(mailing, kind, {
      ...dependencies,
      forgottenAfterSeconds,
      log: this.#run.log,
      signal: this.#abort.signal,
      isOver: () => this.#isOver,
    });
  }

  /** No further group begins. */
  #end(): void {
    this.#isOver = true;
    this.#nudge.resolve();
  }

  /**
   * Groups in progress end by themselves, within a try's deadline, and are settled. A stopping app gives them one
   * second: what is abandoned then is uncertain.
   */
  async #drain(): Promise<void> {
    const drained = Promise.all(this.#underWay.values());
    if (this.#run.signal.aborted) await Promise.race([drained, sleep(graceMs)]);
    const stop = () => this.#abort.abort();
    if (this.#run.signal.aborted) stop();
    this.#run.signal.addEventListener('abort', stop);
    await drained;
    this.#run.signal.removeEventListener('abort', stop);
  }

  async #wait(): Promise<void> {
    const timer = new AbortController();
    await Promise.race([
      this.#nudge.promise,
      sleep(lookEveryMs, undefined, { signal: timer.signal }).catch(() => undefined),
    ]);
    timer.abort();
    this.#nudge = Promise.withResolvers<void>();
  }
}
