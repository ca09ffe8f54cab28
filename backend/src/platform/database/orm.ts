import {
  type AnyEntity,
  type Configuration,
  type Dictionary,
  type EntityData,
  type EntityManager,
  type EntitySchema,
  MikroORM,
  type NativeQueryBuilder,
  PostgreSqlConnection,
  PostgreSqlDriver,
  type QueryResult,
  type RawQueryFragment,
} from '@mikro-orm/postgresql';
import type { ClientBase, Pool, PoolClient } from 'pg';
import { toStatement } from './bound-statement.ts';
import { inTransaction } from './database.ts';

/** What a statement is sent over: a transaction's connection, or a pool. */
type Sender = Pick<ClientBase | Pool, 'query'>;

/**
 * Entity managers over the product's own connections. MikroORM opens none: its statements go through the pools that
 * everything else uses, in the same transactions, with the same deadlines, refusals, and errors.
 */
export class Orm {
  readonly #mikro: MikroORM;

  /** Reads the entities' descriptions; nothing is sent to the database. */
  constructor(entities: readonly EntitySchema[]) {
    this.#mikro = new MikroORM({
      driver: SharedPoolDriver,
      entities: [...entities],
      dbName: 'shared', // MikroORM wants a name; the connections have their own
      // One statement per changed row: PostgreSQL cannot infer the types of values bound within a CASE.
      useBatchUpdates: false,
      colors: false,
    });
  }

  /** Every table that has an entity. */
  get descriptions() {
    return [...this.#mikro.getMetadata().getAll().values()];
  }

  /** A new entity manager outside any transaction: each call is one statement on `pool`. */
  on(pool: Pool): EntityAccess {
    return this.#over(pool);
  }

  /**
   * Like {@link inTransaction}, with a new entity manager on the transaction's connection. Changes to entities are
   * written when `work` calls `flush`, and the rest before the commit.
   */
  inTransaction<T>(pool: Pool, work: (em: EntityManager, client: PoolClient) => Promise<T>): Promise<T> {
    return inTransaction(pool, async (client) => {
      const em = this.#over(client);
      const result = await work(em, client);
      await em.flush();
      return result;
    });
  }

  #over(sender: Sender): EntityManager {
    const em = this.#mikro.em.fork();
    em.setTransactionContext(sender);
    return em;
  }
}

/** The part of an entity manager in which each call is one statement, so it needs no transaction. */
export type EntityAccess = Pick<EntityManager, 'find' | 'findOne' | 'nativeUpdate' | 'nativeDelete'>;

/** Sends statements over its entity manager's connection. It has none of its own. */
class SharedPoolConnection extends PostgreSqlConnection {
  override async execute<T extends QueryResult | EntityData<AnyEntity> | EntityData<AnyEntity>[]>(
    query: string | NativeQueryBuilder | RawQueryFragment,
    params: readonly unknown[] | Dictionary<unknown> = [],
    method: 'all' | 'get' | 'run' = 'all',
    sender?: Sender,
  ): Promise<T> {
    if (sender === undefined) throw new Error('An entity manager without a connection was used');
    const { rows, rowCount } = await sender.query(toStatement(query, params));
    return this.transformRawResult<T>({ rows, numAffectedRows: rowCount ?? 0 }, method);
  }
}

class SharedPoolDriver extends PostgreSqlDriver {
  protected override readonly connection: SharedPoolConnection;

  constructor(config: Configuration) {
    super(config);
    this.connection = new SharedPoolConnection(config);
  }

  /** Errors stay as `pg` throws them: `sql-errors.ts` classifies them. */
  override convertException(error: Error): never {
    throw error;
  }
}
