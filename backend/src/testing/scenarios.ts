import { randomInt, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { parseEmail } from '../platform/contact/email.ts';
import { emailContact, phoneContact } from '../platform/contact/contact-key.ts';
import type { Browser } from '../platform/http/request-context.ts';
import { joinConnections, JoinQueue } from '../features/waitlist/waitlist.join-queue.ts';
import type { JoinInput } from '../features/waitlist/waitlist.rules.ts';
import { type Joined, WaitlistService } from '../features/waitlist/waitlist.service.ts';
import type { TestDatabase } from './database.ts';

/** A client that brought no cookies. */
export const noBrowser: Browser = { broughtCookies: false, token: undefined };
export const pointsPerReferral = 10;

/** One instance's waitlist, on connections of its own. */
export function createWaitlist(
  database: TestDatabase,
  pool: Pool = database.newPool(joinConnections),
): WaitlistService {
  return new WaitlistService(createJoinQueue(pool));
}

export const createJoinQueue = (pool: Pool): JoinQueue =>
  new JoinQueue({ pool, log: pino({ level: 'silent' }), pointsPerReferral, verificationMinutes: 15 });

/** A join with nothing missing. */
export interface Person extends JoinInput {
  readonly email: string;
  readonly phoneNo: string;
}

let people = 0;

/** A valid join of somebody nobody else is. */
export function person(fields: Partial<Person> = {}): Person {
  people += 1;
  const unique = `${people}${randomInt(1e9)}`;
  return {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: `ada${unique}@example.com`,
    phoneNo: `+4930${unique.padStart(9, '0').slice(0, 9)}`,
    country: 'DE',
    broker: 'zerodha',
    ...fields,
  };
}

export interface VerifiedOptions {
  readonly minutesAgo?: number;
  readonly purpose?: 'waitlist' | 'ambassador';
  readonly browserKey?: string | null;
}

/** Makes an e-mail address verified, as a right code would. */
export async function verifyEmail(pool: Pool, email: string, options: VerifiedOptions = {}): Promise<void> {
  const key = parseEmail(email)?.key;
  if (key === undefined) throw new Error(`${email} is no e-mail address`);
  await addVerified(pool, 'email', emailContact(key), options);
}

/** Makes a phone verified, as a right code would. */
export async function verifyPhone(pool: Pool, e164: string, options: VerifiedOptions = {}): Promise<void> {
  await addVerified(pool, 'sms', phoneContact(e164), options);
}

/** Somebody verifies their e-mail and joins. */
export async function joinVerified(
  pool: Pool,
  waitlist: WaitlistService,
  fields: Partial<Person> = {},
): Promise<Joined> {
  const input = person(fields);
  await verifyEmail(pool, input.email);
  const outcome = await waitlist.join(input, noBrowser);
  if (!outcome.ok) throw new Error(`The join failed: ${outcome.code} ${JSON.stringify(outcome.fields)}`);
  return outcome;
}

async function addVerified(
  pool: Pool,
  channel: 'email' | 'sms',
  destination: string,
  options: VerifiedOptions,
): Promise<void> {
  const { minutesAgo = 0, purpose = 'waitlist', browserKey = null } = options;
  await pool.query(
    `INSERT INTO otp_challenge (id, purpose, channel, destination, address, code_length, client_key, created_at, expires_at, max_tries, tries, verified_at, browser_key)
     SELECT $1, $2, $3, $4, $4, 4, 'test', verified, verified + interval '5 minutes', 3, 1, verified, $6
     FROM (SELECT clock_timestamp() - make_interval(secs => $5 * 60.0) AS verified) AS at`,
    [randomUUID(), purpose, channel, destination, minutesAgo, browserKey],
  );
}
