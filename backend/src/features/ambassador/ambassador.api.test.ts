import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { expectSameRefusal } from '../../testing/expect-same-refusal.ts';
import { codeIn, messageTo } from '../../testing/outbox.ts';
import { verifyEmail } from '../../testing/scenarios.ts';
import { applicant } from './ambassador.scenario.ts';

const running = testApp();
const client = new TestClient(running);

const document = `mutation ($input: JoinAsAmbassadorInput!) { joinAsAmbassador(input: $input) { message id } }`;

describe('applying', () => {
  it('by REST: code by email, application, mail, once', async () => {
    const input = applicant();
    const { email } = input;
    expect((await client.post('/api/sendOtp', { email })).status).toBe(200);
    const otp = codeIn(await messageTo(running, email, /OTP/));
    expect((await client.post('/api/verifyOtp', { email, otp })).status).toBe(200);
    const applied = await client.post('/api/joinAsAmbassador', { ...input, phoneNo: 447400123456 });
    expect(applied).toMatchObject({
      status: 201,
      body: { message: expect.stringContaining('reach out'), result: { _id: expect.any(String) } },
    });
    const again = await client.post('/api/joinAsAmbassador', input);
    expect(again).toMatchObject({ status: 409, body: { code: 'ALREADY_REGISTERED' } });
    const mail = await messageTo(running, email, /reach out to you shortly/);
    expect(mail.subject).toContain('Example & Co ambassador application');
    await expect
      .poll(
        async () =>
          (
            await running.database.pool.query(
              `SELECT FROM notice WHERE kind = 'ambassador' AND state = 'sent'`,
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
    await expectSameRefusal(client, { path: '/api/joinAsAmbassador', document }, applicant(fault));
  });

  it('leaves nothing personal in the log', async () => {
    const input = applicant({ firstName: 'Zebedee' });
    await verifyEmail(running.database.pool, input.email, { purpose: 'ambassador' });
    await client.post('/api/joinAsAmbassador', input);
    await messageTo(running, input.email, /reach out/);
    for (const secret of ['Zebedee', input.email, 'Very much'])
      expect(running.logged()).not.toContain(secret);
  });
});
