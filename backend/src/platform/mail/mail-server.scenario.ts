import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import {
  SMTPServer,
  type SMTPServerDataStream,
  type SMTPServerOptions,
  type SMTPServerSession,
} from 'smtp-server';
import { boundPort } from '../port.ts';

/** A mail as the server received it. */
export interface ReceivedMail {
  /** The envelope's recipients. */
  readonly recipients: readonly string[];
  readonly raw: string;
  readonly mail: Email;
}

/** For tests: a real SMTP server on loopback. */
export interface MailServer {
  readonly port: number;
  readonly received: readonly ReceivedMail[];
  stop(): Promise<void>;
}

/** Starts one that accepts every mail unless `options` say otherwise; port 0 means any free one. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 100,
    onData(stream, session, callback) {
      void receive(stream, session).then((mail) => {
        received.push(mail);
        callback();
      }, callback);
    },
    ...options,
  });
  server.on('error', () => undefined); // clients that break off are part of the tests
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: boundPort(server.server),
    received,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<ReceivedMail> {
  const raw = await text(stream);
  const recipients = session.envelope.rcptTo.map(({ address }) => address);
  return { recipients, raw, mail: await PostalMime.parse(raw) };
}

/** A port on loopback where nothing listens. */
export async function closedPort(): Promise<number> {
  const server = await startMailServer();
  await server.stop();
  return server.port;
}
