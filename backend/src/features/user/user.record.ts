import { type TSchema, Type } from '@sinclair/typebox';
import { findCountry } from '../../platform/countries/countries.ts';
import { signupStates } from '../invite/invite.state.ts';
import { allChoices, labelOf } from '../../questions.form.ts';
import { type ListedField, listedFields } from '../waitlist/waitlist.fields.ts';
import type { UserRow } from './user.repository.ts';
import type { UserChoice } from './user.rules.ts';

/** Users as REST returns them. */

/** The parameters for selecting users in calls that list them. */
export const UserChoiceQuery = {
  search: Type.Optional(
    Type.String({
      description:
        'Words in any order, each part of a name, email, phone, entered code, own code or id, in any case and with or without accents.',
    }),
  ),
  country: Type.Optional(
    Type.String({
      description:
        'Only users who stated this country: its ISO code or English name. Erased users have none.',
    }),
  ),
  state: Type.Optional(Type.String({ description: `Only users in this state: ${signupStates.join(', ')}.` })),
  ...Object.fromEntries(
    allChoices.map(({ key, question: { words } }) => [
      key,
      Type.Optional(
        Type.String({ description: `Only users who chose this ${words.one}: its slug or name.` }),
      ),
    ]),
  ),
};

/** Which users the parameters of {@link UserChoiceQuery} select. */
export const choiceOf = (query: object): UserChoice => {
  const given = new Map<string, unknown>(Object.entries(query));
  const text = (name: string): string | undefined => {
    const value = given.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  return {
    search: text('search'),
    country: text('country'),
    state: text('state'),
    answers: Object.fromEntries(allChoices.map(({ key }) => [key, text(key)])),
  };
};

export const StateReply = Type.Union(
  signupStates.map((state) => Type.Literal(state)),
  {
    description:
      'Where they are on the way to being let in: only waiting users have a rank. For an erased user, everything personal is empty or null.',
  },
);

export const orNull = <T extends ReturnType<typeof Type.String | typeof Type.Integer>>(
  schema: T,
  description: string,
) => Type.Union([schema, Type.Null()], { description });

const listedSchemas = {
  text: ({ erasedTo, listed }: ListedField) =>
    erasedTo === null ? orNull(Type.String(), listed) : Type.String({ description: listed }),
  phone: () => orNull(Type.Integer(), 'The digits of the E.164 number.'),
  country: () => orNull(Type.String(), 'English name.'),
  choice: () => orNull(Type.String(), 'Its name.'),
} as const satisfies Readonly<Record<ListedField['format'], (field: ListedField) => TSchema>>;

/** The REST representation of a stored field. */
const written: Readonly<
  Record<ListedField['format'], (kept: string | null, name: string) => string | number | null>
> = {
  text: (kept) => kept,
  phone: (kept) => (kept === null || kept === '' ? null : Number(kept.slice(1))),
  country: (kept) => findCountry(kept ?? '')?.name ?? null,
  choice: (kept, name) => labelOf(name, kept),
};

/** The fields that the list and the export share. */
export const userFields: Readonly<Record<string, TSchema>> = {
  ...Object.fromEntries(listedFields.map((field) => [field.name, listedSchemas[field.format](field)])),
  referralId: Type.String({ description: "The user's own referral code." }),
  referralPoints: Type.Integer({ minimum: 0 }),
  referralCount: Type.Integer({
    minimum: 0,
    description: "Number of users who joined with this user's code.",
  }),
  createdAt: Type.String({ format: 'date-time', description: 'When they joined.' }),
};

/** The fields that the list and the export share. */
export const toUserRecord = (row: Omit<UserRow, 'referrer'>) => ({
  ...Object.fromEntries(listedFields.map(({ name, key, format }) => [name, written[format](row[key], name)])),
  referralId: row.referralId,
  referralPoints: row.referralPoints,
  referralCount: row.referralCount,
  createdAt: row.joinedAt.toISOString(),
});
