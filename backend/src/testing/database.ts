import { randomBytes } from 'node:crypto';
import { Pool } from 'pg';
import { inject } from 'vitest';
import { type Lifetime, perFile } from './lifetime.ts';
import { databaseUrl, templateName } from './template-database.ts';

const serverUrl = inject('postgresUrl');
/** Those of a worker, to make and drop databases: opening one takes as long as either. */
const server = new Pool({ connectionString: serverUrl, max: 2, idleTimeoutMillis: 0, allowExitOnIdle: true });
server.on('error', () => undefined); // it ends before the workers do

/** A database for one test, with the product's schema and no rows. */
export interface TestDatabase {
  readonly url: string;
  readonly pool: Pool;
  /** Another pool to the same database: a second instance. */
  newPool(max?: number): Pool;
  /** Closes every pool and drops the database. */
  drop(): Promise<void>;
}

/** Copies the migrated template. */
export const createTestDatabase = (): Promise<TestDatabase> =>
  create(`TEMPLATE ${templateName} STRATEGY file_copy`);

/** A database of the tests of a file, or of each test. */
export const testDatabase = (lifetime: Lifetime = perFile): TestDatabase =>
  lifetime(createTestDatabase, (database) => database.drop());

async function create(options: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await server.query(`CREATE DATABASE ${name} ${options}`);
  const url = databaseUrl(serverUrl, name);
  const pools: Pool[] = [];
  const newPool = (max = 10): Pool => {
    const pool = new Pool({ connectionString: url, max });
    pool.on('error', () => undefined); // the server may be killed on purpose
    pools.push(pool);
    return pool;
  };
  const drop = async (): Promise<void> => {
    await Promise.all(pools.map((pool) => pool.end()));
    await server.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  };
  return { url, pool: newPool(), newPool, drop };
}
