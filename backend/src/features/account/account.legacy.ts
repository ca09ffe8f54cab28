import type { ClientBase, Pool } from 'pg';

/** Something that an admin created. */
export interface LeftItem {
  readonly id: string;
  /** As the back office shows it. */
  readonly name: string;
}

/** What goes on working for an admin who is removed or demoted, unless something is done about it. */
export interface Legacy {
  /** Webhook endpoints that get personal data. */
  readonly webhookEndpoints: readonly LeftItem[];
  /** Mailings that send messages or will. */
  readonly mailings: readonly (LeftItem & {
    /** A wave of invitations; otherwise a broadcast. */
    readonly isWave: boolean;
    /** Whether it has begun; otherwise it is scheduled. */
    readonly isRunning: boolean;
  })[];
  /** API keys. They are always revoked, because their creator knows them. */
  readonly apiKeys: readonly LeftItem[];
}

export const noLegacy: Legacy = { webhookEndpoints: [], mailings: [], apiKeys: [] };

/** What other features know about an admin's legacy. Everything happens in the transaction of `client`. */
export interface Legacies {
  readonly read: (client: ClientBase | Pool, adminId: string) => Promise<Legacy>;
  /** Pauses endpoints and mailings; a mailing that has not begun becomes a draft. */
  readonly pause: (client: ClientBase, adminId: string) => Promise<void>;
  /** Makes another admin the creator of endpoints and mailings. */
  readonly takeOver: (client: ClientBase, adminId: string, byId: string) => Promise<void>;
  /** Revokes the API keys. */
  readonly revokeKeys: (client: ClientBase, adminId: string) => Promise<number>;
}
