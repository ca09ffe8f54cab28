/**
 * Jobs in one lane run alongside those in the others, with slots of their own: a slow mail server, a long list of
 * welcomes or maintenance takes none away from codes.
 *
 * - `code-mail`: what a user is waiting for at the screen, by email: codes, password resets.
 * - `code-sms`: the same by text message.
 * - `notice`: other messages.
 * - `webhook`: the one job that sends events to other systems; it runs for minutes at a time.
 * - `mailing`: messages to many users: the one job that sends them, and the one that writes down recipients; minutes at
 *   a time, too.
 * - `maintenance`: everything else.
 */
export type Lane = 'code-mail' | 'code-sms' | 'notice' | 'webhook' | 'mailing' | 'maintenance';

/**
 * The database schema that holds the jobs of a lane. Looking for a job reads past all others in the same schema, so
 * codes have one that nothing else fills.
 */
export type Queue = 'graphile_worker' | 'graphile_worker_codes';

export const queues: readonly Queue[] = ['graphile_worker', 'graphile_worker_codes'];

export function queueOf(lane: Lane): Queue {
  switch (lane) {
    case 'code-mail':
    case 'code-sms':
      return 'graphile_worker_codes';
    case 'notice':
    case 'webhook':
    case 'mailing':
    case 'maintenance':
      return 'graphile_worker';
  }
}

/** How many jobs of each lane run at a time on this instance; for mail also the connections to the mail server. */
export type Slots = Readonly<Record<Lane, number>>;

/**
 * The slots for this many codes at a time per channel. Other messages get the square root of the slots for codes by
 * email: they are less urgent, and share the processor with codes during a rush.
 */
export const slotsFor = ({
  mailConnections,
  smsConnections,
}: {
  readonly mailConnections: number;
  readonly smsConnections: number;
}): Slots => ({
  'code-mail': mailConnections,
  'code-sms': smsConnections,
  notice: Math.max(2, Math.ceil(Math.sqrt(mailConnections))),
  webhook: 2, // a second run finds the lock taken and ends
  mailing: 3, // likewise, and one writes down recipients
  maintenance: 2,
});

/**
 * How many jobs of a lane may begin in a second, for each of its slots; null: any number. Notices can wait, and a
 * backlog of them must not take the processor from the visitors who are joining.
 */
export const beginsPerSlot: Readonly<Record<Lane, number | null>> = {
  'code-mail': null,
  'code-sms': null,
  notice: 20,
  webhook: null,
  mailing: null,
  maintenance: null,
};

/**
 * How long a runner pauses, on average, after it found fewer jobs than it has slots, in milliseconds: jobs that arrive
 * meanwhile are taken together. A job that arrives in an idle lane is taken immediately.
 */
export const restMs: Readonly<Record<Lane, number>> = {
  'code-mail': 100,
  'code-sms': 100,
  notice: 250,
  webhook: 250,
  mailing: 250,
  maintenance: 1000,
};
