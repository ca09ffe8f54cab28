import { Arg, Directive, Query, Resolver } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { GrowthGroup as Group } from './growth.repository.ts';
import type { GrowthService } from './growth.service.ts';
import { Growth, GrowthGroup, LiveFigures } from './growth.types.ts';

@Resolver()
export class GrowthResolver {
  readonly #growth: GrowthService;

  constructor(growth: GrowthService) {
    this.#growth = growth;
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => Growth, {
    description: 'Where users came from, and how far they got. Counted at most twice a minute.',
  })
  async growth(
    @Arg('by', () => GrowthGroup, { description: 'What to tell apart.' }) by: Group,
    @Arg('from', () => String, {
      nullable: true,
      description: 'First day, UTC, such as 2026-01-31. Defaults to 90 days, today included.',
    })
    from: string | null,
    @Arg('to', () => String, { nullable: true, description: 'Last day, UTC. Defaults to today.' })
    to: string | null,
  ): Promise<Growth> {
    const { asOf, span, ...counted } = resultOf(await this.#growth.growth(by, { from, to })).growth;
    return { asOf: asOf.toISOString(), ...span, ...counted };
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => LiveFigures, { description: 'What happens at the moment.' })
  async liveFigures(): Promise<LiveFigures> {
    const { asOf, ...figures } = await this.#growth.live();
    return { asOf: asOf.toISOString(), ...figures };
  }
}
