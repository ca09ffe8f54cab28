import { type ChildProcess, spawn } from 'node:child_process';
import { until } from '../features/mailing/mailing.scenario.ts';
import type { TestDatabase } from './database.ts';
import type { CrashKindName, MessageServers } from './mailing-crash.ts';

/** Instances that send mailings, in their own processes, to be killed. */
export class KillableInstances {
  readonly #database: TestDatabase;
  readonly #arguments: readonly string[];
  readonly #processes = new Map<string, ChildProcess>();

  /** @param script The program `mailing-worker.ts`, bundled. */
  constructor(
    script: string,
    database: TestDatabase,
    kind: CrashKindName,
    { smtpPort, smsUrl }: MessageServers,
  ) {
    this.#database = database;
    this.#arguments = [script, database.url, kind, String(smtpPort), smsUrl];
  }

  start(name: string): void {
    const args = [...this.#arguments, name];
    this.#processes.set(name, spawn(process.execPath, args, { stdio: ['pipe', 'ignore', 'inherit'] }));
  }

  /**
   * Kills the instance that is sending each time this many messages have arrived, and restarts it unless it was the last
   * time: those that are left do the rest.
   *
   * @returns how often.
   */
  async killAt(thresholds: readonly number[], arrived: () => number): Promise<number> {
    let crashes = 0;
    for (const [at, threshold] of thresholds.entries()) {
      await until(() => arrived() >= threshold, `${threshold} have arrived`, 60_000);
      const name = await this.#sending();
      if (name === undefined) continue;
      await this.#kill(name);
      crashes += 1;
      if (at < thresholds.length - 1) this.start(name);
    }
    return crashes;
  }

  async stop(): Promise<void> {
    for (const name of [...this.#processes.keys()]) await this.#kill(name);
  }

  async #kill(name: string): Promise<void> {
    const child = this.#processes.get(name);
    this.#processes.delete(name);
    if (child?.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  /** The one with the runner's lock. */
  async #sending(): Promise<string | undefined> {
    const { rows } = await this.#database.pool.query<{ name: string }>(
      `SELECT application_name AS name FROM pg_locks JOIN pg_stat_activity USING (pid)
       WHERE locktype = 'advisory' AND granted AND datname = current_database()`,
    );
    return rows.map(({ name }) => name).find((name) => this.#processes.has(name));
  }
}
