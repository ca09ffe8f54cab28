import { randomUUID } from 'node:crypto';
import { type Client, escapeIdentifier, escapeLiteral } from 'pg';
import { DeadlineError, withDeadline } from '../deadline.ts';
import { StartError } from '../lifecycle.ts';
import { DatabaseAwayError } from './circuit-breaker.ts';
import { connectionOptions, sessionSettings } from './database.ts';
import { connectToAny } from './host-client.ts';
import { hostsOf } from './hosts.ts';
import { explainTlsError } from './tls-rules.ts';

/** How long PostgreSQL or a pooler may take to reveal what it is. */
const answerWithinMs = 10_000;
/** How PgBouncer rejects a connection that sets up its session. */
const refusedSetting = 'unsupported startup parameter';

const aboutPoolers =
  'Set DATABASE_DIRECT_URL to the address of PostgreSQL itself, past the pooler: migrations and background jobs need sessions of ' +
  'their own. DATABASE_URL may keep the address of the pooler. (DATABASE_DIRECT_URL_MISSING)';

/**
 * Makes sure that connections to `url` keep their session: a pooler that runs each transaction in another session would
 * break locks, notifications and settings.
 *
 * @param name the variable that contains the address.
 * @throws StartError when there is such a pooler; the error of a failing connection as it is.
 */
export async function requireSessions(
  url: string,
  name: 'DATABASE_URL' | 'DATABASE_DIRECT_URL',
): Promise<void> {
  const fault = new StartError(
    name === 'DATABASE_URL'
      ? `DATABASE_URL leads to a connection pooler that does not keep sessions apart. ${aboutPoolers}`
      : 'DATABASE_DIRECT_URL leads to a connection pooler that does not keep sessions apart. It needs the address of PostgreSQL ' +
          'itself, often another host or port, or of a pooler in session mode. (DATABASE_DIRECT_URL_POOLED)',
  );
  try {
    await withClients(async (open) => {
      if (await isLent(await open(url, false), await open(url, false))) throw fault;
    });
  } catch (error) {
    throw error instanceof Error && error.message.includes(refusedSetting)
      ? fault
      : explainTlsError(error, name);
  }
}

/** How often a session that a pooler opened too early is closed and another one checked. */
const looks = 5;

/**
 * Gives the role of `directUrl` the settings that sessions need, for all its sessions in the database: a pooler opens
 * them without requesting any. Then makes sure that sessions of the pooler have them, and closes those that were opened
 * before.
 *
 * @throws StartError when they do not; the error of a failing connection as it is.
 */
export async function preparePooler(url: string, directUrl: string): Promise<void> {
  await withClients(async (open) => {
    const direct = await open(directUrl, true);
    if (await setForRole(direct)) await endOwnSessions(direct, null);
    for (let look = 1; ; look += 1) {
      const pooled = await open(url, true);
      const [pid, missing] = [await backendOf(pooled), await findWrong(pooled)];
      if (missing.length === 0) return;
      if (look === looks) throw settingsMissing(missing);
      await endOwnSessions(direct, pid);
    }
  });
}

const settingsMissing = (missing: readonly Needed[]): StartError =>
  new StartError(
    `Sessions behind the pooler in DATABASE_URL lack settings that the app needs: ${missing.map(([setting]) => setting).join(', ')}. ` +
      'They are set for the role of DATABASE_DIRECT_URL: use the same role in both addresses, have the pooler open new sessions ' +
      '(PgBouncer: RECONNECT at its console), then start again. (POOLER_SETTINGS_MISSING)',
  );

/** @returns whether any setting had to be changed. */
async function setForRole(direct: Client): Promise<boolean> {
  const wrong = await findWrong(direct);
  if (wrong.length === 0) return false;
  const { rows } = await direct.query<{ name: string }>('SELECT current_database() AS name');
  const database = escapeIdentifier(rows[0]?.name ?? '');
  for (const [setting, value] of wrong)
    await direct.query(
      `ALTER ROLE CURRENT_USER IN DATABASE ${database} SET ${setting} = ${escapeLiteral(value)}`,
    );
  return true;
}

/**
 * Ends the app's idle sessions, or the one with this pid: they began with other settings, and poolers keep them for
 * hours. A session's `application_name` is that of the client that used it last, through a pooler, too: others may use
 * the same role and the same pooler.
 */
async function endOwnSessions(direct: Client, pid: number | null): Promise<void> {
  await direct.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE pid = coalesce($1, pid) AND application_name ~ '^waitlist(-|$)' AND state = 'idle'
       AND datname = current_database() AND usename = CURRENT_USER AND pid <> pg_backend_pid()`,
    [pid],
  );
}

async function backendOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return rows[0]?.pid ?? 0;
}

/** A setting's name and value. */
type Needed = readonly [setting: string, value: string];

/** The settings that differ in a session from what is needed, with the value needed. */
async function findWrong(client: Client): Promise<readonly Needed[]> {
  const needed = Object.entries(sessionSettings()).map(
    ([setting, value]) => [setting, String(value)] as const,
  );
  const { rows } = await client.query<{ name: string; setting: string }>(
    `SELECT name, setting FROM pg_settings WHERE name = ANY ($1)`,
    [needed.map(([setting]) => setting)],
  );
  const actual = new Map(rows.map(({ name, setting }) => [name, setting]));
  return needed.filter(([setting, value]) => actual.get(setting) !== value);
}

/**
 * Whether one client's settings are lost once another client begins a transaction, which takes over the idle session.
 */
async function isLent(first: Client, second: Client): Promise<boolean> {
  const mark = randomUUID();
  await first.query(`SELECT set_config('waitlist.session', $1, false)`, [mark]);
  await second.query('BEGIN');
  const { rows } = await first.query<{ found: string | null }>(
    `SELECT current_setting('waitlist.session', true) AS found`,
  );
  await second.query('ROLLBACK');
  const wrong = await findWrong(first);
  return rows[0]?.found !== mark || wrong.length > 0;
}

/** Lets `work` open clients, and closes all of them within a deadline. */
async function withClients(
  work: (open: (url: string, isPooled: boolean) => Promise<Client>) => Promise<void>,
): Promise<void> {
  const clients: Client[] = [];
  const open = (url: string, isPooled: boolean): Promise<Client> => {
    const options = connectionOptions(url, { name: 'waitlist-start', isPooled });
    return connectToAny(hostsOf(url), () => {
      const client = new options.Client(options);
      clients.push(client);
      return client;
    });
  };
  try {
    await withDeadline(work(open), answerWithinMs);
  } catch (error) {
    throw error instanceof DeadlineError ? new DatabaseAwayError() : error;
  } finally {
    for (const client of clients) client.connection.stream.destroy();
  }
}
