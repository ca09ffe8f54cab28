import type { Pool } from 'pg';
import { sqlState } from '../../platform/database/sql-errors.ts';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { type DaySpan, parseSpan, type Span } from '../../platform/forms/day-span.ts';
import { invalidFields } from '../../platform/forms/form-faults.ts';
import {
  friendDays,
  type Growth,
  type GrowthGroup,
  growthGroups,
  type GrowthRow,
  type GrowthSteps,
  type LiveFigures,
  readGrowth,
  readLive,
  readToday,
} from './growth.repository.ts';

/** A row, with what is concluded from it. */
export interface GrowthFigures extends GrowthRow {
  /** Users credited to those who joined within 14 days, for each of them; null if fewer than {@link sampleAtLeast} joined. */
  readonly k: number | null;
  /** Whether those days are over for all of them. */
  readonly isComplete: boolean;
}

export interface ShownGrowth {
  readonly asOf: Date;
  /** The days that were counted, UTC. */
  readonly span: Span;
  readonly total: GrowthSteps;
  readonly rows: readonly GrowthFigures[];
}

/** From so many users on, a ratio or a median means something. */
export const sampleAtLeast = 30;
const usualDays = 90;
const rowsAtMost = 200;
const statementMs = 20_000;
/** How long counted rows are shown: half a minute does not change a decision. */
const keptForMs = 30_000;
const keptAtMost = 50;

/** Where users come from, and how far they get. */
export class GrowthService {
  readonly #pool: Pool;
  readonly #counted = new Map<string, { readonly atMs: number; readonly growth: Promise<Growth> }>();

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /**
   * Growth in a span of days, the last 90 unless given. Counted at most once in half a minute, for everyone who asks.
   * Fails with VALIDATION_FAILED (`by`, `from`, `to`).
   */
  async growth(group: string, given: DaySpan): Promise<Outcome<{ growth: ShownGrowth }>> {
    const by = growthGroups.find((each) => each === group);
    if (by === undefined) return noGroup;
    const parsed = parseSpan(given, await readToday(this.#pool, usualDays - 1));
    if (!parsed.ok) return parsed;
    const { span } = parsed;
    try {
      const { asOf, total, rows } = await this.#count(by, span);
      const figures = rows.map((row) => figuresOf(row, by, span, asOf));
      return { ok: true, growth: { asOf, span, total, rows: figures } };
    } catch (error) {
      if (sqlState(error) === queryCanceled) return tooLong;
      throw error;
    }
  }

  /** What happens at the moment. */
  live(): Promise<LiveFigures> {
    return readLive(this.#pool);
  }

  #count(by: GrowthGroup, span: Span): Promise<Growth> {
    const key = `${by} ${span.from} ${span.to}`;
    const known = this.#counted.get(key);
    if (known !== undefined && performance.now() - known.atMs < keptForMs) return known.growth;
    const growth = readGrowth(this.#pool, by, span, { atMost: rowsAtMost, statementMs });
    if (this.#counted.size >= keptAtMost) this.#counted.clear();
    this.#counted.set(key, { atMs: performance.now(), growth });
    growth.catch(() => this.#counted.delete(key));
    return growth;
  }
}

function figuresOf(row: GrowthRow, by: GrowthGroup, span: Span, asOf: Date): GrowthFigures {
  const { joined, withFriend, friends, daysToFriend } = row;
  const lastDay = by === 'week' && row.key !== null ? weekEnd(row.key) : Date.parse(span.to);
  const over = Math.min(lastDay, Date.parse(span.to)) + (1 + friendDays) * dayMs;
  return {
    ...row,
    k: joined >= sampleAtLeast ? friends / joined : null,
    daysToFriend: withFriend >= sampleAtLeast ? daysToFriend : null,
    isComplete: over <= asOf.getTime(),
  };
}

const dayMs = 86_400_000;
const weekEnd = (start: string): number => Date.parse(start) + 6 * dayMs;

const noGroup = invalidFields({ by: `by must be one of ${growthGroups.join(', ')}` });
const queryCanceled = '57014';
const tooLong = invalidFields({ from: 'This takes too long. Choose fewer days.' });
