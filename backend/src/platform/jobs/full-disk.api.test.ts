import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { type MailServer, startMailServer } from '../mail/mail-server.scenario.ts';

let mail: MailServer;
let running: TestApp;
let client: TestClient;
beforeAll(async () => {
  mail = await startMailServer();
  running = await startTestApp({ SMTP_URL: `smtp://127.0.0.1:${mail.port}`, MAIL_FROM: 'hello@example.com' });
  client = new TestClient(running.origin);
});
afterAll(async () => {
  await running.stop();
  await mail.stop();
});

/** Makes recording the end of any job fail, with the error of a full disk. */
const fillDisk = () =>
  running.database.pool.query(`
    CREATE FUNCTION pretend_full() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
    CREATE TRIGGER pretend_full BEFORE DELETE ON graphile_worker_codes._private_jobs FOR EACH ROW EXECUTE FUNCTION pretend_full()`);
const emptyDisk = () => running.database.pool.query('DROP FUNCTION pretend_full CASCADE');

const queued = async () =>
  (await running.database.pool.query(`SELECT FROM graphile_worker_codes.jobs`)).rowCount;

it('while the disk is full, codes are sent once and readiness says why not; then the app ends, and the next one works off the queue', async () => {
  await fillDisk();
  const emails = Array.from({ length: 8 }, (_, index) => `disk${index}@example.com`);
  await Promise.all(emails.map((email) => client.post('/api/sendOtp', { email })));
  await expect
    .poll(async () => (await client.get('/readyz')).body)
    .toMatchObject({ code: 'JOBS_STALLED', message: expect.stringContaining('disk space') });
  expect((await client.get('/readyz')).status).toBe(503);
  expect((await client.get('/livez')).status).toBe(200);
  expect(await queued()).toBe(8);
  expect(running.failures).toEqual([]);

  await emptyDisk();
  await expect.poll(() => running.failures).toEqual([expect.stringContaining('Jobs do not move')]);
  const next = new TestClient((await running.newInstance()).origin);
  await expect.poll(queued).toBe(0);
  expect((await next.get('/readyz')).status).toBe(200);
  expect(mail.received.flatMap(({ recipients }) => recipients).toSorted()).toEqual(emails);
  await next.post('/api/sendOtp', { email: 'after@example.com' });
  await expect.poll(() => mail.received.length).toBe(9);
});
