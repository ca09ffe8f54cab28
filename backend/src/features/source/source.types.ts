import { Field, InputType, ObjectType } from 'type-graphql';

/** What both APIs say of it. */
export const sourceDescription =
  'Where the visitor came from when they first arrived. Nothing in it is an error, and nothing is kept of a browser that sends Sec-GPC.';
export const lastSourceDescription = 'Where they came from last, if that was later.';
export const landingDescription =
  'The address on which they arrived: of its query, the utm_ parameters and via count.';
export const referrerDescription = 'The page that linked there, or its host: the host is kept.';

@InputType({ description: 'Where a visitor came from.' })
export class JoinSource {
  @Field(() => String, { nullable: true, description: landingDescription })
  declare readonly landing: string | null | undefined;

  @Field(() => String, { nullable: true, description: referrerDescription })
  declare readonly referrer: string | null | undefined;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A way in which visitors came. Texts are empty for what is not known.',
})
export class Source {
  @Field(() => String, {
    description: 'What it is counted as: utm_source, else via, else the host, else direct.',
  })
  declare readonly name: string;

  @Field(() => String, { description: 'The medium of its utm_ parameters.' })
  declare readonly medium: string;

  @Field(() => String, { description: 'The campaign of its utm_ parameters.' })
  declare readonly campaign: string;

  @Field(() => String, { description: 'The term of its utm_ parameters.' })
  declare readonly term: string;

  @Field(() => String, { description: 'The content of its utm_ parameters.' })
  declare readonly content: string;

  @Field(() => String, { description: 'The site that linked here.' })
  declare readonly host: string;

  @Field(() => String, { description: 'The page on which they arrived.' })
  declare readonly path: string;

  @Field(() => String, { description: 'How the link of a user was shared, such as whatsapp.' })
  declare readonly via: string;
}

@ObjectType({ simpleResolvers: true, description: 'What users can be told apart by.' })
export class SourceNames {
  @Field(() => [String], { description: 'Names of sources in alphabetical order, at most 500.' })
  declare readonly sources: readonly string[];

  @Field(() => [String], { description: 'Their campaigns, likewise.' })
  declare readonly campaigns: readonly string[];
}
