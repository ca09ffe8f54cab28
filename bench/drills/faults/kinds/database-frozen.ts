import type { Fault } from '../fault.ts';
import { unavailable } from '../unavailable.ts';

export const databaseFrozen: Fault = {
  name: 'database-frozen',
  does: 'every process of PostgreSQL is stopped (SIGSTOP) for 20 s',
  seconds: 20,
  bounds: { ...unavailable, worksAfterMs: 5_000 },
  begin: ({ server }) => server.freeze(),
  end: ({ server }) => server.thaw(),
};
