import type { Pool } from 'pg';
import type { PersonCaller } from '../../platform/auth/viewer.ts';
import type { Orm } from '../../platform/database/orm.ts';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { isId } from '../../platform/forms/given.ts';
import { lockAsAdmin, recordChange, type Transaction } from '../account/account.authority.ts';
import { unknownAdmin } from '../account/account.messages.ts';
import { findAccount } from '../account/account.repository.ts';
import * as messages from './session.messages.ts';
import { endSessions, findOwner, type ListedSession, listSessions } from './session.repository.ts';

/** Lists sessions, and ends them from another one. A token is rejected from its next request on, on every instance. */
export class SessionListService {
  readonly #orm: Orm;
  readonly #pool: Pool;

  constructor(orm: Orm, pool: Pool) {
    this.#orm = orm;
    this.#pool = pool;
  }

  /** The valid sessions of an account, newest first. Fails with NOT_FOUND. */
  async list(adminId: string): Promise<Outcome<{ sessions: readonly ListedSession[] }>> {
    const em = this.#orm.on(this.#pool);
    const account = isId(adminId) ? await findAccount(em, adminId) : null;
    return account === null ? unknownAdmin : { ok: true, sessions: await listSessions(em, adminId) };
  }

  /**
   * Ends a session of the caller's, or, for an ADMIN, of any account: of any number of calls, one. Its browser is told
   * who did it.
   *
   * Fails with NOT_FOUND (ended, expired, or of a colleague and the caller is no ADMIN); see {@link lockAsAdmin}.
   */
  end(caller: PersonCaller, id: string): Promise<Outcome<{ message: string }>> {
    return this.#orm.inTransaction(this.#pool, async (em, client) => {
      const { viewer } = caller;
      const adminId = isId(id) ? await findOwner(em, id) : null;
      const isOwn = adminId === viewer.adminId;
      if (adminId === null || (!isOwn && viewer.role !== 'ADMIN')) return messages.unknownSession;
      const refusal = isOwn ? null : await lockAsAdmin({ em, client }, viewer);
      if (refusal !== null) return refusal;
      const ended = await endSessions(em, { adminId, id }, isOwn ? 'owner' : 'admin');
      if (ended === 0) return messages.unknownSession;
      await record({ em, client }, caller, adminId, ended);
      return { ok: true, message: messages.sessionEnded };
    });
  }

  /** Ends the caller's sessions but the one that calls. API keys stay. Repeating it changes nothing. */
  endOthers(caller: PersonCaller): Promise<Outcome<{ message: string }>> {
    return this.#orm.inTransaction(this.#pool, async (em, client) => {
      const { adminId, sessionId } = caller.viewer;
      const ended = await endSessions(em, { adminId, id: { $ne: sessionId } }, 'owner');
      if (ended > 0) await record({ em, client }, caller, adminId, ended);
      return { ok: true, message: messages.othersEnded(ended) };
    });
  }
}

async function record(
  { em, client }: Transaction,
  caller: PersonCaller,
  adminId: string,
  sessions: number,
): Promise<void> {
  const account = await findAccount(em, adminId);
  if (account !== null) await recordChange(client, caller, 'admin.end-session', account, { sessions });
}
