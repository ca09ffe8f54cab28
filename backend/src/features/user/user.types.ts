import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { findCountry } from '../../platform/countries/countries.ts';
import { answerText, describeAnswer } from '../../platform/forms/question.ts';
import { searchedPageType } from '../../platform/paging/page.types.ts';
import { allChoices, allQuestions, type ChoiceKey, labelOf, type QuestionKey } from '../../questions.form.ts';
import { type ListedFields, listedFields } from '../waitlist/waitlist.fields.ts';
import type { SignupState } from '../invite/invite.signup-state.ts';
import { UserState } from '../invite/invite.signup-state.types.ts';
import type { UserRow } from './user.repository.ts';
import type { UserSort as Sort } from './user.rules.ts';

/** `HEARD_FROM` for `heardFrom`. */
const constantOf = (key: string): string => key.replace(/[A-Z]/g, '_$&').toUpperCase();

/** The schema's sorts; the values are the ones used internally. */
export const UserSort = {
  FIRST_NAME: 'firstName',
  LAST_NAME: 'lastName',
  EMAIL: 'email',
  PHONE: 'phoneNo',
  COUNTRY: 'country',
  ...Object.fromEntries(allQuestions.map(({ key }) => [constantOf(key), key])),
  REFERRAL_ID: 'referralId',
  REFERRAL_CODE: 'referralCode',
  SOURCE: 'source',
  CAMPAIGN: 'campaign',
  REFERRAL_POINTS: 'referralPoints',
  REFERRAL_COUNT: 'referralCount',
  RANK: 'rank',
  JOINED_AT: 'createdAt',
  STATE: 'state',
  RELEVANCE: 'relevance',
} as const satisfies Readonly<Record<string, Sort>>;

const emptyLast = 'users without one come last in either direction';
registerEnumType(UserSort, {
  name: 'UserSort',
  description:
    'Sort order of users. Texts are sorted whatever their case and accents. Ties are in join order, reversed if the order is.',
  valuesConfig: {
    FIRST_NAME: { description: `First name; ${emptyLast}.` },
    LAST_NAME: { description: `Last name; ${emptyLast}.` },
    EMAIL: { description: `Email address; ${emptyLast}.` },
    PHONE: { description: `Phone number, digit by digit; ${emptyLast}.` },
    COUNTRY: { description: `English name of the country; ${emptyLast}.` },
    ...Object.fromEntries(
      allQuestions.map(({ key, question }) => [
        constantOf(key),
        { description: `${describeAnswer(question)}; ${emptyLast}.` },
      ]),
    ),
    REFERRAL_ID: { description: "The user's own referral code." },
    REFERRAL_CODE: { description: `The code they entered; ${emptyLast}.` },
    SOURCE: { description: `Where they came from; ${emptyLast}.` },
    CAMPAIGN: { description: `The campaign they came from; ${emptyLast}.` },
    REFERRAL_POINTS: { description: 'Points, whatever their state; descending, ties are in join order.' },
    REFERRAL_COUNT: {
      description:
        'How many joined with their code, whatever their state; descending, ties are in join order.',
    },
    RANK: { description: 'Rank; users without a rank come last in either direction, most points first.' },
    JOINED_AT: { description: 'When they joined.' },
    STATE: { description: 'Name of the state.' },
    RELEVANCE: {
      description:
        'Best match first, in either direction: the owner of the exact referral code searched for, the users who joined with it, then everyone else, each by points, whatever their state. Without a search, by points.',
    },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A user that a record refers to.' })
export class UserName {
  @Field(() => ID, { description: "The signup's id." })
  declare readonly id: string;

  @Field(() => String, { description: 'First name; empty for an erased user.' })
  declare readonly firstName: string;

  @Field(() => String, { description: 'Last name; empty for an erased user.' })
  declare readonly lastName: string;

  @Field(() => String, { description: "The user's own referral code." })
  declare readonly referralId: string;
}

@ObjectType({ simpleResolvers: true, description: 'What a user answered to a question of the form.' })
export class UserAnswer {
  @Field(() => String, { description: 'Name of the question, such as `broker`.' })
  declare readonly question: string;

  @Field(() => String, { description: 'The answer as people read it.' })
  declare readonly text: string;
}

@ObjectType('User', { simpleResolvers: true, description: 'A user, as listed in the back office.' })
export class User {
  @Field(() => ID, { description: "The signup's id." })
  declare readonly id: string;

  @Field(() => String, { nullable: true, description: 'ISO 3166-1 alpha-2.' })
  declare readonly country: string | null;

  @Field(() => String, { nullable: true, description: "The country's English name." })
  declare readonly countryName: string | null;

  @Field(() => [UserAnswer], { description: 'Their answers to the questions of the form.' })
  declare readonly answers: readonly UserAnswer[];

  @Field(() => String, { description: "The user's own referral code." })
  declare readonly referralId: string;

  @Field(() => Int, { description: "The user's referral points." })
  declare readonly referralPoints: number;

  @Field(() => Int, { description: "Number of users who joined with this user's code." })
  declare readonly referralCount: number;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the source they came from at first, such as whatsapp; null if it is not known.',
  })
  declare readonly source: string | null;

  @Field(() => String, { nullable: true, description: 'The campaign of that source; null if it has none.' })
  declare readonly campaign: string | null;

  @Field(() => [String], { description: 'Names of their tags, in alphabetical order.' })
  declare readonly tags: readonly string[];

  @Field(() => Int, { nullable: true, description: '1 is first; null unless they are WAITING.' })
  declare readonly rank: number | null;

  @Field(() => UserState, { description: 'Where they are on the way to being let in.' })
  declare readonly state: SignupState;

  @Field(() => String, {
    nullable: true,
    description: 'When they will be erased, at their own request; ISO 8601. Null: they did not ask to leave.',
  })
  declare readonly leavesAt: string | null;

  @Field(() => String, { description: 'When they joined; ISO 8601.' })
  declare readonly joinedAt: string;

  @Field(() => UserName, {
    nullable: true,
    description: 'The user whose code they joined with; null if they entered none or an unknown one.',
  })
  declare readonly referrer: UserName | null;
}

for (const { key, format, erasedTo, listed } of listedFields)
  if (format === 'text' || format === 'phone')
    Field(() => String, { nullable: erasedTo === null, description: listed })(User.prototype, key);

for (const { key, question } of allChoices) {
  const { one } = question.words;
  const label: `${ChoiceKey}Label` = `${key}Label`;
  // An error here: the key of a question is the name of a field that users have anyway.
  Field(() => String, { nullable: true, description: `The ${one}'s slug.` })(
    User.prototype,
    key satisfies Exclude<ChoiceKey, keyof User>,
  );
  Field(() => String, { nullable: true, description: `The ${one}'s name.` })(
    User.prototype,
    label satisfies Exclude<`${ChoiceKey}Label`, keyof User>,
  );
}

/** With the fields they entered: declared above, from the tables of fields and questions. */
export type ShownUser = User & Omit<ListedFields, 'country' | QuestionKey>;

export const UserPage = searchedPageType(User, 'UserPage', 'users');

/** The user as the schema shows it. */
export function toUser(row: UserRow): ShownUser {
  const country = findCountry(row.country);
  return {
    ...row,
    ...answersOf(row),
    answers: answerTextsOf(row),
    country: country?.code ?? null,
    countryName: country?.name ?? null,
    leavesAt: row.leavesAt?.toISOString() ?? null,
    joinedAt: row.joinedAt.toISOString(),
  };
}

/** Answers as they are shown: an option that is gone has neither slug nor label. */
const answersOf = (row: UserRow): Readonly<Record<string, string | null>> =>
  Object.fromEntries(
    allChoices.flatMap(({ key }) => {
      const label = labelOf(key, row[key]);
      return [
        [key, label === null ? null : row[key]],
        [`${key}Label`, label],
      ];
    }),
  );

const answerTextsOf = (row: UserRow): readonly UserAnswer[] =>
  allQuestions.flatMap(({ key, question }) => {
    const text = answerText(question, row[key]);
    return text === null ? [] : [{ question: key, text }];
  });
