import { Type } from '@sinclair/typebox';
import { parseEmail } from '../../src/platform/contact/email.ts';
import { mailProviders } from '../../src/platform/contact/mail-providers.ts';
import { checked } from '../../src/platform/json/checked.ts';
import { Upgrade } from '../pre-release.ts';

/**
 * Updates the normalized keys of email addresses to the rules of `mail-providers.ts`: of signups, applications, admin
 * accounts and pending codes. Every row stays. Where several rows now share a key, the one that already has it gets it,
 * otherwise the earliest; the others keep a key that only their own address matches (docs/decisions/identities.md).
 *
 * Signups are read before taking the lock that joins take; only the few added meanwhile are read under it.
 */
export class Upgrade060Mailboxes extends Upgrade {
  protected async upgrade(): Promise<void> {
    const early = await this.#signups(0, await this.#newestSignup());
    await this.execute('SELECT FROM waitlist_head FOR UPDATE');
    const late = await this.#signups(early.through, await this.#newestSignup());
    await this.#move(signups, [...early.moves, ...late.moves]);
    await this.execute('SELECT FROM ambassador_head FOR UPDATE');
    await this.#move(applications, await this.#find(applications));
    await this.execute('LOCK TABLE otp_challenge, admin_account IN SHARE ROW EXCLUSIVE MODE');
    await this.#moveCodes();
    await this.#move(accounts, await this.#find(accounts));
  }

  async #newestSignup(): Promise<number> {
    const rows = await this.execute('SELECT last_seq::text AS id FROM waitlist_head');
    return Number(checked(Type.Array(Type.Object({ id: Type.String() })), rows)[0]?.id ?? 0);
  }

  /** In pieces that each take a fraction of a second. */
  async #signups(after: number, through: number) {
    const moves: Move[] = [];
    for (let from = after; from < through; from += piece)
      moves.push(
        ...(await this.#find(signups, `seq > ${from} AND seq <= ${Math.min(from + piece, through)}`)),
      );
    return { moves, through };
  }

  async #find({ table, id }: Keyed, where = 'true'): Promise<readonly Move[]> {
    const rows = await this.execute(
      `SELECT ${id}::text AS id, email AS address, email_key AS key FROM ${table} WHERE ${where} AND ${mayMove('email_key')} ORDER BY ${id}`,
    );
    return movesOf(rows);
  }

  async #move({ table, id, type, order, isUnique, holdsKey }: Keyed, moves: readonly Move[]): Promise<void> {
    for (let from = 0; from < moves.length; from += batch)
      await this.execute(
        `WITH moved AS (SELECT id::${type} AS id, key FROM json_to_recordset(?::json) AS moved (id text, key text)),
         first AS (
           SELECT DISTINCT ON (moved.key) moved.id FROM moved JOIN ${table} AS own ON own.${id} = moved.id
           WHERE own.${isUnique} AND NOT EXISTS (SELECT FROM ${table} AS holder WHERE ${holdsKey})
           ORDER BY moved.key, own.${order})
         UPDATE ${table} AS own SET email_key = moved.key FROM moved
         WHERE own.${id} = moved.id AND (NOT own.${isUnique} OR moved.id IN (SELECT id FROM first))`,
        [JSON.stringify(moves.slice(from, from + batch))],
      );
  }

  /** If several codes of one purpose and mailbox are still usable, only the newest stays so. */
  async #moveCodes(): Promise<void> {
    const rows = await this.execute(
      `SELECT id::text, address, substr(destination, 7) AS key FROM otp_challenge WHERE channel = 'email' AND ${mayMove('substr(destination, 7)')}`,
    );
    const moves = JSON.stringify(movesOf(rows));
    const moved = `moved AS (SELECT id::uuid AS id, 'email:' || key AS destination FROM json_to_recordset(?::json) AS moved (id text, key text))`;
    await this.execute(
      `WITH ${moved}, live AS (
         SELECT c.id, row_number() OVER (PARTITION BY purpose, coalesce(moved.destination, c.destination) ORDER BY created_at DESC, c.id) AS place
         FROM otp_challenge AS c LEFT JOIN moved ON moved.id = c.id WHERE replaced_at IS NULL AND verified_at IS NULL)
       UPDATE otp_challenge AS own SET replaced_at = clock_timestamp() FROM live WHERE own.id = live.id AND live.place > 1`,
      [moves],
    );
    await this.execute(
      `WITH ${moved} UPDATE otp_challenge AS own SET destination = moved.destination FROM moved WHERE own.id = moved.id`,
      [moves],
    );
  }
}

const piece = 200_000;
const batch = 5_000;

/** A table with an email and its key. */
interface Keyed {
  readonly table: string;
  readonly id: string;
  readonly type: 'bigint' | 'uuid';
  /** The column that says which row came first. */
  readonly order: string;
  /** The rows whose keys must be unique, as a condition that begins with a column. */
  readonly isUnique: string;
  /** Whether `holder`, one of those rows, has the key of `moved`. Answered by an index. */
  readonly holdsKey: string;
}

const signups: Keyed = {
  table: 'signup',
  id: 'seq',
  type: 'bigint',
  order: 'seq',
  isUnique: `verified_by = 'email'`,
  holdsKey: `holder.identity = 'email:' || moved.key`,
};
const applications: Keyed = {
  table: 'ambassador_application',
  id: 'seq',
  type: 'bigint',
  order: 'seq',
  isUnique: 'seq > 0',
  holdsKey: 'holder.email_key = moved.key',
};
const accounts: Keyed = {
  table: 'admin_account',
  id: 'id',
  type: 'uuid',
  order: 'created_at',
  isUnique: `state <> 'removed'`,
  holdsKey: `holder.email_key = moved.key AND holder.state <> 'removed'`,
};

/** A row and its new key. */
interface Move {
  readonly id: string;
  readonly key: string;
}

const rowsShape = Type.Array(Type.Object({ id: Type.String(), address: Type.String(), key: Type.String() }));

/** Rows whose key differs under the current rules. A row without an address was erased. */
function movesOf(rows: unknown): readonly Move[] {
  return checked(rowsShape, rows).flatMap(({ id, address, key: old }) => {
    const key = parseEmail(address)?.key;
    return key === undefined || key === old ? [] : [{ id, key }];
  });
}

const list = (domains: readonly string[]): string => `'{${domains.join(',')}}'::text[]`;

/** Whether an old key may change. Gmail's keys do not, and most addresses are Gmail's or match no provider. */
function mayMove(key: string): string {
  const providers = mailProviders.filter(({ domains }) => !domains.includes('gmail.com'));
  const domains = providers.flatMap((provider) => provider.domains);
  const parents = providers
    .filter(({ hasSubdomains }) => hasSubdomains)
    .flatMap((provider) => provider.domains);
  return `(strpos(${key}, '+') > 0 OR split_part(${key}, '@', 2) = ANY (${list(domains)})
    OR substring(${key} FROM '@[^.]+[.](.*)$') = ANY (${list(parents)}))`;
}
