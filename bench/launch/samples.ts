import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { readPostmasterFile } from '../../backend/src/platform/database/embedded/postmaster-file.ts';
import { call } from '../client.ts';
import type { BenchServer } from '../database.ts';
import { memoryOf } from '../measure.ts';
import type { Product } from '../product.ts';
import { number, type Row } from '../report.ts';
import { floorsOf, type GrowthBound, judgeGrowth, medianOf, type Point, thirdsOf } from './growth.ts';

/** A figure that must not grow without end, at one moment. */
interface Figure {
  readonly what: string;
  readonly kind: keyof typeof bounds;
  readonly value: number;
  /** Of a table: rows changed or deleted since the server started. */
  readonly changes?: number;
}

const sampleEveryMs = 15_000;
/** Garbage collection has come by at least once in so long. */
const floorMs = 3 * 60_000;
const startUpMs = 60_000;
const loopP99AtMostMs = 50;
/** A shorter run is too short to tell growth from chance. */
const judgedFromMs = 30 * 60_000;
/** A table whose rows were changed or deleted as often can bloat. */
const hotChanges = 500;
/** From so many rows on, a table is measured by its bytes per row. */
const manyRows = 300;

const MIB = 1024 * 1024;

/** What each figure may do in a day, and from the middle third to the last; see docs/decisions/long-runs.md. */
const bounds = {
  memory: { perDay: 512 * MIB, share: 0.15, slack: 20 * MIB },
  heap: { perDay: 256 * MIB, share: 0.15, slack: 10 * MIB },
  handles: { perDay: 240, share: 0.05, slack: 10 },
  connections: { perDay: 48, share: 0.05, slack: 3 },
  wal: { perDay: 20 * 1024 * MIB, share: 0.25, slack: 128 * MIB },
  files: { perDay: 240, share: 0, slack: 10 },
  jobs: { perDay: 2400, share: 0.5, slack: 100 },
  table: { perDay: 16 * MIB, share: 0.25, slack: MIB / 4 },
  bytesPerRow: { perDay: 1000, share: 0.15, slack: 16 },
} as const satisfies Readonly<Record<string, GrowthBound>>;

const inBytes: readonly string[] = ['memory', 'heap', 'wal', 'table'];

export interface SamplerOptions {
  readonly server: BenchServer;
  readonly pool: Pool;
  readonly products: readonly Product[];
  /** An admin's. */
  readonly token: string;
}

/** Watches what instances and PostgreSQL take while a load runs. */
export class Sampler {
  readonly #options: SamplerOptions;
  readonly #figures = new Map<string, Pick<Figure, 'kind'> & { readonly points: Point[]; changes: number }>();
  /** The p99 of each instance's event loop since the sample before. */
  readonly #loops: Point[] = [];
  #beganAt = 0;

  constructor(options: SamplerOptions) {
    this.#options = options;
  }

  /** Takes a sample every 15 seconds until it is over. */
  async watch(over: AbortSignal): Promise<void> {
    this.#beganAt = performance.now();
    for (let next = 0; !over.aborted; next += sampleEveryMs) {
      const waitMs = Math.max(0, this.#beganAt + next - performance.now());
      await sleep(waitMs, undefined, { signal: over }).catch(() => undefined);
      const atMs = performance.now() - this.#beganAt;
      for (const { what, kind, value, changes = Infinity } of await this.#take(atMs)) {
        const known = this.#figures.get(what) ?? { kind, points: [], changes };
        known.points.push({ atMs, value });
        known.changes = changes;
        this.#figures.set(what, known);
      }
    }
  }

  /** What grew, after so long; the first third is warm-up. */
  rows(lengthMs: number): readonly Row[] {
    return [
      this.#loopRow(lengthMs),
      ...[...this.#figures]
        .filter(([, { changes }]) => changes >= hotChanges)
        .map(([what, each]) => growthRow(what, each, lengthMs)),
    ];
  }

  async #take(atMs: number): Promise<readonly Figure[]> {
    const { server, pool, products, token } = this.#options;
    const figures: Figure[] = [];
    for (const [index, { port, pid, dataDir }] of products.entries()) {
      const headers = { authorization: `Bearer ${token}` };
      const { body: metrics } = await call({ port, path: '/metrics', headers });
      this.#loops.push({ atMs, value: 1000 * sumOf(metrics, 'nodejs_eventloop_lag_p99_seconds') });
      const add = (what: string, kind: Figure['kind'], value: number) =>
        figures.push({ what: `instance ${index + 1}: ${what}`, kind, value });
      add('memory (RSS), least of 3 min', 'memory', await memoryOf(pid, 'VmRSS'));
      add('heap, least of 3 min', 'heap', sumOf(metrics, 'nodejs_heap_size_used_bytes'));
      add('handles', 'handles', (await readdir(`/proc/${pid}/fd`).catch(() => [])).length);
      add('files in its folder', 'files', (await readdir(dataDir, { recursive: true })).length);
      if (index === 0)
        figures.push({ what: 'jobs in the queue', kind: 'jobs', value: sumOf(metrics, 'jobs_queued') });
    }
    figures.push({
      what: 'PostgreSQL: memory not shared',
      kind: 'memory',
      value: await memoryOfPostgres(server),
    });
    const [counts] = await server.asSuperuser<Readonly<Record<string, string>>>(countsSql);
    for (const [what, kind] of [
      ['connections', 'connections'],
      ['WAL on disk', 'wal'],
      ['temporary files', 'files'],
    ] as const)
      figures.push({ what: `PostgreSQL: ${what}`, kind, value: Number(counts?.[what]) });
    const { rows: tables } = await pool.query<TableStatistics>(tablesSql);
    for (const { name, live, bytes, changes } of tables)
      figures.push(
        live >= manyRows
          ? { what: `${name}: bytes per row`, kind: 'bytesPerRow', value: bytes / live, changes }
          : { what: `${name}: size`, kind: 'table', value: bytes, changes },
      );
    return figures;
  }

  /** Without the first minute, in which code is compiled as it is first used. */
  #loopRow(lengthMs: number): Row {
    const windows = this.#loops.filter(({ atMs }) => atMs > startUpMs || lengthMs <= 2 * startUpMs);
    const thirds = thirdsOf(windows, lengthMs).map((third) => medianOf(third.map(({ value }) => value)));
    return {
      what: "p99 of the event loop's delays, by thirds",
      measured: thirds.map((ms) => `${ms.toFixed(0)} ms`).join(', '),
      goal: `≤ ${loopP99AtMostMs} ms`,
      isKept: thirds.every((ms) => !(ms > loopP99AtMostMs)),
      details: `longest of all windows ${Math.max(...windows.map(({ value }) => value)).toFixed(0)} ms`,
    };
  }
}

function growthRow(
  what: string,
  { kind, points }: { readonly kind: Figure['kind']; readonly points: readonly Point[] },
  lengthMs: number,
): Row {
  const bound = bounds[kind];
  const judged = kind === 'memory' || kind === 'heap' ? floorsOf(points, floorMs) : points;
  const { first, middle, last, perDayAtLeast, fault } = judgeGrowth(judged, lengthMs, bound);
  const showBytes = (value: number) =>
    value < MIB ? `${Math.round(value / 1024)} KiB` : `${number(value / MIB)} MiB`;
  const show = (value: number) =>
    !Number.isFinite(value) ? '–' : inBytes.includes(kind) ? showBytes(value) : number(value);
  const measured = [first, middle, last].map(show).join(', ');
  if (lengthMs < judgedFromMs) return { what, measured, details: 'too short a run to judge growth' };
  return {
    what,
    measured,
    goal: `≤ ${show(middle * (1 + bound.share) + bound.slack)}, ${show(bound.perDay)} a day`,
    isKept: fault === null,
    details: `trend ${show(Math.max(0, perDayAtLeast))} a day`,
  };
}

const countsSql = `
SELECT (SELECT count(*) FROM pg_stat_activity WHERE datname IS NOT NULL) AS "connections",
  (SELECT sum(size) FROM pg_ls_waldir()) AS "WAL on disk", (SELECT count(*) FROM pg_ls_tmpdir()) AS "temporary files"`;
const tablesSql = `
SELECT CASE schemaname WHEN 'public' THEN '' ELSE schemaname || '.' END || relname AS name, n_live_tup::float8 AS live,
  pg_total_relation_size(relid)::float8 AS bytes, (n_tup_upd + n_tup_del)::float8 AS changes
FROM pg_stat_user_tables`;

interface TableStatistics {
  readonly name: string;
  readonly live: number;
  /** The table with its indexes and TOAST. */
  readonly bytes: number;
  readonly changes: number;
}

async function memoryOfPostgres({ dataFolder }: BenchServer): Promise<number> {
  const pid = (await readPostmasterFile(dataFolder))?.pid ?? 0;
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const pids = [pid, ...children.trim().split(' ').filter(Boolean).map(Number)];
  const all = await Promise.all(pids.map((each) => memoryOf(each, 'RssAnon')));
  return all.reduce((one, other) => one + other, 0);
}

/** The sum of a metric over its labels. */
const sumOf = (metrics: string, name: string): number =>
  metrics
    .split('\n')
    .filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
