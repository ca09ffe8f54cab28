import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { assessAndJudge } from '../features/fairness/fairness.assess.ts';
import {
  browserKey,
  newBrowserToken,
  verificationMinutes,
} from '../features/verification/verification.rules.ts';
import { brokers } from '../features/waitlist/waitlist.brokers.ts';
import { erasedHashes } from '../features/waitlist/waitlist.erased-identity.ts';
import { JoinQueue } from '../features/waitlist/waitlist.join-queue.ts';
import { WaitlistService } from '../features/waitlist/waitlist.service.ts';
import { emailContact } from '../platform/contact/contact-key.ts';
import type { Secrets } from '../platform/secrets/secrets.ts';
import { firstNames, lastNames } from './seed-names.ts';

interface SeedOptions {
  readonly pool: Pool;
  readonly secrets: Secrets;
  readonly pointsPerReferral: number;
}

/** Somebody who joins with a code. */
interface Newcomer {
  readonly email: string;
  readonly phoneNo?: string;
  /** From the request of the code to its entry. */
  readonly seconds: number;
  readonly browserToken: string;
}

/**
 * Adds fakes who joined with the codes of two users, honest friends among them, and has them assessed: something to review.
 * No message is sent.
 */
export async function seedFairness({ pool, secrets, pointsPerReferral }: SeedOptions): Promise<void> {
  const queue = new JoinQueue({
    pool,
    log: pino({ level: 'silent' }),
    pointsPerReferral,
    verificationMinutes,
  });
  const waitlist = new WaitlistService(queue, erasedHashes(secrets));
  const [ring, small] = await findReferrers(pool);
  for (const [nth, newcomer] of ringOf().entries()) await join(pool, waitlist, newcomer, ring, nth);
  for (const [nth, newcomer] of alikeOf().entries()) await join(pool, waitlist, newcomer, small, nth + 40);
  await pool.query('UPDATE welcome_head SET last_seq = (SELECT last_seq FROM waitlist_head)');
  while ((await assessAndJudge(pool, secrets, 'held')).isMore) await turn();
}

/** Two users in the middle of the ranking. */
async function findReferrers(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT referral_id AS id FROM signup WHERE seq IN (SELECT last_seq / 2 FROM waitlist_head UNION SELECT last_seq / 3 FROM waitlist_head)
     AND blocked_at IS NULL ORDER BY seq DESC`,
  );
  return rows.map(({ id }) => id);
}

function ringOf(): readonly Newcomer[] {
  const browserToken = newBrowserToken();
  const own = (): Pick<Newcomer, 'seconds' | 'browserToken'> => ({
    seconds: 31,
    browserToken: newBrowserToken(),
  });
  return Array.from({ length: 32 }, (_, nth) => {
    if (nth % 16 === 0) return { ...own(), email: `friend.${word(nth)}@example.org` };
    if (nth % 4 === 1) return { ...own(), email: `${word(nth)}@mailinator.com` };
    return { email: `${word(nth)}@example.net`, seconds: 2, browserToken };
  });
}

const alikeOf = (): readonly Newcomer[] =>
  Array.from({ length: 7 }, (_, nth) => ({
    email: `pat.miller${nth + 1}@example.com`,
    phoneNo: '+4930901820',
    seconds: 2,
    browserToken: newBrowserToken(),
  }));

/** Letters only, and different ones for each number. */
const word = (nth: number): string =>
  `${firstNames[nth % firstNames.length] ?? ''}${lastNames[(nth * 7) % lastNames.length] ?? ''}`
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');

async function join(
  pool: Pool,
  waitlist: WaitlistService,
  { email, phoneNo, seconds, browserToken }: Newcomer,
  referralCode: string | undefined,
  nth: number,
): Promise<void> {
  await pool.query(
    `INSERT INTO otp_challenge (id, purpose, channel, destination, address, code_length, client_key, client_country, created_at, expires_at, max_tries, tries, verified_at, browser_key)
     SELECT $1, 'waitlist', 'email', $2, $3, 4, 'seed', 'DE', now() - make_interval(secs => $4), now() + interval '5 minutes', 3, 1, now(), $5`,
    [randomUUID(), emailContact(email), email, seconds, browserKey(browserToken)],
  );
  const outcome = await waitlist.join(
    {
      firstName: firstNames[nth % firstNames.length] ?? '',
      lastName: lastNames[(nth * 7) % lastNames.length] ?? '',
      email,
      phoneNo: phoneNo ?? `+49309018${String(300 + nth)}`,
      country: 'DE',
      broker: brokers[nth % brokers.length]?.slug ?? '',
      ...(referralCode !== undefined && { referralCode }),
    },
    { broughtCookies: true, token: browserToken },
  );
  if (!outcome.ok) throw new Error(`${email} could not join: ${outcome.message}`);
}
