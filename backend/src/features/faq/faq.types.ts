import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType('Faq', { simpleResolvers: true, description: 'A question and its answer, in plain text.' })
export class Faq {
  @Field(() => ID, { description: "The FAQ's UUID." })
  declare readonly id: string;

  @Field(() => String, { description: 'At most 200 characters.' })
  declare readonly question: string;

  @Field(() => String, { description: 'At most 2,000 characters; may have several lines.' })
  declare readonly answer: string;

  @Field(() => Boolean, { description: 'Whether visitors see it.' })
  declare readonly isActive: boolean;

  @Field(() => Int, { description: 'From 1; each change counts, except of its position.' })
  declare readonly revision: number;
}

@InputType({ description: 'A new question and its answer, in plain text. It is added after all others.' })
export class AddFaqInput {
  @Field(() => String, {
    description:
      'At most 200 characters. `{brand}`, `{supportEmail}` and `{pointsPerReferral}` are replaced for visitors.',
  })
  declare readonly question: string;

  @Field(() => String, {
    description: 'At most 2,000 characters; may have several lines. The same placeholders are replaced.',
  })
  declare readonly answer: string;

  @Field(() => Boolean, { nullable: true, description: 'Whether visitors see it; defaults to true.' })
  declare readonly isActive?: boolean | null;
}

@InputType({ description: 'Changes to an FAQ; fields left out or null stay as they are.' })
export class UpdateFaqInput {
  @Field(() => ID, { description: "The FAQ's id." })
  declare readonly faqId: string;

  @Field(() => String, { nullable: true, description: 'At most 200 characters.' })
  declare readonly question?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 2,000 characters; may have several lines.' })
  declare readonly answer?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether visitors see it.' })
  declare readonly isActive?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The revision that was edited. If it is not the current one, the answer is CONFLICT; defaults to whatever is current.',
  })
  declare readonly editedRevision?: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'An FAQ has been added, changed or deleted.' })
export class FaqPayload {
  @Field(() => String, { description: 'A message to show to the user.' })
  declare readonly message: string;

  @Field(() => Faq, { description: 'As it is stored now.' })
  declare readonly faq: Faq;
}

@ObjectType({ simpleResolvers: true, description: 'Result of reordering the FAQs.' })
export class ReorderFaqsPayload {
  @Field(() => String, { description: 'A message to show to the user.' })
  declare readonly message: string;

  @Field(() => [Faq], { description: 'All FAQs, in their new order.' })
  declare readonly faqs: readonly Faq[];
}
