import { Agent } from 'node:http';
import { type Answer, call } from '../http-client.ts';
import { type Browser, newBrowser, type SiteClient } from '../launch/site-client.ts';
import type { Findings } from './findings.ts';

const timeoutMs = 60_000;

/** A logged-in admin, calling one instance after the other. Failures are recorded. */
export class Desk {
  readonly token: string;
  readonly #clients: readonly SiteClient[];
  readonly #findings: Findings;
  readonly #browser: Browser;
  readonly #agent = new Agent({ keepAlive: true, timeout: timeoutMs });
  #calls = 0;

  /** @param clients of the instances; may change. Its owner closes them. */
  constructor(clients: readonly SiteClient[], token: string, findings: Findings) {
    this.token = token;
    this.#clients = clients;
    this.#findings = findings;
    this.#browser = { ...newBrowser('192.0.2.10'), token };
  }

  /** @returns the value of the query's one field; null if the call failed, which is recorded. */
  async ask<T>(kind: string, query: string, variables: object = {}): Promise<T | null> {
    this.#calls += 1;
    const client = this.#clients[this.#calls % this.#clients.length];
    if (client === undefined) throw new Error('There is no instance');
    const name = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';
    const result = await this.#findings.timed(kind, () =>
      client.ask(this.#browser, { name, query, variables }),
    );
    if (result.ok) return Object.values(result.data)[0] as T;
    this.#findings.wrong(`${kind}: ${result.status} ${result.code}`, JSON.stringify(variables));
    return null;
  }

  /**
   * Calls REST. @returns the answer; null if there was none or it has a status other than `expected`, which is
   * recorded.
   */
  async rest(
    kind: string,
    path: string,
    { body, accept, expected = 200 }: { body?: object; accept?: string; expected?: number } = {},
  ): Promise<Answer | null> {
    this.#calls += 1;
    const port = this.#clients[this.#calls % this.#clients.length]?.port ?? 0;
    const headers = {
      authorization: `Bearer ${this.token}`,
      'x-forwarded-for': this.#browser.clientAddress,
      ...(accept === undefined ? {} : { accept }),
    };
    const given = body === undefined ? {} : { body: JSON.stringify(body) };
    try {
      const answer = await this.#findings.timed(kind, () =>
        call({ port, path, agent: this.#agent, headers, timeoutMs, ...given }),
      );
      if (answer.status === expected) return answer;
      this.#findings.wrong(`${kind}: ${answer.status}`, answer.body.slice(0, 500));
    } catch (error) {
      this.#findings.wrong(`${kind}: no answer`, String(error));
    }
    return null;
  }

  /** The text of `/metrics` of one instance; null if it could not be read, which is recorded. */
  async metrics(port: number): Promise<string | null> {
    const headers = { authorization: `Bearer ${this.token}` };
    const answer = await call({ port, path: '/metrics', agent: this.#agent, headers, timeoutMs }).catch(
      (error: unknown) => {
        this.#findings.wrong('metrics: no answer', String(error));
        return null;
      },
    );
    if (answer?.status === 200) return answer.body;
    if (answer !== null) this.#findings.wrong(`metrics: ${answer.status}`, answer.body.slice(0, 200));
    return null;
  }

  close(): void {
    this.#agent.destroy();
  }
}
