import type { ClientBase } from 'pg';
import type { DispatchMessage, Sender, WhenUncertain } from './dispatch-queue.ts';

/** What a notice becomes: a message, none for a reason, or one to be asked for again later. */
export type NoticeAnswer =
  | { readonly message: DispatchMessage }
  /** A word for people who look into the table. */
  | { readonly skip: string }
  | { readonly waitSeconds: number };

/** A notice that was settled. */
export interface SettledNotice {
  readonly key: string;
  readonly state: 'sent' | 'refused' | 'uncertain' | 'skipped';
  /** Why it was skipped; null: it was not. */
  readonly reason: string | null;
  /** Whether the mail server reported that the address is dead. */
  readonly suppress: boolean;
  /** Of the request that caused it. */
  readonly traceparent: string | null;
}

/**
 * Messages of one kind to one user or admin at a time, outside of mailings: a welcome, an alert. Each is a row of the
 * table `notice`, added with `queueNotices` in the transaction of its cause, and sent once. A feature names its kinds in
 * its `feature.ts`.
 */
export interface NoticeKind {
  readonly name: string;
  readonly whenUncertain: WhenUncertain;
  readonly sender: Sender;
  /** Notices that become due by themselves. */
  readonly claims?: {
    /** Whether there are any. */
    isDue(): Promise<boolean>;
    /** Queues some of them, in the transaction of `client`. @returns how many causes were looked at; 0: no more now. */
    claim(client: ClientBase, atMost: number): Promise<number>;
  };
  /** What to send, read right before it is sent, outside a transaction. One that is missing is skipped as GONE. */
  messages(keys: readonly string[]): Promise<ReadonlyMap<string, NoticeAnswer>>;
  /**
   * In the transaction that settles them: records anything else. Called at most once for each try, with those of one trace,
   * which events that it records continue.
   */
  settled?(client: ClientBase, settled: readonly SettledNotice[]): Promise<void>;
}
