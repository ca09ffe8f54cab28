import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Role } from '../../platform/auth/role.ts';
import { RoleEnum } from '../../platform/auth/role.types.ts';
import type { ApiKeyRow } from './admin.api-key.repository.ts';

@ObjectType({
  description:
    'A key of an internal tool, used as Authorization: Bearer on both APIs. Managing accounts and keys is left to people.',
})
export class ApiKey {
  @Field(() => ID, { description: "The key's id; not the key." })
  declare readonly id: string;

  @Field(() => String, { description: 'What the key is for.' })
  declare readonly name: string;

  @Field(() => RoleEnum, { description: 'What its holder may do.' })
  declare readonly role: Role;

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

  @Field(() => RoleEnum, { defaultValue: 'VIEWER' satisfies Role, description: 'What its holder may do.' })
  declare readonly role: Role;

  @Field(() => Int, {
    nullable: true,
    description: 'Days until it ends by itself, 1 to 3650; left out: it does not.',
  })
  declare readonly expiresInDays?: number | null;
}

@ObjectType({ description: 'A key was made.' })
export class CreateApiKeyPayload {
  @Field(() => String, { description: 'The key itself. It is shown this once.' })
  declare readonly key: string;

  @Field(() => ApiKey, { description: 'The key as it is listed.' })
  declare readonly apiKey: ApiKey;
}

@ObjectType({ description: 'A key was revoked.' })
export class RevokeApiKeyPayload {
  @Field(() => ID, { description: "The key's id." })
  declare readonly id: string;
}
