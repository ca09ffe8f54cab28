import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { composeMail, mailboxHeader } from './compose-mail.ts';
import { markAddress, markPart } from './mail-mark.ts';
import { randomRuns } from '../../testing/matrix.ts';

const from = mailboxHeader({ name: 'Tickwise', address: 'hello@tickwise.example' });
const parts = {
  from,
  to: 'ada@example.com',
  messageId: '<1@tickwise.example>',
  subject: 'Hello',
  text: 'In words',
  html: '<p>In HTML</p>',
  headers: {},
  mark: null,
};
const picture = Buffer.from('a picture of some hundred bytes. '.repeat(20));
/** As a reader sees it: the last line break belongs to the boundary. */
const shown = (text: string | undefined): string => (text ?? '').replace(/\n$/, '');
const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
const lines = fc
  .array(fc.string({ unit: 'grapheme', maxLength: 120 }), { maxLength: 5 })
  .map((all) => all.map((line) => line.replaceAll(/[\r\n\u2028\u2029]/g, '')).join('\n'));

describe('a composed mail', () => {
  it('says what it was given, in lines that every server takes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', maxLength: 120 }),
        lines,
        lines,
        fc.constantFrom(null, markPart(picture)),
        async (subject, text, html, mark) => {
          const raw = composeMail({ ...parts, subject, text, html, mark });
          const read = await PostalMime.parse(raw);
          expect(read.subject ?? '').toBe(oneLine(subject));
          expect(shown(read.text)).toBe(text);
          expect(shown(read.html)).toBe(html);
          expect(read.attachments.length).toBe(mark === null ? 0 : 1);
          expect(raw.every((byte) => byte < 0x80)).toBe(true);
          const body = raw.toString().split('\r\n');
          expect(body.every((line) => !/[\r\n]/.test(line))).toBe(true);
          expect(Math.max(...body.map(({ length }) => length))).toBeLessThanOrEqual(100);
        },
      ),
      { numRuns: randomRuns(300) },
    );
  });

  it('carries the mark inside its HTML, as a picture that the HTML names', async () => {
    const html = `<img src="${markAddress}" alt="T">`;
    const raw = composeMail({ ...parts, html, mark: markPart(picture) });
    const { attachments, ...read } = await PostalMime.parse(raw, { attachmentEncoding: 'base64' });
    expect(attachments).toMatchObject([
      {
        ...{ mimeType: 'image/png', disposition: 'inline', related: true },
        ...{ contentId: `<${markAddress.slice(4)}>`, content: picture.toString('base64') },
      },
    ]);
    expect(shown(read.html)).toBe(html);
    expect(shown(read.text)).toBe('In words');
    const types = [...raw.toString().matchAll(/^Content-Type: ([\w/]+)/gm)].map(([, type]) => type);
    expect(types).toEqual([
      'multipart/alternative',
      'text/plain',
      'multipart/related',
      'text/html',
      'image/png',
    ]);
  });

  it('has no header injected by a value', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('\r\n', '\n', '\r', '\u0000\r\n', '\u2028'),
        fc.string(),
        async (end, word) => {
          const hostile = `${word}${end}Bcc: eve@example.com${end}${end}body`;
          const raw = composeMail({ ...parts, subject: hostile, headers: { 'List-Unsubscribe': hostile } });
          const { headers, bcc, text } = await PostalMime.parse(raw);
          expect(bcc).toBeUndefined();
          expect(headers.map(({ key }) => key)).toEqual([
            ...[
              'from',
              'to',
              'subject',
              'message-id',
              'date',
              'list-unsubscribe',
              'mime-version',
              'content-type',
            ],
          ]);
          expect(shown(text)).toBe('In words');
        },
      ),
    );
    expect(() => composeMail({ ...parts, headers: { 'X: y\r\nBcc': 'eve@example.com' } })).toThrow('name');
  });

  it('names its sender and writes to domains in any script', async () => {
    for (const name of ['Tickwise', 'Tick "the" Wise, Inc. \\', 'Tïckwise – früh', '时间', '']) {
      const sender = mailboxHeader({ name, address: 'hello@tickwise.example' });
      const raw = composeMail({ ...parts, from: sender, to: 'ada@bücher.example' });
      const read = await PostalMime.parse(raw);
      expect(read.from).toEqual({ name, address: 'hello@tickwise.example' });
      expect(read.to).toEqual([{ name: '', address: 'ada@xn--bcher-kva.example' }]);
    }
  });
});
