/** PostgreSQL settings by name. */
export type SessionSettings = Readonly<Record<string, string | number>>;

/** What every session of the product needs, on any server: docs/decisions/any-postgres.md. */
export const neededSettings: SessionSettings = {
  // An acknowledged write survives a crash.
  synchronous_commit: 'on',
  // A statement sees everything committed before it, even after it has waited for a lock.
  default_transaction_isolation: 'read committed',
  // Queries are short: compiling one takes longer than running it.
  jit: 'off',
};

/**
 * The `options` to open a connection with, so that the settings apply to its session whatever the defaults of the
 * server, the database and the role are. They follow those in the address itself.
 */
export function sessionOptions(theirs: string | undefined, settings: SessionSettings): string {
  const ours = Object.entries(settings).map(([name, value]) => `-c ${name}=${escaped(value)}`);
  return [...(theirs === undefined ? [] : [theirs]), ...ours].join(' ');
}

const escaped = (value: string | number): string => String(value).replace(/[\\ ]/g, '\\$&');
