import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import type { Role } from '../../platform/auth/role.ts';
import { RoleEnum } from '../../platform/auth/role.types.ts';
import { pageType } from '../../platform/paging/page.types.ts';
import type { Account, AccountSort } from './account.repository.ts';
import type { SignedUp } from './account.signed-up.ts';

/** The schema's states of an account. */
export const AdminState = { PENDING: 'pending', ACTIVE: 'active' } as const;
export type AdminState = (typeof AdminState)[keyof typeof AdminState];

registerEnumType(AdminState, {
  name: 'AdminState',
  description: 'Whether an account can be used.',
  valuesConfig: {
    PENDING: { description: 'Its email is confirmed, and an admin has to approve it.' },
    ACTIVE: { description: 'It can log in.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'An account of the back office.' })
export class Admin {
  @Field(() => ID, { description: "The account's id." })
  declare readonly id: string;

  @Field(() => String, { description: "The admin's name." })
  declare readonly name: string;

  @Field(() => String, { description: 'The email address they log in with.' })
  declare readonly email: string;

  @Field(() => RoleEnum, { description: "The account's role, in effect once the account is active." })
  declare readonly role: Role;

  @Field(() => AdminState, { description: 'Whether the account can be used.' })
  declare readonly state: AdminState;

  @Field(() => String, { description: 'When they signed up; ISO 8601.' })
  declare readonly createdAt: string;

  @Field(() => String, { nullable: true, description: 'When the account was approved; ISO 8601.' })
  declare readonly approvedAt: string | null;

  @Field(() => String, { nullable: true, description: 'When they last logged in; ISO 8601.' })
  declare readonly lastLoginAt: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Someone of the team who can log in.' })
export class Colleague {
  @Field(() => ID, { description: "The account's id." })
  declare readonly id: string;

  @Field(() => String, { description: 'The name they go by.' })
  declare readonly name: string;

  @Field(() => String, { description: 'Their email address, by which records name them.' })
  declare readonly email: string;
}

/** The schema's sorts; the values are the ones used internally. */
export const AdminSort = {
  STATE: 'state',
  NAME: 'name',
  EMAIL: 'email',
  ROLE: 'role',
  CREATED_AT: 'createdAt',
  LAST_LOGIN_AT: 'lastLoginAt',
} as const satisfies Readonly<Record<string, AccountSort>>;

registerEnumType(AdminSort, {
  name: 'AdminSort',
  description: 'Sort order of accounts.',
  valuesConfig: {
    STATE: { description: 'Pending accounts first, then by name.' },
    NAME: { description: 'Name of the admin.' },
    EMAIL: { description: 'Email address.' },
    ROLE: { description: 'From VIEWER to ADMIN.' },
    CREATED_AT: { description: 'When they signed up.' },
    LAST_LOGIN_AT: { description: 'When they last logged in; accounts that never did come first.' },
  },
});

export const AdminPage = pageType(Admin, 'AdminPage', 'accounts');

/** The account as the schema exposes it. Fields that are not listed here, such as the password's hash, stay internal. */
export function toAdmin({
  id,
  name,
  email,
  role,
  state,
  createdAt,
  approvedAt,
  lastLoginAt,
}: Account): Admin {
  return {
    id,
    name,
    email,
    role,
    state: state === 'pending' ? 'pending' : 'active',
    createdAt: createdAt.toISOString(),
    approvedAt: approvedAt?.toISOString() ?? null,
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
  };
}

@InputType({ description: 'Details of a new account.' })
export class AdminSignupInput {
  @Field(() => String, { description: "The admin's name; at most 100 characters." })
  declare readonly name: string;

  @Field(() => String, { description: 'The email address to log in with.' })
  declare readonly email: string;

  @Field(() => String, {
    nullable: true,
    description:
      'With `setup`: 12 to 128 characters; not a common password. Otherwise the password is chosen at the emailed link; one that is given here is only checked.',
  })
  declare readonly password?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The token of the setup link that the server printed: the account is then an active ADMIN at once. It works once.',
  })
  declare readonly setup?: string | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether the session of an account that is active at once lasts 30 days instead of 12 hours.',
  })
  declare readonly remember: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'Result of a sign-up. With a setup link or an invitation, the account is active and logged in; otherwise everything but the message is null.',
})
export class AdminSignupPayload {
  @Field(() => String, { description: 'A message to show to the user.' })
  declare readonly message: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Send it as Authorization: Bearer with every request; null if the account is not active yet.',
  })
  declare readonly accessToken: string | null;

  @Field(() => String, { nullable: true, description: 'When the session expires; ISO 8601.' })
  declare readonly expiresAt: string | null;

  @Field(() => Admin, { nullable: true, description: 'The account that logged in.' })
  declare readonly admin: Admin | null;
}

/** A sign-up as the schema exposes it. */
export const toSignupPayload = ({ message, session }: SignedUp): AdminSignupPayload => ({
  message,
  accessToken: session?.accessToken ?? null,
  expiresAt: session?.expiresAt.toISOString() ?? null,
  admin: session === null ? null : toAdmin(session.admin),
});

@InputType({ description: 'A new password, and proof of the old one.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The current password.' })
  declare readonly currentPassword: string;

  @Field(() => String, { description: 'The new password: 12 to 128 characters; not a common password.' })
  declare readonly password: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The password was changed and every session ended. This is the new session.',
})
export class ChangePasswordPayload {
  @Field(() => String, { description: 'A message to show to the user.' })
  declare readonly message: string;

  @Field(() => String, { description: 'Send it as Authorization: Bearer from now on.' })
  declare readonly accessToken: string;

  @Field(() => String, { description: 'When the session expires; ISO 8601.' })
  declare readonly expiresAt: string;
}

@InputType({ description: 'A new password, and the token of the emailed link.' })
export class ResetPasswordInput {
  @Field(() => String, { description: "The token in the link's fragment." })
  declare readonly token: string;

  @Field(() => String, { description: 'The new password: 12 to 128 characters; not a common password.' })
  declare readonly password: string;
}

@ObjectType({ simpleResolvers: true, description: 'Something that an admin created.' })
export class AdminLegacyItem {
  @Field(() => ID, { description: 'The id of the endpoint, mailing or key.' })
  declare readonly id: string;

  @Field(() => String, { description: 'Its name, as the back office shows it.' })
  declare readonly name: string;
}

@ObjectType({ simpleResolvers: true, description: 'A wave or broadcast that sends messages or will.' })
export class AdminLegacyMailing extends AdminLegacyItem {
  @Field(() => Boolean, { description: 'Whether it has begun; otherwise it is scheduled.' })
  declare readonly isRunning: boolean;

  @Field(() => Boolean, { description: 'Whether it is a wave of invitations; otherwise it is a broadcast.' })
  declare readonly isWave: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What goes on working for an admin, unless something is done about it.',
})
export class AdminLegacy {
  @Field(() => [AdminLegacyItem], { description: 'Webhook endpoints that get personal data.' })
  declare readonly webhookEndpoints: readonly AdminLegacyItem[];

  @Field(() => [AdminLegacyMailing], {
    description:
      'Waves and broadcasts that are running or scheduled, also those created with an API key of the admin. Without a new owner, a running one is paused and a scheduled one becomes a draft.',
  })
  declare readonly mailings: readonly AdminLegacyMailing[];

  @Field(() => [AdminLegacyItem], {
    description: "API keys. They are always revoked: their creator knows them, so they can't be taken over.",
  })
  declare readonly apiKeys: readonly AdminLegacyItem[];
}

@ObjectType({ simpleResolvers: true, description: 'Result of removing an account.' })
export class RemoveAdminPayload {
  @Field(() => ID, { description: "The account's id." })
  declare readonly id: string;
}
