/** Settings of PostgreSQL by name. */
export type SessionSettings = Readonly<Record<string, string | number>>;

/** What every session of the product needs, on any server: docs/decisions/any-postgres.md. */
export const neededSettings: SessionSettings = {
  // What is acknowledged survives a crash.
  synchronous_commit: 'on',
  // A statement sees what was committed before it, also after it has waited for a lock.
  default_transaction_isolation: 'read committed',
  // Queries are short: compiling one takes longer than running it.
  jit: 'off',
};

/**
 * The `options` that a connection is opened with so that the settings hold in its session, whatever the defaults of the server,
 * the database and the role are. They come after those that the address itself has.
 */
export function sessionOptions(theirs: string | undefined, settings: SessionSettings): string {
  const ours = Object.entries(settings).map(([name, value]) => `-c ${name}=${escaped(value)}`);
  return [...(theirs === undefined ? [] : [theirs]), ...ours].join(' ');
}

const escaped = (value: string | number): string => String(value).replace(/[\\ ]/g, '\\$&');
