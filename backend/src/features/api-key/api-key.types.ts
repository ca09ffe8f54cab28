import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Role } from '../../platform/auth/role.ts';
import { RoleEnum } from '../../platform/auth/role.types.ts';
import { pageType } from '../../platform/paging/page.types.ts';
import type { ApiKeyRow, ApiKeyScope as Scope, ApiKeySort as Sort } from './api-key.repository.ts';

/** The schema's scopes. */
export const ApiKeyScope = { ROLE: 'ROLE', METRICS: 'METRICS' } as const satisfies Readonly<
  Record<Scope, Scope>
>;

registerEnumType(ApiKeyScope, {
  name: 'ApiKeyScope',
  description: 'What a key is good for.',
  valuesConfig: {
    ROLE: { description: 'What its role allows, on both APIs.' },
    METRICS: { description: 'Reading /metrics and nothing else; everything else answers FORBIDDEN.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description:
    'A key of an internal tool, used as Authorization: Bearer on both APIs, or on /metrics alone. Managing accounts and keys is left to people.',
})
export class ApiKey {
  @Field(() => ID, { description: "The key's id; not the key." })
  declare readonly id: string;

  @Field(() => String, { description: 'What the key is for.' })
  declare readonly name: string;

  @Field(() => ApiKeyScope, { description: 'What it is good for.' })
  declare readonly scope: Scope;

  @Field(() => RoleEnum, {
    nullable: true,
    description: 'What its holder may do; null for a key that reads metrics alone.',
  })
  declare readonly role: Role | null;

  @Field(() => String, {
    description:
      'The e-mail address of the admin who made it. The key ends when they are removed or stop being an ADMIN.',
  })
  declare readonly createdBy: string;

  @Field(() => String, { description: 'When it was made; ISO 8601.' })
  declare readonly createdAt: string;

  @Field(() => String, {
    nullable: true,
    description: 'When it ends by itself; ISO 8601; null: it does not.',
  })
  declare readonly expiresAt: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'When it was last used, to the minute; ISO 8601; null: never.',
  })
  declare readonly lastUsedAt: string | null;
}

/** The schema's sorts; the values are the words used inside. */
export const ApiKeySort = {
  NAME: 'name',
  CREATED_BY: 'createdBy',
  CREATED_AT: 'createdAt',
  EXPIRES_AT: 'expiresAt',
  LAST_USED_AT: 'lastUsedAt',
} as const satisfies Readonly<Record<string, Sort>>;

registerEnumType(ApiKeySort, {
  name: 'ApiKeySort',
  description: 'What API keys are sorted by.',
  valuesConfig: {
    NAME: { description: 'Name.' },
    CREATED_BY: { description: 'E-mail address of who made them.' },
    CREATED_AT: { description: 'When they were made.' },
    EXPIRES_AT: { description: 'When they end; those that do not come last.' },
    LAST_USED_AT: { description: 'When they were last used; those that never were come first.' },
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

@InputType({ description: 'A key to be made.' })
export class CreateApiKeyInput {
  @Field(() => String, { description: 'What it is for; at most 100 characters.' })
  declare readonly name: string;

  @Field(() => ApiKeyScope, { defaultValue: 'ROLE' satisfies Scope, description: 'What it is good for.' })
  declare readonly scope: Scope;

  @Field(() => RoleEnum, {
    defaultValue: 'VIEWER' satisfies Role,
    description: 'What its holder may do; counts with the scope ROLE alone.',
  })
  declare readonly role: Role;

  @Field(() => Int, {
    nullable: true,
    description: 'Days until it ends by itself, 1 to 3650; left out: it does not.',
  })
  declare readonly expiresInDays?: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'A key was made.' })
export class CreateApiKeyPayload {
  @Field(() => String, { description: 'The key itself. It is shown this once.' })
  declare readonly key: string;

  @Field(() => ApiKey, { description: 'The key as it is listed.' })
  declare readonly apiKey: ApiKey;
}

@ObjectType({ simpleResolvers: true, description: 'A key was revoked.' })
export class RevokeApiKeyPayload {
  @Field(() => ID, { description: "The key's id." })
  declare readonly id: string;
}
