import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import { type MailServer, startMailServer } from '../../platform/mail/mail-server.scenario.ts';
import { expectConsistent } from '../../testing/consistency.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { randomRuns } from '../../testing/matrix.ts';
import { createExclusion, createWaitlist, joinVerified } from '../../testing/scenarios.ts';
import { countPeople } from '../mailing/mailing.transition.repository.ts';
import type { WaitlistService } from '../waitlist/waitlist.service.ts';
import { knownCode } from './invite.code.ts';
import { expireInvites } from './invite.expiry.ts';
import { findInvite } from './invite.repository.ts';
import { RedemptionService } from './invite.redemption.service.ts';
import { InviteService } from './invite.service.ts';
import { createWaveInstance, type WaveInstance, waveSecrets } from '../../testing/wave-instance.ts';

const decision = { actor: { kind: 'command-line' } } as const;
const caller = { ...decision, clientAddress: '192.0.2.1' } as const;

let database: TestDatabase;
let mails: MailServer;
let waitlist: WaitlistService;
let one: WaveInstance;
let other: WaveInstance;
let invites: InviteService;
let redemption: RedemptionService;

beforeAll(async () => {
  database = await createTestDatabase();
  mails = await startMailServer();
  waitlist = createWaitlist(database);
  one = createWaveInstance(database.pool, mails.port, { forgottenAfterSeconds: 60 });
  other = createWaveInstance(database.newPool(), mails.port, { forgottenAfterSeconds: 60 });
  invites = new InviteService({ pool: database.pool, secrets: waveSecrets, webAppUrl: null });
  redemption = new RedemptionService(database.newPool(), waveSecrets);
});
afterAll(async () => {
  one.close();
  other.close();
  await mails.stop();
  await database.drop();
});

const actions = [
  ...(['join', 'start', 'work', 'pause', 'resume', 'cancel', 'revokeWave', 'invite'] as const),
  ...(['redeem', 'runOut', 'expire', 'rejoin', 'block', 'unblock', 'erase'] as const),
] as const;
type Action = (typeof actions)[number];

const people: { readonly id: string; readonly referralId: string }[] = [];
const waves: string[] = [];

async function startWave(among: readonly string[]): Promise<void> {
  const segment = { states: ['waiting', 'expired'], signupIds: among } as const;
  const count = await countPeople(database.pool, segment, one.kind.audience);
  // Others may invite some of them meanwhile; then it does not start.
  if (count > 0)
    await one.start(segment, count, { perHour: 600 }).then(
      ({ id }) => waves.push(id),
      () => undefined,
    );
}

async function act(action: Action, at: number): Promise<unknown> {
  const { id, referralId } = people[at % people.length] ?? expect.fail('There are no people');
  const wave = waves.at(-1 - (at % 3)) ?? '';
  const { rows } = await database.pool.query<{ seq: string }>('SELECT seq::text FROM signup WHERE id = $1', [
    id,
  ]);
  const own = await findInvite(database.pool, { signupSeq: rows[0]?.seq ?? '' });
  switch (action) {
    case 'join':
      return people.push(
        await joinVerified(database.pool, waitlist, { referralCode: referralId }).catch(() => ({
          id,
          referralId,
        })),
      );
    case 'start':
      return startWave(people.slice(at % people.length, (at % people.length) + 8).map((each) => each.id));
    case 'work':
      return Promise.allSettled([one.work(), other.work()]); // a run that lost its lock is repeated
    case 'pause':
      return one.pause(wave);
    case 'resume':
      return other.resume(wave);
    case 'cancel':
      return one.cancel(wave);
    case 'revokeWave':
      await one.askToRevoke(wave);
      return Promise.all([one.revoke(), other.revoke()]);
    case 'invite':
      return invites.invite(decision, { ids: [id], expiresInMinutes: 60 });
    case 'redeem':
      if (typeof own?.codeHash !== 'string') return undefined;
      return redemption.redeem(caller, {
        code: knownCode(waveSecrets, own.id, own.codeSalt, own.codeHash) ?? '',
        account: id,
      });
    case 'runOut':
      return database.pool.query(
        `UPDATE invite SET issued_at = clock_timestamp() - interval '2 days', expires_at = clock_timestamp() - interval '1 day'
         WHERE id = $1 AND state = 'issued'`,
        [own?.id],
      );
    case 'expire':
      return inTransaction(database.pool, (client) => expireInvites(client, 500));
    case 'rejoin':
      return invites.rejoin(id);
    case 'block':
      return createExclusion(database.pool).block(decision, id);
    case 'unblock':
      return createExclusion(database.pool).unblock(decision, id);
    case 'erase':
      return at % 4 === 0 ? createExclusion(database.pool).erase(decision, id) : undefined;
  }
}

/** Issued and accepted, as counted and as in the rows; and that no one is away without a reason. */
async function expectCounted(): Promise<void> {
  const { rows } = await database.pool.query<Record<'kept' | 'due' | 'lost', unknown>>(
    `SELECT (SELECT jsonb_object_agg(state, people) FROM (SELECT state, sum(people) AS people FROM invite_count GROUP BY state HAVING sum(people) <> 0) AS kept) AS kept,
       (SELECT jsonb_object_agg(state, people) FROM (SELECT state, count(*) AS people FROM invite JOIN signup ON signup.seq = signup_seq
          WHERE state IN ('issued', 'accepted') AND blocked_at IS NULL AND erased_at IS NULL GROUP BY state) AS due) AS due,
       (SELECT count(*)::int FROM score WHERE standing = 'away'
          AND coalesce((SELECT state FROM invite WHERE signup_seq = score.seq ORDER BY seq DESC LIMIT 1), 'none') IN ('none', 'revoked')) AS lost`,
  );
  expect(rows[0]?.kept).toEqual(rows[0]?.due);
  expect(rows[0]?.lost).toBe(0);
  await expectConsistent(database.pool);
}

it(
  'whatever happens to waves and their users, ranks and counts are exact and no one is invited twice',
  { timeout: 180_000 },
  async () => {
    for (let at = 0; at < 25; at += 1) people.push(await joinVerified(database.pool, waitlist));
    const steps = fc.array(fc.tuple(fc.constantFrom(...actions), fc.nat({ max: 1000 })), {
      minLength: 10,
      maxLength: 30,
    });
    await fc.assert(
      fc.asyncProperty(steps, async (chosen) => {
        for (let at = 0; at < chosen.length; at += 5) {
          await Promise.all(chosen.slice(at, at + 5).map(([action, who]) => act(action, who)));
          await expectCounted();
        }
      }),
      { numRuns: randomRuns(40), endOnFailure: true },
    );
    // No message without an invitation, and none twice.
    const ids = mails.received.map(({ mail }) => mail.messageId);
    expect(new Set(ids).size).toBe(ids.length);
  },
);
