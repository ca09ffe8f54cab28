import { Field, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'The version that is running.' })
export class Version {
  @Field(() => String, { description: 'Version of the app, such as 0.1.0.' })
  version!: string;

  @Field(() => String, { description: 'The last migration of the schema that this version knows.' })
  schema!: string;
}
