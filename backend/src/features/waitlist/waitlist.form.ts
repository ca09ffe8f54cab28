import { object, string, type InferType } from 'yup';
import {
  emailMaxLength,
  emailPattern,
  emailPatternMessage,
  type FieldRule,
  htmlEmailPattern,
  isPhoneLike,
  isPlainText,
  nameMaxLength,
  phoneInvalidMessage,
  visibleText,
} from '../../platform/forms/field-rules.ts';

/**
 * What the waitlist form accepts. The one source of these limits and messages: the form shows them while
 * somebody types, the server answers them with `VALIDATION_FAILED`. Pure, and usable on both sides.
 */

export const referralCodeMaxLength = 64;

export const emailInvalidMessage = 'Please enter valid Email Id';
export { phoneInvalidMessage };

const name =
  (label: string): FieldRule =>
  (text) => {
    const shown = visibleText(text);
    if (shown === '') return `${label} is required`;
    if (shown.length > nameMaxLength) return `${label} must be at most ${nameMaxLength} characters`;
    return isPlainText(shown) ? null : `${label} contains characters that cannot be used`;
  };

const chosen =
  (message: string): FieldRule =>
  (text) =>
    text === '' ? message : null;

/** Fields in the order in which the form shows them. */
export const waitlistFieldRules = {
  firstName: name('First name'),
  lastName: name('Last name'),
  email: (text) => {
    if (text === '') return 'Email Id is required';
    if (text.length > emailMaxLength || !htmlEmailPattern.test(text)) return emailInvalidMessage;
    return emailPattern.test(text) ? null : emailPatternMessage;
  },
  phoneNo: (text) => {
    if (text === '') return 'Please enter phone number.';
    return isPhoneLike(text) ? null : phoneInvalidMessage;
  },
  country: chosen('Country is required'),
  broker: chosen('Please select your broker'),
  referralCode: (text) => {
    if (text.length > referralCodeMaxLength)
      return `Referral code must be at most ${referralCodeMaxLength} characters`;
    return isPlainText(text) ? null : 'Referral code contains characters that cannot be used';
  },
} satisfies Readonly<Record<string, FieldRule>>;

const field = (rule: FieldRule) =>
  string()
    .trim()
    .default('')
    .test('rule', (text, context) => {
      const fault = rule(text);
      return fault === null || context.createError({ message: fault });
    });

/** The same rules for a form: text is trimmed before it is judged. */
export const waitlistFormSchema = object({
  firstName: field(waitlistFieldRules.firstName),
  lastName: field(waitlistFieldRules.lastName),
  email: field(waitlistFieldRules.email),
  phoneNo: field(waitlistFieldRules.phoneNo),
  country: field(waitlistFieldRules.country),
  broker: field(waitlistFieldRules.broker),
  referralCode: field(waitlistFieldRules.referralCode),
});

export type WaitlistForm = InferType<typeof waitlistFormSchema>;
