import { SMTPServer } from 'smtp-server';
import { boundPort } from '../../backend/src/platform/port.ts';
import { now } from './clock.ts';
import type { ArrivedMail, MailServerMessage, ReadMail } from './mail-sink.ts';

/**
 * A mail server in a process of its own, forked by `mail-sink.ts`: takes every message `latencyMs` after its end, on
 * any number of connections, and keeps nothing but the recipient and the subject; asked to read `all`, also links and codes.
 */
const latencyMs = Number(process.argv[2]);
const readsAll = process.argv[3] === 'all';
const tellEveryMs = 10;
/** The subject is among a message's first characters. */
const headLength = readsAll ? Number.POSITIVE_INFINITY : 2048;

let arrived: ArrivedMail[] = [];
let connections = 0;
let mostConnections = 0;

process.on('SIGINT', () => undefined); // Ctrl-C is left to the parent
process.on('disconnect', () => process.exit());

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  logger: false,
  onConnect(_session, callback) {
    connections += 1;
    mostConnections = Math.max(mostConnections, connections);
    callback();
  },
  onClose() {
    connections -= 1;
  },
  onData(stream, session, callback) {
    let head = '';
    stream.on('data', (chunk: Buffer) => {
      if (head.length < headLength) head += chunk.toString('latin1');
    });
    stream.on('end', () => {
      setTimeout(() => {
        const read = readsAll ? { read: readMail(head) } : {};
        for (const { address } of session.envelope.rcptTo)
          arrived.push({ to: address, subject: subjectOf(head), at: now(), ...read });
        callback();
      }, latencyMs);
    });
  },
});
server.on('error', () => undefined); // clients may break off
server.listen(0, '127.0.0.1', () => {
  tell({ port: boundPort(server.server) });
});
setInterval(() => {
  if (arrived.length === 0) return;
  tell({ arrived, mostConnections });
  arrived = [];
}, tellEveryMs);

function tell(message: MailServerMessage): void {
  process.send?.(message);
}

const subjectOf = (head: string): string => /^Subject: (.*)$/m.exec(head)?.[1] ?? '';

function readMail(message: string): ReadMail {
  const text = message
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return {
    messageId: /^Message-ID: (.*)$/im.exec(message)?.[1]?.trim() ?? '',
    links: [...new Set(text.match(/https:\/\/[^\s"<>]+/g))],
    codes: [...new Set(text.match(/(?<=[\s>*])[A-Z\d]{4}-[A-Z\d]{4}-[A-Z\d]{4}(?=[\s<*])/g))],
  };
}
