import { findCountry } from '../../platform/countries/countries.ts';
import { parseEmail } from '../../platform/contact/email.ts';
import { parsePhone } from '../../platform/contact/phone.ts';
import { emailPatternMessage, nameMaxLength, phoneInvalidMessage } from '../../platform/forms/field-rules.ts';
import { keptCode } from '../referral/referral.rules.ts';
import {
  answerSql,
  choiceMessages,
  describeAnswer,
  findOption,
  type Question,
} from '../../platform/forms/question.ts';
import { forEachQuestion } from '../../questions.form.ts';
import { type FormFieldName, formFields } from './waitlist.form.ts';
import { typedLine } from '../../platform/forms/typed-text.ts';

/**
 * What the server knows about each field of a join beyond the form's own rules. GraphQL and REST input, the inserted
 * record, lists, details, exports and erasure are derived from it.
 */

/** A field of a join. */
export interface JoinField {
  /** Its column in `signup`; null: it is the answer to a question, in `signup.answers`. */
  readonly column: string | null;
  /** What both APIs say of it. */
  readonly description: string;
  readonly example: string;
  /**
   * Normalizes the field for storage; null if nothing was entered or it cannot be stored.
   *
   * @param text what was entered, trimmed. @param country ISO code of the country that came with it, if there is one.
   */
  readonly read: (text: string, country: string | null) => string | null;
  /** The message for a required field that cannot be parsed. */
  readonly unreadable?: string;
  /** How it is shown: as text, or as the name for its code. */
  readonly format: 'text' | 'phone' | 'country' | 'choice';
  /** Its description in the APIs' lists of users; null if only a single user's page shows it. */
  readonly listed: string | null;
  /** The GraphQL name, if it differs from the field's own. */
  readonly shownAs?: string;
  /** Its value after the user is erased. */
  readonly erasedTo: '' | 'ZZ' | null;
}

const textOrNull = (text: string): string | null => (text === '' ? null : text);

/** Fields of answers. */
interface AnswerField extends JoinField {
  readonly column: null;
  readonly listed: string;
  readonly erasedTo: '';
}

function fieldOf(question: Question): AnswerField {
  const answer = {
    column: null,
    erasedTo: '',
    listed: `${describeAnswer(question)}; empty if there is none.`,
  } as const;
  switch (question.kind) {
    case 'choice': {
      const { options } = question;
      return {
        ...answer,
        format: 'choice',
        description: `A label or slug, in any case: ${options.map(({ label, slug }) => `${label} (${slug})`).join(', ')}.`,
        example: options.at(-1)?.slug ?? '',
        read: (text) => findOption(question, text)?.slug ?? null,
        unreadable: choiceMessages(question).unknown,
      };
    }
    case 'text':
      return {
        ...answer,
        format: 'text',
        description: `At most ${question.maxLength} characters.`,
        example: 'An answer',
        read: (text) => textOrNull(typedLine(text)),
      };
  }
}

export const joinFields = {
  firstName: {
    format: 'text',
    listed: 'First name.',
    column: 'first_name',
    description: `At most ${nameMaxLength} characters.`,
    example: 'Ada',
    read: typedLine,
    erasedTo: '',
  },
  lastName: {
    format: 'text',
    listed: 'Last name.',
    column: 'last_name',
    description: `At most ${nameMaxLength} characters.`,
    example: 'Lovelace',
    read: typedLine,
    erasedTo: '',
  },
  email: {
    format: 'text',
    listed: 'Email address.',
    column: 'email',
    description: 'Email address.',
    example: 'ada@example.com',
    read: (text) => parseEmail(text)?.address ?? null,
    unreadable: emailPatternMessage,
    erasedTo: '',
  },
  phoneNo: {
    format: 'phone',
    listed: 'Phone number, E.164.',
    shownAs: 'phone',
    column: 'phone',
    description: 'International with a +, or a national number of the given country.',
    example: '+4930123456',
    read: parsePhone,
    unreadable: phoneInvalidMessage,
    erasedTo: '',
  },
  country: {
    format: 'country',
    listed: 'The country they chose.',
    column: 'country',
    description: 'English name or ISO 3166-1 alpha-2 code.',
    example: 'DE',
    read: (text) => findCountry(text)?.code ?? null,
    unreadable: 'Please select a country from the list',
    erasedTo: 'ZZ',
  },
  ...forEachQuestion(fieldOf),
  referralCode: {
    format: 'text',
    listed: 'The code they entered, known or not.',
    column: 'referral_code',
    description:
      'The referral code entered, alone or as the link that holds it. An unknown code is stored as entered and credits no one.',
    example: '7K2QXBD94M',
    read: (text) => textOrNull(keptCode(text)),
    erasedTo: null,
  },
  systemCountry: {
    format: 'country',
    listed: null,
    column: 'system_country',
    description: 'The country the visitor seems to be in.',
    example: 'DE',
    read: (text) => findCountry(text)?.code ?? null,
    erasedTo: null,
  },
} as const satisfies Readonly<Record<FormFieldName | 'systemCountry', JoinField>>;

/** A field of a signup in SQL. @param signup the alias of its row. */
export const fieldSql = (signup: string, { name, column }: NamedJoinField): string =>
  column === null ? answerSql(`${signup}.answers`, name) : `${signup}.${column}`;

/** What both APIs say of it. */
export const newsConsentDescription =
  "Whether they agree to news by email. Ask with the form's wording, and never assume consent.";

export type JoinFieldName = keyof typeof joinFields;

/** A field of a join, with its name. */
export interface NamedJoinField extends JoinField {
  readonly name: JoinFieldName;
  /** Whether a join without it is rejected. */
  readonly required: boolean;
}

const isName = (text: string): text is JoinFieldName => text in joinFields;
const isRequired = (name: JoinFieldName): boolean => name !== 'systemCountry' && formFields[name].required;

/** Every field in the order of exports: the form's fields, then those that the form fills in by itself. */
export const allJoinFields: readonly NamedJoinField[] = Object.keys(joinFields)
  .filter(isName)
  .map((name) => ({ ...joinFields[name], name, required: isRequired(name) }));

type Fields = typeof joinFields;
type ListedName = {
  [Name in JoinFieldName]: Fields[Name]['listed'] extends string ? Name : never;
}[JoinFieldName];
type ShownAs<Name extends JoinFieldName> = Fields[Name] extends { readonly shownAs: infer Key extends string }
  ? Key
  : Name;

/** The listed fields of a user, under their GraphQL names, as they are stored. */
export type ListedFields = {
  readonly [Name in ListedName as ShownAs<Name>]: Fields[Name]['erasedTo'] extends null
    ? string | null
    : string;
};

const isListedKey = (text: string): text is keyof ListedFields =>
  allJoinFields.some(({ name, listed, shownAs }) => listed !== null && (shownAs ?? name) === text);

/** The fields that {@link ListedFields} has. */
export const listedFields: readonly ListedField[] = allJoinFields.flatMap(({ listed, ...field }) => {
  const key = field.shownAs ?? field.name;
  return listed === null || !isListedKey(key) ? [] : [{ ...field, listed, key }];
});

export interface ListedField extends NamedJoinField {
  readonly listed: string;
  /** The GraphQL name. */
  readonly key: keyof ListedFields;
}
