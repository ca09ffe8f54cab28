import type { Logger } from 'pino';
import type { MailContent, SmsContent } from '../delivery/template.ts';

/** A message to one recipient. */
export type DispatchMessage = {
  /** The same for every try to send the message; an email has it in its Message-ID. */
  readonly id: string;
  /** An email address without a name, or an E.164 number. */
  readonly address: string;
} & (
  | { readonly channel: 'email'; readonly content: MailContent }
  | { readonly channel: 'sms'; readonly content: SmsContent }
);

/**
 * The result of one try: `deferred`, the other side wants this message later; `away`, it accepts none at the moment;
 * `unknown`, it went silent and may have accepted it.
 */
export type TryResult = 'sent' | 'refused' | 'dead-address' | 'deferred' | 'away' | 'unknown';

/** Sends messages, each once. */
export interface Sender {
  isAvailable(channel: DispatchMessage['channel']): boolean;
  /** Never throws; a try ends after 40 seconds. */
  send(message: DispatchMessage, log: Logger, signal: AbortSignal): Promise<TryResult>;
}

/** A row of a queue whose message is due. */
export interface Due {
  /** Identifies it within its queue. */
  readonly place: number;
  /** Tries before this one. */
  readonly tries: number;
}

/** A row that is due, and what to do with it. */
export interface Ready {
  readonly due: Due;
  /** Null: nothing is sent; the queue knows what becomes of the row. */
  readonly message: DispatchMessage | null;
}

/** A message that can be sent. */
export interface Prepared {
  readonly due: Due;
  readonly message: DispatchMessage;
}

/** Messages to send together, and when they were marked. */
export interface Marked {
  /** As text, to the microsecond. */
  readonly markedAt: string;
  readonly messages: readonly Prepared[];
  /** Whether all that was ready has to wait. */
  readonly isHeldBack: boolean;
}

/** What became of a try. */
export interface Verdict {
  readonly place: number;
  /** When it was marked: a different time means another process's try. */
  readonly markedAt: string;
  readonly state: 'sent' | 'refused' | 'uncertain' | 'queued';
  /** Seconds until the next try, for `queued`. */
  readonly inSeconds: number | null;
  /** Whether the try counts: an unavailable server does not cost one. */
  readonly counts: boolean;
  /** Whether the message may have been accepted. */
  readonly maybeSent: boolean;
  /** Whether the mail server reported that the address is dead. */
  readonly suppress: boolean;
}

/**
 * What to do with a message that may or may not have been sent: send it again under the same id, or hold it for a
 * person's decision.
 */
export type WhenUncertain = 'resend' | 'hold';

/**
 * Messages that are sent later, each in one state: queued → sending → sent, refused or uncertain. Worked on by one
 * process at a time. Each method may be repeated after an error, which rolls it back. What `findDue` and `prepare`
 * return may have more fields: only the queue itself gets it back.
 */
export interface DispatchQueue {
  /** In the log. */
  readonly name: string;
  readonly whenUncertain: WhenUncertain;
  readonly sender: Sender;
  /** Whether messages may leave. */
  isRunning(): Promise<boolean>;
  /** While it is not running: some of what is left to do. @returns like {@link rest}. */
  stopped(forgottenAfterSeconds: number): Promise<number>;
  /**
   * Queues what has become due by itself.
   *
   * @param alreadyDue rows that are due. @returns how many places were looked at; 0: no more now.
   */
  claim(alreadyDue: number): Promise<number>;
  /** Rows that are due, the most urgent first. */
  findDue(atMost: number): Promise<readonly Due[]>;
  /** What to send, read right before it is sent. */
  prepare(due: readonly Due[]): Promise<readonly Ready[]>;
  /**
   * Settles the last tries and marks what is ready, in one commit that is on disk before anything is sent. @returns what
   * to send now.
   */
  settleAndMark(tried: readonly Verdict[], ready: readonly Ready[]): Promise<Marked>;
  /** Settles rows whose mark is so old that no try is in progress: nobody knows what became of them. */
  settleForgotten(isRunning: boolean, olderThanSeconds: number): Promise<void>;
  /** Nothing is due. @returns seconds until something may be; infinite: it has ended, or something else starts it. */
  rest(forgottenAfterSeconds: number): Promise<number>;
}

/** A queue that may have something to do soon. */
export interface ActiveQueue {
  readonly id: string;
  /** If it changes, the queue does not wait for what was due before. */
  readonly state: string;
}

/** Where queues come from. */
export interface DispatchSource {
  /** Looked at before every run. */
  readonly begin?: () => Promise<void>;
  /** @param aheadSeconds how soon something has to be due. */
  findActive(aheadSeconds: number): Promise<readonly ActiveQueue[]>;
  /** Opens a queue that was found. */
  open(id: string, log: Logger): Promise<DispatchQueue>;
}
