import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { RankReader } from './features/referral/referral.repository.ts';
import {
  codeFor,
  createService,
  newEmail,
  sendMail,
  tryMail,
} from './features/verification/verification.scenario.ts';
import { openPool } from './platform/database/database.ts';
import { startTestApp } from './testing/app.ts';
import { TestClient } from './testing/client.ts';
import { expectConsistent } from './testing/consistency.ts';
import type { TestDatabase } from './testing/database.ts';
import { createPackagedDatabase } from './testing/packaged-database.ts';
import { createWaitlist, joinVerified, noBrowser, person, verifyEmail } from './testing/scenarios.ts';

/** As packaged, and with defaults that a role or a database may also have. */
const unkind = { synchronous_commit: 'off', statement_timeout: '1h', timezone: 'America/St_Johns' };

let database: TestDatabase;
beforeAll(async () => {
  database = await createPackagedDatabase(unkind);
});
afterAll(() => database.drop());

async function settingsOf(pool: Pool): Promise<Readonly<Record<string, string>>> {
  const { rows } = await pool.query<{ name: string; setting: string }>(
    'SELECT name, setting FROM pg_settings',
  );
  return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
}

describe('on a PostgreSQL as it is packaged', () => {
  it('sessions begin with every default of the planner, and with JIT', async () => {
    const { rows } = await database.pool.query(
      `SELECT name, setting FROM pg_settings
       WHERE (category LIKE 'Query Tuning%' OR name LIKE '%work_mem') AND name <> 'jit' AND setting IS DISTINCT FROM boot_val`,
    );
    expect(rows).toEqual([]);
    expect(await settingsOf(database.pool)).toMatchObject({ jit: 'on', synchronous_commit: 'off' });
  });

  it('sessions of the product have what they need, whatever the defaults are and the address asks for', async () => {
    const wishes = '-c default_transaction_isolation=serializable -c jit=on -c geqo_seed=0.5';
    const withWishes = `${database.url}?options=${encodeURIComponent(wishes)}`;
    for (const url of [database.url, withWishes]) {
      const pool = openPool(url, { name: 'test', max: 1 });
      onTestFinished(() => pool.end());
      expect(await settingsOf(pool)).toMatchObject({
        jit: 'off',
        synchronous_commit: 'on',
        default_transaction_isolation: 'read committed',
        statement_timeout: '15000',
        geqo_seed: url === withWishes ? '0.5' : '0',
      });
    }
  });

  it('a visitor verifies, joins and gets a rank', async () => {
    const running = await startTestApp({ DATABASE_URL: database.url });
    onTestFinished(() => running.stop());
    const client = new TestClient(running.origin);
    const email = newEmail();
    expect((await client.post('/api/sendOtp', { email, purpose: 'waitlist' })).status).toBe(200);
    const otp = await codeFor(database.pool, email);
    expect((await client.post('/api/verifyOtp', { email, otp })).status).toBe(200);
    const joined = await client.post('/api/joinwaitlist', person({ email }));
    expect(joined.status).toBe(201);
    const rank = await client.get(`/api/getRank?referralId=${joined.body.result.referralId}`);
    expect(rank.body.result).toEqual([{ user: { rank: 1, referralId: joined.body.result.referralId } }]);
    expect((await client.get('/api/getDashboard')).body.result.totalUsers).toBe(1);
  });
});

/** As a pooler may provide them: without the settings that the product requests when it opens one. */
describe('in sessions that have nothing but the defaults', () => {
  it('verifications, joins and ranks are exact while two instances race', async () => {
    const service = createService(database.pool);
    const email = newEmail();
    await sendMail(service, email);
    expect(await tryMail(service, email, await codeFor(database.pool, email))).toMatchObject({ ok: true });
    const [one, other] = [createWaitlist(database), createWaitlist(database)];
    const leader = await one.join(person({ email }), noBrowser);
    if (!leader.ok) throw new Error(leader.code);
    const inputs = Array.from({ length: 40 }, () => person({ referralCode: leader.referralId }));
    for (const input of inputs) await verifyEmail(database.pool, input.email);
    const outcomes = await Promise.all(
      inputs.map((input, index) => (index % 2 === 0 ? one : other).join(input, noBrowser)),
    );
    expect(outcomes.every((outcome) => outcome.ok && outcome.referralCredited)).toBe(true);
    expect(await new RankReader(database.pool).find({ referralId: leader.referralId })).toMatchObject({
      rank: 1,
    });
    await expectConsistent(database.pool);
  });

  it('a join runs without JIT and its answer waits for the disk', async () => {
    const own = await createPackagedDatabase(unkind);
    onTestFinished(() => own.drop());
    await recordSettings(own.pool);
    const pool = own.newPool(1);
    const plans = await plansOf(pool);
    await joinVerified(own.pool, createWaitlist(own, pool));
    await pool.query('SELECT waitlist_rank(1)');
    const { rows } = await own.pool.query('SELECT place, jit, synchronous_commit FROM seen ORDER BY id');
    expect(rows).toEqual([
      { place: 'in the join', jit: 'off', synchronous_commit: 'off' },
      { place: 'its commit', jit: 'on', synchronous_commit: 'off' },
      { place: 'the commit that flushes', jit: 'on', synchronous_commit: 'on' },
    ]);
    expect(plans().filter((plan) => /^JIT:/m.test(plan))).toEqual([]);
  });

  it('every function that steers its own plans or holds the lock of the joins runs without JIT', async () => {
    const { rows } = await database.pool.query(
      `SELECT proname, proconfig FROM pg_proc
       WHERE pronamespace = 'public'::regnamespace AND 'jit=off' <> ALL (coalesce(proconfig, '{}'))
         AND (proconfig::text ~ 'enable_|plan_cache_mode' OR prosrc ~ 'FROM waitlist_head FOR UPDATE')`,
    );
    expect(rows).toEqual([]);
  });
});

/** Records the settings in effect within a join, at its commit, and at the commit that its answer waits for. */
const recordSettings = (pool: Pool) =>
  pool.query(`
    CREATE TABLE seen (id int GENERATED ALWAYS AS IDENTITY, place text, jit text, synchronous_commit text);
    CREATE FUNCTION see() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      INSERT INTO seen (place, jit, synchronous_commit) VALUES (TG_ARGV[0], current_setting('jit'), current_setting('synchronous_commit'));
      RETURN NULL;
    END $$;
    CREATE TRIGGER see_join AFTER INSERT ON signup FOR EACH ROW EXECUTE FUNCTION see('in the join');
    CREATE CONSTRAINT TRIGGER see_commit AFTER INSERT ON signup DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION see('its commit');
    CREATE TABLE flushed (at timestamptz);
    CREATE CONSTRAINT TRIGGER see_flush AFTER INSERT ON flushed DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION see('the commit that flushes');
    ALTER FUNCTION waitlist_flush() RENAME TO waitlist_flush_itself;
    CREATE FUNCTION waitlist_flush() RETURNS void LANGUAGE plpgsql AS $$ BEGIN
      PERFORM waitlist_flush_itself();
      INSERT INTO flushed VALUES (now());
    END $$`);

/** Every plan that the pool's one connection executes from now on; none on a server that cannot report plans. */
async function plansOf(pool: Pool): Promise<() => readonly string[]> {
  const plans: string[] = [];
  const client = await pool.connect();
  client.on('notice', ({ message = '' }) => void plans.push(message));
  await client
    .query(
      `LOAD 'auto_explain'; SET auto_explain.log_min_duration = 0; SET auto_explain.log_nested_statements = on;
       SET auto_explain.log_analyze = on; SET auto_explain.log_level = notice`,
    )
    .catch(() => undefined);
  client.release();
  return () => plans;
}
