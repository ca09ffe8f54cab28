import { randomUUID } from 'node:crypto';
import { raw } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Faq } from '../../features/faq/faq.entity.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { testOrm as orm } from '../../testing/orm.ts';
import { BoundedPool } from './bounded-pool.ts';
import { toStatement } from './bound-statement.ts';
import { CircuitBreaker, DatabaseAwayError } from './circuit-breaker.ts';
import { gotNoAnswer, isAway, violatedConstraint } from './sql-errors.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const faq = (position: number) => ({
  id: randomUUID(),
  position,
  question: "Who's there?",
  answer: '\\ ? $1',
  isActive: true,
});

describe('a statement of MikroORM', () => {
  it('has its values beside the text, where no log of the server shows them', () => {
    expect(toStatement('set a = ?, b = ? where c \\? ?', [1, raw('lower(?)', ['X']), null])).toEqual({
      text: 'set a = $1, b = lower($2) where c ? $3',
      values: [1, 'X', null],
    });
  });
});

describe('an entity manager', () => {
  it('works in the transaction of the SQL beside it, on its only connection', async () => {
    const pool = database.newPool(1);
    const added = faq(1001);
    const work = orm.inTransaction(pool, async (em, client) => {
      em.create(Faq, added);
      await em.flush();
      const { rows } = await client.query('SELECT question, answer FROM faq WHERE id = $1', [added.id]);
      expect(rows).toEqual([{ question: added.question, answer: added.answer }]);
      throw new Error('roll back');
    });
    await expect(work).rejects.toThrow('roll back');
    expect(await orm.on(pool).findOne(Faq, added.id)).toBeNull();
  });

  it('writes changes before the commit, and reads times unchanged', async () => {
    const added = faq(1002);
    await orm.inTransaction(database.pool, async (em) => {
      em.create(Faq, added);
      await Promise.resolve();
    });
    const stored = await orm.on(database.pool).findOne(Faq, added.id);
    expect(stored).toMatchObject(added);
    expect(Math.abs(Date.now() - (stored?.createdAt.getTime() ?? 0))).toBeLessThan(60_000);
  });

  it('throws the errors of the database as they are', async () => {
    const added = faq(1003);
    const addTwice = orm.inTransaction(database.pool, async (em) => {
      em.create(Faq, added);
      await em.flush();
      em.create(Faq, { ...added, id: randomUUID() });
      await em.flush();
    });
    await expect(addTwice).rejects.toSatisfy((error) => violatedConstraint(error) === 'faq_position_key');
  });

  it('is rejected immediately while the database is unavailable, and gives up on a server that does not answer', async () => {
    const breaker = new CircuitBreaker();
    const away = new BoundedPool({ connectionString: database.url }, 1, breaker);
    breaker.open();
    await expect(orm.on(away).find(Faq, {})).rejects.toThrow(DatabaseAwayError);
    await expect(orm.inTransaction(away, () => Promise.resolve())).rejects.toSatisfy(isAway);
    const slow = new BoundedPool({ connectionString: database.url, query_timeout: 100 }, 1);
    const waits = orm.inTransaction(slow, (em) => em.find(Faq, { [raw('pg_sleep(1)::text')]: '' }));
    await expect(waits).rejects.toSatisfy(gotNoAnswer);
    await Promise.all([away.end(), slow.end()]);
  });
});
