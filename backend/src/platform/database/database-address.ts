import { AddressError, encodeLogin, loginHint } from './address-error.ts';
import { readTlsRules, type TlsRules } from './tls-rules.ts';

/** One server of a database. A host that begins with a slash is the folder of a socket. */
export interface HostAddress {
  readonly host: string;
  readonly port: number;
}

/** Which of several servers a connection is for, as libpq has it. */
const targets = ['any', 'read-write', 'read-only', 'primary', 'standby', 'prefer-standby'] as const;
export type SessionTarget = (typeof targets)[number];

/** What `DATABASE_URL` and similar variables contain, in libpq's syntax. */
export interface DatabaseAddress {
  /** In the order in which they are tried; at least one. */
  readonly hosts: readonly HostAddress[];
  readonly user: string | undefined;
  readonly password: string | undefined;
  readonly database: string | undefined;
  /** `target_session_attrs`; undefined when the address does not set it. */
  readonly target: SessionTarget | undefined;
  readonly tls: TlsRules;
  /** `connect_timeout`, for each host. */
  readonly connectTimeoutMs: number | undefined;
  /** `options` of the session. */
  readonly options: string | undefined;
  readonly channelBinding: boolean;
}

const known = new Set([
  ...['host', 'port', 'user', 'password', 'dbname', 'application_name', 'fallback_application_name'],
  ...['client_encoding', 'options', 'connect_timeout', 'target_session_attrs', 'channel_binding'],
  ...['sslmode', 'ssl', 'sslrootcert', 'sslcert', 'sslkey', 'sslpassword', 'sslnegotiation', 'sslsni'],
  ...['ssl_min_protocol_version', 'gssencmode', 'keepalives', 'keepalives_idle', 'uselibpqcompat'],
]);

/**
 * Parses an address: `postgres://user:password@host:port,host:port/database?parameter=value`. Parts of it may be
 * missing; users, passwords and names are percent-encoded. Certificates it names are read from their files.
 *
 * @throws AddressError
 */
export function parseDatabaseAddress(text: string): DatabaseAddress {
  const url = /^postgres(?:ql)?:\/\/(?:([^/?#]*)@)?([^/?#@]*)(?:\/([^?#]*))?(?:\?([^#]*))?$/.exec(
    text.trim(),
  );
  if (url === null)
    throw new AddressError(`must look like postgres://user:password@host:5432/database${loginHint}`);
  const [, login, hosts = '', path, query = ''] = url;
  // The password ended early, at a slash or question mark of its own.
  if (path?.includes('@') === true || (path === undefined && query.includes('@')))
    throw new AddressError(encodeLogin);
  const parameters = readParameters(query);
  const user = login === undefined ? undefined : login.split(':', 1)[0];
  const password = login?.includes(':') === true ? login.slice(login.indexOf(':') + 1) : undefined;
  return {
    hosts: readHosts(hosts, parameters),
    user: parameters.get('user') ?? decoded(user),
    password: parameters.get('password') ?? decoded(password),
    database: parameters.get('dbname') ?? decoded(path),
    target: oneOf(parameters, 'target_session_attrs', targets),
    tls: readTlsRules(parameters),
    connectTimeoutMs: readConnectTimeout(parameters),
    options: parameters.get('options'),
    channelBinding: parameters.get('channel_binding') === 'require',
  };
}

function readParameters(query: string): ReadonlyMap<string, string> {
  const parameters = new Map<string, string>();
  for (const pair of query.split('&').filter((each) => each !== '')) {
    const name = pair.split('=', 1)[0] ?? '';
    if (!known.has(name))
      throw new AddressError(
        `has the parameter ${name}, which PostgreSQL doesn’t have; correct or remove it`,
      );
    const value = decoded(pair.slice(name.length + 1));
    if (value !== undefined) parameters.set(name, value);
  }
  return parameters;
}

function oneOf<const T extends string>(
  parameters: ReadonlyMap<string, string>,
  name: string,
  values: readonly T[],
): T | undefined {
  const text = parameters.get(name);
  const found = values.find((value) => value === text);
  if (text !== undefined && found === undefined)
    throw new AddressError(`has a wrong ${name}; it takes ${values.join(', ')}`);
  return found;
}

/** Decodes `%41`; a percent sign that encodes nothing stays. An empty value counts as missing. */
function decoded(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  try {
    return decodeURIComponent(text.replace(/%(?![0-9a-f]{2})/gi, '%25'));
  } catch {
    throw new AddressError('has a percent-encoded part that isn’t UTF-8; write % itself as %25');
  }
}

const usualPort = 5432;

function readHosts(text: string, parameters: ReadonlyMap<string, string>): readonly HostAddress[] {
  const ports = parameters.get('port')?.split(',').map(readPort) ?? [];
  const hosts = (parameters.get('host') ?? '').split(',').filter((host) => host !== '');
  const named =
    hosts.length > 0
      ? hosts.map((host) => ({ host, port: undefined }))
      : text.split(',').map((each, _, all) => readHost(each, all.length > 1));
  if (ports.length > 1 && ports.length !== named.length)
    throw new AddressError(`has ${named.length} hosts, but ${ports.length} ports`);
  return named.map(({ host, port }, at) => ({ host, port: port ?? ports[at] ?? ports[0] ?? usualPort }));
}

function readHost(
  text: string,
  oneOfSeveral: boolean,
): { readonly host: string; readonly port: number | undefined } {
  if (text === '' && oneOfSeveral) throw new AddressError('has an empty host between commas; remove a comma');
  const parts = /^(?:\[([^\]]*)\]|([^:[\]]*))(?::(\d*))?$/.exec(text);
  if (parts === null)
    throw new AddressError(
      `has a host that can’t be read: write host:port, or [::1]:5432 for an IPv6 address${loginHint}`,
    );
  const [, ipv6, name, port] = parts;
  const host = ipv6 ?? decoded(name) ?? process.env['PGHOST'] ?? 'localhost';
  return { host, port: port === undefined || port === '' ? undefined : readPort(port) };
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text.trim()) ? Number(text) : Number.NaN;
  if (port >= 1 && port <= 65_535) return port;
  throw new AddressError(`has a port that is not a number from 1 to 65535${loginHint}`);
}

function readConnectTimeout(parameters: ReadonlyMap<string, string>): number | undefined {
  const text = parameters.get('connect_timeout');
  if (text === undefined) return undefined;
  if (/^\d{1,4}$/.test(text)) return text === '0' ? undefined : Number(text) * 1000;
  throw new AddressError('has a connect_timeout that is not a number of seconds');
}
