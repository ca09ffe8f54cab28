import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { seedSignups } from '../../seed/seed-signups.ts';
import { binding } from './segment.audience.ts';
import type { MailingKindName } from './segment.form.ts';
import { recipientsSql } from './segment.recipients.ts';
import type { Segment } from './segment.rules.ts';
import { testAudiences } from '../../testing/segment-world.ts';

/** A node of a plan in the output of `EXPLAIN`. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

const signups = 30_000;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedSignups(database.pool, { signups, pointsPerReferral: 10, onProgress: () => undefined });
  await database.pool.query('VACUUM ANALYZE');
});
afterAll(() => database.drop());

async function nodesOf(segment: Segment, kind: MailingKindName): Promise<readonly PlanNode[]> {
  const { bind, values } = binding();
  const text = `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${recipientsSql(segment, testAudiences[kind], bind)}`;
  const { rows } = await database.pool.query<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(text, [
    ...values,
  ]);
  const all = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(all)];
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => all(Plan)));
}

const rowsOf = ({ 'Actual Rows': rows, 'Actual Loops': loops }: PlanNode): number => rows * loops;

describe('the top of the ranking', () => {
  it('is read from its indexes only as far as it is wanted', async () => {
    const top = 100;
    const nodes = await nodesOf({ states: ['waiting'], topByRank: top }, 'invite');
    for (const node of nodes) {
      const wanted =
        node['Relation Name'] === 'score' || node['Relation Name'] === 'signup' ? 10 * top : 3 * top;
      expect(rowsOf(node), JSON.stringify({ ...node, Plans: undefined })).toBeLessThanOrEqual(wanted);
    }
  });

  it('of users with referrals does not touch those without', async () => {
    const nodes = await nodesOf({ states: ['waiting'], minReferrals: 1, topByRank: 100 }, 'invite');
    expect(Math.max(...nodes.map(rowsOf))).toBeLessThan(1000);
  });
});

describe('named users', () => {
  it('are looked up one by one', async () => {
    const { rows } = await database.pool.query<{ id: string }>('SELECT id FROM signup WHERE seq % 1000 = 1');
    const signupIds = rows.map(({ id }) => id);
    const nodes = await nodesOf({ states: ['waiting', 'expired'], signupIds }, 'invite');
    expect(nodes.filter((node) => node['Node Type'] === 'WindowAgg')).toEqual([]);
    expect(Math.max(...nodes.map(rowsOf))).toBeLessThanOrEqual(30 * 4);
  });
});

describe('a list of emails', () => {
  it('finds users by verified and by stated addresses without reading the waitlist', async () => {
    const listId = '00000000-0000-4000-8000-00000000000a';
    await database.pool.query(`INSERT INTO email_list (id, name, valid) VALUES ($1, 'Some', 100)`, [listId]);
    await database.pool.query(
      `INSERT INTO email_list_entry SELECT $1, email_key FROM (
         (SELECT email_key FROM signup WHERE verified_by = 'phone' LIMIT 50) UNION
         (SELECT email_key FROM signup WHERE verified_by = 'email' LIMIT 50)) AS found`,
      [listId],
    );
    await database.pool.query('ANALYZE email_list_entry');
    const segment = { states: ['waiting'], emailListId: listId, reachStatedBy: 'email' } as const;
    const nodes = await nodesOf(segment, 'invite');
    const listed = nodes.filter(({ 'Index Name': index }) => index === 'signup_stated_email_index');
    expect(listed.map(rowsOf).reduce((sum, rows) => sum + rows, 0)).toBe(50);
    const scanned = nodes.filter(
      (node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'signup',
    );
    expect(scanned).toEqual([]);
  });
});
