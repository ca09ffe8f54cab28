import { Field, ID, ObjectType } from 'type-graphql';
import type { Blocking } from './waitlist.exclusion.service.ts';

@ObjectType({ simpleResolvers: true, description: 'Whether somebody on the waitlist is blocked.' })
export class SignupBlocking {
  @Field(() => String, { description: 'Fit to show to a person.' })
  declare readonly message: string;

  @Field(() => ID, { description: "The signup's id." })
  declare readonly id: string;

  @Field(() => String, { nullable: true, description: 'Since when; ISO 8601. Null: not blocked.' })
  declare readonly blockedAt: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Somebody was erased.' })
export class EraseSignupPayload {
  @Field(() => String, { description: 'Fit to show to a person.' })
  declare readonly message: string;
}

/** As the schema shows it. */
export const toSignupBlocking = ({ message, id, blockedAt }: Blocking): SignupBlocking => ({
  message,
  id,
  blockedAt: blockedAt?.toISOString() ?? null,
});
