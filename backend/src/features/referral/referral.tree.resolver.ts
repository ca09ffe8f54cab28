import { Arg, Directive, ID, Int, Query, Resolver } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import { AfterArg, FirstArg } from '../../platform/paging/list.args.ts';
import type { TreePerson } from './referral.tree.repository.ts';
import { type ReferralTreeService, treeBounds } from './referral.tree.service.ts';
import {
  ReferralChildren,
  ReferralTree,
  type ReferralTreeNode,
  ReferralTreeSummary,
} from './referral.tree.types.ts';

/** Referral trees, for admins. */
@Resolver()
export class ReferralTreeResolver {
  readonly #trees: ReferralTreeService;

  constructor(trees: ReferralTreeService) {
    this.#trees = trees;
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
    @FirstArg(100, treeBounds.limit.max, 'users') first: number,
    @AfterArg() after: string | null,
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
    @FirstArg(10, 20, 'trees') first: number,
  ): Promise<readonly ReferralTreeSummary[]> {
    const { trees } = resultOf(await this.#trees.largest(first));
    return trees.map(({ root, size }) => ({ root: toNode(root), size }));
  }
}

const toNode = ({ joinedAt, ...person }: TreePerson): ReferralTreeNode => ({
  ...person,
  joinedAt: joinedAt.toISOString(),
});
