import type { ClientBase, Pool } from 'pg';
import { by, changeDetails, recordAudit } from '../../platform/audit/audit-log.ts';
import type { Caller } from '../../platform/auth/viewer.ts';
import { parseEmail } from '../../platform/contact/email.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { failure, type Outcome } from '../../platform/errors/error-catalogue.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import { invalidFields } from '../../platform/forms/form-faults.ts';
import { isId } from '../../platform/forms/given.ts';
import { revisionOf } from '../user/user.revision.ts';
import { unknownSignup } from '../waitlist/waitlist.exclusion.service.ts';
import { readJoinFields } from '../waitlist/waitlist.rules.ts';
import { lockSignup } from '../waitlist/waitlist.standing.repository.ts';
import {
  type Corrected,
  type CorrectedUser,
  findCorrectable,
  isOthersEmail,
  updateUser,
} from './correction.repository.ts';

/** What an admin entered; what is left out stays as it is. */
export interface Correction {
  readonly userId: string;
  /** Of what they read. */
  readonly revision: string;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phoneNo?: string | null | undefined;
}

/** A user after a correction. */
export interface CorrectionResult {
  readonly id: string;
  readonly user: Corrected;
  readonly revision: string;
}

/** The fields, and the values that they correct. */
const correctable = {
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  phoneNo: 'phone',
} as const;
type Field = keyof typeof correctable;
const isField = (text: string): text is Field => text in correctable;
const fields = Object.keys(correctable).filter(isField);

/** Corrects the name and the stated contacts of users. */
export class CorrectionService {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /**
   * Corrects a user. What is the same as before changes nothing.
   *
   * Fails with NOT_FOUND, CONFLICT (the name or a contact has changed since `revision`) and VALIDATION_FAILED (fields): also for
   * the contact that they verified, and for the email of an imported user if another user has it.
   */
  async correct(input: Correction, caller: Caller): Promise<Outcome<CorrectionResult>> {
    const { userId } = input;
    if (!isId(userId)) return unknownSignup;
    return inTransaction(this.#pool, async (client): Promise<Outcome<CorrectionResult>> => {
      const signup = await lockSignup(client, userId);
      const user = signup?.erasedAt === null ? await findCorrectable(client, signup.seq) : null;
      if (user === null) return unknownSignup;
      if (revisionOf(user) !== input.revision) return changed;
      const read = await readCorrection(client, user, input);
      if (!read.ok) return read;
      const { after } = read;
      const details = changeDetails(valuesOf(user), after);
      if (Object.keys(details).length > 0) {
        const emailKey = after.email === user.email ? null : (parseEmail(after.email)?.key ?? null);
        await updateUser(client, user.seq, after, emailKey);
        const target = { kind: 'signup', id: userId };
        await recordAudit(client, { action: 'signup.correct', ...by(caller), target, details });
        if (user.verifiedBy !== null)
          await recordEvent(client, { type: 'signup.updated', signupSeq: user.seq });
      }
      return { ok: true, id: userId, user: after, revision: revisionOf(after) };
    });
  }
}

/** What the user is to be. */
async function readCorrection(
  client: ClientBase,
  user: CorrectedUser,
  input: Correction,
): Promise<Outcome<{ after: Corrected }>> {
  const before = valuesOf(user);
  const given = fields.filter((name) => (input[name] ?? null) !== null);
  const differing = given.filter((name) => (input[name] ?? '').trim() !== before[correctable[name]]);
  const verified = user.verifiedBy === null ? null : user.verifiedBy === 'email' ? 'email' : 'phoneNo';
  if (verified !== null && differing.includes(verified)) return invalidFields({ [verified]: verifiedByThem });
  // A file may have left out what the form asks for.
  const emptied = differing.filter(
    (name) => user.verifiedBy === null && name !== 'email' && (input[name] ?? '').trim() === '',
  );
  const entered = differing.filter((name) => !emptied.includes(name));
  const read = readJoinFields(input, entered, user.country);
  if (!read.ok) return read;
  const after = { ...before };
  for (const name of emptied) after[correctable[name]] = '';
  for (const name of entered) after[correctable[name]] = read.values[name];
  const email = parseEmail(after.email);
  const isIdentity = user.verifiedBy === null && after.email !== before.email && email !== null;
  if (isIdentity && (await isOthersEmail(client, user.seq, [email.key, email.address.toLowerCase()])))
    return invalidFields({ email: 'Another user has this address.' });
  return { ok: true, after };
}

const valuesOf = ({ firstName, lastName, email, phone }: Corrected) => ({
  firstName,
  lastName,
  email,
  phone,
});

const verifiedByThem =
  'They verified this contact, so only they can change it: on their status page, with a code that we send to it.';

const changed = failure(
  'CONFLICT',
  'Their name or a contact has changed since you opened it. Nothing was saved.',
);
