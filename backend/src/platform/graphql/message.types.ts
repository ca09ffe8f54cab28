import { Field, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'It is done.' })
export class MessagePayload {
  @Field(() => String, { description: 'Fit to show to a person.' })
  declare readonly message: string;
}
