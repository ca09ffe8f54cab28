import type { Desk } from './desk.ts';
import type { Findings } from './findings.ts';
import type { World } from './world.ts';

const staleMs = 60_000;
/** The search copy follows the joins by seconds. */
const searchableAfterMs = 30_000;
const pageSize = 20;

const person = 'id firstName lastName email referralId referralPoints referralCount rank state joinedAt';
const queries = {
  dashboard:
    'query Dashboard { dashboard { asOf totalUsers peopleAddedToday totalWaitlist funnel { joined } mostUsedReferral { userId referralPoints } mostActiveCountry { totalUsers } } }',
  users: `query Users($search: String, $sort: UserSort!, $direction: SortDirection!, $page: Int!) {
    users(search: $search, sort: $sort, direction: $direction, page: $page, limit: ${pageSize}) { docs { ${person} } totalDocs totalIsExact } }`,
  user: `query User($id: ID!) { user(id: $id) { user { ${person} } joinedNth ranking { rank people withMorePoints withAsManyJoinedEarlier }
    referrer { id } credits { entries { points } } invite { state } messages { kind state } } }`,
  tree: `query ReferralTree($userId: ID!) { referralTree(userId: $userId, depth: 4, limit: 200) {
    path { userId } nodes { userId parentId depth } truncated size { people exact } } }`,
  largest:
    'query LargestReferralTrees { largestReferralTrees(first: 20) { root { userId } size { people exact } } }',
  counts: `query ReferralCounts { referralCounts(sort: REFERRAL_POINTS, direction: DESC, page: 1, limit: ${pageSize}) { docs { userId referralPoints } totalDocs } }`,
} as const;

interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly rank: number | null;
  readonly referralId: string;
  readonly joinedAt: string;
}

interface UserPage {
  readonly docs: readonly UserRow[];
  readonly totalDocs: number;
}

/** An admin who opens one screen after the other and reads what it shows. */
export class Screens {
  readonly #desk: Desk;
  readonly #world: World;
  readonly #findings: Findings;
  #turn = 0;

  constructor(desk: Desk, world: World, findings: Findings) {
    this.#desk = desk;
    this.#world = world;
    this.#findings = findings;
  }

  async openNext(): Promise<void> {
    const screens = [
      () => this.#dashboard(),
      () => this.#newest(),
      () => this.#byRank(),
      () => this.#search(),
      () => this.#user(),
      () => this.#tree(),
      () => this.#dashboard(),
      () => this.#largestTrees(),
      () => this.#counts(),
    ];
    this.#turn += 1;
    await screens[this.#turn % screens.length]?.();
  }

  /** Whether a count of all signups is one there was, given that it may be a minute old. */
  #isTotal(total: number): boolean {
    const { seeded, possible } = this.#world;
    return total >= seeded + this.#world.certainBefore(staleMs).joins && total <= seeded + possible.joins;
  }

  async #dashboard(): Promise<void> {
    const shown = await this.#desk.ask<{ totalUsers: number; mostUsedReferral: readonly unknown[] }>(
      'dashboard',
      queries.dashboard,
    );
    if (shown === null) return;
    const isRight = this.#isTotal(shown.totalUsers) && shown.mostUsedReferral.length > 0;
    this.#findings.expect(isRight, 'dashboard: figures', () => JSON.stringify(shown));
  }

  async #users(kind: string, variables: object): Promise<UserPage | null> {
    return this.#desk.ask<UserPage>(kind, queries.users, { search: null, page: 1, ...variables });
  }

  async #newest(): Promise<void> {
    const page = await this.#users('users, newest', { sort: 'JOINED_AT', direction: 'DESC' });
    if (page === null) return;
    const moments = page.docs.map(({ joinedAt }) => joinedAt);
    const isRight = isDescending(moments) && moments.length === pageSize && this.#isTotal(page.totalDocs);
    this.#findings.expect(isRight, 'users: newest first', () => JSON.stringify(page));
  }

  async #byRank(): Promise<void> {
    const number = 1 + Math.floor(Math.random() * 200);
    const page = await this.#users('users, by rank', { sort: 'RANK', direction: 'ASC', page: number });
    if (page === null) return;
    const isRight = page.docs.every(({ rank }, index) => rank === (number - 1) * pageSize + index + 1);
    const isFull = page.docs.length === pageSize;
    this.#findings.expect(isRight && isFull, 'users: by rank', () => JSON.stringify(page));
  }

  async #search(): Promise<void> {
    const before = performance.now() - searchableAfterMs;
    const member = this.#world.pick(({ joinedAt }) => joinedAt < before);
    if (member === undefined) return;
    const page = await this.#users('users, a search', {
      search: member.email,
      sort: 'RELEVANCE',
      direction: 'ASC',
    });
    if (page === null) return;
    const isFound = page.docs.some(
      ({ id, referralId }) => id === member.id && referralId === member.referralId,
    );
    this.#findings.expect(isFound, 'users: search', () => `${member.email}: ${JSON.stringify(page)}`);
  }

  async #user(): Promise<void> {
    const member = this.#world.pick();
    if (member === undefined) return;
    const { referralsEnded } = member;
    const shown = await this.#desk.ask<{
      readonly user: UserRow & { readonly referralCount: number };
      readonly ranking: { rank: number; withMorePoints: number; withAsManyJoinedEarlier: number } | null;
      readonly referrer: { readonly id: string } | null;
    }>('user', queries.user, { id: member.id });
    if (shown === null) return;
    const { user, ranking, referrer } = shown;
    const isRight =
      user.email === member.email &&
      user.referralCount >= referralsEnded &&
      user.referralCount <= member.referralsBegun &&
      (member.referrer === null || referrer?.id === member.referrer.id) &&
      (ranking === null || ranking.rank === ranking.withMorePoints + ranking.withAsManyJoinedEarlier + 1);
    this.#findings.expect(isRight, 'user: details', () => JSON.stringify({ shown, member: member.id }));
  }

  async #tree(): Promise<void> {
    const member = this.#world.pick(({ referrer }) => referrer !== null);
    const root = member?.referrer;
    if (member === undefined || root === null || root === undefined) return;
    const tree = await this.#desk.ask<{
      readonly nodes: readonly { readonly userId: string; readonly parentId: string | null }[];
      readonly truncated: boolean;
      readonly size: { readonly people: number };
    }>('tree', queries.tree, { userId: root.id });
    if (tree === null) return;
    const ids = new Set([root.id, ...tree.nodes.map(({ userId }) => userId)]);
    const isRight =
      (tree.truncated || ids.has(member.id)) &&
      tree.nodes.every(
        ({ userId, parentId }) => userId === root.id || (parentId !== null && ids.has(parentId)),
      );
    this.#findings.expect(isRight, 'tree: nodes', () => JSON.stringify({ root: root.id, tree }));
  }

  async #largestTrees(): Promise<void> {
    const trees = await this.#desk.ask<readonly { readonly size: { readonly people: number } }[]>(
      'largest trees',
      queries.largest,
    );
    if (trees === null) return;
    const isRight = trees.length > 0 && isDescending(trees.map(({ size }) => size.people));
    this.#findings.expect(isRight, 'largest trees: order', () => JSON.stringify(trees));
  }

  async #counts(): Promise<void> {
    const page = await this.#desk.ask<{ readonly docs: readonly { readonly referralPoints: number }[] }>(
      'referral counts',
      queries.counts,
    );
    if (page === null) return;
    const points = page.docs.map(({ referralPoints }) => referralPoints);
    const isRight = points.length === pageSize && isDescending(points);
    this.#findings.expect(isRight, 'referral counts: order', () => JSON.stringify(page));
  }
}

const isDescending = (values: readonly (number | string)[]): boolean =>
  values.every((value, index) => index === 0 || value <= (values[index - 1] ?? value));
