import type { Migration } from '@mikro-orm/migrations';
import { Baseline } from '../../../migrations/baseline.ts';

/**
 * Every migration, in the order they run. Until the first release there is only the baseline, which may still change;
 * after it, a change is a new migration at the end, `backend/migrations/NNN-name.ts`, and a released one never changes.
 * Functions and views are not migrations: docs/decisions/migrations.md
 */
export const migrations: readonly { name: string; class: MigrationClass }[] = [
  { name: 'baseline', class: Baseline },
];

type MigrationClass = new (...args: ConstructorParameters<typeof Migration>) => Migration;
