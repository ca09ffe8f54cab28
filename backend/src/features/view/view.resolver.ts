import { Arg, Ctx, Directive, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { ViewService } from './view.service.ts';
import {
  DeleteUserViewPayload,
  SaveUserViewInput,
  toUserView,
  UserView,
  UserViewPayload,
} from './view.types.ts';

@Resolver()
export class ViewResolver {
  readonly #views: ViewService;

  constructor(views: ViewService) {
    this.#views = views;
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => [UserView], { description: 'The views of the list of users that the team saved, by name.' })
  async userViews(): Promise<readonly UserView[]> {
    return (await this.#views.list()).map(toUserView);
  }

  @Directive('@auth(requires: EDITOR)')
  @Mutation(() => UserViewPayload, {
    description: 'Adds a view, or changes one. Fails with CONFLICT if it has changed since `revision`.',
  })
  async saveUserView(
    @Arg('input', () => SaveUserViewInput, {
      description: 'What it is called and shows, and which one it changes.',
    })
    input: SaveUserViewInput,
    @Ctx() context: RequestContext,
  ): Promise<UserViewPayload> {
    const { view } = resultOf(await this.#views.save(input, context));
    return { message: 'The view is saved.', view: toUserView(view) };
  }

  @Directive('@auth(requires: EDITOR)')
  @Mutation(() => DeleteUserViewPayload, {
    description: 'Deletes a view. Fails with CONFLICT if it has changed since `revision`.',
  })
  async deleteUserView(
    @Arg('id', () => ID, { description: "The view's id." }) id: string,
    @Arg('revision', () => Int, { description: 'The revision that was read.' }) revision: number,
    @Ctx() context: RequestContext,
  ): Promise<DeleteUserViewPayload> {
    resultOf(await this.#views.remove(id, revision, context));
    return { message: 'The view is deleted.' };
  }
}
