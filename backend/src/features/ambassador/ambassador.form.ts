import { object, string, type InferType } from 'yup';
import {
  emailMaxLength,
  emailPattern,
  emailPatternMessage,
  isPhoneLike,
  plainTextTest,
  nameMaxLength,
  phoneInvalidMessage,
} from '../../platform/forms/field-rules.ts';
import { typed, typedEmail, typedLine, typedLines } from '../../platform/forms/typed-text.ts';

/**
 * What the ambassador form accepts, in yup's own words where none are given, with each field's label in them. The
 * single source of these limits and messages: the form shows them as the applicant types, the server answers with them
 * in `VALIDATION_FAILED`. Pure, and usable on both sides.
 */

export const collegeNameMaxLength = 15;
export const messageMaxLength = 2000;
/** The country preselected in the form; a phone number without a + is first read as one of this country. */
export const ambassadorPhoneCountry = { code: 'GB', dialCode: '+44' } as const;

const line = (label: string, maxLength: number) =>
  string().label(label).transform(typed(typedLine)).required().max(maxLength).test(plainTextTest(label));

/** Fields in the form's order. */
export const ambassadorFormSchema = object({
  firstName: line('First name', nameMaxLength),
  lastName: line('Last name', nameMaxLength),
  email: string()
    .label('Email')
    .transform(typed(typedEmail))
    .required()
    .max(emailMaxLength)
    .email()
    .matches(emailPattern, { message: emailPatternMessage, excludeEmptyString: true }),
  phoneNo: string()
    .trim()
    .test('phone', phoneInvalidMessage, (value) => !value || isPhoneLike(value)),
  collegeName: line('College name', collegeNameMaxLength),
  message: string()
    .label('Message')
    .transform(typed(typedLines))
    .required()
    .max(messageMaxLength)
    .test(plainTextTest('Message')),
});

export type AmbassadorForm = InferType<typeof ambassadorFormSchema>;
