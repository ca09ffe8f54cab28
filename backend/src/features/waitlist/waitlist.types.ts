import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { allJoinFields } from './waitlist.fields.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'A broker or wealth manager somebody can choose when joining.',
})
export class Broker {
  @Field(() => String, { description: 'The stable name to send.' })
  declare readonly slug: string;

  @Field(() => String, { description: 'The name to show.' })
  declare readonly label: string;
}

@ObjectType({ simpleResolvers: true, description: 'A person on the waitlist.' })
export class Signup {
  @Field(() => ID, { description: 'UUID.' })
  declare readonly id: string;

  @Field(() => String, { description: "The person's own code, to share." })
  declare readonly referralId: string;
}

@InputType({
  description: 'Who wants to join. Their e-mail or phone must have been verified within the last 15 minutes.',
})
export class JoinWaitlistInput {}

for (const { name, required, description } of allJoinFields)
  Field(() => String, { nullable: !required, description })(JoinWaitlistInput.prototype, name);

@ObjectType({ simpleResolvers: true, description: 'Somebody is on the waitlist.' })
export class JoinWaitlistPayload {
  @Field(() => String, { description: 'Fit to show to a person.' })
  declare readonly message: string;

  @Field(() => Boolean, { description: 'Whether they were on it before; then nothing was changed.' })
  declare readonly alreadyJoined: boolean;

  @Field(() => Boolean, {
    description:
      'Whether the code they entered was accepted. A contact that is only stated never changes this, even if it keeps the code from being credited.',
  })
  declare readonly referralCredited: boolean;

  @Field(() => Signup, { description: 'Their place in the list.' })
  declare readonly signup: Signup;
}
