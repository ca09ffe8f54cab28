import { object, string, type InferType } from 'yup';

/**
 * What the waitlist form accepts. The one source of these limits and messages: the form shows them while
 * somebody types, the server answers them with `VALIDATION_FAILED`. Pure, and usable on both sides.
 */

export const nameMaxLength = 15;
/** RFC 5321: the longest address a mail server has to take. */
export const emailMaxLength = 254;
/** Digits of a phone number; E.164 ends at 15. */
export const phoneMinDigits = 4;
export const phoneMaxDigits = 15;
export const referralCodeMaxLength = 64;

export const phoneInvalidMessage = 'Please enter valid Phone Number';
export const emailInvalidMessage = 'Please enter valid Email Id';
export const emailPatternMessage = 'Invalid email address';

/** Dots and the @ delimit every repetition, so matching takes time linear in the length. */
const emailPattern = /^[^\s@.]+(?:\.[^\s@.]+)*@(?:[^\s@.]+\.)+[^\s@.\d][^\s@.]+$/;
const phoneCharacters = /^\+?[\d\s().-]+$/;

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

/** Digits, optionally after a `+`; spaces, dots, dashes and brackets between them are forgiven. */
function isPhoneLike(text: string): boolean {
  if (!phoneCharacters.test(text)) return false;
  const digits = text.replace(/\D/g, '').length;
  return digits >= phoneMinDigits && digits <= phoneMaxDigits;
}

/** Whole Unicode characters and none that control a terminal, a log or a spreadsheet. */
function isPlainText(text: string): boolean {
  return !/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(text);
}
