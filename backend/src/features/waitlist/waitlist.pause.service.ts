import type { ClientBase, Pool } from 'pg';
import { by, recordAudit } from '../../platform/audit/audit-log.ts';
import { wakeRunner } from '../../platform/jobs/sole-runner.ts';
import type { Caller } from '../../platform/auth/viewer.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { isConnectionError } from '../../platform/database/sql-errors.ts';
import { deletePause, insertPause, type PauseRow, readPause } from './waitlist.pause.repository.ts';

/** Why sign-ups are paused. */
export interface Pause {
  /** Whether the server's configuration pauses them; then they cannot be resumed here. */
  readonly byServer: boolean;
  /** The switch in the back office; null: it is not the reason. */
  readonly bySwitch: PauseRow | null;
}

const freshForMs = 1000;

/**
 * Pauses and resumes sign-ups on all instances. The pause itself is enforced where codes are added (`otp_add`); the flag
 * remembered here only decides what visitors are told.
 */
export class PauseService {
  readonly #pool: Pool;
  readonly #byServer: boolean;
  #known = false;
  #readAtMs = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> = Promise.resolve();

  /** @param options.byServer whether the configuration pauses sign-ups, whatever the switch says. */
  constructor(pool: Pool, { byServer }: { readonly byServer: boolean }) {
    this.#pool = pool;
    this.#byServer = byServer;
  }

  /**
   * Whether sign-ups are paused, as of at most a second ago; while the database is unavailable, as last known. Any
   * number of callers share one read.
   */
  async arePaused(): Promise<boolean> {
    if (this.#byServer) return true;
    const nowMs = performance.now();
    if (nowMs - this.#readAtMs >= freshForMs) {
      this.#readAtMs = nowMs;
      this.#reading = this.#look();
    }
    await this.#reading;
    return this.#known;
  }

  async #look(): Promise<void> {
    try {
      this.#known = (await readPause(this.#pool)) !== null;
    } catch (error) {
      if (!isConnectionError(error)) throw error;
    }
  }

  /** The current pause; null if sign-ups are open. */
  async read(): Promise<Pause | null> {
    return this.#pauseOf(await readPause(this.#pool));
  }

  /**
   * Pauses sign-ups: no instance adds a code to join once this has returned, and within a second all say so. Repeating it
   * changes nothing. @returns the current pause.
   */
  pause(caller: Caller): Promise<Pause | null> {
    const { actor, clientAddress } = by(caller);
    return this.#switch(async (client) => {
      if (await insertPause(client, actor.name ?? actor.kind))
        await recordAudit(client, { action: 'signup.pause', actor, clientAddress });
    });
  }

  /** Ends the switch's pause, for every instance within a second. Repeating it changes nothing. @returns the pause by the configuration, if there is one. */
  resume(caller: Caller): Promise<Pause | null> {
    return this.#switch(async (client) => {
      if (!(await deletePause(client))) return;
      await recordAudit(client, { action: 'signup.resume', ...by(caller) });
      await wakeRunner(client, 'dispatch'); // visitors may wait to be told
    });
  }

  async #switch(change: (client: ClientBase) => Promise<void>): Promise<Pause | null> {
    const row = await inTransaction(this.#pool, async (client) => {
      await change(client);
      return readPause(client);
    });
    this.#readAtMs = Number.NEGATIVE_INFINITY;
    return this.#pauseOf(row);
  }

  #pauseOf(bySwitch: PauseRow | null): Pause | null {
    return bySwitch === null && !this.#byServer ? null : { byServer: this.#byServer, bySwitch };
  }
}
