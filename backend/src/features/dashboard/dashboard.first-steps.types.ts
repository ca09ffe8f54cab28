import { Field, ObjectType, registerEnumType } from 'type-graphql';
import type { DnsFinding as Finding } from '../../platform/mail/sender-domain.ts';

@ObjectType({ simpleResolvers: true, description: 'The first steps of a new installation; true if done.' })
export class FirstSteps {
  @Field(() => Boolean, { description: 'brand.json has your support email instead of the example.' })
  declare readonly brand: boolean;

  @Field(() => Boolean, { description: 'A mail server is configured.' })
  declare readonly mail: boolean;

  @Field(() => Boolean, { description: 'The address of the app that users are invited to is configured.' })
  declare readonly app: boolean;

  @Field(() => Boolean, { description: 'The first user has joined.' })
  declare readonly signup: boolean;

  @Field(() => Boolean, { description: 'An FAQ was added, changed or deleted.' })
  declare readonly faq: boolean;

  @Field(() => Boolean, { description: 'A second admin account is active, or invited.' })
  declare readonly team: boolean;

  @Field(() => Boolean, {
    description: 'False once all are done, a hundred users have joined, or an admin has dismissed them.',
  })
  declare readonly isShown: boolean;
}

/** The schema's findings; the values are the ones used internally. */
export const DnsFinding = {
  FOUND: 'found',
  MISSING: 'missing',
  UNKNOWN: 'unknown',
} as const satisfies Readonly<Record<string, Finding>>;

registerEnumType(DnsFinding, {
  name: 'DnsFinding',
  description: 'Whether DNS has a record.',
  valuesConfig: {
    FOUND: { description: 'It has one.' },
    MISSING: { description: 'It says that it has none.' },
    UNKNOWN: { description: 'It did not answer, or cannot say.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'What DNS says of the domain that emails come from.' })
export class SenderDomain {
  @Field(() => String, { description: 'The domain of `MAIL_FROM`.' })
  declare readonly domain: string;

  @Field(() => DnsFinding, { description: 'The record that lists who may send its emails.' })
  declare readonly spf: Finding;

  @Field(() => DnsFinding, {
    description:
      'The key that signatures of its emails are checked with. One under a selector that is not a usual one is UNKNOWN.',
  })
  declare readonly dkim: Finding;
}
