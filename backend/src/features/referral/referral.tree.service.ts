import type { Pool } from 'pg';
import { failure, type Outcome } from '../../platform/errors/error-catalogue.ts';
import { firstFault, invalidFields } from '../../platform/forms/form-faults.ts';
import {
  type NextPage,
  pageOf,
  rangeFault,
  readNextPage,
  unknownAfter,
} from '../../platform/paging/next-page.ts';
import { isUserId } from './referral.rules.ts';
import {
  findSeq,
  listChildren,
  listLeadingRoots,
  measureTree,
  type TreePerson,
  walkDown,
  walkUp,
} from './referral.tree.repository.ts';

/** How many users are below one. */
export interface TreeSize {
  /** Users below, at any level. */
  readonly people: number;
  /** Levels below. */
  readonly depth: number;
  /** False: there are more than were counted. */
  readonly exact: boolean;
}

/** A part of the referral tree. */
export interface ReferralTree {
  /** From the root down to the user's referrer; the nearest 100 if there are more. */
  readonly path: readonly TreePerson[];
  /** The user and those below, level by level, each user's referrals by points. */
  readonly nodes: readonly TreePerson[];
  /** Whether users at the bottom were left out because of depth or limit. */
  readonly truncated: boolean;
  readonly size: TreeSize;
}

export const treeBounds = { depth: { default: 3, max: 10 }, limit: { default: 500, max: 5000 } } as const;
const pathAtMost = 100;
/** Users counted below one; fewer where the answer is a list of trees. */
const countedAtMost = { one: 20_000, list: 15_000 };
/**
 * Bounds of the search for the largest trees, which are measured two at a time: it stops once this many in a row were not
 * among the largest, or this many users have been counted in all.
 */
const largestAmong = { leaders: 200, inVain: 20, people: 20 * countedAtMost.list, atOnce: 2 };

/** A tree, by its root. */
interface TreeOf {
  readonly root: TreePerson;
  readonly size: TreeSize;
}

/** Referral trees, as admins read them. Every call reads a bounded number of rows, whatever the tree's size. */
export class ReferralTreeService {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** The tree around one user. Fails with VALIDATION_FAILED (`depth`, `limit`), NOT_FOUND. */
  async tree(
    userId: string,
    { depth, limit }: { readonly depth: number; readonly limit: number },
  ): Promise<Outcome<{ tree: ReferralTree }>> {
    const faults = {
      ...rangeFault('depth', depth, treeBounds.depth.max),
      ...rangeFault('limit', limit, treeBounds.limit.max),
    };
    if (Object.keys(faults).length > 0) return invalidFields(faults);
    const seq = await this.#find(userId);
    if (seq === null) return notFound;
    const [path, walked, size] = await Promise.all([
      walkUp(this.#pool, seq, pathAtMost),
      walkDown(this.#pool, seq, { depth, limit: limit + 1 }),
      this.#size(seq, countedAtMost.one),
    ]);
    const nodes = walked.slice(0, limit);
    const truncated = walked.length > limit || !size.exact || size.people > nodes.length - 1;
    return { ok: true, tree: { path, nodes, truncated, size } };
  }

  /**
   * A user's direct referrals, most points first, for expanding the tree step by step; in join order if there are more than
   * 20,000.
   *
   * @param after the id of the last child of the previous page. Fails with VALIDATION_FAILED (`first`, `after`), NOT_FOUND.
   */
  async children(
    userId: string,
    wanted: NextPage,
  ): Promise<Outcome<{ nodes: readonly TreePerson[]; nextAfter: string | null }>> {
    const page = readNextPage(wanted, treeBounds.limit.max, (id) => (isUserId(id) ? id : undefined));
    if (!page.ok) return page;
    const seq = await this.#find(userId);
    if (seq === null) return notFound;
    const { after, limit } = page.rows;
    const afterSeq = after === null ? null : await this.#find(after);
    if (after !== null && afterSeq === null) return firstFault(unknownAfter);
    const found = await listChildren(this.#pool, seq, { after: afterSeq, limit });
    const { shown, nextAfter } = pageOf(found, page.rows, (person) => person.userId);
    return { ok: true, nodes: shown, nextAfter };
  }

  /**
   * The largest of the trees that contain one of the 200 users with the most points, whatever their root. They are
   * measured two at a time, those with the strongest referrers first, until 20 in a row are smaller than those found,
   * or 300,000 users have been counted: enough for at least 20 trees. Fails with VALIDATION_FAILED (`first`).
   */
  async largest(first: number): Promise<Outcome<{ trees: readonly TreeOf[] }>> {
    const faults = rangeFault('first', first, 20);
    if (Object.keys(faults).length > 0) return invalidFields(faults);
    const roots = await listLeadingRoots(this.#pool, { among: largestAmong.leaders, levels: pathAtMost });
    const rest = roots.values();
    let trees: readonly TreeOf[] = [];
    let people = 0;
    let inVain = 0;
    const measure = async () => {
      while (people < largestAmong.people && inVain < largestAmong.inVain) {
        const next = rest.next().value;
        if (next === undefined) return;
        const tree = { root: next.person, size: await this.#size(next.seq, countedAtMost.list) };
        people += tree.size.people;
        trees = [...trees, tree].sort((one, other) => other.size.people - one.size.people).slice(0, first);
        inVain = trees.includes(tree) ? 0 : inVain + 1;
      }
    };
    await Promise.all(Array.from({ length: largestAmong.atOnce }, measure));
    return { ok: true, trees };
  }

  async #size(seq: string, atMost: number): Promise<TreeSize> {
    const { size, depth } = await measureTree(this.#pool, seq, atMost);
    return { people: Math.min(size, atMost), depth, exact: size < atMost };
  }

  async #find(userId: string): Promise<string | null> {
    const id = userId.trim();
    return isUserId(id) ? findSeq(this.#pool, id) : null;
  }
}

const notFound = failure('NOT_FOUND', 'No user on the waitlist has this id.');
