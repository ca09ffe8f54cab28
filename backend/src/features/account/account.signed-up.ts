import type { ClientBase } from 'pg';
import type { Account } from './account.repository.ts';

/** A session that began. */
export interface BegunSession {
  /** Sent as `Authorization: Bearer`. */
  readonly accessToken: string;
  readonly expiresAt: Date;
  readonly admin: Account;
}

export interface LoginOptions {
  /** Whether the session lasts 30 days instead of 12 hours. */
  readonly remember: boolean;
  readonly clientAddress: string;
  /** The name of the browser, for the list of sessions; null or left out if unknown. */
  readonly browser?: string | null | undefined;
}

/** What a new account needs of sessions. */
export interface Sessions {
  /** Logs in the active account with this email, within the transaction that created it. Audited like any login. */
  readonly openFor: (client: ClientBase, email: string, options: LoginOptions) => Promise<BegunSession>;
}

/** An account was requested or created. */
export interface SignedUp {
  readonly message: string;
  /** Its session, if it is active at once; null for one that has to be confirmed or approved. */
  readonly session: BegunSession | null;
}
