import { Field, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'A country to choose from.' })
export class Country {
  @Field(() => String, { description: 'ISO 3166-1 alpha-2.' })
  declare readonly code: string;

  @Field(() => String, { description: 'English name.' })
  declare readonly name: string;

  @Field(() => String, { description: 'The international dialing code, such as +49.' })
  declare readonly dialCode: string;

  @Field(() => [String], {
    description: 'What else it is called and found by: its ISO codes, other names, and its dialing code.',
  })
  declare readonly searchTerms: readonly string[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'The country the visitor seems to be in; both fields are null if it is unknown.',
})
export class VisitorCountry {
  @Field(() => String, { nullable: true, description: 'ISO 3166-1 alpha-2.' })
  declare readonly code: string | null;

  @Field(() => String, { nullable: true, description: 'English name.' })
  declare readonly name: string | null;
}
