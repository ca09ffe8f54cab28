import { randomInt, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { personErasers } from '../features.ts';
import { parseEmail } from '../platform/contact/email.ts';
import { emailContact, phoneContact } from '../platform/contact/contact-key.ts';
import type { PersonEraser } from '../platform/erasure/person-eraser.ts';
import type { Browser } from '../platform/http/request-context.ts';
import type { ReferralService } from '../features/referral/referral.service.ts';
import {
  joinConnections,
  JoinQueue,
  type JoinQueueOptions,
} from '../features/waitlist/waitlist.join-queue.ts';
import { brokers } from '../features/waitlist/waitlist.brokers.ts';
import { erasedHashes } from '../features/waitlist/waitlist.erased-identity.ts';
import { browserKey } from '../features/verification/verification.rules.ts';
import { inviteStanding } from '../features/invite/invite.standing.ts';
import { ExclusionService } from '../features/waitlist/waitlist.exclusion.service.ts';
import type { JoinInput } from '../features/waitlist/waitlist.rules.ts';
import { type Joined, WaitlistService } from '../features/waitlist/waitlist.service.ts';
import { createSecrets } from '../platform/secrets/secrets.ts';
import type { TestDatabase } from './database.ts';

/** A client without cookies. */
export const noBrowser: Browser = { broughtCookies: false, token: undefined };
export const pointsPerReferral = 10;
const hashes = erasedHashes(createSecrets('a secret of the tests, long enough for them'));

/** One instance's waitlist, on its own connections. */
export function createWaitlist(
  database: TestDatabase,
  pool: Pool = database.newPool(joinConnections),
): WaitlistService {
  return createWaitlistOn(createJoinQueue(pool));
}

export const createWaitlistOn = (queue: JoinQueue): WaitlistService => new WaitlistService(queue, hashes);

/** Blocks, unblocks and erases, as the product does. */
export const createExclusion = (
  pool: Pool,
  erasers: readonly PersonEraser[] = personErasers,
): ExclusionService => new ExclusionService({ pool, away: inviteStanding, erasers, erasedHashes: hashes });

export const createJoinQueue = (pool: Pool, options: Partial<JoinQueueOptions> = {}): JoinQueue =>
  new JoinQueue({
    pool,
    log: pino({ level: 'silent' }),
    pointsPerReferral,
    verificationMinutes: 15,
    ...options,
  });

/** A join with nothing missing. */
export interface Person extends JoinInput {
  readonly email: string;
  readonly phoneNo: string;
}

/** What every {@link person} chooses. */
export const chosenBroker = brokers.at(-1) ?? { slug: '', label: '' };

let people = 0;

/** A valid join with unique details. */
export function person(fields: Partial<Person> = {}): Person {
  people += 1;
  const unique = `${people}${randomInt(1e9)}`;
  return {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: `ada${unique}@example.com`,
    phoneNo: `+4930${unique.padStart(9, '0').slice(0, 9)}`,
    country: 'DE',
    broker: chosenBroker.slug,
    ...fields,
  };
}

export interface VerifiedOptions {
  readonly minutesAgo?: number;
  readonly purpose?: 'waitlist' | 'ambassador';
  readonly browserKey?: string | null;
  /** The client's network, as it is stored; null: none of the internet. */
  readonly networkKey?: string | null;
  /** How long the code took to come back. */
  readonly seconds?: number;
}

/** Marks an email address as verified, as a correct code would. */
export async function verifyEmail(pool: Pool, email: string, options: VerifiedOptions = {}): Promise<void> {
  const parsed = parseEmail(email);
  if (parsed === null) throw new Error(`${email} is no email address`);
  const { address, key } = parsed;
  await addVerified(pool, { channel: 'email', destination: emailContact(key), address }, options);
}

/** Marks a phone as verified, as a correct code would. */
export async function verifyPhone(pool: Pool, e164: string, options: VerifiedOptions = {}): Promise<void> {
  await addVerified(pool, { channel: 'sms', destination: phoneContact(e164), address: e164 }, options);
}

/** A new visitor verifies their email and joins. */
export async function joinVerified(
  pool: Pool,
  waitlist: WaitlistService,
  fields: Partial<Person> = {},
  { browserToken: token, ...options }: VerifiedOptions & { readonly browserToken?: string } = {},
): Promise<Joined> {
  const input = person(fields);
  const boundTo = token === undefined ? null : browserKey(token);
  await verifyEmail(pool, input.email, { browserKey: boundTo, ...options });
  const outcome = await waitlist.join(
    input,
    token === undefined ? noBrowser : { broughtCookies: true, token },
  );
  if (!outcome.ok) throw new Error(`The join failed: ${outcome.code} ${JSON.stringify(outcome.fields)}`);
  return outcome;
}

/** A user joins, and their welcome cannot be delivered. */
export async function seedFailedWelcome(database: TestDatabase): Promise<Joined> {
  const joined = await joinVerified(database.pool, createWaitlist(database));
  await database.pool.query(
    `INSERT INTO notice (kind, key, state, next_try_at, settled_at) SELECT 'welcome', seq, 'refused', NULL, now() FROM signup WHERE id = $1
     ON CONFLICT (kind, key) DO UPDATE SET state = 'refused', next_try_at = NULL, settled_at = now()`,
    [joined.id],
  );
  return joined;
}

async function addVerified(
  pool: Pool,
  {
    channel,
    destination,
    address,
  }: { readonly channel: 'email' | 'sms'; readonly destination: string; readonly address: string },
  options: VerifiedOptions,
): Promise<void> {
  const {
    minutesAgo = 0,
    purpose = 'waitlist',
    browserKey = null,
    networkKey = null,
    seconds = 20,
  } = options;
  await pool.query(
    `INSERT INTO otp_challenge (id, purpose, channel, destination, address, code_length, client_key, created_at, expires_at, max_tries, tries, verified_at, browser_key, network_key)
     SELECT $1, $2, $3, $4, $7, 4, 'test', verified - make_interval(secs => $8), verified + interval '5 minutes', 3, 1, verified, $6, $9
     FROM (SELECT clock_timestamp() - make_interval(secs => $5 * 60.0) AS verified) AS at`,
    [randomUUID(), purpose, channel, destination, minutesAgo, browserKey, address, seconds, networkKey],
  );
}

/** The rank of a user, or the code of why there is none. */
export async function rankOrCode(referral: ReferralService, userId: string): Promise<number | string> {
  const outcome = await referral.rank({ userId });
  return outcome.ok ? outcome.rank : outcome.code;
}
