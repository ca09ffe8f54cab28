import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { JoinSource, lastSourceDescription, sourceDescription } from '../source/source.types.ts';
import { brokerWords } from './waitlist.broker-words.ts';
import { allJoinFields, newsConsentDescription } from './waitlist.fields.ts';

@ObjectType({
  simpleResolvers: true,
  description: `What users choose when joining: ${brokerWords.oneWithArticle}.`,
})
export class Broker {
  @Field(() => String, { description: 'The stable identifier to send.' })
  declare readonly slug: string;

  @Field(() => String, { description: 'The name to show.' })
  declare readonly label: string;
}

@ObjectType({ simpleResolvers: true, description: 'A user on the waitlist.' })
export class Signup {
  @Field(() => ID, { description: "The signup's UUID." })
  declare readonly id: string;

  @Field(() => String, { description: "The user's own referral code." })
  declare readonly referralId: string;
}

@InputType({
  description:
    'The details of a visitor who joins. Their email or phone must have been verified within the last 15 minutes.',
})
export class JoinWaitlistInput {}

for (const { name, required, description } of allJoinFields)
  Field(() => String, { nullable: !required, description })(JoinWaitlistInput.prototype, name);

Field(() => Boolean, { defaultValue: false, description: newsConsentDescription })(
  JoinWaitlistInput.prototype,
  'newsConsent',
);

const sources = { source: sourceDescription, lastSource: lastSourceDescription };
for (const [name, description] of Object.entries(sources))
  Field(() => JoinSource, { nullable: true, description })(JoinWaitlistInput.prototype, name);

@ObjectType({ simpleResolvers: true, description: 'A user is on the waitlist.' })
export class JoinWaitlistPayload {
  @Field(() => String, { description: 'A message to show to the user.' })
  declare readonly message: string;

  @Field(() => Boolean, { description: 'Whether they had joined before; then nothing was changed.' })
  declare readonly alreadyJoined: boolean;

  @Field(() => Boolean, {
    description:
      'Whether the referral code they entered was accepted. A contact that is only stated never changes this, even if it keeps the code from being credited.',
  })
  declare readonly referralCredited: boolean;

  @Field(() => Signup, { description: 'The signup, new or existing.' })
  declare readonly signup: Signup;
}
