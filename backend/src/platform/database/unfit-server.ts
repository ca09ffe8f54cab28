/** What a server reports about a session. */
export interface SessionState {
  /** `in_hot_standby`. */
  readonly isStandby: boolean;
  /** `default_transaction_read_only`. */
  readonly isReadOnly: boolean;
}

/** Thrown when the server that answers is not the kind wanted: a standby where writes go, or the reverse. */
export class UnfitServerError extends Error {
  override readonly name = 'UnfitServerError';

  constructor({ host, port }: { readonly host: string; readonly port: number }, state: SessionState) {
    const kind = state.isStandby ? 'is a standby' : state.isReadOnly ? 'is read-only' : 'is not a standby';
    super(`The database server at ${host}:${port} ${kind}`);
  }
}
