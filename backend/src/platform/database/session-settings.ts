/** Settings of PostgreSQL by name. */
export type SessionSettings = Readonly<Record<string, string | number>>;

/**
 * What a connection to `url` is opened with so that the settings hold in its session, whatever the defaults of the server,
 * the database and the role are. They come after the `options` that the address itself may have.
 */
export function withSessionSettings(
  url: string,
  settings: SessionSettings,
): { readonly connectionString: string; readonly options: string } {
  const ours = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const address = new URL(url);
  const theirs = address.searchParams.get('options');
  const options = [...(theirs === null ? [] : [theirs]), ...ours].join(' ');
  // What an address says wins over what stands beside it.
  if (theirs !== null) address.searchParams.set('options', options);
  return { connectionString: theirs === null ? url : address.href, options };
}
