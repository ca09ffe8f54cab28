import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { call } from '../http-client.ts';
import type { Person } from '../people.ts';

/** The result of one call. */
export interface Outcome {
  readonly kind: 'join' | 'code' | 'read';
  /** HTTP status; 0 if the connection broke or the answer took too long. */
  readonly status: number;
  /** The error's code, with its status; empty if there was none. */
  readonly failure: string;
  readonly hasRetryAfter: boolean;
  readonly beganAt: number;
  readonly endedAt: number;
  /** Who joined. */
  readonly email?: string | undefined;
}

const timeoutMs = 30_000;
const retryAfterMs = 250;
const codeEveryMs = 50;
const readEveryMs = 20;

/**
 * Visitors who join, request codes, and look at the site, on several instances at the same time, until they are
 * stopped.
 */
export class FailoverLoad {
  readonly outcomes: Outcome[] = [];
  readonly #ports: readonly number[];
  readonly #agent = new Agent({ keepAlive: true });
  #isStopping = false;
  #working: Promise<unknown> = Promise.resolve();
  #calls = 0;

  constructor(ports: readonly number[]) {
    this.#ports = ports;
  }

  /** @param people each joins once; a failed call is retried, as a visitor would do. */
  begin(people: readonly Person[], joiners: number): void {
    const waiting = [...people];
    const join = async () => {
      for (let person = waiting.pop(); person !== undefined && !this.#isStopping; person = waiting.pop()) {
        const { email } = person.input;
        const body = JSON.stringify(person.input);
        while (await this.#call('join', '/api/joinwaitlist', { body, email })) await sleep(retryAfterMs);
      }
    };
    const repeat = async (everyMs: number, work: () => Promise<unknown>) => {
      while (!this.#isStopping) await Promise.all([work(), sleep(everyMs)]);
    };
    const askCode = (number: number) => {
      const email = `drill.${number}@example.org`;
      const body = JSON.stringify({ channel: 'EMAIL', email, purpose: 'waitlist' });
      return this.#call('code', '/api/sendOtp', { body });
    };
    this.#working = Promise.all([
      ...Array.from({ length: joiners }, join),
      repeat(codeEveryMs, () => askCode((this.#calls += 1))),
      repeat(readEveryMs, () => this.#call('read', '/api/getDashboard')),
      repeat(readEveryMs, () => this.#call('read', '/api/getfaqs')),
    ]);
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#working;
    this.#agent.destroy();
  }

  /** @returns whether to try again. */
  async #call(
    kind: Outcome['kind'],
    path: string,
    { body, email }: { readonly body?: string; readonly email?: string } = {},
  ): Promise<boolean> {
    this.#calls += 1;
    const port = this.#ports[this.#calls % this.#ports.length] ?? 0;
    const beganAt = performance.now();
    const note = (status: number, failure: string, hasRetryAfter: boolean) =>
      this.outcomes.push({
        kind,
        status,
        failure,
        hasRetryAfter,
        beganAt,
        endedAt: performance.now(),
        email,
      });
    try {
      const given = body === undefined ? {} : { body };
      const answer = await call({ port, path, ...given, agent: this.#agent, timeoutMs });
      const isError = answer.status >= 400;
      const code = isError ? /"code":"(\w+)"/.exec(answer.body)?.[1] : '';
      note(
        answer.status,
        isError ? `${answer.status} ${code ?? 'without a code'}` : '',
        'retry-after' in answer.headers,
      );
      return answer.status >= 500 && !this.#isStopping;
    } catch (error) {
      note(0, error instanceof Error ? error.message : String(error), false);
      return !this.#isStopping;
    }
  }
}
