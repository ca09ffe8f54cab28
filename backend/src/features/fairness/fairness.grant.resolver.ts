import { Arg, Ctx, Directive, ID, Mutation, Query, Resolver } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { GrantService } from './fairness.grant.service.ts';
import { GrantPointsInput, PointGrant, toPointGrant } from './fairness.grant.types.ts';

/** Points that admins give. */
@Resolver()
export class GrantResolver {
  readonly #grants: GrantService;

  constructor(grants: GrantService) {
    this.#grants = grants;
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => [PointGrant], { description: 'Points that admins gave a user, newest first.' })
  async pointGrants(
    @Arg('userId', () => ID, { description: "The signup's id." }) userId: string,
  ): Promise<readonly PointGrant[]> {
    return (await this.#grants.ofUser(userId)).map(toPointGrant);
  }

  @Directive('@auth(requires: ADMIN)')
  @Mutation(() => [PointGrant], {
    description: 'Gives a user points, which count at once. Returns everything that they were given.',
  })
  async grantPoints(
    @Arg('input', () => GrantPointsInput, { description: 'Whom to give them, how many, and why.' })
    input: GrantPointsInput,
    @Ctx() context: RequestContext,
  ): Promise<readonly PointGrant[]> {
    return resultOf(await this.#grants.grant(input, context)).grants.map(toPointGrant);
  }

  @Directive('@auth(requires: ADMIN)')
  @Mutation(() => String, {
    description: 'Takes back points that a user was given, all of them. Returns a message to show.',
  })
  async takeBackPoints(
    @Arg('id', () => ID, { description: "The grant's id." }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<string> {
    return resultOf(await this.#grants.takeBack(id, context)).message;
  }
}
