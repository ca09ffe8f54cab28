import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { findCountry } from '../../platform/countries/countries.ts';
import { pageType } from '../../platform/paging/page.types.ts';
import { findBroker } from '../waitlist/waitlist.brokers.ts';
import { type ListedFields, listedFields } from '../waitlist/waitlist.fields.ts';
import type { UserRow, UserState as State } from './user.repository.ts';
import type { UserSort as Sort } from './user.rules.ts';

/** The schema's sorts; the values are the words used inside. */
export const UserSort = {
  FIRST_NAME: 'firstName',
  LAST_NAME: 'lastName',
  EMAIL: 'email',
  PHONE: 'phoneNo',
  COUNTRY: 'country',
  BROKER: 'broker',
  REFERRAL_ID: 'referralId',
  REFERRAL_CODE: 'referralCode',
  REFERRAL_POINTS: 'referralPoints',
  REFERRAL_COUNT: 'referralCount',
  RANK: 'rank',
  JOINED_AT: 'createdAt',
  STATE: 'state',
  RELEVANCE: 'relevance',
} as const satisfies Readonly<Record<string, Sort>>;

const notRanked = 'who is blocked or erased comes last either way';
registerEnumType(UserSort, {
  name: 'UserSort',
  description: 'What a list of people is sorted by; who joined earlier comes first of those who are alike.',
  valuesConfig: {
    FIRST_NAME: { description: 'First name.' },
    LAST_NAME: { description: 'Last name.' },
    EMAIL: { description: 'E-mail address.' },
    PHONE: { description: 'Phone number, digit by digit.' },
    COUNTRY: { description: 'ISO code of the country.' },
    BROKER: { description: "The broker's slug." },
    REFERRAL_ID: { description: 'Their own code.' },
    REFERRAL_CODE: { description: 'The code they entered.' },
    REFERRAL_POINTS: { description: `Points; ${notRanked}.` },
    REFERRAL_COUNT: { description: `How many joined with their code; ${notRanked}.` },
    RANK: { description: `Rank; ${notRanked}.` },
    JOINED_AT: { description: 'When they joined.' },
    STATE: { description: 'The active, the blocked, the erased.' },
    RELEVANCE: {
      description:
        'Best match first, in either direction: the owner of exactly the code searched for, the users who joined with it, then by rank. Without a search: by rank.',
    },
  },
});

/** The schema's states; the values are the words used inside. */
export const UserState = {
  ACTIVE: 'active',
  BLOCKED: 'blocked',
  ERASED: 'erased',
} as const satisfies Readonly<Record<string, State>>;

registerEnumType(UserState, {
  name: 'UserState',
  description: 'Whether somebody who joined is on the waitlist.',
  valuesConfig: {
    ACTIVE: { description: 'They have a rank.' },
    BLOCKED: { description: 'They have no rank until they are unblocked.' },
    ERASED: { description: 'Everything personal has been removed; texts are empty.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A user as admins see them.' })
export class User {
  @Field(() => ID, { description: "The signup's id." })
  declare readonly id: string;

  @Field(() => String, { nullable: true, description: 'ISO 3166-1 alpha-2.' })
  declare readonly country: string | null;

  @Field(() => String, { nullable: true, description: "The country's English name." })
  declare readonly countryName: string | null;

  @Field(() => String, { nullable: true, description: "The broker's slug." })
  declare readonly broker: string | null;

  @Field(() => String, { nullable: true, description: 'The broker as people read it.' })
  declare readonly brokerLabel: string | null;

  @Field(() => String, { description: 'Their own code, to share.' })
  declare readonly referralId: string;

  @Field(() => Int, { description: 'Their points.' })
  declare readonly referralPoints: number;

  @Field(() => Int, { description: 'How many joined with their code.' })
  declare readonly referralCount: number;

  @Field(() => Int, { nullable: true, description: '1 is first; null for blocked and erased users.' })
  declare readonly rank: number | null;

  @Field(() => UserState, { description: 'Whether they are on the waitlist.' })
  declare readonly state: State;

  @Field(() => String, { description: 'When they joined; ISO 8601.' })
  declare readonly joinedAt: string;
}

for (const { key, format, erasedTo, listed } of listedFields)
  if (format === 'text' || format === 'phone')
    Field(() => String, { nullable: erasedTo === null, description: listed })(User.prototype, key);

/** With what they entered and is shown as it is kept: declared above, from the table of fields. */
export type ShownUser = User & Omit<ListedFields, 'country' | 'broker'>;

@ObjectType({ simpleResolvers: true, description: 'A page of people who joined.' })
export class UserPage extends pageType(User, 'PageOfUsers', 'people who joined') {
  @Field(() => Boolean, {
    description: 'False: a search found more than totalDocs; its later pages cannot be seen.',
  })
  declare readonly totalIsExact: boolean;
}

/** The user as the schema shows it. */
export function toUser(row: UserRow): ShownUser {
  const country = findCountry(row.country);
  const broker = findBroker(row.broker);
  return {
    ...row,
    country: country?.code ?? null,
    countryName: country?.name ?? null,
    broker: broker?.slug ?? null,
    brokerLabel: broker?.label ?? null,
    joinedAt: row.joinedAt.toISOString(),
  };
}
