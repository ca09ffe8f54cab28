import type { Drill } from './drill.ts';
import { failover } from './failover.ts';
import { faultsDrill } from './faults.ts';
import { restore } from './restore.ts';
import { upgrade } from './upgrade.ts';

/** The drills of `npm run drill -- NAME`. */
export const drills: Readonly<Record<string, Drill>> = { failover, faults: faultsDrill, restore, upgrade };
