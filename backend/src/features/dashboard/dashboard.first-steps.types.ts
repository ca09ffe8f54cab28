import { Field, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'The first steps of a new installation; true if done.' })
export class FirstSteps {
  @Field(() => Boolean, { description: 'brand.json has your support email instead of the example.' })
  declare readonly brand: boolean;

  @Field(() => Boolean, { description: 'A mail server is configured.' })
  declare readonly mail: boolean;

  @Field(() => Boolean, { description: 'The address of the app that users are invited to is configured.' })
  declare readonly app: boolean;

  @Field(() => Boolean, { description: 'The first user has joined.' })
  declare readonly signup: boolean;

  @Field(() => Boolean, { description: 'An FAQ was added, changed or deleted.' })
  declare readonly faq: boolean;

  @Field(() => Boolean, { description: 'A second admin account is active, or invited.' })
  declare readonly team: boolean;

  @Field(() => Boolean, {
    description: 'False once all are done, a hundred users have joined, or an admin has dismissed them.',
  })
  declare readonly isShown: boolean;
}
