import { Arg, Directive, ID, Query, Resolver } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import { AfterArg, FirstArg } from '../../platform/paging/list.args.ts';
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
    @FirstArg(20, 100, 'events') first: number,
    @AfterArg() after: string | null,
  ): Promise<UserTimeline> {
    return toTimeline(resultOf(await this.#timelines.read(id, { first, after })).timeline);
  }
}
