import type { Pool } from 'pg';
import { personErasers } from '../features.ts';
import { ImportService } from '../features/import/import.service.ts';
import { carryOutNext } from '../features/import/import.step.ts';
import { inviteStanding } from '../features/invite/invite.standing.ts';
import { erasedHashes as hashesOf } from '../features/waitlist/waitlist.erased-identity.ts';
import { ExclusionService } from '../features/waitlist/waitlist.exclusion.service.ts';
import { emailContact } from '../platform/contact/contact-key.ts';
import { resultOf } from '../platform/graphql/domain-error.ts';
import type { Secrets } from '../platform/secrets/secrets.ts';
import { firstNames, lastNames } from './seed-names.ts';
import { colleagueCalling } from './seed-team.ts';

interface SeedOptions {
  readonly pool: Pool;
  readonly secrets: Secrets;
  readonly pointsPerReferral: number;
}

const users = 48;
const verifyEvery = 3;
const byHand = {
  firstName: 'Amara',
  lastName: 'Diallo',
  email: 'amara.diallo@example.org',
  country: 'France',
};
/** Imports the list of another product: some of its lines can't be read, a third of its users has verified since, and one is added by hand. */
export async function seedImport({ pool, secrets, pointsPerReferral }: SeedOptions): Promise<void> {
  const erasedHashes = hashesOf(secrets);
  const imports = new ImportService({ pool, erasedHashes, pointsPerReferral });
  const { rows } = await pool.query<{ email: string }>(
    `SELECT email FROM signup WHERE verified_by = 'email' AND erased_at IS NULL ORDER BY seq LIMIT 4`,
  );
  const file = fileOf(rows.map(({ email }) => email));
  const given = { name: 'launchlist-export.csv', columns: null };
  const { importId } = resultOf(await imports.check(given, arriving(file), colleagueCalling)).file;
  const id = importId ?? '';
  const { valid } = resultOf(await imports.find(id)).detail.row;
  resultOf(await imports.start(id, valid, colleagueCalling));
  const exclusion = new ExclusionService({
    ...{ pool, erasedHashes },
    ...{ away: inviteStanding, erasers: personErasers },
  });
  while (await carryOutNext(pool, exclusion));
  for (let nth = 0; nth < users; nth += verifyEvery)
    await pool.query('SELECT waitlist_verify_imported($1)', [emailContact(emailOf(nth))]);
  resultOf(await imports.addSingle(byHand, colleagueCalling));
}

/** With the beginning of a phone number. */
const countries = [
  ['DE', '+4930'],
  ['US', '+1212'],
  ['IN', '+91981'],
] as const;

const nameOf = (nth: number) =>
  [firstNames[(nth * 5) % firstNames.length] ?? '', lastNames[(nth * 3) % lastNames.length] ?? ''] as const;

const emailOf = (nth: number): string =>
  `${nameOf(nth).join('.')}.${nth}@example.org`
    .normalize('NFD')
    .replaceAll(/[^\w.@]/g, '')
    .toLowerCase();

/** @param here users of the list, who are in the file, too. */
function fileOf(here: readonly string[]): string {
  const lines = Array.from({ length: users }, (_each, nth) => {
    const referrer = nth % 4 === 3 ? `LL${1000 + Math.floor(nth / 4)}` : nth === 10 ? 'LL9999' : '';
    const [firstName, lastName] = nameOf(nth);
    const [country, code] = countries[nth % countries.length] ?? ['', ''];
    return `${emailOf(nth)},${firstName},${lastName},${country},${code}${2_000_000 + nth * 12_347},LL${1000 + nth},${referrer}`;
  });
  const others = here.map((email) => `${email},,,,,,`);
  const faulty = ['not an address', 'nobody@', emailOf(0)].map((email) => `${email},Nobody,,,,,`);
  return `Email,First name,Last name,Country,Phone,Referral code,Referred by\n${[...lines, ...others, ...faulty].join('\n')}\n`;
}

async function* arriving(file: string): AsyncGenerator<Buffer> {
  yield await Promise.resolve(Buffer.from(file));
}
