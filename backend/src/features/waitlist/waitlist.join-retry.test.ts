import type { Pool } from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import {
  createJoinQueue,
  createWaitlistOn,
  noBrowser,
  person,
  verifyEmail,
} from '../../testing/scenarios.ts';
import { joinConnections } from './waitlist.join-queue.ts';
import type { WaitlistService } from './waitlist.service.ts';

let database: TestDatabase;
let pool: Pool;
let logged: string;
let waitlist: WaitlistService;
beforeEach(async () => {
  database = await createTestDatabase();
  pool = database.pool;
  logged = '';
  const log = pino({ level: 'info' }, { write: (line: string) => void (logged += line) });
  waitlist = createWaitlistOn(createJoinQueue(database.newPool(joinConnections), { log }));
});
afterEach(() => database.drop());

/** How many inserts were attempted; a sequence is not rolled back. */
const countTries = () =>
  pool.query(`CREATE SEQUENCE tries;
    CREATE FUNCTION count_try() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM nextval('tries'); RETURN NEW; END $$;
    CREATE TRIGGER count_try BEFORE INSERT ON signup FOR EACH ROW EXECUTE FUNCTION count_try()`);
const tries = async (): Promise<number> =>
  Number((await pool.query<{ tries: string }>(`SELECT last_value AS tries FROM tries`)).rows[0]?.tries);

/** Makes every insert fail, until it is undone. */
const failWith = (code: string) =>
  pool.query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'refused on purpose' USING ERRCODE = '${code}'; END $$;
    CREATE TRIGGER refuse BEFORE INSERT ON signup FOR EACH STATEMENT EXECUTE FUNCTION refuse()`);

async function verifiedPeople(count: number) {
  const inputs = Array.from({ length: count }, () => person());
  for (const { email } of inputs) await verifyEmail(pool, email);
  return inputs;
}

describe('a batch of joins', () => {
  it.each([
    ['a full disk', '53100'],
    ['too little memory', '53200'],
  ])('is tried again as a whole after %s', async (_fault, code) => {
    const inputs = await verifiedPeople(6);
    await failWith(code);
    const joins = inputs.map((input) => waitlist.join(input, noBrowser));
    await expect.poll(() => logged).toContain('tried again');
    await pool.query('DROP TRIGGER refuse ON signup');
    for (const outcome of await Promise.all(joins)) expect(outcome).toMatchObject({ ok: true });
    expect(logged).not.toContain('split');
  });

  it('gets no new codes and no second try when another constraint than that of the codes is violated', async () => {
    await pool.query('CREATE UNIQUE INDEX signup_phone_test_key ON signup (phone)');
    const [first, second] = await verifiedPeople(2);
    if (first === undefined || second === undefined) throw new Error('Two people were asked for');
    expect(await waitlist.join(first, noBrowser)).toMatchObject({ ok: true });
    await countTries();
    const twin = waitlist.join({ ...second, phoneNo: first.phoneNo }, noBrowser);
    await expect(twin).rejects.toThrow('signup_phone_test_key');
    expect(await tries()).toBe(1);
    expect(logged).not.toContain('tried again');
  });
});
