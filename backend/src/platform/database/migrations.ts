import type { Migration } from '@mikro-orm/migrations';
import { Migration001Verification } from '../../../migrations/001-verification.ts';
import { Migration002Waitlist } from '../../../migrations/002-waitlist.ts';

/** Every migration, oldest first. A migration that has been released is never changed. */
export const migrations: readonly { name: string; class: MigrationClass }[] = [
  { name: '001-verification', class: Migration001Verification },
  { name: '002-waitlist', class: Migration002Waitlist },
];

type MigrationClass = new (...args: ConstructorParameters<typeof Migration>) => Migration;
