import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { EmailListRow } from './segment.email-list.repository.ts';

@ObjectType({ simpleResolvers: true, description: 'A list of email addresses, uploaded by an admin.' })
export class EmailList {
  @Field(() => ID, { description: "The list's UUID." })
  declare readonly id: string;

  @Field(() => String, { description: 'Its name in the back office.' })
  declare readonly name: string;

  @Field(() => Int, { description: 'Number of distinct addresses when it was uploaded.' })
  declare readonly valid: number;

  @Field(() => String, { description: 'When it was uploaded; ISO 8601. It is deleted after 30 days.' })
  declare readonly createdAt: string;
}

/** The list as the schema shows it. */
export const toEmailList = ({ createdAt, ...row }: EmailListRow): EmailList => ({
  ...row,
  createdAt: createdAt.toISOString(),
});
