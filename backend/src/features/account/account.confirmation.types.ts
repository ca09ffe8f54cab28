import { Field, InputType, ObjectType } from 'type-graphql';
import type { Role } from '../../platform/auth/role.ts';
import { RoleEnum } from '../../platform/auth/role.types.ts';

@ObjectType('AdminSignupRequest', {
  simpleResolvers: true,
  description: 'A sign-up whose email is not confirmed yet.',
})
export class AdminSignupRequest {
  @Field(() => String, { description: 'Name entered at sign-up.' })
  declare readonly name: string;

  @Field(() => String, { description: 'The email address that the link was sent to.' })
  declare readonly email: string;

  @Field(() => RoleEnum, {
    nullable: true,
    description:
      'The role of an invited colleague; null if they signed up themselves and an admin has to approve.',
  })
  declare readonly role: Role | null;
}

@InputType({ description: "The token of the emailed link, and the account's name and password." })
export class ConfirmAdminSignupInput {
  @Field(() => String, { description: "The token in the link's fragment." })
  declare readonly token: string;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the account, at most 100 characters. Defaults to the one entered at sign-up.',
  })
  declare readonly name: string | null | undefined;

  @Field(() => String, {
    description:
      'The password of the account: 12 to 128 characters; not a common password. The one entered at sign-up is not used.',
  })
  declare readonly password: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether the session of an account that is active at once lasts 30 days instead of 12 hours.',
  })
  declare readonly remember: boolean;
}
