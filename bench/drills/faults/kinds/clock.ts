import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault.ts';
import { journeys } from '../visitors.ts';

const hourMs = 3_600_000;

const clock = (name: string, does: string, byMs: number): Fault => ({
  name,
  does,
  seconds: 15,
  bounds: { failures: [], slowestMs: { other: 4_000 }, worksAfterMs: 5_000 },
  disturbance: `clock:${byMs}`,
  begin: async ({ disturb }) => {
    disturb();
    await sleep(200);
  },
  look: async (world) => [await journeys(world, 5, name)],
  end: ({ disturb }) => disturb(),
});

export const clockAhead = clock(
  'clock-ahead',
  "the app's clock jumps an hour ahead of the database's for 15 s",
  hourMs,
);
export const clockBehind = clock(
  'clock-behind',
  "the app's clock falls an hour behind the database's for 15 s",
  -hourMs,
);
