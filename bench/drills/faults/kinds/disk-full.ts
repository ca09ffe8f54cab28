import type { Fault } from '../fault.ts';

export const diskFull: Fault = {
  name: 'disk-full',
  does: "the disk of PostgreSQL's files, write-ahead log included, has no byte left for 30 s",
  seconds: 30,
  // A write-ahead log that cannot grow stops PostgreSQL, which the supervisor starts again every 10 s at most.
  bounds: {
    failures: ['503 DATABASE_UNAVAILABLE'],
    slowestMs: { join: 9_000, other: 6_000 },
    worksAfterMs: 15_000,
    codesAfterMs: 30_000,
  },
  onSmallDisk: true,
  impossible: () =>
    process.platform === 'linux' && process.getuid?.() === 0
      ? null
      : 'a disk of its own is mounted by root alone',
  begin: ({ server }) => server.fillDisk(),
  end: ({ server }) => server.emptyDisk(),
};
