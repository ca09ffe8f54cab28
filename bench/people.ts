import type { Pool } from 'pg';
import type { JoinInput } from '../backend/src/features/waitlist/waitlist.rules.ts';
import { brokers } from '../backend/src/features/waitlist/waitlist.brokers.ts';
import { smsCountry } from '../backend/src/features/verification/verification.sms-country.ts';
import { countryWeights, firstNames, lastNames } from '../backend/src/seed/seed-names.ts';

/** A referrer. */
export interface Referrer {
  readonly seq: number;
  readonly referralId: string;
}

/** A visitor about to join, in the forms that the contenders need. */
export interface Person {
  readonly input: JoinInput & { readonly email: string };
  readonly verifiedBy: 'email' | 'phone';
  readonly referrer: Referrer | null;
}

const influencerShare = 0.3;
const otherCodesShare = 0.2;

/** Creates new people: 30 % use the influencer's code and 20 % a random user's. */
export class PeopleSource {
  readonly #influencer: Referrer;
  readonly #others: readonly Referrer[];
  readonly #emailDomains: readonly string[];
  #made = 0;

  constructor(influencer: Referrer, others: readonly Referrer[], emailDomains: readonly string[]) {
    this.#influencer = influencer;
    this.#others = others;
    this.#emailDomains = emailDomains;
  }

  /** @param codesBy how they can verify a contact: by text message where the product sends them; left out: either way. */
  make(count: number, codesBy?: 'EMAIL' | 'SMS'): readonly Person[] {
    const countries = countryWeights.filter(
      (country) => codesBy === undefined || (country === smsCountry.code) === (codesBy === 'SMS'),
    );
    return Array.from({ length: count }, () => this.#makeOne(pick(countries)));
  }

  /** Someone on the list who is not its leader. */
  pickReferrer(): Referrer {
    return pick(this.#others);
  }

  #makeOne(country: string): Person {
    this.#made += 1;
    const number = String(this.#made);
    // Addresses alike in all their letters would be fakes; at some providers, what follows a hyphen names the same mailbox.
    const letters = number.replaceAll(/\d/g, (digit) => 'bcdfghjklm'.charAt(Number(digit)));
    const [firstName, lastName] = [pick(firstNames), pick(lastNames)];
    const referrer = this.#drawReferrer();
    return {
      input: {
        firstName,
        lastName,
        email: `${firstName}.${lastName}.bench${letters}@${pick(this.#emailDomains)}`.toLowerCase(),
        phoneNo:
          country === smsCountry.code
            ? `+9198${number.padStart(8, '0')}`
            : `+1212${2_000_000 + (this.#made % 8_000_000)}`, // a number that may exist: others take longer to judge
        country,
        broker: pick(brokers).slug,
        referralCode: referrer?.referralId,
        systemCountry: country,
      },
      verifiedBy: country === smsCountry.code ? 'phone' : 'email',
      referrer,
    };
  }

  #drawReferrer(): Referrer | null {
    const draw = Math.random();
    if (draw < influencerShare) return this.#influencer;
    return draw < influencerShare + otherCodesShare ? this.pickReferrer() : null;
  }
}

/** Opens a source over the people of a database: the influencer is the user with the best rank. */
export async function openPeopleSource(
  pool: Pool,
  signups: number,
  emailDomains: readonly string[] = ['example.org'],
): Promise<PeopleSource> {
  const seqs = Array.from({ length: 50_000 }, () => 1 + Math.floor(Math.random() * signups));
  const { rows: others } = await pool.query<Referrer>(
    `SELECT seq::int, referral_id AS "referralId" FROM signup LEFT JOIN score USING (seq)
     WHERE seq = ANY ($1) AND coalesce(standing, 'waiting') = 'waiting' AND blocked_at IS NULL`,
    [seqs],
  );
  const { rows: leaders } = await pool.query<Referrer>(
    `SELECT seq::int, referral_id AS "referralId" FROM signup JOIN score USING (seq) WHERE standing = 'waiting' ORDER BY -points, seq LIMIT 1`,
  );
  const [influencer] = leaders;
  if (influencer === undefined) throw new Error('Nobody has points');
  return new PeopleSource(influencer, others, emailDomains);
}

/** Records that these people have verified their contact, as if they had just entered their codes. */
export async function insertVerifications(pool: Pool, people: readonly Person[]): Promise<void> {
  const chunkSize = 20_000;
  for (let start = 0; start < people.length; start += chunkSize) {
    const chunk = people.slice(start, start + chunkSize);
    await pool.query(
      `INSERT INTO otp_challenge (id, purpose, channel, destination, address, code_length, client_key,
         created_at, expires_at, max_tries, tries, verified_at)
       SELECT gen_random_uuid(), 'waitlist', channel, CASE channel WHEN 'email' THEN 'email:' ELSE 'phone:' END || address, address, 4,
         md5((random() * 100000)::int::text), now() - interval '1 minute', now() + interval '4 minutes', 3, 1, now()
       FROM unnest($1::text[], $2::text[]) AS verified (channel, address)`,
      [
        chunk.map(({ verifiedBy }) => (verifiedBy === 'email' ? 'email' : 'sms')),
        chunk.map(({ verifiedBy, input }) => (verifiedBy === 'email' ? input.email : input.phoneNo)),
      ],
    );
  }
}

function pick<T>(values: readonly T[]): T {
  const value = values[Math.floor(Math.random() * values.length)];
  if (value === undefined) throw new Error('There is nothing to pick from');
  return value;
}
