import type { Fault } from '../fault.ts';

export const databaseSlow: Fault = {
  name: 'database-slow',
  does: 'every statement takes 200 ms longer for 20 s',
  seconds: 20,
  bounds: { failures: [], slowestMs: { other: 4_000 }, worksAfterMs: 5_000 },
  begin: ({ proxy }) => proxy.delay(200),
  end: ({ proxy }) => proxy.restore(),
};
