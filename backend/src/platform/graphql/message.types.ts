import { Field, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'Confirms that the request succeeded.' })
export class MessagePayload {
  @Field(() => String, { description: 'A message to show to the user.' })
  declare readonly message: string;
}
