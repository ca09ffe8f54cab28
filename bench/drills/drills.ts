import type { Drill } from './drill.ts';
import { failover } from './failover.ts';
import { faultsDrill } from './faults.ts';
import { restore } from './restore.ts';
import { upgrade } from './upgrade.ts';

/** What `npm run drill -- NAME` knows. */
export const drills: Readonly<Record<string, Drill>> = { failover, faults: faultsDrill, restore, upgrade };
