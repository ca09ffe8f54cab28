import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Pool } from 'pg';
import { seedSession } from './testing/accounts.ts';
import { startTestApp, type TestApp } from './testing/app.ts';
import { type Answer, TestClient } from './testing/client.ts';
import { type FreezablePostgres, startFreezablePostgres } from './testing/freezable-postgres.ts';
import { person, verifyEmail } from './testing/scenarios.ts';

let server: FreezablePostgres;
let pool: Pool;
let running: TestApp;
let client: TestClient;
let admin: Readonly<Record<string, string>>;
beforeAll(async () => {
  server = await startFreezablePostgres();
  pool = new Pool({ connectionString: server.url, max: 2 });
  pool.on('error', () => undefined);
  running = await startTestApp({ DATABASE_URL: server.url });
  client = new TestClient(running.origin);
  admin = await seedSession(pool);
});
afterAll(async () => {
  server.thaw();
  await running.stop();
  await pool.end();
  await server.stop();
});

/** The total delay of this process's timers, in milliseconds: caused by a busy machine, not by the product. */
let late = 0;
const tickMs = 20;
let tickedAt = performance.now();
const ticking = setInterval(() => {
  const now = performance.now();
  late += Math.max(0, now - tickedAt - tickMs);
  tickedAt = now;
}, tickMs);
afterAll(() => clearInterval(ticking));

/** The result of a call, and after how many milliseconds, without those that the machine spent on other work. */
async function timed(call: () => Promise<Answer>) {
  const began = performance.now() - late;
  const answer = await call();
  await new Promise((ticked) => setTimeout(ticked, 2 * tickMs)); // so that the last delay counts
  return { ...answer, ms: performance.now() - late - began };
}

/** As in README and docs/decisions/bounds.md, plus what a call takes anyway. */
const within = { noticedMs: 4_000 + 500, joinMs: 8_000 + 500, pageMs: 500 + 500, atOnceMs: 500 };

describe('a PostgreSQL that hangs', () => {
  it('is told within seconds at first, then at once; what needs no database goes on, and so does all when it answers', async () => {
    const inputs = [person(), person()] as const;
    for (const { email } of inputs) await verifyEmail(pool, email);
    const first = await client.post('/api/joinwaitlist', inputs[0]);
    const { referralId } = first.body.result;
    const join = () => timed(() => client.post('/api/joinwaitlist', inputs[1]));
    const needDatabase = () =>
      Promise.all([
        timed(() => client.get(`/api/getRank?referralId=${referralId}`)),
        timed(() => client.get('/api/admin/getusers', admin)),
        timed(() => client.post('/api/sendOtp', { email: 'somebody@example.com' })),
        timed(() => client.get('/readyz')),
      ]);
    const rankQuery = () => timed(() => client.graphql(`{ rank(referralId: "${referralId}") { rank } }`));
    const needNone = () =>
      Promise.all(['/metrics', '/', '/livez'].map((path) => timed(() => client.get(path, admin))));
    await needNone(); // renders the pages

    await server.freeze();
    const [joined, refused, ranked, served] = await Promise.all([
      join(),
      needDatabase(),
      rankQuery(),
      needNone(),
    ]);
    expect(joined).toMatchObject({ status: 503, body: { code: 'DATABASE_UNAVAILABLE' } });
    expect(joined.ms).toBeLessThan(within.joinMs);
    for (const { status, headers, ms } of refused) {
      expect(status).toBe(503);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(ms).toBeLessThan(within.noticedMs);
    }
    expect(ranked.body.errors[0].extensions).toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
    expect(ranked.ms).toBeLessThan(within.noticedMs);
    for (const { status, ms } of served) {
      expect(status).toBe(200);
      expect(ms).toBeLessThan(within.pageMs);
    }

    const again = [await join(), await rankQuery(), ...(await needDatabase()), ...(await needNone())];
    for (const { ms } of again) expect(ms).toBeLessThan(within.atOnceMs);
    expect(again.map(({ status }) => status)).toEqual([503, 200, 503, 503, 503, 503, 200, 200, 200]);

    expect(again[6]?.body).toMatch(/^database_available 0$/m);

    server.thaw();
    // An outage at the wrong moment stops the jobs. Then the app ends, and its supervisor starts it again.
    let restarted: ReturnType<TestApp['newInstance']> | undefined;
    const isReady = async () => {
      if (running.failures.length > 0) restarted ??= running.newInstance();
      if (restarted !== undefined) client = new TestClient((await restarted).origin);
      return client.get('/readyz');
    };
    await expect.poll(isReady).toMatchObject({ status: 200 });
    // Whether or not the first try was carried out in the end.
    const retried = await client.post('/api/joinwaitlist', inputs[1]);
    expect([200, 201]).toContain(retried.status);
    const { rows } = await pool.query('SELECT id FROM signup WHERE email = $1', [inputs[1].email]);
    expect(rows).toEqual([{ id: retried.body.result._id }]);
    expect(running.logged()).toContain('the database does not answer');
    expect(running.logged()).toContain('the database answers again');
  });
});
