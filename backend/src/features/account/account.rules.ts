import { type Email, parseEmail } from '../../platform/contact/email.ts';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { firstFault, formFaults } from '../../platform/forms/form-faults.ts';
import type { Given } from '../../platform/forms/given.ts';
import { signupFormSchema } from './account.form.ts';
import { typedLine } from '../../platform/forms/typed-text.ts';

export const resetValidMinutes = 30;
export const setupValidHours = 24;
/** How long the link of a sign-up works, and how long an unopened sign-up is kept. */
export const confirmationValidHours = 24;

/** How long the link of an invitation works. */
export const invitationValidDays = 7;

/** Whom an account is for. */
export interface NewAdmin {
  readonly name: string;
  /** As typed, trimmed. */
  readonly email: string;
  /** The key by which addresses are compared. */
  readonly emailKey: string;
  readonly password: string;
}

/**
 * Parses a request for an account. `PasswordJudge` checks the strength of the password.
 *
 * Fails with VALIDATION_FAILED naming every invalid field.
 */
export function parseNewAdmin(input: {
  readonly name: Given;
  readonly email: Given;
  readonly password: Given;
}): Outcome<{ admin: NewAdmin }> {
  const name = typedLine(input.name ?? '');
  const email = parseEmail(input.email ?? '');
  const password = input.password ?? '';
  const fields = formFaults(signupFormSchema, input);
  if (Object.keys(fields).length > 0 || email === null) return firstFault(fields);
  return { ok: true, admin: { name, email: email.address, emailKey: email.key, password } };
}

/** The key that a login's email is compared by; text that is not an address has a key that no account has. */
export function readLoginEmail(text: string): Email {
  const plain = text.replaceAll(/\p{Cc}/gu, '').trim();
  return parseEmail(text) ?? { address: plain, key: plain.toLowerCase() };
}
