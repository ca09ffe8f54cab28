import {
  emailMaxLength,
  emailMissingMessage,
  emailPattern,
  emailPatternMessage,
  type FieldRule,
  htmlEmailPattern,
  isPhoneLike,
  plainTextFault,
  nameMaxLength,
  phoneInvalidMessage,
  phoneMissingMessage,
} from '../../platform/forms/field-rules.ts';
import { keptCode } from '../referral/referral.rules.ts';
import { choiceMessages, type Question } from '../../platform/forms/question.ts';
import { forEachQuestion } from '../../questions.form.ts';
import { typedEmail, typedLine, typedPhone } from '../../platform/forms/typed-text.ts';
import { recordOf } from '../../platform/record-of.ts';

/**
 * The fields of the waitlist form: their names, order, labels, limits and messages. The form shows the messages as the
 * visitor types, the server answers with them in `VALIDATION_FAILED`. Those that other forms share are in
 * `field-rules.ts`; what only the server knows about a field, including its column, is in `waitlist.fields.ts`. Pure, and
 * usable on both sides.
 */

/** What the form knows about a field. */
interface FormField {
  readonly label: string;
  readonly required: boolean;
  /** `choice` is picked from a list. */
  readonly control: 'text' | 'email' | 'tel' | 'choice';
  /** The autofill hint for browsers (HTML Standard, autofill). */
  readonly autoComplete: string;
  readonly rule: FieldRule;
}

export const referralCodeMaxLength = 64;

/** Shown to the user right after joining. */
export const joinedMessage = "Thanks, you've been registered to the waitlist!";

export const emailInvalidMessage = 'Please enter valid Email Id';
export { nameMaxLength, phoneInvalidMessage };

const name =
  (label: string): FieldRule =>
  (text) => {
    const shown = typedLine(text);
    if (shown === '') return `${label} is required`;
    if (shown.length > nameMaxLength) return `${label} must be at most ${nameMaxLength} characters`;
    return plainTextFault(label, shown);
  };

/** An optional line of text. */
const optionalText =
  (label: string, maxLength: number, read: (text: string) => string = typedLine): FieldRule =>
  (entered) => {
    const text = read(entered);
    if (text.length > maxLength) return `${label} must be at most ${maxLength} characters`;
    return plainTextFault(label, text);
  };

const chosen =
  (message: string): FieldRule =>
  (text) =>
    text === '' ? message : null;

function fieldOf(question: Question): FormField {
  const { label, required } = question;
  switch (question.kind) {
    case 'choice': {
      const { missing } = choiceMessages(question);
      return {
        label,
        required,
        control: 'choice',
        autoComplete: 'off',
        rule: required ? chosen(missing) : () => null,
      };
    }
    case 'text': {
      const rule = optionalText(label, question.maxLength);
      const missing = `${label} is required`;
      return {
        label,
        required,
        control: 'text',
        autoComplete: 'off',
        rule: (text) => (required && typedLine(text) === '' ? missing : rule(text)),
      };
    }
  }
}

/** The fields in the form's order: the country comes before the number whose dial code it determines. */
export const formFields = {
  firstName: {
    label: 'First name',
    required: true,
    control: 'text',
    autoComplete: 'given-name',
    rule: name('First name'),
  },
  lastName: {
    label: 'Last name',
    required: true,
    control: 'text',
    autoComplete: 'family-name',
    rule: name('Last name'),
  },
  email: {
    label: 'Email',
    required: true,
    control: 'email',
    autoComplete: 'email',
    rule: (text) => {
      const email = typedEmail(text);
      if (email === '') return emailMissingMessage;
      if (email.length > emailMaxLength || !htmlEmailPattern.test(email)) return emailInvalidMessage;
      return emailPattern.test(email) ? null : emailPatternMessage;
    },
  },
  country: {
    label: 'Country',
    required: true,
    control: 'choice',
    autoComplete: 'off',
    rule: chosen('Country is required'),
  },
  phoneNo: {
    label: 'Phone number',
    required: true,
    control: 'tel',
    autoComplete: 'tel',
    rule: (text) => {
      if (typedPhone(text) === '') return phoneMissingMessage;
      return isPhoneLike(text) ? null : phoneInvalidMessage;
    },
  },
  ...forEachQuestion(fieldOf),
  referralCode: {
    label: 'Referral code',
    required: false,
    control: 'text',
    autoComplete: 'off',
    rule: optionalText('Referral code', referralCodeMaxLength, keptCode),
  },
} as const satisfies Readonly<Record<string, FormField>>;

export type FormFieldName = keyof typeof formFields;

/** What was entered, as text. */
export type WaitlistForm = Readonly<Record<FormFieldName, string>>;

const isFieldName = (text: string): text is FormFieldName => text in formFields;

/** Every field, in the form's order. */
export const formFieldNames: readonly FormFieldName[] = Object.keys(formFields).filter(isFieldName);

/** The fields that a form may leave empty. */
export const optionalFieldNames: readonly FormFieldName[] = formFieldNames.filter(
  (name) => !formFields[name].required,
);

/** A value for each field. */
export const forEachField = <T>(valueOf: (name: FormFieldName) => T): Readonly<Record<FormFieldName, T>> =>
  recordOf(formFieldNames.map((name) => [name, valueOf(name)] as const));

/** What is wrong with a form, by field. Text is trimmed before it is checked. */
export function waitlistFormFaults(form: WaitlistForm): Readonly<Partial<Record<FormFieldName, string>>> {
  const faults: Partial<Record<FormFieldName, string>> = {};
  for (const name of formFieldNames) {
    const fault = formFields[name].rule(form[name].trim());
    if (fault !== null) faults[name] = fault;
  }
  return faults;
}
