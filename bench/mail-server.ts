import { SMTPServer } from 'smtp-server';
import { boundPort } from '../backend/src/platform/port.ts';
import { now } from './measure.ts';

/** A message that the mail server has accepted. */
export interface Message {
  readonly to: string;
  readonly subject: string;
  /** When the server said that it had taken it, on the clock of `now`. */
  readonly at: number;
}

/** What the process tells its parent, `mail-sink.ts`: its port, then what has arrived since it last did. */
export type MailServerMessage = { readonly port: number } | { readonly arrived: readonly Message[] };

/** How it treats messages from now on: how long it takes for each, and whether it says "not now" (451). */
export interface Treatment {
  readonly latencyMs: number;
  readonly isRefusing?: boolean;
}

/** The mail server, in a process of its own; on any number of connections. */
serve();

function serve(): void {
  let treatment: Treatment = { latencyMs: 0 };
  let arrived: Message[] = [];
  process.on('SIGINT', () => undefined); // Ctrl-C is left to the parent
  process.on('disconnect', () => process.exit());
  process.on('message', (told: Treatment) => (treatment = told));
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: (_address, _session, callback) => {
      const isRefusing = treatment.isRefusing === true;
      callback(isRefusing ? Object.assign(new Error('Try again later'), { responseCode: 451 }) : null);
    },
    onData(stream, session, callback) {
      let head = ''; // the subject is among a message's first characters
      stream.on('data', (chunk: Buffer) => {
        if (head.length < 2048) head += chunk.toString('latin1');
      });
      stream.on('end', () => {
        setTimeout(() => {
          const subject = /^Subject: (.*)$/m.exec(head)?.[1] ?? '';
          for (const { address } of session.envelope.rcptTo)
            arrived.push({ to: address, subject, at: now() });
          callback();
        }, treatment.latencyMs);
      });
    },
  });
  server.on('error', () => undefined); // clients may break off
  server.listen(0, '127.0.0.1', () => tell({ port: boundPort(server.server) }));
  setInterval(() => {
    if (arrived.length > 0) tell({ arrived });
    arrived = [];
  }, 10);
}

function tell(message: MailServerMessage): void {
  process.send?.(message);
}
