import { afterEach, describe, expect, it } from 'vitest';
import { deliveryResult } from '../../testing/delivery-result.ts';
import { answerJson, startTwilioServer, type TwilioAnswer } from './twilio-server.scenario.ts';
import { createTwilioSms, type SmsSender } from './twilio-sms.ts';

const ended: (() => void)[] = [];
afterEach(() => {
  for (const end of ended.splice(0)) end();
});

async function startTwilio(answer: TwilioAnswer) {
  const server = await startTwilioServer(answer);
  ended.push(server.stop);
  return server;
}

const sender = (baseUrl: string, from = '+15005550006'): SmsSender =>
  createTwilioSms({ accountSid: 'AC1', authToken: 'token', from, baseUrl });
const sms = { to: '+919876543210', text: '123456 is your OTP' };

describe('a text message', () => {
  it('is posted to the account with its credentials', async () => {
    const { calls, baseUrl } = await startTwilio((response) => answerJson(response, 201, { sid: 'SM1' }));
    await sender(`${baseUrl}/`).send({ ...sms, validSeconds: 299.8 });
    expect(calls).toEqual([
      {
        method: 'POST',
        url: '/2010-04-01/Accounts/AC1/Messages.json',
        authorization: `Basic ${Buffer.from('AC1:token').toString('base64')}`,
        form: {
          To: '+919876543210',
          From: '+15005550006',
          Body: '123456 is your OTP',
          ValidityPeriod: '299',
        },
      },
    ]);
  });

  it('can be sent by a messaging service', async () => {
    const { calls, baseUrl } = await startTwilio((response) => answerJson(response, 201, {}));
    await sender(baseUrl, 'MG123').send(sms);
    expect(calls[0]?.form).toEqual({ To: sms.to, MessagingServiceSid: 'MG123', Body: sms.text });
  });

  it.each(['9876543210', '+919876543210&To=+15005550001', '+91 98', ''])('does not go to %j', async (to) => {
    const { calls, baseUrl } = await startTwilio((response) => answerJson(response, 201, {}));
    expect(await deliveryResult(sender(baseUrl).send({ ...sms, to }))).toBe('refused');
    expect(calls).toHaveLength(0);
  });
});

describe('a failure', () => {
  it.each([
    [400, 'refused'],
    [422, 'refused'],
    [401, 'unavailable'],
    [403, 'unavailable'],
    [404, 'unavailable'],
    [408, 'unavailable'],
    [429, 'unavailable'],
    [500, 'unavailable'],
    [503, 'unavailable'],
  ])('%i is %s', async (status, kind) => {
    const { baseUrl } = await startTwilio((response) =>
      answerJson(response, status, { code: 21211, message: `The 'To' number ${sms.to} is not valid` }),
    );
    expect(await deliveryResult(sender(baseUrl).send(sms))).toBe(kind);
    await expect(sender(baseUrl).send(sms)).rejects.toThrow(new RegExp(`^Twilio ${status} 21211$`));
  });

  it('of the connection lets it be sent later', async () => {
    const { baseUrl } = await startTwilio((response) => answerJson(response, 201, {}));
    for (const end of ended.splice(0)) end();
    expect(await deliveryResult(sender(baseUrl).send(sms))).toBe('unavailable');
  });

  it('after it was posted leaves open what became of it', async () => {
    const { baseUrl } = await startTwilio((response) => response.destroy());
    expect(await deliveryResult(sender(baseUrl).send(sms))).toBe('unknown');
    const abort = new AbortController();
    const slow = await startTwilio(() => void setTimeout(() => abort.abort(), 100));
    expect(await deliveryResult(sender(slow.baseUrl).send({ ...sms, signal: abort.signal }))).toBe('unknown');
  });
});
