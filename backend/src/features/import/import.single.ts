import { randomUUIDv7 } from 'node:crypto';
import type { ClientBase } from 'pg';
import { by } from '../../platform/audit/audit-log.ts';
import type { Caller } from '../../platform/auth/viewer.ts';
import { parseEmail } from '../../platform/contact/email.ts';
import { findCountry } from '../../platform/countries/countries.ts';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { invalidFields } from '../../platform/forms/form-faults.ts';
import { isBlank } from '../../platform/forms/given.ts';
import { newReferralId } from '../referral/referral.new-id.ts';
import { toReferralId } from '../referral/referral.rules.ts';
import type { ErasedHashes } from '../waitlist/waitlist.erased-identity.ts';
import { readJoinFields } from '../waitlist/waitlist.rules.ts';
import {
  findReferrers,
  insertImport,
  insertLines,
  nextImport,
  preferIndexes,
} from './import.check.repository.ts';
import { checkLines } from './import.check.ts';
import type { ImportLine } from './import.line.ts';
import { addNext, commitDurably, findSingle, setRunning, type SingleUser } from './import.repository.ts';

const singleFields = ['firstName', 'lastName', 'email', 'phoneNo', 'country', 'referralCode'] as const;

/** A user to be added; all but the email may be missing. */
export type SingleInput = Readonly<Partial<Record<(typeof singleFields)[number], string | null | undefined>>>;

/** Reads what was entered, by the rules of the form. */
export function readSingle(given: SingleInput): Outcome<{ line: ImportLine }> {
  const entered = singleFields.filter((name) => name === 'email' || !isBlank(given[name]));
  const country = findCountry(given.country ?? '')?.code ?? null;
  const read = readJoinFields(given, entered, country);
  if (!read.ok) return read;
  const values: Partial<Record<(typeof singleFields)[number], string>> = read.values;
  const email = parseEmail(values.email ?? '');
  if (email === null) return invalidFields({ email: 'Enter an email address' });
  const { referralCode = null } = values;
  return {
    ok: true,
    line: {
      ...{ line: 1, reason: null, email: email.address, emailKey: email.key, answers: {}, joinedAt: null },
      ...{ firstName: values.firstName ?? '', lastName: values.lastName ?? '', phone: values.phoneNo ?? '' },
      ...{ country: values.country ?? 'ZZ', ownCode: null, referralId: null, referrer: referralCode },
      ...{ referrerCode: null, referrerKey: null },
      referrerId: referralCode === null ? null : toReferralId(referralCode),
    },
  };
}

interface SingleOptions {
  readonly caller: Caller;
  readonly erasedHashes: ErasedHashes;
  readonly pointsPerReferral: number;
}

/** Imports one line at once, in the transaction of `client`, which holds the lock of `waitlist_head`: a join meanwhile waits. */
export async function importSingle(
  client: ClientBase,
  line: ImportLine,
  { caller, erasedHashes, pointsPerReferral }: SingleOptions,
): Promise<SingleUser> {
  const { actor } = by(caller);
  const seq = await nextImport(client);
  await preferIndexes(client);
  await insertLines(client, seq, await checkLines(client, [line], erasedHashes));
  await findReferrers(client, seq, 0, 1);
  const layout = { headings: [], columns: {}, skipped: 0 };
  await insertImport(client, {
    ...{ seq, id: randomUUIDv7(), name: 'Added by hand', layout, hasDates: false },
    ...{ pointsPerReferral, actor, isSingle: true },
  });
  await setRunning(client, seq, actor);
  await addNext(client, seq, [randomUUIDv7(), randomUUIDv7()], [newReferralId(), newReferralId()]);
  await commitDurably(client);
  return findSingle(client, seq);
}
