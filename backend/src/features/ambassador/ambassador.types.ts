import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { pageType } from '../../platform/paging/page.types.ts';
import type { ApplicationSort } from './ambassador.rules.ts';

/** The schema's sorts; the values are the words used inside. */
export const AmbassadorSort = {
  FIRST_NAME: 'firstName',
  LAST_NAME: 'lastName',
  EMAIL: 'email',
  PHONE: 'phoneNo',
  COLLEGE_NAME: 'collegeName',
  MESSAGE: 'message',
  APPLIED_AT: 'createdAt',
} as const satisfies Readonly<Record<string, ApplicationSort>>;

registerEnumType(AmbassadorSort, {
  name: 'AmbassadorSort',
  description: 'What applications are sorted by; of those that are alike the earlier comes first.',
  valuesConfig: {
    FIRST_NAME: { description: 'First name.' },
    LAST_NAME: { description: 'Last name.' },
    EMAIL: { description: 'E-mail address.' },
    PHONE: { description: 'Phone number, digit by digit.' },
    COLLEGE_NAME: { description: 'College.' },
    MESSAGE: { description: 'How the message begins.' },
    APPLIED_AT: { description: 'When they applied.' },
  },
});

@InputType({
  description:
    'Who wants to be a campus ambassador. Their e-mail must have been verified for it within the last 15 minutes.',
})
export class JoinAsAmbassadorInput {
  @Field(() => String, { description: 'At most 15 characters.' })
  declare readonly firstName: string;

  @Field(() => String, { description: 'At most 15 characters.' })
  declare readonly lastName: string;

  @Field(() => String, { description: 'E-mail address.' })
  declare readonly email: string;

  @Field(() => String, {
    nullable: true,
    description: 'Phone number: international with a +, or national of the United Kingdom.',
  })
  declare readonly phoneNo?: string | null;

  @Field(() => String, { description: 'At most 15 characters.' })
  declare readonly collegeName: string;

  @Field(() => String, { description: 'Why they want to; at most 2000 characters, in any number of lines.' })
  declare readonly message: string;
}

@ObjectType({ simpleResolvers: true, description: 'Somebody has applied as a campus ambassador.' })
export class JoinAsAmbassadorPayload {
  @Field(() => String, { description: 'Fit to show to a person.' })
  declare readonly message: string;

  @Field(() => ID, { description: "The application's UUID." })
  declare readonly id: string;
}

@ObjectType({ simpleResolvers: true, description: 'Somebody who wants to be a campus ambassador.' })
export class AmbassadorApplication {
  @Field(() => ID, { description: 'UUID.' })
  declare readonly id: string;

  @Field(() => String, { description: 'First name.' })
  declare readonly firstName: string;

  @Field(() => String, { description: 'Last name.' })
  declare readonly lastName: string;

  @Field(() => String, { description: 'Verified e-mail address.' })
  declare readonly email: string;

  @Field(() => String, { nullable: true, description: 'Phone number, E.164.' })
  declare readonly phone: string | null;

  @Field(() => String, { description: 'Their college.' })
  declare readonly collegeName: string;

  @Field(() => String, { description: 'Why they want to, in any number of lines.' })
  declare readonly message: string;

  @Field(() => String, { description: 'When they applied; ISO 8601.' })
  declare readonly appliedAt: string;
}

export const AmbassadorPage = pageType(AmbassadorApplication, 'AmbassadorPage', 'applications');
