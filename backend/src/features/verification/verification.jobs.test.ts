import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Delivery } from '../../platform/delivery/delivery.ts';
import { slotsFor } from '../../platform/jobs/lanes.ts';
import { type RunningJobs, startJobs } from '../../platform/jobs/start-jobs.ts';
import { closedPort, type MailServer, startMailServer } from '../../platform/mail/mail-server.scenario.ts';
import { renderStored } from '../../platform/outbox/outbox.message.ts';
import { listOutboxMessages } from '../../platform/outbox/outbox.repository.ts';
import { allJobs } from '../../testing/all-jobs.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { deleteOldOtps, verificationJobs } from './verification.jobs.ts';
import {
  codeFor,
  codeOf,
  createService,
  newEmail,
  newMobile,
  pass,
  secrets,
  sendMail,
  sendSms,
  tryMail,
  wrong,
} from './verification.scenario.ts';
import { otpTemplates } from './verification.templates.ts';

const brand = {
  name: 'Tickwise',
  legalName: 'Tickwise FZ-LLC',
  supportEmail: 'support@example.com',
  address: 'Dubai',
};
const templates = otpTemplates({ brand, publicUrl: 'https://tickwise.example', secrets });
const longCodes = { codeLength: { email: 8, sms: 8 } };

let database: TestDatabase;
let logged: string[];
const ended: (() => unknown)[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
  logged = [];
});
afterEach(async () => {
  for (const end of ended.splice(0).toReversed()) await end();
  await database.drop();
});

/** Job workers whose mail goes to the port, or into the outbox. */
async function work(smtpPort: number | null): Promise<RunningJobs> {
  const smtp =
    smtpPort === null ? undefined : { url: `smtp://127.0.0.1:${smtpPort}`, from: 'hello@tickwise.example' };
  const delivery = new Delivery({
    env: { production: false, twilio: undefined, smtp },
    pool: database.pool,
    mailConnections: 4,
  });
  const log = pino(
    { level: 'trace' },
    new Writable({ write: (line: Buffer, _encoding, done) => (logged.push(line.toString()), done()) }),
  );
  const jobs = await startJobs({
    pool: database.newPool(),
    ...verificationJobs({ pool: database.pool, delivery, templates }),
    log,
    slots: slotsFor({ mailConnections: 4, smsConnections: 4 }),
    watchPool: database.newPool(1),
    fail(error) {
      throw error;
    },
  });
  ended.push(async () => {
    await jobs.stop();
    delivery.close();
  });
  return jobs;
}

async function mailServer(...args: Parameters<typeof startMailServer>): Promise<MailServer> {
  const server = await startMailServer(...args);
  ended.push(() => server.stop());
  return server;
}

const jobsWaiting = async (): Promise<number> => {
  const { rows } = await database.pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${allJobs}`,
  );
  return rows[0]?.count ?? -1;
};

describe('a code by email', () => {
  it('arrives, code first, with how long it is valid', async () => {
    const { port, received } = await mailServer();
    await work(port);
    const email = newEmail();
    await sendMail(createService(database.pool), email);
    await expect.poll(() => received).toHaveLength(1);
    const code = await codeFor(database.pool, email);
    expect(received[0]?.recipients).toEqual([email]);
    expect(received[0]?.mail.subject).toBe(`${code} is your Tickwise OTP`);
    expect(received[0]?.mail.text).toContain(`Your OTP: ${code}`);
    expect(received[0]?.mail.text).toContain('expires in 5 minutes');
    expect(received[0]?.mail.text).toContain('If you didn’t request it');
    expect(received[0]?.mail.html).toContain(code);
  });

  it('is not lost while the mail server is unavailable', { timeout: 40_000 }, async () => {
    const port = await closedPort();
    await work(port);
    const email = newEmail();
    await sendMail(createService(database.pool), email);
    await expect.poll(() => logged.join('')).toContain('could not be sent');
    const { received } = await mailServer({}, port);
    await expect.poll(() => received).toHaveLength(1);
    await expect.poll(() => jobsWaiting()).toBe(0);
    expect(
      codeOf(await tryMail(createService(database.pool), email, await codeFor(database.pool, email))),
    ).toBeNull();
  });

  it(
    'is not lost when the workers are stopped or killed before it went out',
    { timeout: 40_000 },
    async () => {
      const email = newEmail();
      await sendMail(createService(database.pool), email);
      // As a killed worker leaves it, with the job in progress.
      await database.pool.query(
        `UPDATE graphile_worker_codes._private_jobs SET locked_at = now() - interval '21 s', locked_by = 'killed', attempts = 1`,
      );
      const { port, received } = await mailServer();
      await work(port);
      await expect.poll(() => received).toHaveLength(1);
    },
  );

  it('is dropped, and said to be, once it is late, replaced, used or tried out', async () => {
    const service = createService(database.pool);
    const [late, replaced, used, triedOut, good] = [
      newEmail(),
      newEmail(),
      newEmail(),
      newEmail(),
      newEmail(),
    ];
    await sendMail(service, late);
    await pass(database.pool, 300);
    for (const email of [replaced, used, triedOut]) await sendMail(service, email);
    await tryMail(service, used, await codeFor(database.pool, used));
    for (let count = 0; count < 3; count += 1)
      await tryMail(service, triedOut, wrong(await codeFor(database.pool, triedOut)));
    await pass(database.pool, 60);
    await sendMail(service, replaced);
    await sendMail(service, good);
    const { port, received } = await mailServer();
    await work(port);
    await expect.poll(() => jobsWaiting()).toBe(0);
    expect(received.flatMap(({ recipients }) => recipients).toSorted()).toEqual([replaced, good].toSorted());
    expect(logged.filter((line) => line.includes('dropped'))).toHaveLength(4);
  });

  it('that an older version queued for either channel goes out by its own', async () => {
    const service = createService(database.pool);
    const [email, mobileNumber] = [newEmail(), newMobile()];
    await sendMail(service, email);
    await sendSms(service, mobileNumber);
    await database.pool.query(
      `SELECT graphile_worker.add_job('send-otp', payload, job_key := 'send-otp:' || (payload ->> 'challengeId'), max_attempts := 12)
       FROM graphile_worker_codes._private_jobs`,
    );
    await database.pool.query('DELETE FROM graphile_worker_codes._private_jobs');
    const { port, received } = await mailServer();
    await work(port);
    await expect.poll(() => received).toHaveLength(1);
    await expect.poll(() => jobsWaiting()).toBe(0);
    expect(received[0]?.recipients).toEqual([email]);
    expect(await listOutboxMessages(database.pool)).toMatchObject([
      { channel: 'sms', address: mobileNumber },
    ]);
  });

  it('is not retried after the server permanently rejects the recipient', async () => {
    let asked = 0;
    const { port } = await mailServer({
      onRcptTo: (_address, _session, callback) =>
        callback(Object.assign(new Error('unknown'), { responseCode: (asked++, 550) })),
    });
    await work(port);
    await sendMail(createService(database.pool), newEmail());
    await expect.poll(() => logged.join('')).toContain('"kind":"refused"');
    await expect.poll(() => jobsWaiting()).toBe(0);
    expect(asked).toBe(1);
  });

  it('says how long it is still valid when it is sent late', async () => {
    const email = newEmail();
    await sendMail(createService(database.pool), email);
    await pass(database.pool, 200);
    const { port, received } = await mailServer();
    await work(port);
    await expect.poll(() => received[0]?.mail.text).toContain('expires in 1 minute.');
  });

  it('delays no caller: a send is answered while the mail server is slow', async () => {
    const { port } = await mailServer({ onConnect: () => undefined });
    await work(port);
    const began = performance.now();
    for (let count = 0; count < 5; count += 1) await sendMail(createService(database.pool), newEmail());
    expect(performance.now() - began).toBeLessThan(8000);
  });
});

it('the next visitor’s code goes next when another client has 600 queued', { timeout: 60_000 }, async () => {
  const service = createService(database.pool);
  for (let batch = 0; batch < 6; batch += 1)
    await Promise.all(
      Array.from({ length: 100 }, (_, subnet) =>
        sendMail(service, newEmail(), 'waitlist', { clientAddress: `2001:db8:66:${batch}${subnet}::1` }),
      ),
    );
  const visitor = newEmail();
  await sendMail(service, visitor);
  const order: string[] = [];
  const { port } = await mailServer({
    onRcptTo: ({ address }, _session, callback) => {
      order.push(address);
      setTimeout(callback, 30);
    },
  });
  await work(port);
  await expect.poll(() => order).toContain(visitor);
  expect(order.indexOf(visitor)).toBeLessThan(50);
});

describe('a code by text message', () => {
  it('ends with the line that binds it to the site', async () => {
    await work(null);
    const mobileNumber = newMobile();
    await sendSms(createService(database.pool), mobileNumber);
    await expect.poll(() => listOutboxMessages(database.pool)).toHaveLength(1);
    const [stored] = await listOutboxMessages(database.pool);
    if (stored === undefined) throw new Error('No message');
    const code = await codeFor(database.pool, mobileNumber);
    const shown = renderStored(stored, Object.values(templates));
    expect(shown).toMatchObject({ channel: 'sms', to: mobileNumber, subject: null, html: null });
    expect(shown?.text).toBe(
      `${code} is your Tickwise OTP, valid for 10 minutes. If you did not ask for it, ignore this.\n\n@tickwise.example #${code}`,
    );
    expect(shown?.text.length).toBeLessThanOrEqual(160);
  });
});

describe('the code itself', () => {
  it(
    'is in no column of any table, no job and no line of the log, on any way',
    { timeout: 40_000 },
    async () => {
      const service = createService(database.pool, longCodes);
      const [viaOutbox, viaSmtp, refusedMail, mobile] = [newEmail(), newEmail(), newEmail(), newMobile()];
      const outbox = await work(null);
      await sendMail(service, viaOutbox);
      await sendSms(service, mobile);
      await expect.poll(() => listOutboxMessages(database.pool)).toHaveLength(2);
      await outbox.stop();
      const echo = (session: { envelope: { rcptTo: readonly { address: string }[] } }): boolean =>
        session.envelope.rcptTo[0]?.address === refusedMail;
      const { port } = await mailServer({
        onData(stream, session, callback) {
          let text = '';
          stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
          stream.on('end', () =>
            callback(
              echo(session)
                ? Object.assign(new Error(text.replace(/\s+/g, ' ').slice(0, 400)), { responseCode: 451 })
                : null,
            ),
          );
        },
      });
      await work(port);
      await sendMail(service, viaSmtp);
      await sendMail(service, refusedMail);
      await expect.poll(() => logged.join('')).toContain('could not be sent');
      const codes = await Promise.all(
        [viaOutbox, viaSmtp, refusedMail, mobile].map((address) => codeFor(database.pool, address)),
      );
      await tryMail(service, viaSmtp, wrong(codes[1] ?? ''));
      await tryMail(service, viaOutbox, codes[0] ?? '');

      const everything = [await dump(database), ...logged].join('\n');
      expect(everything).toContain(viaOutbox); // the dump does contain the rows
      expect(logged.join('')).not.toContain(viaOutbox);
      for (const code of codes) {
        expect(everything).not.toContain(code);
        expect(everything).not.toContain(Buffer.from(code).toString('hex'));
        expect(everything).not.toContain(Buffer.from(code).toString('base64'));
      }
    },
  );
});

describe('old challenges and counted sends', () => {
  it('are deleted within 25 hours, in as many batches as it takes', async () => {
    const service = createService(database.pool);
    const [old, kept] = [newEmail(), newEmail()];
    await database.pool.query(
      `INSERT INTO otp_challenge (id, purpose, channel, destination, address, code_length, client_key, created_at, expires_at, max_tries)
       SELECT gen_random_uuid(), 'waitlist', 'email', 'email:' || n, 'x', 4, 'x', now() - interval '2 hours', now() - interval '1 hour', 3
       FROM generate_series(1, 2500) AS n`,
    );
    await sendMail(service, old);
    await pass(database.pool, 24 * 3600 + 30 * 60 - 100);
    await sendMail(service, kept);
    await deleteOldOtps(database.pool);
    const { rows: counts } = await database.pool.query(
      'SELECT counter, count(*)::int AS sent FROM otp_sent GROUP BY counter ORDER BY counter',
    );
    expect(counts).toEqual([
      // The address and its /24.
      { counter: expect.stringMatching(/^client /), sent: 1 },
      { counter: expect.stringMatching(/^client /), sent: 1 },
      { counter: 'email', sent: 1 },
    ]);
    const { rows } = await database.pool.query<{ address: string }>('SELECT address FROM otp_challenge');
    expect(rows.map(({ address }) => address).toSorted()).toEqual([old, kept].toSorted());
    await pass(database.pool, 101);
    await deleteOldOtps(database.pool);
    const after = await database.pool.query<{ address: string }>('SELECT address FROM otp_challenge');
    expect(after.rows).toEqual([{ address: kept }]);
  });
});

/** Every row of every table in all of our schemas, as text. */
async function dump({ pool }: TestDatabase): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  const dumps = await Promise.all(
    tables.map(async ({ name }) =>
      (await pool.query<{ row: string }>(`SELECT t::text AS row FROM ${name} AS t`)).rows
        .map(({ row }) => row)
        .join('\n'),
    ),
  );
  return dumps.join('\n');
}
