import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { DeliveryError } from '../delivery/delivery-error.ts';
import { createTwilioSms, type SmsSender } from './twilio-sms.ts';

const ended: (() => void)[] = [];
afterEach(() => {
  for (const end of ended.splice(0)) end();
});

interface Call {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly authorization: string | undefined;
  readonly form: Record<string, string>;
}

/** Stands in for Twilio's API on loopback. */
async function startTwilio(answer: (response: ServerResponse, request: IncomingMessage) => void) {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    calls.push({
      method: request.method,
      url: request.url,
      authorization: request.headers.authorization,
      form,
    });
    answer(response, request);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ended.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return { calls, baseUrl: `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}` };
}

const json = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const sender = (baseUrl: string, from = '+15005550006'): SmsSender =>
  createTwilioSms({ accountSid: 'AC1', authToken: 'token', from, baseUrl });
const sms = { to: '+919876543210', text: '123456 is your OTP' };

const faultOf = async (sending: Promise<void>): Promise<unknown> => {
  const error: unknown = await sending.then(
    () => 'sent',
    (reason: unknown) => reason,
  );
  return error instanceof DeliveryError ? error.fault : error;
};

describe('a text message', () => {
  it('is posted to the account with its credentials', async () => {
    const { calls, baseUrl } = await startTwilio((response) => json(response, 201, { sid: 'SM1' }));
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
    const { calls, baseUrl } = await startTwilio((response) => json(response, 201, {}));
    await sender(baseUrl, 'MG123').send(sms);
    expect(calls[0]?.form).toEqual({ To: sms.to, MessagingServiceSid: 'MG123', Body: sms.text });
  });

  it.each(['9876543210', '+919876543210&To=+15005550001', '+91 98', ''])('does not go to %j', async (to) => {
    const { calls, baseUrl } = await startTwilio((response) => json(response, 201, {}));
    expect(await faultOf(sender(baseUrl).send({ ...sms, to }))).toBe('refused');
    expect(calls).toHaveLength(0);
  });
});

describe('a fault', () => {
  it.each([
    [400, 'refused'],
    [401, 'refused'],
    [404, 'refused'],
    [408, 'unavailable'],
    [429, 'unavailable'],
    [500, 'unavailable'],
    [503, 'unavailable'],
  ])('%i is %s', async (status, fault) => {
    const { baseUrl } = await startTwilio((response) =>
      json(response, status, { code: 21211, message: `The 'To' number ${sms.to} is not valid` }),
    );
    expect(await faultOf(sender(baseUrl).send(sms))).toBe(fault);
    await expect(sender(baseUrl).send(sms)).rejects.toThrow(new RegExp(`^Twilio ${status} 21211$`));
  });

  it('of the connection lets it be sent later', async () => {
    const { baseUrl } = await startTwilio((response) => json(response, 201, {}));
    for (const end of ended.splice(0)) end();
    expect(await faultOf(sender(baseUrl).send(sms))).toBe('unavailable');
  });

  it('after it was posted leaves open what became of it', async () => {
    const { baseUrl } = await startTwilio((response) => response.destroy());
    expect(await faultOf(sender(baseUrl).send(sms))).toBe('unknown');
    const slow = await startTwilio(() => undefined);
    const abort = new AbortController();
    setTimeout(() => abort.abort(), 300);
    expect(await faultOf(sender(slow.baseUrl).send({ ...sms, signal: abort.signal }))).toBe('unknown');
  });
});
