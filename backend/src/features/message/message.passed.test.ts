import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Pool } from 'pg';
import { keepingSender, sendNotices } from '../../platform/dispatch/notice.scenario.ts';
import { clientAddress } from '../../testing/accounts.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { randomRuns } from '../../testing/matrix.ts';
import { erase } from '../../testing/people.ts';
import { createWaitlist, joinVerified, person } from '../../testing/scenarios.ts';
import { keepNextRanks } from '../status/status.history.repository.ts';
import { recordOpening } from '../status/status.repository.ts';
import type { WaitlistService } from '../waitlist/waitlist.service.ts';
import { passedNotices } from './message.passed.kind.ts';
import { triggerOptionsOf, triggersOf } from './message.trigger.scenario.ts';

let database: TestDatabase;
let pool: Pool;
let waitlist: WaitlistService;
beforeAll(async () => {
  database = await createTestDatabase();
  ({ pool } = database);
  waitlist = createWaitlist(database);
});
afterAll(() => database.drop());

/** Switches it on, as if so many days ago. */
async function switchOn(daysAgo: number) {
  for (const isOn of [false, true])
    await triggersOf(pool).set({ kind: 'passed', isOn, delayMinutes: 0 }, { viewer: null, clientAddress });
  await pool.query(
    `UPDATE message_trigger SET since_at = since_at - make_interval(days => $1) WHERE kind = 'passed'`,
    [daysAgo],
  );
}

const dayAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

async function keepAll(daysAgo: number): Promise<void> {
  let after: string | null = '0';
  while (after !== null) after = await keepNextRanks(pool, { after, day: dayAgo(daysAgo), atMost: 50 });
}

async function join(fields: Parameters<typeof person>[0] = {}) {
  const joining = person({ newsConsent: true, ...fields });
  const { id, referralId } = await joinVerified(pool, waitlist, joining);
  const { rows } = await pool.query<{ seq: number }>('SELECT seq::int FROM signup WHERE id = $1', [id]);
  return { referralId, email: joining.email, seq: rows[0]?.seq ?? 0 };
}
type Joined = Awaited<ReturnType<typeof join>>;

/** A user who opened their status, so their rank is kept. */
async function joinAndOpen(fields: Parameters<typeof person>[0] = {}): Promise<Joined> {
  const joined = await join(fields);
  await recordOpening(pool, joined.seq);
  return joined;
}

/** The ranks as plain rows say. @param areKept only those of users who have points or came back. */
async function rawRanks(areKept = false): Promise<ReadonlyMap<number, number>> {
  const { rows } = await pool.query<{ seq: number; rank: number }>(
    `SELECT seq, rank FROM (SELECT seq::int, points, row_number() OVER (ORDER BY points DESC, seq)::int AS rank FROM (
       SELECT signup.seq, coalesce((SELECT sum(points) FROM credit JOIN signup AS friend ON friend.seq = referred_seq WHERE friend.referrer_seq = signup.seq), 0) AS points
       FROM signup WHERE blocked_at IS NULL AND erased_at IS NULL) AS scored) AS ranked
     WHERE NOT $1 OR points > 0 OR seq IN (SELECT signup_seq FROM status_access WHERE opened_at IS NOT NULL)`,
    [areKept],
  );
  return new Map(rows.map(({ seq, rank }) => [seq, rank]));
}

async function sendAll(pools = [pool]) {
  const sender = keepingSender();
  await Promise.all(
    pools.map((own) => sendNotices(own, [passedNotices(triggerOptionsOf('passed', own, sender))])),
  );
  return sender.sent.map(({ address, content }) => ({
    address,
    subject: 'subject' in content ? content.subject : '',
  }));
}

/** As if a day had gone by since everything that was sent, and since ranks were looked at. */
const nextDay = async (days = 1) => {
  await pool.query('UPDATE trigger_message SET at = at - make_interval(days => $1)', [days]);
  await pool.query(`UPDATE rank_history SET day = day - $1::int`, [days]);
  await pool.query(`UPDATE message_trigger SET look_day = look_day - $1::int WHERE kind = 'passed'`, [days]);
};

/** So many users pass everyone who has no friend. */
async function passAll(passing: number): Promise<void> {
  for (let each = 0; each < passing; each += 1) {
    const { referralId } = await join({ newsConsent: false });
    await join({ referralCode: referralId, newsConsent: false });
  }
}

describe('a user who was passed', () => {
  it.each(Array.from({ length: randomRuns(5) }, (_, run) => run))(
    'is told exactly if raw ranks say that they lost ten or more within a week: run %i',
    async () => {
      await pool.query('DELETE FROM rank_history');
      await pool.query(`UPDATE trigger_message SET at = at - interval '30 days'`);
      const switchedOnAgo = 3 + Math.floor(Math.random() * 8);
      const users: Joined[] = [];
      for (let each = 0; each < 25; each += 1) {
        const newsConsent = Math.random() < 0.8;
        users.push(await (Math.random() < 0.8 ? joinAndOpen({ newsConsent }) : join({ newsConsent })));
      }
      const known: { readonly daysAgo: number; readonly ranks: ReadonlyMap<number, number> }[] = [];
      for (let daysAgo = 9; daysAgo >= 0; daysAgo -= 1) {
        if (daysAgo === 0 || Math.random() < 0.8) {
          await keepAll(daysAgo);
          known.push({ daysAgo, ranks: await rawRanks(true) });
        }
        await passAll(Math.floor(Math.random() * 4));
        const lucky = users[Math.floor(Math.random() * users.length)];
        if (lucky !== undefined && Math.random() < 0.5)
          await join({ referralCode: lucky.referralId, newsConsent: false });
      }
      const now = await rawRanks();
      await switchOn(switchedOnAgo);
      const { rows } = await pool.query<{ seq: number; email: string }>(
        `SELECT seq::int, email FROM signup WHERE news_wording IS NOT NULL`,
      );
      const since = known.filter(({ daysAgo }) => daysAgo <= Math.min(7, switchedOnAgo - 1));
      const expected = rows.flatMap(({ seq, email }) => {
        const kept = since.flatMap(({ ranks }) => ranks.get(seq) ?? []);
        const [before = 0, last = 0, rank = 0] = [kept[0], kept.at(-1), now.get(seq)];
        return last - before < 10 || rank - before < 10
          ? []
          : [{ address: email, subject: `You were #${before}, now #${rank}` }];
      });
      const byAddress = (one: { address: string }, other: { address: string }) =>
        one.address < other.address ? -1 : 1;
      expect((await sendAll()).toSorted(byAddress)).toEqual(expected.toSorted(byAddress));
    },
  );

  /** One user who came back, whose rank was kept, and whom twelve others pass. */
  async function passedUser(): Promise<Joined> {
    await pool.query('DELETE FROM rank_history');
    await pool.query(`UPDATE trigger_message SET at = at - interval '30 days'`);
    const user = await joinAndOpen();
    await keepAll(3);
    await switchOn(20);
    await passAll(12);
    await keepAll(0);
    return user;
  }

  it('is told once on two instances, and again after a week at the earliest', async () => {
    const { email, seq } = await passedUser();
    const ranks = async () => (await rawRanks()).get(seq) ?? 0;
    const first = await ranks();
    const own = async () =>
      (await sendAll([database.newPool(2), database.newPool(2)])).filter(({ address }) => address === email);
    expect(await own()).toEqual([{ address: email, subject: `You were #${first - 12}, now #${first}` }]);
    for (let day = 1; day < 7; day += 1) {
      await nextDay();
      await passAll(2);
      await keepAll(0);
      expect(await own()).toEqual([]);
    }
    await nextDay();
    await keepAll(0);
    const now = await ranks();
    expect(await own()).toEqual([{ address: email, subject: `You were #${now - 12}, now #${now}` }]);
  });

  it('is told nothing if their rank got better meanwhile, and counts no message then', async () => {
    const { email, referralId, seq } = await passedUser();
    const client = await pool.connect();
    await passedNotices(triggerOptionsOf('passed', pool, keepingSender())).claims?.claim(client, 100);
    client.release();
    await join({ referralCode: referralId, newsConsent: false });
    expect((await sendAll()).map(({ address }) => address)).not.toContain(email);
    const { rows } = await pool.query('SELECT skipped FROM trigger_message WHERE signup_seq = $1', [seq]);
    expect(rows).toEqual([{ skipped: true }]);
  });

  it('is not told if they had two messages that week, nor of ranks they lost before it was switched on', async () => {
    const { seq, email } = await passedUser();
    await pool.query(
      `INSERT INTO trigger_message (signup_seq, kind, number) VALUES ($1, 'friend', 1), ($1, 'friend', 2)`,
      [seq],
    );
    expect((await sendAll()).map(({ address }) => address)).not.toContain(email);
    await passedUser();
    await switchOn(0);
    expect(await sendAll()).toEqual([]);
  });

  it('is not known by that rank once they are erased', async () => {
    const { seq, email } = await passedUser();
    expect((await sendAll()).map(({ address }) => address)).toContain(email);
    await erase(pool, seq);
    const { rows } = await pool.query('SELECT rank_before FROM trigger_message WHERE signup_seq = $1', [seq]);
    expect(rows).toEqual([{ rank_before: null }]);
  });

  it('costs one look at each row that is kept, a day, a thousand at a time', async () => {
    await passedUser();
    await sendAll();
    const kind = passedNotices(triggerOptionsOf('passed', pool, keepingSender()));
    expect(await kind.claims?.isDue()).toBe(false);
    await nextDay();
    expect(await kind.claims?.isDue()).toBe(true);
    await pool.query('DELETE FROM rank_history');
    await pool.query(
      `INSERT INTO rank_history (signup_seq, day, ranks) SELECT 1000000 + n, current_date, '{1}' FROM generate_series(1, 2500) AS n`,
    );
    const client = await pool.connect();
    const looked: (number | undefined)[] = [];
    for (let turn = 0; turn < 4; turn += 1) looked.push(await kind.claims?.claim(client, 100));
    client.release();
    expect(looked).toEqual([1000, 1000, 500, 0]);
  });
});
