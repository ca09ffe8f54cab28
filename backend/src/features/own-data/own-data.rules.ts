import { initialOf } from '../../platform/contact/name.ts';

/**
 * A contact as much as its owner needs to recognize it: the first letter and the domain of an email address, the last three digits of
 * a phone number.
 */
export function maskedContact({
  verifiedBy,
  email,
  phone,
}: {
  readonly verifiedBy: 'email' | 'phone';
  readonly email: string;
  readonly phone: string;
}): string {
  if (verifiedBy === 'phone') return `•••${phone.slice(-3)}`;
  return `${initialOf(email)}•••${email.slice(email.lastIndexOf('@'))}`;
}
