import { Type } from '@sinclair/typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { startMailServer } from '../mail/mail-server.scenario.ts';
import { listOutboxMessages } from '../outbox/outbox.repository.ts';
import { answerJson, startTwilioServer } from '../sms/twilio-server.scenario.ts';
import { Delivery } from './delivery.ts';
import { mailTemplate, smsTemplate } from './template.ts';

const Params = Type.Object({ name: Type.String() });
const greeting = mailTemplate('greeting', Params, ({ name }) => ({
  subject: `Hello ${name}`,
  text: `Hello ${name}`,
  html: `<p>Hello ${name}</p>`,
}));
const hi = smsTemplate('hi', Params, ({ name }) => ({ text: `Hi ${name}` }));

const toAda = { id: 'to-ada', address: 'ada@example.com', params: { name: 'Ada' } };
const toBo = { id: 'to-bo', address: '+919876543210', params: { name: 'Bo' }, validSeconds: 300 };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('messages', () => {
  it('go out by the channels that are configured', async () => {
    const mail = await startMailServer();
    const twilio = await startTwilioServer((response) => answerJson(response, 201, { sid: 'SM1' }));
    const env = {
      production: true,
      smtp: { url: `smtp://127.0.0.1:${mail.port}`, from: 'hello@tickwise.example' },
      twilio: { accountSid: 'AC1', authToken: 'token', from: '+15005550006', baseUrl: twilio.baseUrl },
    };
    const delivery = new Delivery({ env, pool: database.pool, mailConnections: 2 });
    try {
      await delivery.send(greeting, toAda);
      await delivery.send(hi, toBo);
      expect(mail.received[0]?.mail.subject).toBe('Hello Ada');
      expect(twilio.calls[0]?.form).toMatchObject({
        To: '+919876543210',
        Body: 'Hi Bo',
        ValidityPeriod: '300',
      });
      expect(await listOutboxMessages(database.pool)).toHaveLength(0);
      expect(delivery).toMatchObject({ hasOutbox: false });
    } finally {
      delivery.close();
      twilio.stop();
      await mail.stop();
    }
  });

  it('stay in the outbox when their channel is not configured, each once', async () => {
    const delivery = new Delivery({
      env: { production: false, smtp: undefined, twilio: undefined },
      pool: database.pool,
      mailConnections: 2,
    });
    for (let count = 0; count < 2; count += 1) {
      await delivery.send(greeting, toAda);
      await delivery.send(hi, toBo);
    }
    expect(delivery).toMatchObject({ hasOutbox: true });
    expect([delivery.isAvailable('email'), delivery.isAvailable('sms')]).toEqual([true, true]);
    expect(await listOutboxMessages(database.pool)).toMatchObject([
      { id: 'to-bo', channel: 'sms', address: '+919876543210', template: 'hi', params: { name: 'Bo' } },
      {
        id: 'to-ada',
        channel: 'email',
        address: 'ada@example.com',
        template: 'greeting',
        params: { name: 'Ada' },
      },
    ]);
  });

  it('go nowhere in production by a channel that is not configured', async () => {
    const smtp = { url: 'smtp://127.0.0.1:1', from: 'hello@tickwise.example' };
    const delivery = new Delivery({
      env: { production: true, smtp, twilio: undefined },
      pool: database.pool,
      mailConnections: 2,
    });
    expect([delivery.isAvailable('email'), delivery.isAvailable('sms'), delivery.hasOutbox]).toEqual([
      true,
      false,
      false,
    ]);
    await expect(delivery.send(hi, toBo)).rejects.toThrow('No sms is configured');
    delivery.close();
  });
});

describe('a stored template', () => {
  it('renders parameters of its own form only', () => {
    expect(hi.renderStored({ name: 'Bo', more: 1 })).toEqual({ text: 'Hi Bo' });
    expect(() => hi.renderStored({ name: 7 })).toThrow('/name');
  });
});
