import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A question and its answer, in plain text.' })
export class Faq {
  @Field(() => ID, { description: 'UUID.' })
  declare readonly id: string;

  @Field(() => String, { description: 'At most 200 characters.' })
  declare readonly question: string;

  @Field(() => String, { description: 'At most 2000 characters, in any number of lines.' })
  declare readonly answer: string;

  @Field(() => Boolean, { description: 'Whether visitors see it.' })
  declare readonly isActive: boolean;
}
