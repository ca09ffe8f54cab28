import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { verifyEmail } from '../../testing/scenarios.ts';
import { applicant } from './ambassador.scenario.ts';

let running: TestApp;
let client: TestClient;
beforeAll(async () => {
  running = await startTestApp();
  client = new TestClient(running.origin);
});
afterAll(() => running.stop());

interface Shown {
  readonly to: string;
  readonly text: string;
  readonly subject: string;
}

/** The newest message to an address, once it has arrived in the outbox. */
async function messageTo(address: string, pattern: RegExp): Promise<Shown> {
  for (let tries = 0; tries < 400; tries += 1) {
    const { body } = await client.get('/outbox.json', running.outbox);
    const found = (body as readonly Shown[]).find(({ to, text }) => to === address && pattern.test(text));
    if (found !== undefined) return found;
    await sleep(50);
  }
  throw new Error(`Nothing came to ${address}`);
}

const document = `mutation ($input: JoinAsAmbassadorInput!) { joinAsAmbassador(input: $input) { message id } }`;

describe('applying', () => {
  it('by REST: code by email, application, mail, once', async () => {
    const input = applicant();
    const { email } = input;
    expect((await client.post('/api/sendOtp', { email })).status).toBe(200);
    const otp = /\b\d{4}\b/.exec((await messageTo(email, /OTP/)).text)?.[0];
    expect((await client.post('/api/verifyOtp', { email, otp })).status).toBe(200);
    const applied = await client.post('/api/joinAsAmbassador', { ...input, phoneNo: 447400123456 });
    expect(applied).toMatchObject({
      status: 201,
      body: { message: expect.stringContaining('reach out'), result: { _id: expect.any(String) } },
    });
    const again = await client.post('/api/joinAsAmbassador', input);
    expect(again).toMatchObject({ status: 409, body: { code: 'ALREADY_REGISTERED' } });
    const mail = await messageTo(email, /reach out to you shortly/);
    expect(mail.subject).toContain('Example & Co ambassador application');
    await expect
      .poll(
        async () =>
          (
            await running.database.pool.query(
              'SELECT FROM ambassador_application WHERE confirmed_at IS NOT NULL',
            )
          ).rowCount,
      )
      .toBe(1);
  });

  it('by GraphQL', async () => {
    const input = applicant({ phoneNo: null });
    await verifyEmail(running.database.pool, input.email, { purpose: 'ambassador' });
    const { joinAsAmbassador } = (await client.graphql(document, { input })).body.data;
    expect(joinAsAmbassador).toEqual({ message: expect.any(String), id: expect.any(String) });
  });

  it.each([
    ['a missing name', { firstName: ' ' }],
    ['a bad email', { email: 'nobody' }],
    ['a bad phone number', { phoneNo: 'x' }],
    ['no verification', {}],
  ])('by REST and GraphQL gives the same code and fields for %s', async (_what, fault) => {
    const input = applicant(fault);
    const rest = await client.post('/api/joinAsAmbassador', input);
    const { errors } = (await client.graphql(document, { input })).body;
    expect(rest.status).toBeGreaterThanOrEqual(400);
    expect(errors[0].message).toBe(rest.body.message);
    expect(errors[0].extensions).toEqual({
      code: rest.body.code,
      ...(rest.body.fields === undefined ? {} : { fields: rest.body.fields }),
    });
  });

  it('leaves nothing personal in the log', async () => {
    const input = applicant({ firstName: 'Zebedee' });
    await verifyEmail(running.database.pool, input.email, { purpose: 'ambassador' });
    await client.post('/api/joinAsAmbassador', input);
    await messageTo(input.email, /reach out/);
    for (const secret of ['Zebedee', input.email, 'Very much'])
      expect(running.logged()).not.toContain(secret);
  });
});
