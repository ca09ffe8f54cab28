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
 * What a connection to `url` is opened with so that the settings hold in its session, whatever the defaults of the server,
 * the database and the role are. They come after the `options` that the address itself may have.
 */
export function withSessionSettings(
  url: string,
  settings: SessionSettings,
): { readonly connectionString: string; readonly options: string } {
  const ours = Object.entries(settings).map(([name, value]) => `-c ${name}=${escaped(value)}`);
  const address = new URL(url);
  const theirs = address.searchParams.get('options');
  const options = [...(theirs === null ? [] : [theirs]), ...ours].join(' ');
  // What an address says wins over what stands beside it.
  if (theirs !== null) address.searchParams.set('options', options);
  return { connectionString: theirs === null ? url : address.href, options };
}

const escaped = (value: string | number): string => String(value).replace(/[\\ ]/g, '\\$&');
