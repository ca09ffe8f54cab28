import { Arg, Directive, ID, Int, Query, Resolver } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { TimelineService } from './user.timeline.service.ts';
import { toTimeline, UserTimeline } from './user.timeline.types.ts';

/** What happened to a user. */
@Resolver()
export class TimelineResolver {
  readonly #timelines: TimelineService;

  constructor(timelines: TimelineService) {
    this.#timelines = timelines;
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => UserTimeline, { description: 'What happened to a user, newest first.' })
  async userTimeline(
    @Arg('id', () => ID, { description: "The signup's id." }) id: string,
    @Arg('first', () => Int, {
      defaultValue: 20,
      description: 'Maximum number of events to return, 1 to 100.',
    })
    first: number,
    @Arg('after', () => ID, { nullable: true, description: 'nextAfter of the previous page.' })
    after: string | null,
  ): Promise<UserTimeline> {
    return toTimeline(resultOf(await this.#timelines.read(id, { first, after })).timeline);
  }
}
