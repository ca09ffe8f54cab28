import { type Email, parseEmail } from '../../platform/contact/email.ts';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { firstFault, formFaults } from '../../platform/forms/form-faults.ts';
import type { Given } from '../../platform/forms/given.ts';
import { visibleText } from '../../platform/forms/field-rules.ts';
import { signupFormSchema } from './account.form.ts';

export const resetValidMinutes = 30;
export const setupValidHours = 24;
/** For how long the link of a sign-up works, and how long the sign-up is kept without it being opened. */
export const confirmationValidHours = 24;

/** For how long the link of an invitation works. */
export const invitationValidDays = 7;

/** Who an account is for. */
export interface NewAdmin {
  readonly name: string;
  /** As typed, trimmed. */
  readonly email: string;
  /** What addresses are compared by. */
  readonly emailKey: string;
  readonly password: string;
}

/**
 * Reads a request for an account. Whether the password is good enough is for `PasswordJudge` to say.
 *
 * Fails with VALIDATION_FAILED naming every faulty field.
 */
export function parseNewAdmin(input: {
  readonly name: Given;
  readonly email: Given;
  readonly password: Given;
}): Outcome<{ admin: NewAdmin }> {
  const name = visibleText(input.name ?? '');
  const email = parseEmail(input.email ?? '');
  const password = input.password ?? '';
  const fields = formFaults(signupFormSchema, input);
  if (Object.keys(fields).length > 0 || email === null) return firstFault(fields);
  return { ok: true, admin: { name, email: email.address, emailKey: email.key, password } };
}

/** What a login's email is compared by; text that is no address has a key no account has. */
export function readLoginEmail(text: string): Email {
  const plain = text.replaceAll(/\p{Cc}/gu, '').trim();
  return parseEmail(text) ?? { address: plain, key: plain.toLowerCase() };
}
