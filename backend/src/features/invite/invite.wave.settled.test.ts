import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '../../platform/mail/mail-server.scenario.ts';
import { expectConsistent } from '../../testing/consistency.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createWaitlist, joinVerified } from '../../testing/scenarios.ts';
import { createWaveInstance, waveSecrets, type WaveInstance } from '../../testing/wave-instance.ts';
import { InviteService } from './invite.service.ts';

const decision = { actor: { kind: 'command-line' } } as const;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(
    `INSERT INTO webhook_endpoint (id, url, description, types, personal_data, batch_size, per_second, joined_seq, claimed_seq)
     VALUES (gen_random_uuid(), 'https://example.com', '', '{invite.sent}', false, 1, 50, 0, 0)`,
  );
});
afterAll(() => database.drop());

const closing: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** An instance whose mail server answers according to `options`. */
async function instanceWith(options: Parameters<typeof startMailServer>[0]): Promise<WaveInstance> {
  const mails: MailServer = await startMailServer(options);
  const instance = createWaveInstance(database.pool, mails.port);
  closing.push(
    () => {
      instance.close();
    },
    () => mails.stop(),
  );
  return instance;
}
const join = () => joinVerified(database.pool, createWaitlist(database));
const rows = async (sql: string, ...values: readonly unknown[]) =>
  (await database.pool.query<Record<string, unknown>>(sql, [...values])).rows;
const inviteOf = async (id: string) =>
  (
    await rows(
      `SELECT invite.id, invite.state, message_sent_at IS NOT NULL AS sent, message_refused_at IS NOT NULL AS refused,
         next_reminder_at IS NOT NULL AS reminded, waitlist_rank(signup.seq) IS NOT NULL AS ranked
       FROM invite JOIN signup ON signup.seq = signup_seq WHERE signup.id = $1`,
      id,
    )
  )[0];
const toldOf = async (id: string) =>
  (
    await rows(
      'SELECT type FROM event JOIN signup ON signup.seq = signup_seq WHERE signup.id = $1 ORDER BY event.seq',
      id,
    )
  ).map(({ type }) => type);
const terms = { reminderDays: [1], expiresInMinutes: 14 * 24 * 60 };

describe('a message of a wave that was handed over', () => {
  it('to an address that does not exist suppresses it and keeps the invitation; other refusals suppress nothing', async () => {
    const [dead, policy, fine] = [await join(), await join(), await join()];
    const emails = await rows('SELECT id, email, email_key AS key FROM signup WHERE id = ANY ($1)', [
      dead.id,
      policy.id,
    ]);
    const addressOf = (id: string) => emails.find((each) => each['id'] === id);
    const refusals = new Map([
      [addressOf(dead.id)?.['email'], '5.1.1 no such user'],
      [addressOf(policy.id)?.['email'], '5.7.1 policy'],
    ]);
    const instance = await instanceWith({
      onRcptTo({ address }, _session, callback) {
        const refusal = refusals.get(address);
        callback(refusal === undefined ? null : Object.assign(new Error(refusal), { responseCode: 550 }));
      },
    });
    const { id, seq } = await instance.start({ signupIds: [dead.id, policy.id, fine.id] }, 3, terms);
    await instance.work();
    const refused = { state: 'issued', sent: false, refused: true, reminded: false, ranked: false };
    expect(await inviteOf(dead.id)).toMatchObject(refused);
    expect(await inviteOf(policy.id)).toMatchObject(refused);
    expect(await inviteOf(fine.id)).toMatchObject({ sent: true, refused: false, reminded: true });
    expect((await instance.waves.find(id))?.recipients).toMatchObject({ sent: 1, refused: 2 });
    expect(
      await rows('SELECT email_key AS key, scope, reason FROM suppression WHERE mailing_seq = $1', seq),
    ).toEqual([{ key: addressOf(dead.id)?.['key'], scope: 'all', reason: 'bounce' }]);
    expect(await rows('SELECT bounced::int FROM mailing WHERE seq = $1', seq)).toEqual([{ bounced: 1 }]);
    expect(await Promise.all([dead, policy, fine].map((each) => toldOf(each.id)))).toEqual([
      ['message.bounced'],
      [],
      ['invite.sent'],
    ]);
    await expectConsistent(database.pool);
  });

  it('of an invitation that is revoked meanwhile counts as sent; its user keeps their rank and is not reminded', async () => {
    const invites = new InviteService({ pool: database.pool, secrets: waveSecrets, webAppUrl: null });
    const joined = await join();
    let revoked: unknown;
    const instance = await instanceWith({
      onData(stream, _session, callback) {
        stream.resume();
        stream.on('end', () => {
          void (async () => {
            const id = (await inviteOf(joined.id))?.['id'];
            revoked = await invites.revoke(decision, String(id));
            callback();
          })();
        });
      },
    });
    const { id, seq } = await instance.start({ signupIds: [joined.id] }, 1, terms);
    await instance.work();
    expect(revoked).toMatchObject({ ok: true });
    expect((await instance.waves.find(id))?.recipients).toMatchObject({ sent: 1 });
    expect(await inviteOf(joined.id)).toMatchObject({ state: 'revoked', sent: true, ranked: true });
    await database.pool.query(
      `UPDATE invite SET next_reminder_at = clock_timestamp() WHERE mailing_seq = $1 AND next_reminder_at IS NOT NULL`,
      [seq],
    );
    await instance.remind();
    expect(await rows('SELECT reminders_sent AS reminders FROM invite WHERE mailing_seq = $1', seq)).toEqual([
      { reminders: 0 },
    ]);
    await expectConsistent(database.pool);
  });

  it('is announced once, however often the kind is notified', async () => {
    const joined = await join();
    const instance = await instanceWith({});
    const { seq } = await instance.start({ signupIds: [joined.id] }, 1, terms);
    await instance.work();
    const [signup] = await rows('SELECT seq::text FROM signup WHERE id = $1', joined.id);
    const settled = [{ signupSeq: String(signup?.['seq']), state: 'SENT', suppress: false }] as const;
    const client = await database.pool.connect();
    await instance.kind.settled(client, { seq }, settled);
    client.release();
    expect(await toldOf(joined.id)).toEqual(['invite.sent']);
  });
});
