import { failure, type Failure } from '../errors/error-catalogue.ts';
import { codePointsIn } from '../forms/given.ts';

export const passwordLength = { min: 12, max: 128 } as const;

/** WEAK_PASSWORD for a password that is too short or too long; null for any other. */
export function passwordLengthFault(password: string): Failure | null {
  const length = codePointsIn(password.normalize('NFKC'));
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

const weakPassword = (message: string): Failure =>
  failure('WEAK_PASSWORD', message, { fields: { password: message } });

export const commonPassword: Failure = weakPassword(
  'This password is too easy to guess. Use a few unrelated words, or let a password manager choose one.',
);
