import { createServer } from 'node:net';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { deliveryResult } from '../../testing/delivery-result.ts';
import { boundPort } from '../port.ts';
import { closedPort, type MailServer, startMailServer } from './mail-server.scenario.ts';
import { markAddress, markPart } from './mail-mark.ts';
import { createSmtpMailer, type Mail, type Mailer } from './smtp-mailer.ts';

const ended: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).toReversed()) await end();
});

const mail: Mail = {
  id: 'message-1',
  to: { address: 'ada@example.com' },
  subject: 'Hello',
  text: 'In words',
  html: '<p>In HTML</p>',
};

function mailerTo(
  port: number,
  from = 'Tickwise <hello@tickwise.example>',
  query = '',
  mark: string | null = null,
): Mailer {
  const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}${query}`, from, connections: 4, mark });
  ended.push(() => mailer.close());
  return mailer;
}

async function server(...args: Parameters<typeof startMailServer>): Promise<MailServer> {
  const started = await startMailServer(...args);
  ended.push(() => started.stop());
  return started;
}

describe('a mail', () => {
  it('arrives as text and HTML, from the brand, with an id of its own', async () => {
    const { port, received } = await server();
    await mailerTo(port).send(mail);
    const [arrived] = received;
    expect(arrived?.recipients).toEqual(['ada@example.com']);
    expect(arrived?.mail).toMatchObject({
      from: { name: 'Tickwise', address: 'hello@tickwise.example' },
      to: [{ address: 'ada@example.com' }],
      subject: 'Hello',
      text: 'In words\n',
      html: '<p>In HTML</p>\n',
      messageId: '<message-1@tickwise.example>',
    });
    expect(arrived?.raw).toContain('Auto-Submitted: auto-generated');
  });

  it('brings the mark along if its HTML shows it', async () => {
    const { port, received } = await server();
    const mailer = mailerTo(port, undefined, '', markPart(Buffer.from('a picture')));
    await mailer.send(mail);
    await mailer.send({ ...mail, html: `<img src="${markAddress}" alt="">` });
    expect(received.map((each) => each.mail.attachments.length)).toEqual([0, 1]);
  });

  it('goes over connections that are kept, and over a new one when the server has closed them', async () => {
    let connections = 0;
    let closed = 0;
    const { port, received } = await server({
      socketTimeout: 2000,
      onConnect: (_session, callback) => callback((connections++, null)),
      onClose: () => (closed += 1),
    });
    const mailer = mailerTo(port);
    await mailer.send(mail);
    await mailer.send(mail);
    expect(connections).toBe(1);
    await expect.poll(() => closed).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 400)); // the mailer notices it
    await mailer.send(mail);
    expect(received).toHaveLength(3);
    expect(connections).toBe(2);
  });

  it('is sent at the same time as others, over the configured number of connections and no more', async () => {
    let open = 0;
    let most = 0;
    const { port, received } = await server({
      onConnect: (_session, callback) => {
        most = Math.max(most, (open += 1));
        callback();
      },
      onClose: () => (open -= 1),
      onMailFrom: (_address, _session, callback) => setTimeout(callback, 100),
    });
    const mailer = mailerTo(port);
    await Promise.all(Array.from({ length: 12 }, () => mailer.send(mail)));
    expect(received).toHaveLength(12);
    expect(most).toBe(4);
  });

  it('needs no certificate of a server on the machine itself, unless told so', async () => {
    const { port, received } = await server({ disabledCommands: ['AUTH'] });
    await mailerTo(port).send(mail);
    expect(received).toHaveLength(1);
    expect(await deliveryResult(mailerTo(port, undefined, '?requireTLS=true').send(mail))).toBe(
      'unavailable',
    );
  });
});

describe('injection', () => {
  it.each([
    'ada@example.com\r\nBcc: eve@example.com',
    'ada@example.com, eve@example.com',
    'ada@example.com eve@example.com',
    '"Ada" <ada@example.com>',
    'ada@example.com>\r\nRCPT TO:<eve@example.com',
    'group: eve@example.com;',
    'ada@example.com\u0000',
    '',
  ])('of a recipient by %j is refused', async (address) => {
    const { port, received } = await server();
    expect(await deliveryResult(mailerTo(port).send({ ...mail, to: { address } }))).toBe('refused');
    expect(received).toHaveLength(0);
  });

  it('of a header by the subject or the id adds none', async () => {
    const { port, received } = await server();
    await mailerTo(port).send({
      ...mail,
      id: 'x>\r\nBcc: eve@example.com',
      subject: 'Hello\r\nBcc: eve@example.com\r\n\r\nbody',
    });
    expect(received[0]?.recipients).toEqual(['ada@example.com']);
    expect(received[0]?.mail.bcc).toBeUndefined();
    expect(received[0]?.mail.headers.some(({ key }) => key === 'bcc')).toBe(false);
    expect(received[0]?.mail.text).toBe('In words\n');
  });

  it.each(['Eve <a@example.com>, b@example.com', 'nobody', 'a@example.com\r\nBcc: b@example.com'])(
    'by the sender %j stops the start',
    (from) => {
      expect(() => createSmtpMailer({ url: 'smtp://127.0.0.1', from, connections: 1, mark: null })).toThrow(
        'MAIL_FROM',
      );
    },
  );
});

describe('a failure', () => {
  it('of the connection lets the mail be sent later', async () => {
    expect(await deliveryResult(mailerTo(await closedPort()).send(mail))).toBe('unavailable');
    const { port } = await server({
      onConnect: (_session, callback) => callback(Object.assign(new Error('busy'), { responseCode: 421 })),
    });
    expect(await deliveryResult(mailerTo(port).send(mail))).toBe('unavailable');
  });

  it.each([
    [550, 'refused'],
    [553, 'refused'],
    [450, 'unavailable'],
    [452, 'unavailable'],
  ])('%i for the recipient is %s', async (responseCode, kind) => {
    const { port } = await server({
      onRcptTo: (_address, _session, callback) =>
        callback(Object.assign(new Error('no ada@example.com'), { responseCode })),
    });
    expect(await deliveryResult(mailerTo(port).send(mail))).toBe(kind);
  });

  it('of the sender is the operator’s to mend', async () => {
    const { port } = await server({
      onMailFrom: (_address, _session, callback) =>
        callback(Object.assign(new Error('not you'), { responseCode: 550 })),
    });
    expect(await deliveryResult(mailerTo(port).send(mail))).toBe('unavailable');
  });

  it('after the contents leaves open what became of the mail', async () => {
    const abort = new AbortController();
    const { port } = await server({
      onData(stream) {
        stream.resume();
        stream.on('end', () => setTimeout(() => abort.abort(), 100));
      },
    });
    expect(await deliveryResult(mailerTo(port).send({ ...mail, signal: abort.signal }))).toBe('unknown');
  });

  it('says nothing of what the server said', async () => {
    const { port } = await server({
      onRcptTo: (_address, _session, callback) =>
        callback(Object.assign(new Error('no ada@example.com, code 123456'), { responseCode: 550 })),
    });
    await expect(mailerTo(port).send(mail)).rejects.toThrow(/^SMTP EENVELOPE 550 RCPT TO$/);
  });

  it('is noticed in bounded time when the server never answers', { timeout: 20_000 }, async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    ended.push(() => silent.close());
    const port = boundPort(silent);
    expect(await deliveryResult(mailerTo(port).send(mail))).toBe('unavailable');
  });
});
