import { type Email, parseEmail } from '../../platform/contact/email.ts';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { firstFault } from '../../platform/forms/form-faults.ts';
import { codePointsIn, type Given, isBlank } from '../../platform/forms/given.ts';
import { visibleText } from '../../platform/forms/field-rules.ts';

const maxNameLength = 100;

export const resetValidMinutes = 30;
export const setupValidHours = 24;
/** For how long the link of a sign-up works, and how long the sign-up is kept without it being opened. */
export const confirmationValidHours = 24;

/** Somebody who may get an account. */
export interface NewAdmin {
  readonly name: string;
  /** As typed, trimmed. */
  readonly email: string;
  /** What addresses are compared by. */
  readonly emailKey: string;
  readonly password: string;
}

/**
 * Reads what somebody gave to get an account. Whether the password is good enough is for `PasswordJudge` to say.
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
  const fields = {
    ...fault('name', nameFault(name)),
    ...fault(
      'email',
      email !== null ? null : isBlank(input.email) ? 'Email Id is required' : 'Invalid email address',
    ),
    ...fault('password', password === '' ? 'Password is required' : null),
  };
  if (Object.keys(fields).length > 0 || email === null) return firstFault(fields);
  return { ok: true, admin: { name, email: email.address, emailKey: email.key, password } };
}

/** What a login's email is compared by; text that is no address has a key no account has. */
export function readLoginEmail(text: string): Email {
  const plain = text.replaceAll(/\p{Cc}/gu, '').trim();
  return parseEmail(text) ?? { address: plain, key: plain.toLowerCase() };
}

/** The name of an account or a key. */
export function nameFault(name: string): string | null {
  if (name === '') return 'Name is required';
  if (codePointsIn(name) > maxNameLength) return `Name must be at most ${maxNameLength} characters`;
  return /\p{Cc}/u.test(name) ? 'Name must be one line of text' : null;
}

const fault = (field: string, message: string | null): Readonly<Record<string, string>> =>
  message === null ? {} : { [field]: message };
