import { object, string } from 'yup';
import { parseEmail } from '../../platform/contact/email.ts';
import { emailPatternMessage } from '../../platform/forms/field-rules.ts';
import { codePointsIn, isBlank } from '../../platform/forms/given.ts';
import { typedLine } from '../../platform/forms/typed-text.ts';

/**
 * What the forms of accounts accept, except the strength of a password, which the server checks. The single source of
 * these limits and messages. Pure, and usable on both sides.
 */

const maxNameLength = 100;
const emailMissing = 'Enter an email address';

/** What is wrong with the name of an account or a key; null: nothing. It is read as a line of text. */
export function nameFault(text: string): string | null {
  const name = typedLine(text);
  if (name === '') return 'Name is required';
  return codePointsIn(name) > maxNameLength ? `Name must be at most ${maxNameLength} characters` : null;
}

/** What is wrong with an email address; null: nothing. */
export function emailFault(text: string): string | null {
  if (isBlank(text)) return emailMissing;
  return parseEmail(text) === null ? emailPatternMessage : null;
}

const judged = (faultOf: (text: string) => string | null) =>
  string()
    .default('')
    .test((value, { createError }) => {
      const fault = faultOf(value);
      return fault === null || createError({ message: fault });
    });

const required = (message: string) => judged((text) => (text === '' ? message : null));

const name = judged(nameFault);
const password = required('Password is required');

/** Fields in the order in which the forms show them. Who asks for an account chooses the password at the emailed link. */
export const requestFormSchema = object({ name, email: judged(emailFault) });
export const signupFormSchema = requestFormSchema.shape({ password });
/** The login does not check the email's format: an impossible email is a wrong one, and is answered like any other. */
export const loginFormSchema = object({
  email: judged((text) => (isBlank(text) ? emailMissing : null)),
  password,
});
export const emailFormSchema = object({ email: judged(emailFault) });
export const newPasswordFormSchema = object({ password });
/** A blank name stays as it was at the sign-up. */
export const confirmFormSchema = object({
  name: judged((text) => (isBlank(text) ? null : nameFault(text))),
  password,
});
export const changePasswordFormSchema = object({
  currentPassword: required('Enter your current password'),
  password,
});
/** The name of an account, or of an API key. */
export const nameFormSchema = object({ name });
