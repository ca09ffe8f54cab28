import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { smsCountry } from '../../../backend/src/features/verification/verification.sms-country.ts';
import { call } from '../../http-client.ts';
import type { Person } from '../../people.ts';

export const callKinds = ['join', 'code', 'read', 'page'] as const;
export type CallKind = (typeof callKinds)[number];

/** The result of one call. Times in milliseconds of this process's steady clock. */
export interface Outcome {
  readonly kind: CallKind;
  readonly port: number;
  /** HTTP status; 0 when the connection broke or the answer took too long. */
  readonly status: number;
  /** Of the error, with its status; empty when there was none. */
  readonly failure: string;
  readonly hasRetryAfter: boolean;
  readonly beganAt: number;
  readonly endedAt: number;
  /** Who joined or requested a code. */
  readonly who: string;
}

const timeoutMs = 90_000;
const everyMs: Readonly<Record<CallKind, number>> = { join: 200, code: 500, read: 100, page: 500 };
const retryAfterMs = 1_000;

/** Visitors at a fixed pace, however slow the answers are: 5 joins, 2 codes, 10 reads and 2 pages per second. */
export class FaultLoad {
  readonly outcomes: Outcome[] = [];
  timesFrom = 0;
  /** The instances for visitors, in turn. */
  ports: readonly number[];
  readonly #agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });
  readonly #people: Person[];
  readonly #codesBy: 'EMAIL' | 'SMS';
  readonly #underWay = new Set<Promise<void>>();
  #timers: readonly NodeJS.Timeout[] = [];
  #isStopping = false;
  #turn = 0;
  #codes = 0;

  constructor(ports: readonly number[], people: readonly Person[], codesBy: 'EMAIL' | 'SMS') {
    this.ports = ports;
    this.#people = [...people];
    this.#codesBy = codesBy;
  }

  begin(): void {
    this.#timers = callKinds.map((kind) =>
      setInterval(() => {
        const work = this.#one(kind).finally(() => this.#underWay.delete(work));
        this.#underWay.add(work);
      }, everyMs[kind]),
    );
  }

  /** Calls that have ended so far are left out of the timings. */
  forgetTimes(): void {
    this.timesFrom = performance.now();
  }

  /** Resolves when every call has its answer. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all(this.#underWay);
    this.#agent.destroy();
  }

  async #one(kind: CallKind): Promise<void> {
    switch (kind) {
      case 'read':
        await this.#call(kind, this.#turn % 2 === 0 ? '/api/getDashboard' : '/api/getfaqs');
        return;
      case 'page':
        await this.#call(kind, '/');
        return;
      case 'code': {
        this.#codes += 1;
        const who =
          this.#codesBy === 'EMAIL'
            ? `code.${this.#codes}@example.org`
            : smsCountry.exampleMobile.slice(0, -6) + String(this.#codes).padStart(6, '0');
        const [path, body] =
          this.#codesBy === 'EMAIL'
            ? ['/api/sendOtp', { email: who, purpose: 'waitlist' }]
            : ['/api/sendMobileOtp', { mobileNumber: who }];
        await this.#call(kind, path, JSON.stringify(body), who);
        return;
      }
      case 'join':
        await this.#join();
    }
  }

  /** A visitor whose join failed for a temporary reason tries again. */
  async #join(): Promise<void> {
    const person = this.#people.pop();
    if (person === undefined) return;
    const body = JSON.stringify(person.input);
    while ((await this.#call('join', '/api/joinwaitlist', body, person.input.email)) && !this.#isStopping)
      await sleep(retryAfterMs);
  }

  /** @returns whether to try again. */
  async #call(kind: CallKind, path: string, body?: string, who = ''): Promise<boolean> {
    const port = this.ports[(this.#turn += 1) % this.ports.length] ?? 0;
    const beganAt = performance.now();
    const note = (status: number, failure: string, hasRetryAfter: boolean) =>
      this.outcomes.push({
        kind,
        port,
        status,
        failure,
        hasRetryAfter,
        who,
        beganAt,
        endedAt: performance.now(),
      });
    try {
      const given = body === undefined ? {} : { body };
      const answer = await call({ port, path, ...given, agent: this.#agent, timeoutMs });
      const code = /"code":"(\w+)"/.exec(answer.body)?.[1] ?? 'without a code';
      const failure = answer.status >= 400 ? `${answer.status} ${code}` : '';
      note(answer.status, failure, 'retry-after' in answer.headers);
      return answer.status >= 500;
    } catch (error) {
      note(0, error instanceof Error ? error.message : String(error), false);
      return true;
    }
  }
}
