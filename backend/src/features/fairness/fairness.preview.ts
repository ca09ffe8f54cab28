import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import type { HoldState, TargetRow } from './fairness.decision.repository.ts';
import {
  findLeaders,
  findMovers,
  findRanks,
  findUsers,
  type MoverRow,
} from './fairness.preview.repository.ts';
import type { PersonName } from '../user/user.repository.ts';

/** A user whose points a decision changes, or who enters or leaves the top. */
export interface Move {
  readonly user: PersonName;
  readonly points: { readonly before: number; readonly after: number };
  /** 1 is first; null: they have no rank. */
  readonly rank: { readonly before: number | null; readonly after: number | null };
}

/** What a decision would do, exactly, if nothing else happened meanwhile. */
export interface Preview {
  /** How many credits it is about. */
  readonly credits: number;
  /** How many points it moves, whichever way. */
  readonly points: number;
  /** How many users' points change. */
  readonly referrers: number;
  /** Those whose points change most. */
  readonly moves: readonly Move[];
  /** Who enters the top, and who leaves it. */
  readonly entering: readonly Move[];
  readonly leaving: readonly Move[];
  /** To be sent with the decision, which fails if it would do something else by then. */
  readonly version: string;
}

/** So many users at the top are looked at. */
export const topPlaces = 100;
const movesShown = 20;

/**
 * Works out what giving some credits a state does to points and ranks, without doing it. Its cost grows with the number of
 * credits, not with that of users. Call it in one snapshot.
 *
 * @param blocks whether their referred users are blocked, too.
 */
export async function previewOf(
  client: ClientBase,
  targets: readonly TargetRow[],
  becomes: HoldState,
  blocks: boolean,
): Promise<Preview> {
  const change = new Map<string, number>();
  for (const { referrerSeq, points, counts, isBlocked } of targets) {
    const willCount = becomes !== 'reversed' && becomes !== 'held' && !isBlocked;
    change.set(referrerSeq, (change.get(referrerSeq) ?? 0) + (Number(willCount) - Number(counts)) * points);
  }
  const blocked = new Set(blocks ? targets.map(({ referredSeq }) => referredSeq) : []);
  const rows = await findMovers(client, [...new Set([...change.keys(), ...blocked])]);
  const movers = rows.map((row) => ({
    ...row,
    after: row.points + (change.get(row.seq) ?? 0),
    leaves: blocked.has(row.seq),
  }));
  const changed = movers.filter(({ points, after, leaves }) => points !== after || leaves);
  const referrers = changed.filter(({ points, after }) => points !== after);
  const top = await topOf(client, changed);
  const shown = referrers
    .toSorted((a, b) => Math.abs(b.after - b.points) - Math.abs(a.after - a.points))
    .slice(0, movesShown);
  const moveOf = await movesOf(client, changed, [
    ...shown.map(({ seq, points, after }) => ({ seq, points, after })),
    ...[...top.entering, ...top.leaving].map(({ seq, points, after }) => ({ seq, points, after })),
  ]);
  const movesFor = (list: readonly { readonly seq: string }[]): readonly Move[] =>
    list.flatMap(({ seq }) => moveOf.get(seq) ?? []);
  return {
    credits: targets.length,
    points: referrers.reduce((sum, { points, after }) => sum + Math.abs(after - points), 0),
    referrers: referrers.length,
    moves: movesFor(shown),
    entering: movesFor(top.entering),
    leaving: movesFor(top.leaving),
    version: versionOf(targets, becomes, blocks),
  };
}

/** Changes with every credit that the decision would be about, and with its state. */
export function versionOf(targets: readonly TargetRow[], becomes: HoldState, blocks: boolean): string {
  const hash = createHash('sha256').update(`${becomes} ${blocks}`);
  for (const { referredSeq, state, counts } of targets) hash.update(` ${referredSeq} ${state} ${counts}`);
  return hash.digest('base64url');
}

interface Mover extends MoverRow {
  readonly after: number;
  /** Whether they are blocked, so that they have no rank afterwards. */
  readonly leaves: boolean;
}

/** A place in the ranking: more points first; ties go to the user who joined first. */
interface Placed {
  readonly seq: string;
  readonly points: number;
}

const byPlace = (a: Placed, b: Placed): number => b.points - a.points || Number(a.seq) - Number(b.seq);

/** Who enters the top, and who leaves it. */
async function topOf(client: ClientBase, changed: readonly Mover[]) {
  const leaders = await findLeaders(
    client,
    topPlaces,
    changed.map(({ seq }) => seq),
  );
  const ranked = changed.filter(({ standing }) => standing === 'waiting');
  const before = [...leaders, ...ranked.map(({ seq, points }) => ({ seq, points }))]
    .toSorted(byPlace)
    .slice(0, topPlaces);
  const after = [
    ...leaders,
    ...ranked.filter(({ leaves }) => !leaves).map(({ seq, after: points }) => ({ seq, points })),
  ]
    .toSorted(byPlace)
    .slice(0, topPlaces);
  const pointsOf = new Map(changed.map(({ seq, points, after: then }) => [seq, { points, after: then }]));
  const without = (list: readonly Placed[], others: readonly Placed[]) => {
    const known = new Set(others.map(({ seq }) => seq));
    return list
      .filter(({ seq }) => !known.has(seq))
      .map(({ seq, points }) => ({ seq, ...(pointsOf.get(seq) ?? { points, after: points }) }));
  };
  return { entering: without(after, before), leaving: without(before, after) };
}

/** The moves of some users, by their places in the join order. */
async function movesOf(
  client: ClientBase,
  changed: readonly Mover[],
  wanted: readonly { readonly seq: string; readonly points: number; readonly after: number }[],
): Promise<ReadonlyMap<string, Move>> {
  const unique = [...new Map(wanted.map((each) => [each.seq, each])).values()];
  const ranks = new Map((await findRanks(client, unique)).map((row) => [row.seq, row]));
  const users = new Map(
    (
      await findUsers(
        client,
        unique.map(({ seq }) => seq),
      )
    ).map(({ seq, user }) => [seq, user]),
  );
  const ranked = changed.filter(({ standing }) => standing === 'waiting');
  const were = ranked.map(({ seq, points }) => ({ seq, points })).toSorted(byPlace);
  const willBe = ranked
    .filter(({ leaves }) => !leaves)
    .map(({ seq, after: points }) => ({ seq, points }))
    .toSorted(byPlace);
  const leaving = new Set(changed.filter(({ leaves }) => leaves).map(({ seq }) => seq));
  const moves = unique.flatMap(({ seq, points, after }): (readonly [string, Move])[] => {
    const user = users.get(seq);
    const rank = ranks.get(seq);
    if (user === undefined) return [];
    // `rankWith` counts everyone as they are: those who change are taken out, and counted as they will be.
    const then = { seq, points: after };
    const hasRank = rank !== undefined && rank.rank !== null && !leaving.has(seq);
    const rankAfter = hasRank ? rank.rankWith - aheadOf(were, then) + aheadOf(willBe, then) : null;
    return [
      [
        seq,
        { user, points: { before: points, after }, rank: { before: rank?.rank ?? null, after: rankAfter } },
      ],
    ];
  });
  return new Map(moves);
}

/** How many of a sorted list come before a place. */
function aheadOf(list: readonly Placed[], place: Placed): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const one = list[middle];
    if (one !== undefined && byPlace(one, place) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
