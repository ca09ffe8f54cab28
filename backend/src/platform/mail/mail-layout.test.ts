import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { letterhead } from '../../testing/letterhead.ts';
import { type MailLayout, renderMail } from './mail-layout.ts';

const layout: MailLayout = {
  ...letterhead,
  subject: '1234 is your OTP',
  preheader: 'It is valid for 5 minutes.',
  title: 'Confirm your address',
  blocks: [
    { kind: 'figure', label: 'Your OTP', value: '1234' },
    { kind: 'paragraph', text: 'A paragraph.' },
    { kind: 'link', url: 'https://tickwise.example/?a=1&b=2' },
    { kind: 'button', label: 'See your rank', url: 'https://tickwise.example/status#open=1&b=2' },
    { kind: 'note', text: 'A note.' },
  ],
};

describe('renderMail', () => {
  it('says the same in text and in HTML', () => {
    const { subject, text, html } = renderMail(layout);
    expect(subject).toBe('1234 is your OTP');
    for (const words of [
      'Confirm your address',
      'Your OTP',
      '1234',
      'A paragraph.',
      'A note.',
      'See your rank',
      'Tickwise',
      'support@example.com',
      'Dubai',
    ]) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
    expect(text).toContain('https://tickwise.example/?a=1&b=2');
    expect(html).toContain('href="https://tickwise.example/?a=1&amp;b=2"');
    expect(text).toContain('See your rank: https://tickwise.example/status#open=1&b=2');
    expect(html).toContain('href="https://tickwise.example/status#open=1&amp;b=2"');
  });

  it('loads nothing and runs nothing', () => {
    const { html } = renderMail(layout);
    expect(html).not.toMatch(/<(?:img|script|link|iframe|object)\b|url\(|@import/i);
  });

  it('shows whatever it is given as text', () => {
    const skeleton = (html: string) => html.match(/<[^>]*>/g)?.length;
    const plain = skeleton(
      renderMail({
        ...layout,
        title: 'x',
        blocks: [
          { kind: 'paragraph', text: 'x' },
          { kind: 'figure', label: 'x', value: 'x' },
          { kind: 'button', label: 'x', url: 'x' },
        ],
      }).html,
    );
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('<script>', '"><img src=x>', "' onload='", '&lt;b>'),
        (random, nasty) => {
          const text = random + nasty;
          const { html } = renderMail({
            ...layout,
            title: text,
            blocks: [
              { kind: 'paragraph', text },
              { kind: 'figure', label: text, value: text },
              { kind: 'button', label: text, url: text },
            ],
          });
          expect(skeleton(html)).toBe(plain);
        },
      ),
    );
  });
});
