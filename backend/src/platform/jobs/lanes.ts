/**
 * Jobs of one lane run alongside those of the others, with slots of their own. What a visitor waits for at the screen
 * (codes, links to log in or reset a password) has a lane for each channel, so that neither other work nor a slow mail
 * server delays a text message; everything else shares a lane.
 */
export type Lane = 'code-mail' | 'code-sms' | 'other';

/**
 * The database schema that holds the jobs of a lane. Looking for a job reads past all others in the same schema, so
 * codes have one that nothing else fills.
 */
export type Queue = 'graphile_worker' | 'graphile_worker_codes';

export const queues: readonly Queue[] = ['graphile_worker', 'graphile_worker_codes'];

export const queueOf = (lane: Lane): Queue =>
  lane === 'other' ? 'graphile_worker' : 'graphile_worker_codes';

/** How many jobs of each lane run at a time on this instance. */
export type Slots = Readonly<Record<Lane, number>>;

/** The runners of webhooks and of messages, which take minutes, the plans of mailings, and maintenance. */
const otherSlots = 8;

/**
 * Connections to the mail server for messages that are neither codes nor bulk mail: the square root of those for codes,
 * because they are less urgent and share the processor with codes during a rush.
 */
export const noticeConnections = (mailConnections: number): number =>
  Math.max(2, Math.ceil(Math.sqrt(mailConnections)));

/** The slots for this many codes at a time per channel. */
export const slotsFor = ({
  mailConnections,
  smsConnections,
}: {
  readonly mailConnections: number;
  readonly smsConnections: number;
}): Slots => ({ 'code-mail': mailConnections, 'code-sms': smsConnections, other: otherSlots });
