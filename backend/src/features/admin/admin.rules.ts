import { type Email, parseEmail } from '../../platform/contact/email.ts';
import { failure, type Failure, type Outcome } from '../../platform/errors/error-catalogue.ts';
import { visibleText } from '../../platform/forms/field-rules.ts';

export const passwordLength = { min: 12, max: 128 } as const;
const maxNameLength = 100;

/** How long a session lasts. */
export const sessionSeconds = (remember: boolean): number => (remember ? 30 * 24 : 12) * 60 * 60;
export const resetValidMinutes = 30;

/** Text that came in; anything may be missing. */
export type Given = string | null | undefined;

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
  if (Object.keys(fields).length > 0 || email === null) return invalidFields(fields);
  return { ok: true, admin: { name, email: email.address, emailKey: email.key, password } };
}

/** WEAK_PASSWORD for a password that is too short or too long; null for any other. */
export function passwordLengthFault(password: string): Failure | null {
  const length = codePoints(password.normalize('NFKC'));
  if (length < passwordLength.min) return weakPassword(`Use at least ${passwordLength.min} characters.`);
  return length > passwordLength.max ? weakPassword(`Use at most ${passwordLength.max} characters.`) : null;
}

/** The words of a person that a password must not be made of. */
export const wordsOf = ({
  name,
  email,
}: {
  readonly name: string;
  readonly email: string;
}): readonly string[] => [email, ...`${name} ${email}`.split(/[\s@.+_-]+/)].filter((word) => word.length > 2);

/** What a login's email is compared by; text that is no address has a key no account has. */
export function readLoginEmail(text: string): Email {
  const plain = text.replaceAll(/\p{Cc}/gu, '').trim();
  return parseEmail(text) ?? { address: plain, key: plain.toLowerCase() };
}

/** The name of an account or a key. */
export function nameFault(name: string): string | null {
  if (name === '') return 'Name is required';
  if (codePoints(name) > maxNameLength) return `Name must be at most ${maxNameLength} characters`;
  return /\p{Cc}/u.test(name) ? 'Name must be one line of text' : null;
}

export const isBlank = (text: Given): boolean => (text ?? '').trim() === '';

/** VALIDATION_FAILED; the first fault is shown to the person as a whole, too. */
export function invalidFields(fields: Readonly<Record<string, string>>): Failure {
  return failure('VALIDATION_FAILED', Object.values(fields)[0] ?? 'Please check the form.', { fields });
}

export const isId = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

const weakPassword = (message: string): Failure =>
  failure('WEAK_PASSWORD', message, { fields: { password: message } });

export const commonPassword: Failure = weakPassword(
  'This password is too easy to guess. Use a few unrelated words, or let a password manager choose one.',
);

const fault = (field: string, message: string | null): Readonly<Record<string, string>> =>
  message === null ? {} : { [field]: message };

const codePoints = (text: string): number => Array.from(text).length;
