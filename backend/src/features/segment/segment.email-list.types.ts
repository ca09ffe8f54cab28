import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { EmailListRow } from './segment.email-list.repository.ts';

@ObjectType({ simpleResolvers: true, description: 'A list of email addresses that an admin uploaded.' })
export class EmailList {
  @Field(() => ID, { description: 'UUID.' })
  declare readonly id: string;

  @Field(() => String, { description: 'What admins call it.' })
  declare readonly name: string;

  @Field(() => Int, { description: 'How many different addresses it had when it was uploaded.' })
  declare readonly valid: number;

  @Field(() => String, { description: 'When it was uploaded; ISO 8601. It is deleted after 30 days.' })
  declare readonly createdAt: string;
}

/** The list as the schema shows it. */
export const toEmailList = ({ createdAt, ...row }: EmailListRow): EmailList => ({
  ...row,
  createdAt: createdAt.toISOString(),
});
