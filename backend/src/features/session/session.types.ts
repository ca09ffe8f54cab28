import { Field, ID, InputType, ObjectType } from 'type-graphql';
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

@ObjectType('AdminSession', { simpleResolvers: true, description: 'A login that is still valid.' })
export class AdminSession {
  @Field(() => ID, { description: "The session's id." })
  declare readonly id: string;

  @Field(() => String, {
    nullable: true,
    description: 'The browser and system where it began, such as "Chrome on macOS"; null if unknown.',
  })
  declare readonly browser: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The country where it began, by its address; null if unknown.',
  })
  declare readonly country: string | null;

  @Field(() => String, { description: 'When it began; ISO 8601.' })
  declare readonly createdAt: string;

  @Field(() => String, { description: 'When it expires; ISO 8601.' })
  declare readonly expiresAt: string;

  @Field(() => Boolean, { description: 'Whether it is the session that asks.' })
  declare readonly isCurrent: boolean;
}
