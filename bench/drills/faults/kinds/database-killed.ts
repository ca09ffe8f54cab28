import type { Fault } from '../fault.ts';
import { unavailable } from '../unavailable.ts';

export const databaseKilled: Fault = {
  name: 'database-killed',
  does: 'PostgreSQL is killed (kill -9, every process) and cannot be reached for 10 s',
  seconds: 10,
  bounds: { ...unavailable, worksAfterMs: 5_000 },
  async begin({ server, proxy }) {
    proxy.refuse();
    await server.kill();
  },
  end: ({ proxy }) => proxy.restore(),
};
