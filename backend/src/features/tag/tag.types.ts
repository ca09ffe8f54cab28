import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({
  simpleResolvers: true,
  description: 'A word that users are told apart by; the team shares it.',
})
export class Tag {
  @Field(() => ID, { description: "The tag's UUID." })
  declare readonly id: string;

  @Field(() => String, { description: 'At most 40 characters, without commas; unique whatever its case.' })
  declare readonly name: string;
}

@ObjectType({ simpleResolvers: true, description: 'A tag, and how many users have it.' })
export class CountedTag extends Tag {
  @Field(() => Int, { description: 'Number of users who have it.' })
  declare readonly users: number;
}

@ObjectType({ simpleResolvers: true, description: 'A user who was given tags, or lost some.' })
export class TagChange {
  @Field(() => ID, { description: "The signup's id." })
  declare readonly userId: string;

  @Field(() => [String], { description: 'The tags that they did not have before, or no longer have.' })
  declare readonly tags: readonly string[];
}

@ObjectType({ simpleResolvers: true, description: 'Tags were put on users or taken off them.' })
export class TagUsersPayload {
  @Field(() => String, { description: 'A message to show to the user.' })
  declare readonly message: string;

  @Field(() => [TagChange], {
    description: 'The users it changed, in the order in which they joined: what it takes to undo it.',
  })
  declare readonly changed: readonly TagChange[];
}

@ObjectType({ simpleResolvers: true, description: 'A tag has another name.' })
export class RenameTagPayload {
  @Field(() => String, { description: 'A message to show to the user.' })
  declare readonly message: string;

  @Field(() => Tag, { description: 'As it is stored now.' })
  declare readonly tag: Tag;
}

@ObjectType({ simpleResolvers: true, description: 'A tag has been deleted.' })
export class DeleteTagPayload {
  @Field(() => String, { description: 'A message to show to the user.' })
  declare readonly message: string;
}
