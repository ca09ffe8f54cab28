import type { Pool } from 'pg';
import { createBroadcastInstance, seedNewsTemplate } from '../features/message/message.broadcast.scenario.ts';
import { noFriendNotices } from '../features/message/message.no-friend.kind.ts';
import { reopenKindOn } from '../features/reopen/reopen.scenario.ts';
import { triggerOptionsOf, triggersOf } from '../features/message/message.trigger.scenario.ts';
import {
  bookKind,
  createBooks,
  kindsOf,
  runOnce,
  seedRunning,
  seedUsers,
  senderTo,
} from '../features/mailing/mailing.scenario.ts';
import { sendNotices } from '../platform/dispatch/notice.scenario.ts';
import { welcomes } from '../features/waitlist/waitlist.welcome.kind.ts';
import { welcomeWriter } from '../features/waitlist/waitlist.welcome.templates.ts';
import { InviteService } from '../features/invite/invite.service.ts';
import { findMailing } from '../features/mailing/mailing.repository.ts';
import { inTransaction } from '../platform/database/database.ts';
import type { SegmentInput } from '../features/segment/segment.rules.ts';
import { currentNewsWording } from '../features/waitlist/waitlist.consent.wordings.ts';
import { testBrand } from './brand.ts';
import { startingWriter } from './starting-writer.ts';
import { createWaveInstance, waveSecrets } from './wave-instance.ts';

/** Where instances send messages: servers on loopback. */
export interface MessageServers {
  readonly smtpPort: number;
  /** The address of the fake Twilio. */
  readonly smsUrl: string;
}

/** One instance that sends mailings. */
export interface CrashInstance {
  /** Sends everything that is due. */
  work(): Promise<unknown>;
  close(): void;
}

/** A kind of message whose instances, or whose PostgreSQL, are killed while it runs. */
export interface CrashKind {
  /** What happens to a message that was in progress. */
  readonly whenUncertain: 'resend' | 'hold';
  readonly channel: 'email' | 'sms';
  /** Seeds users and queues a message to each. */
  seed(pool: Pool, people: number): Promise<void>;
  /** SQL: the state of each message, and the `signup_seq` of its user. */
  readonly rows: string;
  instance(pool: Pool, servers: MessageServers, forgottenAfterSeconds: number): CrashInstance;
}

const everybody: SegmentInput = { states: ['waiting'] };

const recipients = 'SELECT state, signup_seq FROM mailing_recipient';

const wave = (channel: 'email' | 'sms'): CrashKind => ({
  whenUncertain: 'resend',
  channel,
  rows: recipients,
  async seed(pool, people) {
    await seedUsers(pool, people, channel === 'email' ? 'example.com' : null);
    const planner = createWaveInstance(pool, 1, { smsUrl: 'http://127.0.0.1:1' });
    await planner.start(everybody, people);
    planner.close();
  },
  instance: (pool, { smtpPort, smsUrl }, forgottenAfterSeconds) =>
    createWaveInstance(pool, smtpPort, { forgottenAfterSeconds, smsUrl }),
});

const broadcast: CrashKind = {
  whenUncertain: 'hold',
  channel: 'email',
  rows: recipients,
  async seed(pool, people) {
    await seedUsers(pool, people);
    await pool.query('UPDATE signup SET news_wording = $1', [currentNewsWording.number]);
    const planner = createBroadcastInstance(pool, 1, await seedNewsTemplate(pool));
    await planner.startTo(everybody, people);
    planner.close();
  },
  instance: (pool, { smtpPort }, forgottenAfterSeconds) =>
    createBroadcastInstance(pool, smtpPort, '', forgottenAfterSeconds),
};

const books: CrashKind = {
  whenUncertain: 'hold',
  channel: 'email',
  rows: recipients,
  async seed(pool, people) {
    await createBooks(pool);
    await seedUsers(pool, people);
    await seedRunning(pool, bookKind(pool));
  },
  instance(pool, { smtpPort }, forgottenAfterSeconds) {
    const kinds = kindsOf(bookKind(pool));
    const sender = senderTo(pool, smtpPort);
    return {
      work: () => runOnce(pool, { kinds, sender, forgottenAfterSeconds }),
      close: () => sender.close(),
    };
  },
};

const welcome: CrashKind = {
  whenUncertain: 'resend',
  channel: 'email',
  rows: `SELECT state, key::bigint AS signup_seq FROM notice WHERE kind = 'welcome'`,
  seed: (pool, people) => seedUsers(pool, people),
  instance(pool, { smtpPort }, forgottenAfterSeconds) {
    const sender = senderTo(pool, smtpPort);
    const write = welcomeWriter({
      brand: testBrand,
      publicUrl: () => 'https://waitlist.example.com',
      statusLink: ({ signupId }) => `https://waitlist.example.com/status?of=${signupId}`,
      findTemplate: () =>
        Promise.resolve(
          startingWriter('welcome', { brand: testBrand, publicUrl: 'https://waitlist.example.com' }),
        ),
    });
    return {
      work: () => sendNotices(pool, [welcomes({ pool, sender, write })], { forgottenAfterSeconds }),
      close: () => sender.close(),
    };
  },
};

/** SQL: the current message of each invitation, as notices of a kind. */
const ofInvites = (kind: string): string =>
  `SELECT notice.state, signup_seq FROM notice JOIN invite ON key = invite.id || '-1' WHERE kind = '${kind}'`;

const invitation: CrashKind = {
  whenUncertain: 'resend',
  channel: 'email',
  rows: ofInvites('invite'),
  async seed(pool, people) {
    await seedUsers(pool, people);
    const { rows } = await pool.query<{ id: string }>('SELECT id FROM signup ORDER BY seq');
    const service = new InviteService({ pool, secrets: waveSecrets, webAppUrl: null });
    const by = { actor: { kind: 'command-line' } } as const;
    for (let from = 0; from < people; from += 100) {
      const ids = rows.slice(from, from + 100).map(({ id }) => id);
      const outcome = await service.invite(by, { ids, expiresInMinutes: 20_160 });
      if (!outcome.ok) throw new Error(outcome.message);
    }
  },
  instance(pool, { smtpPort }, forgottenAfterSeconds) {
    const instance = createWaveInstance(pool, smtpPort, { forgottenAfterSeconds });
    return { work: () => instance.sendInvitations(), close: () => instance.close() };
  },
};

const reminder: CrashKind = {
  whenUncertain: 'resend',
  channel: 'email',
  rows: ofInvites('reminder'),
  /** A wave that was sent, and whose users have not accepted. */
  async seed(pool, people) {
    await seedUsers(pool, people);
    const planner = createWaveInstance(pool, 1);
    const { seq } = await planner.start(everybody, people, { reminderDays: [1] });
    const mailing = (await findMailing(pool, { seq })) ?? undefined;
    const { rows } = await pool.query<{ seq: string }>('SELECT seq::text FROM signup ORDER BY seq');
    for (let from = 0; from < people && mailing !== undefined; from += 100) {
      const seqs = rows.slice(from, from + 100).map((row) => row.seq);
      await inTransaction(pool, (client) => planner.kind.prepare(client, mailing, seqs));
    }
    planner.close();
    await pool.query(`UPDATE mailing_recipient SET state = 'sent', sent_at = now()`);
    await pool.query(`UPDATE mailing SET state = 'done', ended_at = now()`);
    await pool.query('UPDATE invite SET message_sent_at = now(), next_reminder_at = now()');
    await pool.query(`UPDATE invite_wave SET reminder_days = '{14}'`); // no second one
  },
  instance(pool, { smtpPort }, forgottenAfterSeconds) {
    const instance = createWaveInstance(pool, smtpPort, { forgottenAfterSeconds });
    return { work: () => instance.remind({ aheadSeconds: 1 }), close: () => instance.close() };
  },
};

/** The reminder of users without a friend, sent to those who joined before it was switched on. */
const noFriend: CrashKind = {
  whenUncertain: 'hold',
  channel: 'email',
  rows: `SELECT state, split_part(key, '-', 1)::bigint AS signup_seq FROM notice WHERE kind = 'no_friend'`,
  async seed(pool, people) {
    await seedUsers(pool, people);
    await pool.query('UPDATE signup SET news_wording = $1', [currentNewsWording.number]);
    const caller = { viewer: null, clientAddress: '192.0.2.1' };
    const triggers = triggersOf(pool);
    await triggers.set({ kind: 'no_friend', isOn: true, delayMinutes: 1440 }, caller);
    const started = await triggers.sendPast('no_friend', people, caller);
    if (!started.ok) throw new Error(JSON.stringify(started));
  },
  instance(pool, { smtpPort }, forgottenAfterSeconds) {
    const sender = senderTo(pool, smtpPort);
    const kind = noFriendNotices(triggerOptionsOf('no_friend', pool, sender));
    return { work: () => sendNotices(pool, [kind], { forgottenAfterSeconds }), close: () => sender.close() };
  },
};

/** The message to visitors who wished to hear that sign-ups are open; each wish has the place of a user with its address. */
const reopen: CrashKind = {
  whenUncertain: 'hold',
  channel: 'email',
  rows: `SELECT state, key::bigint AS signup_seq FROM notice WHERE kind = 'reopen'`,
  async seed(pool, people) {
    await seedUsers(pool, people);
    await pool.query(`UPDATE signup SET email = 'wish.' || email`); // which nobody has verified
    await pool.query(
      `INSERT INTO reopen_wish (seq, email, email_key) OVERRIDING SYSTEM VALUE SELECT seq, email, email FROM signup`,
    );
  },
  instance(pool, { smtpPort }, forgottenAfterSeconds) {
    const sender = senderTo(pool, smtpPort);
    return {
      work: () => sendNotices(pool, [reopenKindOn(pool, sender)], { forgottenAfterSeconds }),
      close: () => sender.close(),
    };
  },
};

/** By name; `books` is one that records each call. */
export const crashKinds = {
  wave: wave('email'),
  'text wave': wave('sms'),
  broadcast,
  books,
  welcome,
  invitation,
  reminder,
  'no friend': noFriend,
  reopen,
} as const;

export type CrashKindName = keyof typeof crashKinds;

export const isCrashKind = (name: string): name is CrashKindName => Object.hasOwn(crashKinds, name);
