import { type Email, parseEmail } from '../../platform/contact/email.ts';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { firstFault, formFaults } from '../../platform/forms/form-faults.ts';
import type { Given } from '../../platform/forms/given.ts';
import { requestFormSchema, signupFormSchema } from './account.form.ts';
import { typedLine } from '../../platform/forms/typed-text.ts';

export const resetValidMinutes = 30;
export const setupValidHours = 24;
/** How long the link of a sign-up works, and how long an unopened sign-up is kept. */
export const confirmationValidHours = 24;

/** How long the link of an invitation works. */
export const invitationValidDays = 7;

/** Whom an account is for. */
export interface Applicant {
  readonly name: string;
  /** As typed, trimmed. */
  readonly email: string;
  /** The key by which addresses are compared. */
  readonly emailKey: string;
}

export interface NewAdmin extends Applicant {
  readonly password: string;
}

interface SignupInput {
  readonly name: Given;
  readonly email: Given;
  readonly password: Given;
}

/**
 * Parses a request for an account whose password is chosen later; one that is given has to be a text.
 *
 * Fails with VALIDATION_FAILED naming every invalid field.
 */
export function parseApplicant(input: SignupInput): Outcome<{ admin: Applicant }> {
  const hasPassword = input.password !== undefined && input.password !== null;
  const fields = formFaults(hasPassword ? signupFormSchema : requestFormSchema, input);
  const email = parseEmail(input.email ?? '');
  if (Object.keys(fields).length > 0 || email === null) return firstFault(fields);
  return {
    ok: true,
    admin: { name: typedLine(input.name ?? ''), email: email.address, emailKey: email.key },
  };
}

/**
 * Parses an account. `PasswordJudge` checks the strength of the password.
 *
 * Fails with VALIDATION_FAILED naming every invalid field.
 */
export function parseNewAdmin(input: SignupInput): Outcome<{ admin: NewAdmin }> {
  const password = input.password ?? '';
  const parsed = parseApplicant({ ...input, password });
  return parsed.ok ? { ok: true, admin: { ...parsed.admin, password } } : parsed;
}

/** The key that a login's email is compared by; text that is not an address has a key that no account has. */
export function readLoginEmail(text: string): Email {
  const plain = text.replaceAll(/\p{Cc}/gu, '').trim();
  return parseEmail(text) ?? { address: plain, key: plain.toLowerCase() };
}
