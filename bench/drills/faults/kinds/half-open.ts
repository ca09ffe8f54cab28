import type { Fault } from '../fault.ts';

export const halfOpen: Fault = {
  name: 'half-open',
  does: 'all connections to PostgreSQL are dead and neither end is told; new ones work',
  seconds: 20,
  bounds: {
    failures: ['503 DATABASE_UNAVAILABLE'],
    slowestMs: { join: 9_000, other: 6_000 },
    worksAfterMs: 1_000,
  },
  begin: ({ proxy }) => proxy.killSilently(),
  end: ({ proxy }) => proxy.restore(),
};

export const networkCut: Fault = {
  name: 'network-cut',
  does: 'every packet between app and database is dropped for 20 s; connections of that time stay dead',
  seconds: 20,
  bounds: {
    failures: ['503 DATABASE_UNAVAILABLE'],
    slowestMs: { join: 9_000, other: 4_500 },
    settledMs: 1_000,
    worksAfterMs: 5_000,
  },
  begin: ({ proxy }) => proxy.drop(),
  end: ({ proxy }) => proxy.restore(),
};
