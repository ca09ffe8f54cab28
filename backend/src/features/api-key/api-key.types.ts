import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Role } from '../../platform/auth/role.ts';
import { RoleEnum } from '../../platform/auth/role.types.ts';
import { pageType } from '../../platform/paging/page.types.ts';
import type { ApiKeyRow, ApiKeyScope as Scope, ApiKeySort as Sort } from './api-key.repository.ts';

/** The schema's scopes. */
export const ApiKeyScope = {
  ROLE: 'ROLE',
  METRICS: 'METRICS',
  INVITES: 'INVITES',
  MAIL_EVENTS: 'MAIL_EVENTS',
} as const satisfies Readonly<Record<Scope, Scope>>;

registerEnumType(ApiKeyScope, {
  name: 'ApiKeyScope',
  description:
    'What a key can do. A key with a scope other than ROLE can use only operations that name its scope; all others answer FORBIDDEN.',
  valuesConfig: {
    ROLE: { description: 'What its role allows, on both APIs.' },
    METRICS: { description: 'Reading /metrics.' },
    INVITES: { description: 'Looking up and redeeming invitations.' },
    MAIL_EVENTS: { description: 'Reporting bounces and complaints.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description:
    'A key for an internal tool, sent as Authorization: Bearer to both APIs, or limited to one purpose. Managing accounts and keys takes a login session.',
})
export class ApiKey {
  @Field(() => ID, { description: "The key's id; not the key." })
  declare readonly id: string;

  @Field(() => String, { description: 'What the key is for.' })
  declare readonly name: string;

  @Field(() => ApiKeyScope, { description: 'What the key may do.' })
  declare readonly scope: Scope;

  @Field(() => RoleEnum, {
    nullable: true,
    description: "The key's role; null for a key that is limited to a scope.",
  })
  declare readonly role: Role | null;

  @Field(() => String, {
    description:
      'The email address of the admin who created it. The key stops working when they are removed or are no longer an ADMIN.',
  })
  declare readonly createdBy: string;

  @Field(() => String, { description: 'When the key was created; ISO 8601.' })
  declare readonly createdAt: string;

  @Field(() => String, { nullable: true, description: "When it expires; ISO 8601. Null if it doesn't." })
  declare readonly expiresAt: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'When it was last used, to the minute; ISO 8601. Null if never.',
  })
  declare readonly lastUsedAt: string | null;
}

/** The schema's sorts; the values are the ones used internally. */
export const ApiKeySort = {
  NAME: 'name',
  CREATED_BY: 'createdBy',
  CREATED_AT: 'createdAt',
  EXPIRES_AT: 'expiresAt',
  LAST_USED_AT: 'lastUsedAt',
} as const satisfies Readonly<Record<string, Sort>>;

registerEnumType(ApiKeySort, {
  name: 'ApiKeySort',
  description: 'Sort order of API keys.',
  valuesConfig: {
    NAME: { description: 'Name of the key.' },
    CREATED_BY: { description: 'Email address of the admin who created them.' },
    CREATED_AT: { description: 'When they were created.' },
    EXPIRES_AT: { description: 'When they expire; keys that never expire come last.' },
    LAST_USED_AT: { description: 'When they were last used; keys that never were come first.' },
  },
});

export const ApiKeyPage = pageType(ApiKey, 'ApiKeyPage', 'API keys');

/** The key as the schema shows it. */
export function toApiKey({ createdAt, expiresAt, lastUsedAt, ...row }: ApiKeyRow): ApiKey {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

@InputType({ description: 'An API key to create.' })
export class CreateApiKeyInput {
  @Field(() => String, { description: 'What the key is for; at most 100 characters.' })
  declare readonly name: string;

  @Field(() => ApiKeyScope, { defaultValue: 'ROLE' satisfies Scope, description: 'What the key may do.' })
  declare readonly scope: Scope;

  @Field(() => RoleEnum, {
    defaultValue: 'VIEWER' satisfies Role,
    description: 'Role of the key; used only with the scope ROLE.',
  })
  declare readonly role: Role;

  @Field(() => Int, {
    nullable: true,
    description: "Days until it expires, 1 to 3,650. By default it doesn't.",
  })
  declare readonly expiresInDays?: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'Result of creating an API key.' })
export class CreateApiKeyPayload {
  @Field(() => String, { description: "The key itself. It can't be retrieved later." })
  declare readonly key: string;

  @Field(() => ApiKey, { description: "The key's entry in the list." })
  declare readonly apiKey: ApiKey;
}

@ObjectType({ simpleResolvers: true, description: 'Result of revoking an API key.' })
export class RevokeApiKeyPayload {
  @Field(() => ID, { description: "The key's id." })
  declare readonly id: string;
}
