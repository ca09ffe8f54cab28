import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { UserFilter } from '../segment/segment.rules.ts';
import { UserFilterInput } from '../segment/segment.types.ts';
import type { ViewRow } from './view.repository.ts';

const sort = 'The order, as the back office has it in the address of the list; null: the usual one.';
const columns = 'The columns, likewise; null: the usual ones.';

@ObjectType({
  simpleResolvers: true,
  description: 'A filter of users with an order and columns, which the team shares.',
})
export class UserView {
  @Field(() => ID, { description: "The view's UUID." })
  declare readonly id: string;

  @Field(() => String, { description: 'At most 60 characters; unique.' })
  declare readonly name: string;

  @Field(() => String, {
    description: 'Its conditions as the query parameters of `getusers`: `states=waiting&countries=DE`.',
  })
  declare readonly filter: string;

  @Field(() => String, { nullable: true, description: sort })
  declare readonly sort: string | null;

  @Field(() => [String], { nullable: true, description: columns })
  declare readonly columns: readonly string[] | null;

  @Field(() => Int, { description: 'From 1; each change counts.' })
  declare readonly revision: number;
}

@InputType({ description: 'A view to add or to change.' })
export class SaveUserViewInput {
  @Field(() => ID, { nullable: true, description: 'The view to change; null: a new one.' })
  declare readonly id?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The revision that was read. If it is not the current one, the answer is CONFLICT.',
  })
  declare readonly revision?: number | null;

  @Field(() => String, { description: 'At most 60 characters; no two views have the same.' })
  declare readonly name: string;

  @Field(() => UserFilterInput, { description: 'Its conditions, neither `search` nor `signupIds`.' })
  declare readonly filter: UserFilterInput;

  @Field(() => String, { nullable: true, description: sort })
  declare readonly sort?: string | null;

  @Field(() => [String], { nullable: true, description: columns })
  declare readonly columns?: string[] | null;
}

@ObjectType({ simpleResolvers: true, description: 'A view has been saved.' })
export class UserViewPayload {
  @Field(() => String, { description: 'A message to show to the user.' })
  declare readonly message: string;

  @Field(() => UserView, { description: 'As it is stored now.' })
  declare readonly view: UserView;
}

@ObjectType({ simpleResolvers: true, description: 'A view has been deleted.' })
export class DeleteUserViewPayload {
  @Field(() => String, { description: 'A message to show to the user.' })
  declare readonly message: string;
}

/** The view as the schema shows it. */
export const toUserView = ({ filter, ...view }: ViewRow): UserView => ({
  ...view,
  filter: parametersOf(filter).toString(),
});

const parametersOf = (filter: UserFilter): URLSearchParams =>
  new URLSearchParams(
    Object.entries(filter).flatMap(([field, values]: [string, unknown]) =>
      [values].flat().map((value) => [field, String(value)]),
    ),
  );
