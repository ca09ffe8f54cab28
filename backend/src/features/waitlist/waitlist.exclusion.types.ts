import { Field, ID, ObjectType } from 'type-graphql';
import type { Blocking } from './waitlist.exclusion.service.ts';

@ObjectType({ simpleResolvers: true, description: 'Whether a user is blocked.' })
export class SignupBlocking {
  @Field(() => String, { description: 'A message to show to the user.' })
  declare readonly message: string;

  @Field(() => ID, { description: "The signup's id." })
  declare readonly id: string;

  @Field(() => String, {
    nullable: true,
    description: "When they were blocked; ISO 8601. Null if they aren't.",
  })
  declare readonly blockedAt: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Result of erasing a user.' })
export class EraseSignupPayload {
  @Field(() => String, { description: 'A message to show to the user.' })
  declare readonly message: string;
}

/** As the schema shows it. */
export const toSignupBlocking = ({ message, id, blockedAt }: Blocking): SignupBlocking => ({
  message,
  id,
  blockedAt: blockedAt?.toISOString() ?? null,
});
