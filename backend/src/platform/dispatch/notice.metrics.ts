import type { WatchedGauge } from '../metrics/watched-gauges.ts';

/** The metrics of notices. */
export const noticeGauges: readonly WatchedGauge[] = [
  {
    name: 'notice_oldest_due_seconds',
    help: 'How long the oldest queued message of each kind of notice has been due; a welcome is due since its user joined. Missing: none is queued.',
    labelNames: ['kind'],
    async read(pool) {
      const { rows } = await pool.query<{ kind: string; value: number }>(
        `SELECT kind, greatest(0, extract(epoch FROM clock_timestamp() - min(next_try_at)))::float8 AS value
         FROM notice WHERE state = 'queued' GROUP BY kind`,
      );
      return rows.map(({ kind, value }) => ({ labels: { kind }, value }));
    },
  },
];
