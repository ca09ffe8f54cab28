import type { Pool } from 'pg';
import { failure, type Outcome } from '../../platform/errors/error-catalogue.ts';
import { invalidFields } from '../../platform/forms/form-faults.ts';
import { type Page, type PageInput, parsePage, toPage } from '../../platform/paging/page.ts';
import { findReferralCount, listReferralCounts, type ReferralCountRow } from './referral.count.repository.ts';
import { isUserId } from './referral.rules.ts';
import {
  findSeq,
  listChildren,
  listTopRoots,
  measureTree,
  type TreePerson,
  walkDown,
  walkUp,
} from './referral.tree.repository.ts';

/** How many stand below somebody. */
export interface TreeSize {
  /** Everybody below, directly or not. */
  readonly people: number;
  /** Levels below. */
  readonly depth: number;
  /** False: there are more than were counted. */
  readonly exact: boolean;
}

/** A part of the tree of referrals. */
export interface ReferralTree {
  /** From the root down to whoever brought the person; the nearest 100 when there are more. */
  readonly path: readonly TreePerson[];
  /** The person and those below, level by level, each level in join order. */
  readonly nodes: readonly TreePerson[];
  /** Whether people were left out at the bottom, by depth or by number. */
  readonly truncated: boolean;
  readonly size: TreeSize;
}

export const treeBounds = { depth: { default: 3, max: 10 }, limit: { default: 500, max: 5000 } } as const;
const pathAtMost = 100;
const countedAtMost = 20_000;
const rootsAmong = 200;
const referralsAtMost = { one: 1000, list: 100 };

/** Who brought whom, as admins read it. Every call is bounded in rows, whatever the tree's size. */
export class ReferralTreeService {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /**
   * Those who referred somebody, most points first; with `userId` that one person, or nobody when it is unknown. With
   * each come the first 100 they brought, with one person 1,000.
   *
   * Fails with VALIDATION_FAILED (`limit`, `page`).
   */
  async counts({
    userId,
    ...input
  }: PageInput & { readonly userId?: string | null | undefined }): Promise<
    Outcome<{ page: Page<ReferralCountRow> }>
  > {
    const parsed = parsePage(input);
    if (!parsed.ok) return parsed;
    const { request } = parsed;
    const id = userId?.trim() ?? '';
    if (id === '') {
      const { rows, total } = await listReferralCounts(this.#pool, request, referralsAtMost.list);
      return { ok: true, page: toPage(rows, total, request) };
    }
    const found = isUserId(id) ? await findReferralCount(this.#pool, id, referralsAtMost.one) : null;
    const docs = found === null ? [] : [found];
    return { ok: true, page: toPage(request.page === 1 ? docs : [], docs.length, request) };
  }

  /** The tree around one person. Fails with VALIDATION_FAILED (`depth`, `limit`), NOT_FOUND. */
  async tree(
    userId: string,
    { depth, limit }: { readonly depth: number; readonly limit: number },
  ): Promise<Outcome<{ tree: ReferralTree }>> {
    const faults = {
      ...outOfRange('depth', depth, treeBounds.depth.max),
      ...outOfRange('limit', limit, treeBounds.limit.max),
    };
    if (Object.keys(faults).length > 0) return invalidFields(faults);
    const seq = await this.#find(userId);
    if (seq === null) return notFound;
    const [path, walked, size] = await Promise.all([
      walkUp(this.#pool, seq, pathAtMost),
      walkDown(this.#pool, seq, { depth, limit: limit + 1 }),
      this.#size(seq),
    ]);
    const nodes = walked.slice(0, limit);
    const truncated = walked.length > limit || !size.exact || size.people > nodes.length - 1;
    return { ok: true, tree: { path, nodes, truncated, size } };
  }

  /**
   * Whom one person brought themselves, in join order, for opening the tree step by step.
   *
   * @param after the id of the last child of the page before. Fails with VALIDATION_FAILED (`first`, `after`), NOT_FOUND.
   */
  async children(
    userId: string,
    { first, after }: { readonly first: number; readonly after?: string | null | undefined },
  ): Promise<Outcome<{ nodes: readonly TreePerson[]; nextAfter: string | null }>> {
    const faults = outOfRange('first', first, treeBounds.limit.max);
    if (Object.keys(faults).length > 0) return invalidFields(faults);
    const seq = await this.#find(userId);
    if (seq === null) return notFound;
    const afterSeq = typeof after === 'string' ? await this.#find(after) : null;
    if (typeof after === 'string' && afterSeq === null)
      return invalidFields({ after: 'after is nobody of this tree' });
    const rows = await listChildren(this.#pool, seq, { after: afterSeq, limit: first + 1 });
    const nodes = rows.slice(0, first);
    return { ok: true, nodes, nextAfter: rows.length > first ? (nodes.at(-1)?.userId ?? null) : null };
  }

  /** The largest trees of those whose root is among the 200 people with most points. Fails with VALIDATION_FAILED (`first`). */
  async largest(first: number): Promise<Outcome<{ trees: readonly { root: TreePerson; size: TreeSize }[] }>> {
    const faults = outOfRange('first', first, 20);
    if (Object.keys(faults).length > 0) return invalidFields(faults);
    const trees: { root: TreePerson; size: TreeSize }[] = [];
    for (const { seq, person } of (await listTopRoots(this.#pool, rootsAmong)).slice(0, 2 * first))
      trees.push({ root: person, size: await this.#size(seq) });
    return {
      ok: true,
      trees: trees.sort((one, other) => other.size.people - one.size.people).slice(0, first),
    };
  }

  async #size(seq: string): Promise<TreeSize> {
    const { size, depth } = await measureTree(this.#pool, seq, countedAtMost);
    return { people: Math.min(size, countedAtMost), depth, exact: size < countedAtMost };
  }

  async #find(userId: string): Promise<string | null> {
    const id = userId.trim();
    return isUserId(id) ? findSeq(this.#pool, id) : null;
  }
}

function outOfRange(name: string, value: number, most: number): Readonly<Record<string, string>> {
  return Number.isInteger(value) && value >= 1 && value <= most
    ? {}
    : { [name]: `${name} must be a whole number from 1 to ${most}` };
}

const notFound = failure('NOT_FOUND', 'Nobody on the waitlist has this id.');
