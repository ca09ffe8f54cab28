import { callerAs } from './accounts.ts';
import type { TestDatabase } from './database.ts';
import { createExclusion, createWaitlist, joinVerified } from './scenarios.ts';
import { type WaveInstance, waveSecrets } from './wave-instance.ts';
import { resultOf } from '../platform/graphql/domain-error.ts';
import { carryOutNext } from '../features/bulk/bulk.carry-out.ts';
import { BulkService } from '../features/bulk/bulk.service.ts';
import { GrantService } from '../features/fairness/fairness.grant.service.ts';
import { importFile } from '../features/import/import.scenario.ts';
import { InviteService } from '../features/invite/invite.service.ts';
import { countPeople } from '../features/mailing/mailing.transition.repository.ts';
import { createMerges, merge } from '../features/merge/merge.scenario.ts';
import { maintainRanks } from '../features/referral/referral.repository.ts';
import { addToSearch } from '../features/user/user.search-table.repository.ts';

/** For a test: what goes on beside lists, each again and again, at the same time as the others. */

const caller = callerAs('ADMIN');
const decision = { actor: { kind: 'command-line' } } as const;

export type Changes = Readonly<Record<string, () => Promise<unknown>>>;

export function changesOf(database: TestDatabase, waves: WaveInstance): Changes {
  const { pool } = database;
  /** Ids of waiting users, the best first. */
  const waiting = async (number: number, after: number): Promise<readonly string[]> => {
    const { rows } = await pool.query<{ id: string }>(
      `SELECT id FROM signup LEFT JOIN score USING (seq)
       WHERE blocked_at IS NULL AND erased_at IS NULL AND coalesce(standing, 'waiting') = 'waiting'
       ORDER BY coalesce(points, 0) DESC, seq OFFSET $2 LIMIT $1`,
      [number, after],
    );
    return rows.map(({ id }) => id);
  };
  return {
    ...ofVisitors(database),
    ...ofInvitations(database, waves),
    async bulk() {
      const exclusion = createExclusion(pool);
      const bulk = new BulkService(pool, exclusion);
      const input = { kind: 'block', filter: { countries: ['DE', 'US'], states: ['waiting'] } } as const;
      const { version } = resultOf(await bulk.preview(input, caller)).preview;
      const started = await bulk.start({ ...input, version }, caller);
      if (!started.ok) return; // others changed it: the next one is another preview
      while (await carryOutNext(pool, exclusion));
      resultOf(await bulk.undo(started.action.id, caller));
      while (await carryOutNext(pool, exclusion));
    },
    async points() {
      const grants = new GrantService(pool);
      const [best, other] = await waiting(2, 30);
      for (const userId of [best ?? '', other ?? ''])
        await grants.grant({ userId, points: 25, reason: 'A talk', isVisible: false }, caller);
      const [given] = await grants.ofUser(best ?? '');
      await grants.takeBack(given?.id ?? '', caller);
    },
    async merges() {
      const [one = '', other = ''] = await waiting(2, 60);
      await merge(createMerges(pool), one, other);
      await createExclusion(pool).erase(decision, (await waiting(1, 90))[0] ?? '');
    },
    async holds() {
      const { rows } = await pool.query<{ seq: string }>(
        `SELECT referred_seq::text AS seq FROM credit JOIN signup ON seq = referred_seq
         WHERE revision = 0 AND blocked_at IS NULL AND erased_at IS NULL ORDER BY random() LIMIT 3`,
      );
      await moveCredits(database, rows.map(({ seq }) => seq).join(), 'held', 'hold');
      await moveCredits(database, rows.map(({ seq }) => seq).join(), 'released', 'release');
    },
    async copies() {
      await addToSearch(pool, 7);
      await maintainRanks(pool);
    },
  };
}

/** What users do. */
function ofVisitors(database: TestDatabase): Changes {
  const { pool } = database;
  let files = 0;
  return {
    async joins() {
      const { rows } = await pool.query<{ code: string }>(
        'SELECT referral_id AS code FROM signup WHERE erased_at IS NULL ORDER BY seq % 97, seq DESC LIMIT 4',
      );
      const waitlist = createWaitlist(database);
      await Promise.all(
        [...rows, ...rows].map(({ code }, at) =>
          joinVerified(pool, waitlist, { referralCode: code, newsConsent: at % 2 === 0 }),
        ),
      );
    },
    async imports() {
      files += 1;
      const lines = [1, 2, 3].map((line) => `moving${files}.${line}@example.net,Marc,Sharp`);
      await importFile(pool, ['email,first name,last name', ...lines].join('\n'));
    },
    async choices() {
      const someone =
        'seq IN (SELECT own.seq FROM signup AS own ORDER BY random() LIMIT 2) AND erased_at IS NULL';
      await pool.query('DELETE FROM signup_tag WHERE random() < 0.01');
      await pool.query(
        `INSERT INTO signup_tag (signup_seq, tag_seq, added_by) SELECT signup.seq, tag.seq, 'us' FROM tag, signup
         WHERE signup.${someone} ON CONFLICT DO NOTHING`,
      );
      await pool.query(
        `UPDATE signup SET leaves_at = CASE WHEN leaves_at IS NULL THEN now() + interval '7 days' END WHERE ${someone}`,
      );
      await pool.query(
        `INSERT INTO consent_entry (signup_seq, stream, granted, wording, source)
         SELECT signup_seq, 'news', NOT granted, CASE WHEN NOT granted THEN 1 END, 'status' FROM news_consent JOIN signup ON seq = signup_seq
         WHERE ${someone}`,
      );
    },
  };
}

function ofInvitations({ pool }: TestDatabase, waves: WaveInstance): Changes {
  const invites = new InviteService({ pool, secrets: waveSecrets, webAppUrl: null });
  return {
    async waves() {
      const segment = { states: ['waiting', 'expired'], topByRank: 5 } as const;
      const people = await countPeople(pool, segment, waves.kind.audience);
      await waves.start(segment, people).catch(() => null); // others were better meanwhile
      await waves.work();
    },
    async decisions() {
      const { rows } = await pool.query<{ id: string }>(
        `SELECT id FROM invite WHERE state = 'issued' ORDER BY random() LIMIT 3`,
      );
      const [first, second, third] = rows;
      await invites.accept(decision, first?.id ?? '');
      await invites.revoke(decision, second?.id ?? '');
      await invites.revoke(decision, third?.id ?? '');
    },
  };
}

/** As a decision about credits does. */
async function moveCredits({ pool }: TestDatabase, seqs: string, state: string, cause: string) {
  await pool.query(
    `DO $$ BEGIN
       PERFORM FROM waitlist_head FOR UPDATE;
       INSERT INTO credit_hold (referred_seq, referrer_seq, state)
       SELECT seq, referrer_seq, '${state}' FROM signup WHERE seq = ANY ('{${seqs}}') AND referrer_seq IS NOT NULL
       ON CONFLICT (referred_seq) DO UPDATE SET state = excluded.state;
       PERFORM waitlist_move_credits('{${seqs}}', '${cause}');
     END $$`,
  );
}
