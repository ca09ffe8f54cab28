import { PassThrough } from 'node:stream';
import { createTransport, type NodemailerError } from 'nodemailer';
import {
  DeliveryError,
  type DeliveryErrorKind,
  type DeliveryErrorSubject,
} from '../delivery/delivery-error.ts';
import { composeMail, mailboxHeader } from './compose-mail.ts';
import { showsMark } from './mail-mark.ts';
import { isPlainAddress, parseSender } from './sender.ts';

/** An email to one recipient. */
export interface Mail {
  /** Used for the Message-ID, so that a mail server can tell a second try from a second message. */
  readonly id: string;
  readonly to: { readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Additional headers, by name. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export interface Mailer {
  /** Resolves once the server has accepted the mail. Throws {@link DeliveryError}. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

export interface SmtpOptions {
  /** `smtps:` uses TLS from the start; `smtp:` upgrades when the server offers it, except on the machine itself. */
  readonly url: string;
  /** `name@host` or `Name <name@host>`. */
  readonly from: string;
  /** Concurrent mails. */
  readonly connections: number;
  /** See `readMark`. */
  readonly mark: string | null;
}

const connectTimeoutMs = 8_000;
const silenceTimeoutMs = 15_000;
/** For one whole try; a server that trickles its answers exceeds no other limit. */
const sendTimeoutMs = 40_000;

/** Sends through one SMTP server over pooled connections. */
export function createSmtpMailer({ url, from, connections, mark }: SmtpOptions): Mailer {
  const sender = parseSender(from);
  if (sender === null) throw new Error('MAIL_FROM must be a single email address');
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    maxRequeues: 1,
    idleTimeout: 30_000,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    dnsTimeout: connectTimeoutMs,
    socketTimeout: silenceTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    // Mail that never leaves the machine needs no certificate; `?requireTLS=true` in the URL still requires one.
    ignoreTLS: isLoopback(url),
  });
  // In one piece: the library's own stream for a finished message passes it through four others.
  transport.use('stream', ({ data: { raw }, message }, done) => {
    message.createReadStream = () => new PassThrough().end(raw);
    done();
  });
  const fromHeader = mailboxHeader(sender);
  const domain = sender.address.slice(sender.address.lastIndexOf('@') + 1);
  return {
    async send({ id, to, subject, text, html, headers, signal }) {
      assertPlainAddress(to.address);
      const raw = composeMail({
        from: fromHeader,
        to: to.address,
        subject,
        text,
        html,
        messageId: `<${id.replace(/[^\w.-]/g, '')}@${domain}>`,
        headers: { ...headers, ...automatic },
        mark: showsMark(html) ? mark : null,
      });
      const envelope = { from: sender.address, to: [to.address] };
      try {
        await withDeadline(signal, (ends) => transport.sendMail({ envelope, raw, signal: ends }));
      } catch (error) {
        throw deliveryError(error);
      }
    },
    close: () => transport.close(),
  };
}

/** So that out-of-office replies are not sent. */
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/**
 * `AbortSignal.timeout` would keep each message in memory for the whole time, and create an error for each in the end.
 */
async function withDeadline(
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<unknown>,
): Promise<void> {
  const deadline = new AbortController();
  const abort = () => deadline.abort();
  const timer = setTimeout(abort, sendTimeoutMs);
  signal?.addEventListener('abort', abort);
  if (signal?.aborted === true) abort();
  try {
    await work(deadline.signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

function assertPlainAddress(address: string): void {
  if (!isPlainAddress(address)) throw new DeliveryError('refused', 'The address is not a plain mailbox');
}

function isLoopback(url: string): boolean {
  const { hostname } = new URL(url);
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Errors of a conversation that had begun: nodemailer's, and those of its socket. */
const brokeOff = new Set(['ECONNECTION', 'EABORT']);
const brokenSocket = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT']);

function deliveryError(error: unknown): DeliveryError {
  if (!(error instanceof Error)) return new DeliveryError('unknown', 'SMTP');
  const { code, responseCode, command, originalCode }: NodemailerError = error;
  const details = [code, originalCode, responseCode, command].filter(
    (part) => part !== undefined && part !== code,
  );
  return new DeliveryError(kindOf(error), ['SMTP', code, ...details].join(' '), subjectOf(error));
}

/** Enhanced status codes (RFC 3463) of an address that does not exist; others may concern only this message. */
const deadAddress = /^5\d\d[ -]5\.1\.(?:1|2|3|10)(?!\d)/;

function subjectOf(error: NodemailerError): DeliveryErrorSubject | undefined {
  const { response = '', responseCode, command } = error;
  if (kindOf(error) === 'refused' && deadAddress.test(response)) return 'address';
  return responseCode !== undefined && (command === 'RCPT TO' || command === 'DATA') ? 'message' : undefined;
}

function kindOf({
  code = '',
  originalCode = '',
  timeoutType,
  responseCode,
  permanent,
  command,
}: NodemailerError): DeliveryErrorKind {
  if (responseCode !== undefined) {
    // A rejection of this app (login, sender) is the operator's to fix, and then the message can still be sent.
    return permanent === true && (command === 'RCPT TO' || command === 'DATA') ? 'refused' : 'unavailable';
  }
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return 'refused';
  // The conversation broke off, perhaps after the contents were sent; or it never began.
  return brokeOff.has(code) || brokenSocket.has(originalCode) || timeoutType === 'SOCKET_TIMEOUT'
    ? 'unknown'
    : 'unavailable';
}
