import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { NextPaged } from '../../platform/paging/page.types.ts';
import type { AuditRow } from './audit.repository.ts';

/** The schema's kinds of actor; the values are the ones used internally. */
export const AuditActorKind = {
  ADMIN: 'admin',
  API_KEY: 'api-key',
  VISITOR: 'visitor',
  COMMAND_LINE: 'command-line',
} as const;

registerEnumType(AuditActorKind, {
  name: 'AuditActorKind',
  description: 'Kind of actor of an audit entry.',
  valuesConfig: {
    ADMIN: { description: 'A logged-in admin.' },
    API_KEY: { description: 'A tool that holds an API key.' },
    VISITOR: { description: 'A visitor who was not logged in, such as a failed login.' },
    COMMAND_LINE: { description: 'The command line on the server.' },
  },
});

@InputType({ description: 'Which entries of the audit log to return; all given conditions must hold.' })
export class AuditLogFilter {
  @Field(() => String, {
    nullable: true,
    description: 'An action, such as admin.login, or its prefix, such as admin.',
  })
  declare readonly action?: string | null;

  @Field(() => ID, { nullable: true, description: 'The account or API key that did it.' })
  declare readonly actorId?: string | null;

  @Field(() => ID, { nullable: true, description: 'What the action was applied to.' })
  declare readonly targetId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Part of the actor's or the target's name, in any case.",
  })
  declare readonly search?: string | null;

  @Field(() => String, { nullable: true, description: 'From this moment on, inclusive; ISO 8601.' })
  declare readonly from?: string | null;

  @Field(() => String, { nullable: true, description: 'Before this moment; ISO 8601.' })
  declare readonly to?: string | null;
}

@ObjectType('AuditEntry', {
  simpleResolvers: true,
  description:
    'An entry of the audit log: who did what, to whom or what, when and from where. Entries never change.',
})
export class AuditEntry {
  @Field(() => ID, { description: 'A whole number; higher is later.' })
  declare readonly id: string;

  @Field(() => String, { description: 'When the action was recorded; ISO 8601.' })
  declare readonly recordedAt: string;

  @Field(() => String, { description: 'The action: feature and verb, such as admin.login.' })
  declare readonly action: string;

  @Field(() => AuditActorKind, { description: 'Kind of actor.' })
  declare readonly actorKind: AuditRow['actorKind'];

  @Field(() => ID, { nullable: true, description: 'The account or API key that did it.' })
  declare readonly actorId: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The actor's email address or key name at the time; null 90 days after an account was removed.",
  })
  declare readonly actorName: string | null;

  @Field(() => String, { nullable: true, description: 'Kind of target, such as admin, api-key or faq.' })
  declare readonly targetKind: string | null;

  @Field(() => ID, { nullable: true, description: 'What the action was applied to.' })
  declare readonly targetId: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The target's name at the time, or a person's name today; null for someone whose data was erased, and 90 days after an account was removed.",
  })
  declare readonly targetName: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The client's IP address; null for the command line, for visitors after 90 days, and where the actor was erased.",
  })
  declare readonly clientAddress: string | null;

  @Field(() => [AuditDetail], { description: 'Further details, such as the role that was set.' })
  declare readonly details: readonly AuditDetail[];
}

@ObjectType({ simpleResolvers: true, description: 'One detail of an entry of the audit log.' })
export class AuditDetail {
  @Field(() => String, { description: 'Name of the detail.' })
  declare readonly name: string;

  @Field(() => String, { description: 'Value of the detail, as text.' })
  declare readonly value: string;
}

@ObjectType({ simpleResolvers: true, description: 'One page of the audit log.' })
export class AuditLogPage extends NextPaged {
  @Field(() => [AuditEntry], { description: 'Newest first.' })
  declare readonly entries: readonly AuditEntry[];
}

/** The entry as the schema shows it. */
export function toAuditEntry({ recordedAt, details, ...row }: AuditRow): AuditEntry {
  const shown = Object.entries(details).map(([name, value]) => ({
    name,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }));
  return { ...row, recordedAt: recordedAt.toISOString(), details: shown };
}
