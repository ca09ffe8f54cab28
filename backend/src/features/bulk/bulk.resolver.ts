import { Arg, Ctx, Directive, ID, Mutation, Query, Resolver } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { AfterArg, FirstArg } from '../../platform/paging/list.args.ts';
import type { BulkService } from './bulk.service.ts';
import {
  BulkAction,
  BulkActionInput,
  BulkActionPreview,
  BulkActions,
  StartBulkActionInput,
  toBulkAction,
} from './bulk.types.ts';

const ActionId = { description: "The action's id." };

/** Doing the same to many users. */
@Resolver()
export class BulkResolver {
  readonly #bulk: BulkService;

  constructor(bulk: BulkService) {
    this.#bulk = bulk;
  }

  @Directive('@auth(requires: EDITOR)')
  @Query(() => BulkActionPreview, {
    description: 'What a bulk action would do, and to whom. EDITORs may look at TAG and UNTAG.',
  })
  async previewBulkAction(
    @Arg('input', () => BulkActionInput, { description: 'What would be done.' }) input: BulkActionInput,
    @Ctx() context: RequestContext,
  ): Promise<BulkActionPreview> {
    return resultOf(await this.#bulk.preview(input, context)).preview;
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => BulkActions, { description: 'What was done to many users at once, newest first.' })
  async bulkActions(
    @FirstArg(20, 100) first: number,
    @AfterArg() after: string | null,
  ): Promise<BulkActions> {
    const { actions, nextAfter } = resultOf(await this.#bulk.actions({ first, after }));
    return { actions: actions.map(toBulkAction), nextAfter };
  }

  @Directive('@auth(requires: EDITOR, session: true)')
  @Mutation(() => BulkAction, {
    description:
      'Does the same to many users: EDITORs may TAG and UNTAG. Large actions go on in the background. Fails with CONFLICT if the users are others than the preview said.',
  })
  async startBulkAction(
    @Arg('input', () => StartBulkActionInput, { description: 'What to do, and the version of its preview.' })
    input: StartBulkActionInput,
    @Ctx() context: RequestContext,
  ): Promise<BulkAction> {
    return toBulkAction(resultOf(await this.#bulk.start(input, context)).action);
  }

  @Directive('@auth(requires: EDITOR, session: true)')
  @Mutation(() => BulkAction, {
    description:
      'Undoes a bulk action for those whom it changed, except those changed in the same way since. One that goes on is stopped first. Returns the action that undoes it.',
  })
  async undoBulkAction(
    @Arg('id', () => ID, ActionId) id: string,
    @Ctx() context: RequestContext,
  ): Promise<BulkAction> {
    return toBulkAction(resultOf(await this.#bulk.undo(id, context)).action);
  }

  @Directive('@auth(requires: EDITOR, session: true)')
  @Mutation(() => BulkAction, {
    description: 'Stops a bulk action that waits, or goes on: it changes no one else.',
  })
  async stopBulkAction(
    @Arg('id', () => ID, ActionId) id: string,
    @Ctx() context: RequestContext,
  ): Promise<BulkAction> {
    return toBulkAction(resultOf(await this.#bulk.stop(id, context)).action);
  }
}
