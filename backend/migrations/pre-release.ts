import { Migration } from '@mikro-orm/migrations';
import { Type } from '@sinclair/typebox';
import { checked } from '../src/platform/json/checked.ts';
import { StartError } from '../src/platform/lifecycle.ts';

/**
 * Before the first release, 23 migrations made the schema. The baseline replaces them; databases they made go through
 * the upgrades instead. docs/decisions/migrations.md
 */

/** The tables of one area as of the first release. A pre-release database has them and only gets today's comments. */
export abstract class Baseline extends Migration {
  protected abstract readonly tables: string;
  protected abstract readonly comments: string;

  override async up(): Promise<void> {
    if (!(await isPreRelease(this))) this.addSql(this.tables);
    this.addSql(this.comments);
  }
}

/** What a pre-release database still lacks, tables and rows. Other databases skip it. */
export abstract class Upgrade extends Migration {
  protected abstract upgrade(): Promise<void>;

  override async up(): Promise<void> {
    if (await isPreRelease(this)) await this.upgrade();
  }
}

/**
 * Whether pre-release migrations made this database.
 *
 * @throws StartError when it is so old that the upgrades do not reach it.
 */
export async function isPreRelease(migration: Migration): Promise<boolean> {
  const rows = checked(namesShape, await migration.execute('SELECT name FROM mikro_orm_migrations'));
  const executed = new Set(rows.map(({ name }) => name));
  if (!executed.has(firstPreRelease)) return false;
  if (executed.has(upgradeableFrom)) return true;
  throw new StartError(
    `This database was made by a development version older than its migration ${upgradeableFrom}, which this version cannot upgrade. ` +
      'Start it once with a development version that has that migration, then start this version again.',
  );
}

const namesShape = Type.Array(Type.Object({ name: Type.String() }));
const firstPreRelease = '001-verification';
const upgradeableFrom = '018-join-leaner';

/** The migrations that the baseline replaces, apart from the upgrades, which keep their names. */
export const preReleaseMigrations: readonly string[] = [
  firstPreRelease,
  '002-waitlist',
  '003-rank',
  '004-join',
  '005-admin',
  '006-audit',
  '007-ambassador',
  '008-faq',
  '009-join-prepared',
  '010-dashboard',
  '011-status',
  '012-ranking',
  '013-erasure',
  '014-signup-search',
  '015-request-limits',
  '016-audit-retention',
  '017-join-durably',
  upgradeableFrom,
  '030-own-settings',
];
