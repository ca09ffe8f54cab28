import { randomUUID } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { encodeWord, encodeWords, foldLines } from 'nodemailer/lib/mime-funcs';
import { quotedPrintable } from './quoted-printable.ts';

/** A mailbox and its display name. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** The parts of a mail. Line breaks and control characters in headers become spaces. */
export interface MailParts {
  /** Written by {@link mailboxHeader}. */
  readonly from: string;
  /** One plain address. */
  readonly to: string;
  /** With its angle brackets. */
  readonly messageId: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The picture that the HTML shows, by `markPart`; null: it shows none. */
  readonly mark: string | null;
}

/**
 * Composes a mail in its wire format (RFC 5322), with its text and HTML as alternatives. A mark belongs to the HTML alone. A library's composer, built
 * for attachments and streams, takes twenty times as long, which would be most of the cost of sending to a million
 * users.
 */
export function composeMail({ from, to, messageId, subject, text, html, headers, mark }: MailParts): Buffer {
  const boundary = newBoundary();
  const further = Object.entries(headers).map(([name, value]) => header(name, value));
  return Buffer.from(
    `From: ${from}\r\nTo: ${withAsciiDomain(to)}\r\n${header('Subject', subject)}Message-ID: ${messageId}\r\n` +
      `Date: ${new Date().toUTCString().replace('GMT', '+0000')}\r\n${further.join('')}MIME-Version: 1.0\r\n` +
      `Content-Type: multipart/alternative; boundary="${boundary}"\r\n\r\n` +
      `--${boundary}\r\n${part('plain', text)}--${boundary}\r\n${mark === null ? part('html', html) : related(part('html', html), mark)}--${boundary}--\r\n`,
  );
}

/** `=_` cannot stand in quoted-printable. */
const newBoundary = (): string => `=_${randomUUID()}`;

/** HTML and the picture that it shows (RFC 2387): inside the alternatives, so that it is no attachment of the text. */
function related(html: string, picture: string): string {
  const boundary = newBoundary();
  return (
    `Content-Type: multipart/related; type="text/html"; boundary="${boundary}"\r\n\r\n` +
    `--${boundary}\r\n${html}--${boundary}\r\n${picture}--${boundary}--\r\n`
  );
}

/** A mailbox in a header's format. */
export function mailboxHeader({ name, address }: Mailbox): string {
  const plain = oneLine(name);
  const mailbox = withAsciiDomain(address);
  if (plain === '') return mailbox;
  return `${isAscii(plain) ? `"${plain.replaceAll(/["\\]/g, '\\$&')}"` : encodeWord(plain, 'Q')} <${mailbox}>`;
}

const lineAtMost = 76;
const lineFeed = 0x0a;

function header(name: string, value: string): string {
  if (!/^[A-Za-z-]+$/.test(name)) throw new Error('A header has an impossible name');
  const plain = oneLine(value);
  const line = `${name}: ${isAscii(plain) ? plain : encodeWords(plain, 'Q', 52, true)}`;
  return `${line.length > lineAtMost ? foldLines(line, lineAtMost) : line}\r\n`;
}

const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

function withAsciiDomain(address: string): string {
  if (isAscii(address)) return address;
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + domainToASCII(address.slice(at));
}

function part(type: 'plain' | 'html', text: string): string {
  const [encoding, content] = needsNoEncoding(text)
    ? (['7bit', text.replaceAll('\n', '\r\n')] as const)
    : (['quoted-printable', quotedPrintable(text)] as const);
  return `Content-Type: text/${type}; charset=utf-8\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${content}\r\n`;
}

function needsNoEncoding(text: string): boolean {
  let column = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    column = code === lineFeed ? 0 : column + 1;
    if (column > lineAtMost || code > 0x7e || (code < 0x20 && code !== lineFeed)) return false;
  }
  return true;
}
