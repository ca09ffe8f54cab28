import { StartError } from '../lifecycle.ts';

export const OLDEST_POSTGRES_MAJOR = 15;

/** Anything that runs one SQL text: a `pg` pool, client or pooled client. */
export interface VersionSource {
  query(sql: string): Promise<{ readonly rows: readonly unknown[] }>;
}

/**
 * Queries the server's version and returns its major number.
 *
 * @throws StartError when the server is older than {@link OLDEST_POSTGRES_MAJOR}; a failing query's error as it is.
 */
export async function requireSupportedPostgres(server: VersionSource): Promise<number> {
  const { rows } = await server.query("SELECT current_setting('server_version_num')::int AS number");
  const row = rows[0];
  const number = typeof row === 'object' && row !== null && 'number' in row ? Number(row.number) : Number.NaN;
  return checkPostgresVersion(number);
}

/**
 * The major number of a `server_version_num` such as 180004.
 *
 * @throws StartError when it is older than {@link OLDEST_POSTGRES_MAJOR} or not a number.
 */
export function checkPostgresVersion(versionNumber: number): number {
  const major = Math.floor(versionNumber / 10_000);
  if (major >= OLDEST_POSTGRES_MAJOR) return major;
  const found = Number.isNaN(major) ? 'of unknown version' : `version ${dotted(versionNumber)}`;
  throw new StartError(
    `The database in DATABASE_URL is PostgreSQL ${found}; version ${OLDEST_POSTGRES_MAJOR} or newer is needed.`,
  );
}

// Until 9.6, a major version had two parts.
function dotted(number: number): string {
  const major = Math.floor(number / 10_000);
  return major >= 10
    ? `${major}.${number % 10_000}`
    : `${major}.${Math.floor(number / 100) % 100}.${number % 100}`;
}
