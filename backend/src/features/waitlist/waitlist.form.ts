import { object, string, type InferType } from 'yup';
import {
  emailMaxLength,
  emailPattern,
  emailPatternMessage,
  isPhoneLike,
  isPlainText,
  nameMaxLength,
  phoneInvalidMessage,
} from '../../platform/forms/field-rules.ts';

/**
 * What the waitlist form accepts. The one source of these limits and messages: the form shows them while
 * somebody types, the server answers them with `VALIDATION_FAILED`. Pure, and usable on both sides.
 */

export const referralCodeMaxLength = 64;

export const emailInvalidMessage = 'Please enter valid Email Id';
export { phoneInvalidMessage };

const name = (label: string) =>
  string()
    .trim()
    .required(`${label} is required`)
    .max(nameMaxLength, `${label} must be at most ${nameMaxLength} characters`)
    .test(
      'plain',
      `${label} contains characters that cannot be used`,
      (value) => !value || isPlainText(value),
    );

/** Fields in the order in which the form shows them. Text is trimmed before it is judged. */
export const waitlistFormSchema = object({
  firstName: name('First name'),
  lastName: name('Last name'),
  email: string()
    .trim()
    .required('Email Id is required')
    .max(emailMaxLength, emailInvalidMessage)
    .email(emailInvalidMessage)
    .matches(emailPattern, { message: emailPatternMessage, excludeEmptyString: true }),
  phoneNo: string()
    .trim()
    .required('Please enter phone number.')
    .test('phone', phoneInvalidMessage, (value) => !value || isPhoneLike(value)),
  country: string().trim().required('Country is required'),
  broker: string().trim().required('Please select your broker'),
  referralCode: string()
    .trim()
    .transform((value: string | null) => value ?? undefined)
    .max(referralCodeMaxLength, `Referral code must be at most ${referralCodeMaxLength} characters`)
    .test(
      'plain',
      'Referral code contains characters that cannot be used',
      (value) => !value || isPlainText(value),
    ),
});

export type WaitlistForm = InferType<typeof waitlistFormSchema>;
