import { Arg, Ctx, Directive, Mutation, Query, Resolver } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { RetentionService } from './retention.service.ts';
import {
  Retention,
  RetentionInput,
  RetentionPreview,
  SetRetentionInput,
  toRetention,
} from './retention.types.ts';

/** How long users without activity are kept. */
@Resolver()
export class RetentionResolver {
  readonly #retention: RetentionService;

  constructor(retention: RetentionService) {
    this.#retention = retention;
  }

  @Directive('@auth(requires: ADMIN)')
  @Query(() => Retention, { description: 'How long users without activity are kept.' })
  async retention(): Promise<Retention> {
    return toRetention(await this.#retention.read());
  }

  @Directive('@auth(requires: ADMIN)')
  @Query(() => RetentionPreview, { description: 'Whom retention would be about.' })
  async previewRetention(
    @Arg('input', () => RetentionInput, { description: 'What it would be set to.' }) input: RetentionInput,
  ): Promise<RetentionPreview> {
    return resultOf(await this.#retention.preview(input)).preview;
  }

  @Directive('@auth(requires: ADMIN, session: true)')
  @Mutation(() => Retention, {
    description:
      'Sets how long users without activity are kept. Fails with CONFLICT if it was changed since `revision`, or is about other users than the preview said.',
  })
  async setRetention(
    @Arg('input', () => SetRetentionInput, { description: 'The new setting.' }) input: SetRetentionInput,
    @Ctx() context: RequestContext,
  ): Promise<Retention> {
    return toRetention(resultOf(await this.#retention.set(input, context)).retention);
  }
}
