import { Field, InputType, ObjectType } from 'type-graphql';
import { Admin } from '../account/account.types.ts';

@InputType({ description: 'Login credentials.' })
export class AdminLoginInput {
  @Field(() => String, { description: 'The email address of the account.' })
  declare readonly email: string;

  @Field(() => String, { description: "The account's password." })
  declare readonly password: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether the session lasts 30 days instead of 12 hours.',
  })
  declare readonly remember: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'Result of a login.' })
export class AdminLoginPayload {
  @Field(() => String, { description: 'A message to show to the user.' })
  declare readonly message: string;

  @Field(() => String, { description: 'Send it as Authorization: Bearer with every request.' })
  declare readonly accessToken: string;

  @Field(() => String, { description: 'When the session expires; ISO 8601.' })
  declare readonly expiresAt: string;

  @Field(() => Admin, { description: 'The account that logged in.' })
  declare readonly admin: Admin;
}
