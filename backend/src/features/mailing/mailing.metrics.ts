import type { WatchedGauge } from '../../platform/metrics/watched-gauges.ts';

/** The metrics of waves and broadcasts. */
export const mailingGauges: readonly WatchedGauge[] = [
  {
    name: 'mailings',
    help: 'Waves (kind invite) and broadcasts that have not ended, by kind and state.',
    labelNames: ['kind', 'state'],
    async read(pool) {
      const { rows } = await pool.query<{ kind: string; state: string; value: number }>(
        'SELECT kind, state, count(*)::int AS value FROM mailing WHERE ended_at IS NULL GROUP BY kind, state',
      );
      return rows.map(({ kind, state, value }) => ({ labels: { kind, state }, value }));
    },
  },
  {
    name: 'mailing_idle_seconds',
    help: 'Seconds since the stalest running wave or broadcast last sent a message, by kind. Up to an hour is usual while its messages per hour are used up.',
    labelNames: ['kind'],
    async read(pool) {
      const { rows } = await pool.query<{ kind: string; value: number }>(
        `SELECT kind, greatest(0, max(extract(epoch FROM clock_timestamp() - greatest(minute_at, started_at))))::float8 AS value
         FROM mailing WHERE ended_at IS NULL AND state = 'running' GROUP BY kind`,
      );
      return rows.map(({ kind, value }) => ({ labels: { kind }, value }));
    },
  },
];
