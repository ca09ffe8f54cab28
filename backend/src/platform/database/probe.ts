import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { DeadlineError, withDeadline } from '../deadline.ts';
import { CircuitBreaker, DatabaseAwayError } from './circuit-breaker.ts';
import { connectionOptions, type ConnectionOptions } from './database.ts';
import { connectToAny } from './host-client.ts';
import { hostsOf } from './hosts.ts';
import { isAway } from './sql-errors.ts';

export type ProbeOptions = Pick<ConnectionOptions, 'use' | 'isPooled'>;

/** For a query, and for the connection it needs first. */
const answerWithinMs = 1500;
/**
 * A server that was only slow answers the old connection at about the same time as the new one, but not always first.
 */
const oldAnswersWithinMs = 300;

interface SilentConnection {
  readonly client: Client;
  /** Resolves with the first response: an answer or an error. */
  readonly spoke: Promise<true>;
}

/**
 * Checks whether a database answers, and controls its circuit breaker. It has its own connection, so other callers'
 * slow queries, locks and full pools do not hold it up.
 *
 * The breaker opens once a query got no answer and neither did another on a new connection, which takes 3 seconds at
 * most: one lost or killed connection says nothing about the server. It closes with the first answer. An error counts
 * as an answer, unless it says that the server is starting or stopping.
 *
 * If a new connection gets an answer and the old one still says nothing, the network has forgotten the old one, as it
 * does when an address moves to another machine. The other connections are then just as dead, and each would keep a
 * caller waiting, so all of them are cut.
 */
export class Probe {
  readonly breaker = new CircuitBreaker();
  readonly #url: string;
  readonly #options: ProbeOptions;
  #client: Client | undefined;
  /** The connection that the last try gave up on. */
  #silent: SilentConnection | undefined;
  #isClosed = false;
  /** Counts queries, including abandoned ones. */
  #turn = 0;

  constructor(url: string, options: ProbeOptions = {}) {
    this.#url = url;
    this.#options = options;
  }

  /**
   * Runs a query that any healthy server answers immediately. One at a time.
   *
   * @throws what kept the server from answering, or its answer if that is an error.
   */
  async ask<Row>(sql: string): Promise<readonly Row[]> {
    try {
      const rows = await this.#try<Row>(sql).catch((error: unknown) => {
        if (this.breaker.isOpen || this.#isClosed) throw error;
        return this.#tryAnew<Row>(sql);
      });
      this.breaker.close();
      return rows;
    } catch (error) {
      if (!isAway(error)) this.breaker.close();
      else if (!this.#isClosed) this.breaker.open();
      throw error;
    }
  }

  /** Permanently; fails the query in progress. */
  close(): void {
    this.#isClosed = true;
    this.#disconnect();
  }

  async #tryAnew<Row>(sql: string): Promise<readonly Row[]> {
    const silent = this.#silent;
    try {
      const rows = await this.#try<Row>(sql);
      const spoke = await Promise.race([silent?.spoke ?? true, sleep(oldAnswersWithinMs, false)]);
      if (!spoke) this.breaker.cut();
      return rows;
    } finally {
      silent?.client.connection.stream.destroy();
      this.#silent = undefined;
    }
  }

  async #try<Row>(sql: string): Promise<readonly Row[]> {
    this.#turn += 1;
    const turn = this.#turn;
    const old = this.#client;
    const answer = async () => {
      const client = this.#client ?? (await this.#connect(turn));
      return client.query<Row & Record<string, unknown>>(sql);
    };
    const answered = answer();
    try {
      return (await withDeadline(answered, answerWithinMs)).rows;
    } catch (error) {
      if (error instanceof DeadlineError && old !== undefined && !this.breaker.isOpen && !this.#isClosed)
        this.#leaveSilent(old, answered);
      else this.#disconnect();
      throw error instanceof DeadlineError ? new DatabaseAwayError() : error;
    }
  }

  /** Leaves a connection open for as long as the next try takes: an answer or an error shows that it was only slow. */
  #leaveSilent(client: Client, answered: Promise<unknown>): void {
    this.#turn += 1;
    this.#client = undefined;
    const speak = (): true => true;
    this.#silent = { client, spoke: answered.then(speak, speak) };
  }

  /** Not gracefully: a server that hangs would leave the socket open forever. */
  #disconnect(): void {
    this.#turn += 1;
    this.#client?.connection.stream.destroy();
    this.#client = undefined;
  }

  #connect(turn: number): Promise<Client> {
    const options = connectionOptions(this.#url, { name: 'waitlist-probe', ...this.#options });
    return connectToAny(hostsOf(this.#url, this.#options.use), () => {
      if (turn !== this.#turn) throw new DatabaseAwayError(); // its query was abandoned
      this.#client = new options.Client(options);
      return this.#client;
    });
  }
}
