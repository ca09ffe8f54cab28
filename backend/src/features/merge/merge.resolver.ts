import { Arg, Ctx, Directive, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { UserDetail } from '../user/user.detail.types.ts';
import { UserName } from '../user/user.types.ts';
import type { MergeService } from './merge.service.ts';
import { MergePreview, MergeUsersInput, MergeUsersPayload, toMergePreview } from './merge.types.ts';

/** Making one user of two. */
@Resolver(() => UserDetail)
export class MergeResolver {
  readonly #merges: MergeService;

  constructor(merges: MergeService) {
    this.#merges = merges;
  }

  @FieldResolver(() => UserName, {
    nullable: true,
    description: 'The user that they were merged into; null: they were not.',
  })
  async mergedInto(@Root() { user, erasedAt }: UserDetail): Promise<UserName | null> {
    return erasedAt === null ? null : this.#merges.mergedInto(user.id);
  }

  @Directive('@auth(requires: ADMIN)')
  @Query(() => MergePreview, {
    description: 'What merging a user with another would do, whichever of them joined first.',
  })
  async mergePreview(
    @Arg('userId', () => ID, { description: "The signup's id." }) userId: string,
    @Arg('other', () => String, {
      description:
        "The other's id or referral code, or the contact that they verified or were imported with.",
    })
    other: string,
  ): Promise<MergePreview> {
    return toMergePreview(resultOf(await this.#merges.preview(userId, other)).preview);
  }

  @Directive('@auth(requires: ADMIN, session: true)')
  @Mutation(() => MergeUsersPayload, {
    description:
      'Merges the later of two users into the earlier one, for good: referrals, points, tags and notes move, the code of the later one goes on working, and the rest of it is erased. What its own join gave a referrer is taken back. Fails with CONFLICT if the preview is outdated.',
  })
  async mergeUsers(
    @Arg('input', () => MergeUsersInput, { description: 'The two users.' }) input: MergeUsersInput,
    @Ctx() context: RequestContext,
  ): Promise<MergeUsersPayload> {
    const { keptId, mergedId, version } = input;
    return resultOf(await this.#merges.merge([keptId, mergedId], version, context));
  }
}
