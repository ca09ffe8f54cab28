import type { Pool } from 'pg';
import { personErasers } from '../features.ts';
import { findApplicationOf } from '../features/ambassador/ambassador.repository.ts';
import { eraseWishes, hasWish } from '../features/reopen/reopen.repository.ts';
import { erasedHashes } from '../features/waitlist/waitlist.erased-identity.ts';
import { findSignupsByEmail } from '../features/waitlist/waitlist.erasure.repository.ts';
import { inviteStanding } from '../features/invite/invite.standing.ts';
import { ExclusionService } from '../features/waitlist/waitlist.exclusion.service.ts';
import { recordAudit } from '../platform/audit/audit-log.ts';
import { emailContact } from '../platform/contact/contact-key.ts';
import { type Email, parseEmail } from '../platform/contact/email.ts';
import { inTransaction } from '../platform/database/database.ts';
import type { ErasablePerson } from '../platform/erasure/person-eraser.ts';
import { emailPatternMessage } from '../platform/forms/field-rules.ts';
import type { Secrets } from '../platform/secrets/secrets.ts';

export interface EraseOptions {
  readonly pool: Pool;
  readonly secrets: Secrets;
  readonly email: string;
  /** Which signup, if several have the email. */
  readonly id: string | undefined;
  /** Whether to really erase. */
  readonly confirm: () => Promise<boolean>;
}

/** What to print, and whether the user was erased. */
export interface EraseOutcome {
  readonly done: boolean;
  readonly text: string;
}

const actor = { kind: 'command-line' } as const;

/**
 * Erases the user with an email, verified or only stated: the signup, and the ambassador application for the email
 * and the wish to hear when sign-ups open, unless another user has verified it. If there are several signups, lists them and does nothing until one is chosen.
 */
export async function eraseByEmail({
  pool,
  secrets,
  email,
  id,
  confirm,
}: EraseOptions): Promise<EraseOutcome> {
  const parsed = parseEmail(email);
  if (parsed === null) return { done: false, text: emailPatternMessage };
  const signups = await findSignupsByEmail(pool, parsed);
  const application = await findApplicationOf(pool, parsed);
  const wished = await hasWish(pool, parsed);
  const chosen = id === undefined ? signups : signups.filter((signup) => signup.id === id.toLowerCase());
  if (id !== undefined && chosen.length === 0)
    return { done: false, text: `No signup ${id} has this email address. Search without --id.` };
  if (chosen.length > 1) return { done: false, text: severalText(chosen) };
  if (chosen.length === 0 && application === null && !wished)
    return { done: false, text: 'No user has this email. Nothing was erased.' };
  if (!(await confirm())) return { done: false, text: 'That is another address. Nothing was erased.' };

  const [signup] = chosen;
  if (signup !== undefined) {
    const exclusion = new ExclusionService({
      pool,
      away: inviteStanding,
      erasers: personErasers,
      erasedHashes: erasedHashes(secrets),
    });
    const outcome = await exclusion.erase({ actor }, signup.id);
    if (!outcome.ok) return { done: false, text: outcome.message };
  }
  const ownedByAnother = signups.some((other) => other !== signup && other.verifiedBy === 'email');
  const withApplication = application !== null && !ownedByAnother;
  if (withApplication) await eraseApplicant(pool, parsed, application);
  const withWish = wished && !ownedByAnother;
  if (withWish) await eraseWish(pool, parsed);
  const what = [
    ...(signup === undefined ? [] : ['the signup']),
    ...(withApplication ? ['the ambassador application'] : []),
    ...(withWish ? ['the wish to hear when sign-ups open'] : []),
  ];
  return { done: true, text: `Erased: ${what.join(' and ')}.` };
}

/** A person without a signup. */
const nobodyWith = ({ address, key }: Email, verifiedEmailKey: string): ErasablePerson => ({
  ...{ signupSeq: null, verifiedEmailKey },
  ...{ contacts: [emailContact(key)], addresses: [address] },
});

/** Erases what the signup's own erasure has not: the wish of someone who is no user. */
function eraseWish(pool: Pool, { address, key }: Email): Promise<void> {
  return inTransaction(pool, async (client) => {
    await eraseWishes(client, [nobodyWith({ address, key }, key)]);
    await recordAudit(client, { action: 'signup.erase-wish', actor });
  });
}

/** Erases the rest of an application once the signup is gone; all of it if there was no signup. */
function eraseApplicant(
  pool: Pool,
  { address, key }: Email,
  { id, emailKey }: { readonly id: string; readonly emailKey: string },
): Promise<void> {
  return inTransaction(pool, async (client) => {
    const person = nobodyWith({ address, key }, emailKey);
    for (const erase of personErasers) await erase(client, [person]);
    await recordAudit(client, { action: 'ambassador.erase', actor, target: { kind: 'ambassador', id } });
  });
}

const severalText = (
  signups: readonly {
    readonly id: string;
    readonly joinedAt: Date;
    readonly verifiedBy: 'email' | 'phone' | null;
  }[],
): string =>
  [
    'Several sign-ups have this email address. Choose one with --id:',
    ...signups.map(
      ({ id, joinedAt, verifiedBy }) =>
        `  ${id}  joined ${joinedAt.toISOString()}, ${verifiedText(verifiedBy)}`,
    ),
  ].join('\n');

function verifiedText(verifiedBy: 'email' | 'phone' | null): string {
  if (verifiedBy === null) return 'imported, not verified';
  return verifiedBy === 'email' ? 'verified this email' : 'verified a phone number; the email is only stated';
}
