import { Client, type ClientConfig } from 'pg';
import type { HostAddress } from './database-address.ts';
import type { Hosts } from './hosts.ts';
import { type SessionState, UnfitServerError } from './unfit-server.ts';

type Connected = (error: Error | null, client?: Client) => void;

export interface ClientOptions {
  readonly hosts: Hosts;
  /** A pooler may run each transaction in another session, so statements are prepared without a name. */
  readonly isPooled: boolean;
}

/** The class of clients that connect to the hosts, for pools to create connections with. */
export function clientClass(options: ClientOptions): new (config?: ClientConfig) => HostClient {
  return class extends HostClient {
    constructor(config: ClientConfig = {}) {
      super(config, options);
    }
  };
}

/**
 * Connects outside a pool: tries the next host while the previous one rejects the connection.
 *
 * @param make creates the client of each attempt; it may throw to give up.
 * @throws the error of the last attempt.
 */
export async function connectToAny(hosts: Hosts, make: () => Client): Promise<Client> {
  for (let tries = hosts.tries; ;) {
    const client = make();
    try {
      return await client.connect();
    } catch (error) {
      tries = hosts.triesLeft(error, tries);
      if (tries === 0) throw error;
    }
  }
}

const readOnlyTransaction = '25006';

/**
 * A connection to the last good host. It fails if that is not the kind of server wanted ({@link Hosts.target}), and
 * closes if the server changes: once it turns read-only, nothing more is sent over it.
 */
export class HostClient extends Client {
  readonly #hosts: Hosts;
  readonly #host: HostAddress;
  readonly #reported = new Map<string, string>();
  #isConnected = false;

  constructor(config: ClientConfig, { hosts, isPooled }: ClientOptions) {
    const host = hosts.current;
    super({ ...config, ...hosts.configOf(host, config.connectionTimeoutMillis ?? 0) });
    this.#hosts = hosts;
    this.#host = host;
    this.on('error', () => undefined); // fails the query under way, or the next one
    this.connection.on('parameterStatus', (status: ParameterStatus) => this.#onStatus(status));
    this.connection.on('errorMessage', (error: { readonly code?: string }) => {
      // The caller gets its error first.
      if (error.code === readOnlyTransaction && hosts.takesWrites) setImmediate(() => this.#break());
    });
    if (isPooled) this.#prepareUnnamed();
  }

  override connect(): Promise<Client>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<Client> | void {
    const connecting = this.#connect();
    if (connected === undefined) return connecting;
    // Not within the promise, which would swallow what the caller throws.
    connecting.then(
      () => process.nextTick(connected, null, this),
      (error: unknown) => process.nextTick(connected, error),
    );
  }

  async #connect(): Promise<Client> {
    try {
      await super.connect();
      const state = this.#state() ?? (await this.#askState());
      if (!this.#hosts.fits(state)) throw new UnfitServerError(this.#host, state);
      this.#isConnected = true;
      return this;
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      this.#hosts.failed(this.#host, failure);
      void this.end().catch(() => undefined);
      this.#break();
      throw failure;
    }
  }

  #onStatus({ parameterName, parameterValue }: ParameterStatus): void {
    this.#reported.set(parameterName, parameterValue);
    const state = this.#state();
    if (!this.#isConnected || state === null || this.#hosts.fits(state)) return;
    const reason = new UnfitServerError(this.#host, state);
    this.#hosts.failed(this.#host, reason);
    this.#break(reason);
  }

  /** Null when the server does not report it, like some poolers. */
  #state(): SessionState | null {
    const standby = this.#reported.get('in_hot_standby');
    if (standby === undefined) return null;
    return {
      isStandby: standby === 'on',
      isReadOnly: this.#reported.get('default_transaction_read_only') === 'on',
    };
  }

  async #askState(): Promise<SessionState> {
    if (this.#hosts.target === 'any') return { isStandby: false, isReadOnly: false };
    const { rows } = await this.query<SessionState>(
      `SELECT pg_is_in_recovery() AS "isStandby", current_setting('default_transaction_read_only') = 'on' AS "isReadOnly"`,
    );
    return rows[0] ?? { isStandby: false, isReadOnly: false };
  }

  /** Not gracefully: a server that hangs would leave the socket open forever. */
  #break(reason?: Error): void {
    this.connection.stream.destroy(reason);
  }

  #prepareUnnamed(): void {
    const query: unknown = this.query.bind(this);
    if (typeof query !== 'function') return;
    Object.defineProperty(this, 'query', {
      value: (first: unknown, ...rest: unknown[]): unknown =>
        Reflect.apply(query, this, [withoutName(first), ...rest]),
    });
  }
}

interface ParameterStatus {
  readonly parameterName: string;
  readonly parameterValue: string;
}

/** A statement without its name; cursors and streams stay as they are. */
const withoutName = (query: unknown): unknown =>
  typeof query === 'object' && query !== null && 'name' in query && 'text' in query && !('submit' in query)
    ? { ...query, name: undefined }
    : query;
