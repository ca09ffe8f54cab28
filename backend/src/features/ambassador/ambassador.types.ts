import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { pageType } from '../../platform/paging/page.types.ts';
import type { ApplicationStatus } from './ambassador.review.rules.ts';
import { AmbassadorStatus } from './ambassador.review.types.ts';
import type { ApplicationSort } from './ambassador.rules.ts';
import type { ListedApplication } from './ambassador.signup.repository.ts';
import { ApplicantSignup } from './ambassador.signup.types.ts';

/** The schema's sorts; the values are the ones used internally. */
export const AmbassadorSort = {
  FIRST_NAME: 'firstName',
  LAST_NAME: 'lastName',
  EMAIL: 'email',
  PHONE: 'phoneNo',
  COLLEGE_NAME: 'collegeName',
  MESSAGE: 'message',
  APPLIED_AT: 'createdAt',
  STATUS: 'status',
  REFERRALS: 'referralCount',
} as const satisfies Readonly<Record<string, ApplicationSort>>;

registerEnumType(AmbassadorSort, {
  name: 'AmbassadorSort',
  description: 'Sort order of applications; ties go to the earlier one.',
  valuesConfig: {
    FIRST_NAME: { description: 'First name.' },
    LAST_NAME: { description: 'Last name.' },
    EMAIL: { description: 'Email address.' },
    PHONE: { description: 'Phone number, digit by digit.' },
    COLLEGE_NAME: { description: 'Name of the college.' },
    MESSAGE: { description: 'The beginning of the message.' },
    APPLIED_AT: { description: 'When they applied.' },
    STATUS: { description: 'From NEW to DECLINED.' },
    REFERRALS: { description: 'How many referrals of their sign-up count; those without one are last.' },
  },
});

@InputType({
  description:
    "An applicant's details. Their email must have been verified for this purpose within the last 15 minutes.",
})
export class JoinAsAmbassadorInput {
  @Field(() => String, { description: 'At most 15 characters.' })
  declare readonly firstName: string;

  @Field(() => String, { description: 'At most 15 characters.' })
  declare readonly lastName: string;

  @Field(() => String, { description: 'Email address.' })
  declare readonly email: string;

  @Field(() => String, {
    nullable: true,
    description: 'Phone number: international with a +, or a national number of the United Kingdom.',
  })
  declare readonly phoneNo?: string | null;

  @Field(() => String, { description: 'At most 15 characters.' })
  declare readonly collegeName: string;

  @Field(() => String, {
    description: 'Why they want to be an ambassador; at most 2,000 characters, may have several lines.',
  })
  declare readonly message: string;
}

@ObjectType({ simpleResolvers: true, description: 'Result of an ambassador application.' })
export class JoinAsAmbassadorPayload {
  @Field(() => String, { description: 'A message to show to the user.' })
  declare readonly message: string;

  @Field(() => ID, { description: "The application's UUID." })
  declare readonly id: string;
}

@ObjectType('AmbassadorApplication', {
  simpleResolvers: true,
  description: 'An application to become a campus ambassador.',
})
export class AmbassadorApplication {
  @Field(() => ID, { description: "The application's UUID." })
  declare readonly id: string;

  @Field(() => String, { description: 'First name.' })
  declare readonly firstName: string;

  @Field(() => String, { description: 'Last name.' })
  declare readonly lastName: string;

  @Field(() => String, { description: 'Verified email address.' })
  declare readonly email: string;

  @Field(() => String, { nullable: true, description: 'Phone number, E.164.' })
  declare readonly phone: string | null;

  @Field(() => String, { description: 'The college they are at.' })
  declare readonly collegeName: string;

  @Field(() => String, { description: 'Why they want to be an ambassador; may have several lines.' })
  declare readonly message: string;

  @Field(() => String, { description: 'When they applied; ISO 8601.' })
  declare readonly appliedAt: string;

  @Field(() => AmbassadorStatus, { description: 'Its review status.' })
  declare readonly status: ApplicationStatus;

  @Field(() => String, { nullable: true, description: 'When it was first accepted; ISO 8601. Null: never.' })
  declare readonly acceptedAt: string | null;

  @Field(() => Int, { description: "Number of the team's notes on it." })
  declare readonly noteCount: number;

  @Field(() => ApplicantSignup, {
    nullable: true,
    description: 'Their sign-up; null if they have none that verified this email or that they connected.',
  })
  declare readonly signup: ApplicantSignup | null;

  @Field(() => Boolean, {
    description:
      'Whether signup is null, and a user who verified a phone number states this email: it may be the applicant, who can connect that sign-up by a link in the email that says they were accepted.',
  })
  declare readonly isStated: boolean;
}

export const AmbassadorPage = pageType(AmbassadorApplication, 'AmbassadorPage', 'applications');

/** An application as the schema shows it. */
export const toAmbassadorApplication = ({
  appliedAt,
  acceptedAt,
  ...row
}: ListedApplication): AmbassadorApplication => ({
  ...row,
  appliedAt: appliedAt.toISOString(),
  acceptedAt: acceptedAt?.toISOString() ?? null,
});
