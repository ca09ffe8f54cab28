import type { Lifecycle } from '../../backend/src/platform/lifecycle.ts';
import type { Report } from '../report.ts';
import { failover } from './failover.ts';
import { faults } from './faults.ts';
import { restore } from './restore.ts';
import { upgrade } from './upgrade.ts';

/** Something that goes wrong on purpose, and what came of it. Gets the arguments after its name; throws `UsageError`. */
type Drill = (args: readonly string[], lifecycle: Lifecycle) => Promise<Report>;

/** The drills of `npm run drill -- NAME`. */
export const drills: Readonly<Record<string, Drill>> = { failover, faults, restore, upgrade };
