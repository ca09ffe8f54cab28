import {
  type DatabaseAddress,
  type HostAddress,
  parseDatabaseAddress,
  type SessionTarget,
} from './database-address.ts';
import { isAway } from './sql-errors.ts';
import { isTlsRefusal, tlsOptions } from './tls-rules.ts';
import type { SessionState } from './unfit-server.ts';

/** What a database is used for: a primary has to take writes; a replica is only read. */
export type DatabaseUse = 'primary' | 'replica';

/** How long one of several hosts may take to accept a connection. */
const severalHostsTimeoutMs = 1000;

/**
 * The servers of one address, and which of them was good last. All connections of the process go there first, so a server
 * that is down costs one connection its deadline, not every one.
 */
export class Hosts {
  readonly address: DatabaseAddress;
  readonly target: SessionTarget;
  readonly #withoutTls = new Set<HostAddress>();
  readonly #passing = new WeakSet<Error>();
  #at = 0;

  constructor(address: DatabaseAddress, use: DatabaseUse) {
    this.address = address;
    this.target = address.target ?? usualTarget(use, address.hosts.length);
  }

  /** The host for the next connection. */
  get current(): HostAddress {
    const host = this.address.hosts[this.#at];
    if (host === undefined) throw new Error('A database has no host');
    return host;
  }

  /** How often a connection is tried before its caller fails: once at each host, and once more at the first. */
  get tries(): number {
    return this.address.hosts.length + 1;
  }

  /** Connection options for `pg` for one host. @param connectMs the deadline if it is the only one. */
  configOf(host: HostAddress, connectMs: number) {
    const { user, password, database, tls, connectTimeoutMs, channelBinding, hosts } = this.address;
    const ssl = this.#withoutTls.has(host) ? false : tlsOptions(tls, host.host);
    const usual = hosts.length > 1 ? Math.min(connectMs, severalHostsTimeoutMs) : connectMs;
    return {
      ...host,
      user,
      password,
      database,
      ssl,
      connectionTimeoutMillis: connectTimeoutMs ?? usual,
      ...(tls.isDirect && ssl !== false ? { sslnegotiation: 'direct' as const } : {}),
      enableChannelBinding: channelBinding,
    };
  }

  get takesWrites(): boolean {
    return this.target === 'read-write' || this.target === 'primary';
  }

  /** Whether a session is on the kind of server that connections need. */
  fits({ isStandby, isReadOnly }: SessionState): boolean {
    switch (this.target) {
      case 'any':
        return true;
      case 'primary':
        return !isStandby;
      case 'read-write':
        return !isStandby && !isReadOnly;
      case 'read-only':
        return isStandby || isReadOnly;
      case 'standby':
      case 'prefer-standby': // while there is none, the primary's own pool is read
        return isStandby;
    }
  }

  /** Notes that a connection to `host` failed; the next one goes elsewhere if that may help. */
  failed(host: HostAddress, error: Error): void {
    if (this.address.tls.mode === 'prefer' && isTlsRefusal(error)) {
      this.#withoutTls.add(host);
      this.#passing.add(error);
    } else if (isAway(error)) {
      if (host === this.current) this.#at = (this.#at + 1) % this.address.hosts.length;
      if (this.address.hosts.length > 1) this.#passing.add(error);
    }
  }

  /**
   * How often a connection that failed for this reason may be retried immediately; retrying without TLS does not count.
   */
  triesLeft(error: unknown, triesBefore: number): number {
    if (!(error instanceof Error) || !this.#passing.has(error)) return 0;
    return isTlsRefusal(error) ? triesBefore : triesBefore - 1;
  }
}

function usualTarget(use: DatabaseUse, hostCount: number): SessionTarget {
  if (use === 'primary') return 'read-write';
  return hostCount > 1 ? 'standby' : 'any';
}

const known = new Map<string, Hosts>();

/**
 * The hosts of an address, the same for all connections of the process.
 *
 * @throws AddressError
 */
export function hostsOf(url: string, use: DatabaseUse = 'primary'): Hosts {
  const key = `${use} ${url}`;
  const hosts = known.get(key) ?? new Hosts(parseDatabaseAddress(url), use);
  known.set(key, hosts);
  return hosts;
}
