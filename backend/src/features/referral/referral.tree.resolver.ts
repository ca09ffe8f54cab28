import { Arg, Directive, ID, Int, Query, Resolver } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import { DirectionArg, LimitArg, PageArg, SearchArg, SortArg } from '../../platform/paging/list.args.ts';
import type { SortDirection as Direction } from '../../platform/paging/sort.ts';
import type { SearchedPage } from '../../platform/paging/page.ts';
import type { ReferrerStanding as Standing } from './referral.among.ts';
import type { ReferralCountSort as Sort } from './referral.rules.ts';
import type { TreePerson } from './referral.tree.repository.ts';
import { type ReferralTreeService, treeBounds } from './referral.tree.service.ts';
import {
  ReferralChildren,
  type ReferralCount,
  ReferralCountPage,
  ReferralCountSort,
  ReferralTree,
  type ReferralTreeNode,
  ReferralTreeSummary,
  ReferrerStanding,
} from './referral.tree.types.ts';

/** Referral trees and counts, for admins. */
@Resolver()
export class ReferralTreeResolver {
  readonly #trees: ReferralTreeService;

  constructor(trees: ReferralTreeService) {
    this.#trees = trees;
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => ReferralCountPage, {
    description:
      'Users with referrals who are waiting, or who were invited: all, those that match a search, or one user.',
  })
  async referralCounts(
    @Arg('userId', () => ID, {
      nullable: true,
      description: 'Only this user, with or without points; an empty list for an unknown id.',
    })
    userId: string | null,
    @SearchArg('a name, email, phone, entered code, own code or id')
    search: string | null,
    @Arg('among', () => ReferrerStanding, {
      defaultValue: ReferrerStanding.WAITING,
      description: 'Which users to list. Ignored with userId.',
    })
    among: Standing,
    @SortArg(() => ReferralCountSort, ReferralCountSort.REFERRAL_POINTS)
    sort: Sort,
    @DirectionArg('descending')
    direction: Direction,
    @PageArg() page: number,
    @LimitArg()
    limit: number,
  ): Promise<SearchedPage<ReferralCount>> {
    const order = { sort, direction };
    return resultOf(await this.#trees.counts({ userId, search, among, order, page, limit })).page;
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => ReferralTree, { description: 'The referral tree around one user.' })
  async referralTree(
    @Arg('userId', () => ID, { description: "The signup's id." }) userId: string,
    @Arg('depth', () => Int, {
      defaultValue: treeBounds.depth.default,
      description: 'Levels below the user, 1 to 10.',
    })
    depth: number,
    @Arg('limit', () => Int, {
      defaultValue: treeBounds.limit.default,
      description: 'Maximum number of users to return, 1 to 5,000.',
    })
    limit: number,
  ): Promise<ReferralTree> {
    const { path, nodes, ...rest } = resultOf(await this.#trees.tree(userId, { depth, limit })).tree;
    return { ...rest, path: path.map(toNode), nodes: nodes.map(toNode) };
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => ReferralChildren, {
    description: "A user's direct referrals, for expanding a tree step by step.",
  })
  async referralChildren(
    @Arg('userId', () => ID, { description: "The signup's id." }) userId: string,
    @Arg('first', () => Int, {
      defaultValue: 100,
      description: 'Maximum number of users to return, 1 to 5,000.',
    })
    first: number,
    @Arg('after', () => ID, { nullable: true, description: 'nextAfter of the previous page.' })
    after: string | null,
  ): Promise<ReferralChildren> {
    const { nodes, nextAfter } = resultOf(await this.#trees.children(userId, { first, after }));
    return { nodes: nodes.map(toNode), nextAfter };
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => [ReferralTreeSummary], {
    description:
      'The largest of the referral trees that contain one of the 200 users with the most points. Trees are measured until 20 in a row are smaller than those found, or 300,000 users have been counted.',
  })
  async largestReferralTrees(
    @Arg('first', () => Int, { defaultValue: 10, description: 'Maximum number of trees to return, 1 to 20.' })
    first: number,
  ): Promise<readonly ReferralTreeSummary[]> {
    const { trees } = resultOf(await this.#trees.largest(first));
    return trees.map(({ root, size }) => ({ root: toNode(root), size }));
  }
}

const toNode = ({ joinedAt, ...person }: TreePerson): ReferralTreeNode => ({
  ...person,
  joinedAt: joinedAt.toISOString(),
});
