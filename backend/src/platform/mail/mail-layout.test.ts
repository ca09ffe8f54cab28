import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { letterhead } from '../../testing/letterhead.ts';
import { type MailBlock, type MailLayout, renderMail } from './mail-layout.ts';
import { markAddress, showsMark, withMarkAt } from './mail-mark.ts';

const share: MailBlock = {
  kind: 'share',
  shown: 'https://tickwise.example/?ref=K7PQ2M9X45',
  link: 'https://tickwise.example/?ref=K7PQ2M9X45&via=mail-copy',
  words: 'Join with my link.',
  services: [
    { name: 'WhatsApp', url: 'https://wa.me/?text=Join%20%26%20more&a=1' },
    { name: 'X', url: 'https://x.com/intent/post?text=Join' },
  ],
};

const layout: MailLayout = {
  ...letterhead,
  subject: '1234 is your OTP',
  preheader: 'It is valid for 5 minutes.',
  title: 'Confirm your address',
  blocks: [
    { kind: 'figure', label: 'Your OTP', value: '1234' },
    { kind: 'rank', rank: '#1,234', among: 'of 2,826 waiting' },
    { kind: 'paragraph', text: 'A paragraph.' },
    share,
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
      '#1,234',
      'of 2,826 waiting',
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
    expect(text).toContain('See your rank:\nhttps://tickwise.example/status#open=1&b=2');
    expect(html).toContain('href="https://tickwise.example/status#open=1&amp;b=2"');
  });

  it('loads nothing from anywhere and runs nothing', () => {
    for (const hasMark of [false, true]) {
      const { html } = renderMail({ ...layout, brand: { ...layout.brand, hasMark } });
      expect(html).not.toMatch(/<(?:script|link|iframe|object)\b|url\(|@import/i);
      const pictures = [...html.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, address]) => address);
      expect(pictures).toEqual(hasMark ? [markAddress] : []);
    }
  });

  it('shows the mark that comes with it, and otherwise the first letter of the name in its place', () => {
    const { html } = renderMail({
      ...layout,
      brand: { ...layout.brand, name: '"Éclair" & Co', hasMark: true },
    });
    expect(showsMark(html)).toBe(true);
    expect(html).toContain('alt="&quot;"');
    expect(withMarkAt(html, '/favicon.svg')).toContain('<img src="/favicon.svg" alt="&quot;"');
    const bare = renderMail(layout).html;
    expect(showsMark(bare)).toBe(false);
    expect(bare).toMatch(/class="mark"[^>]*>T<\/td>/);
    for (const value of [` src="${markAddress}"`, `<img src="${markAddress}">`])
      expect(
        showsMark(renderMail({ ...layout, title: value, blocks: [{ kind: 'link', url: value }] }).html),
      ).toBe(false);
  });

  it('has services to share by in HTML, and the words to send in plain text', () => {
    const { text, html } = renderMail({ ...layout, blocks: [share] });
    expect(text).toContain('Join with my link.\nhttps://tickwise.example/?ref=K7PQ2M9X45&via=mail-copy\n');
    expect(text).not.toContain('wa.me');
    expect(html).toContain('>https://tickwise.example/?ref=K7PQ2M9X45</a>');
    expect(html).toMatch(/href="https:\/\/wa\.me\/\?text=Join%20%26%20more&amp;a=1"[^>]*>WhatsApp<\/a>/);
  });

  it('says a rank alone where it would read as the last place, and a long one in smaller figures', () => {
    const alone = renderMail({ ...layout, blocks: [{ kind: 'rank', rank: '#10,000,000', among: null }] });
    expect(alone.text).toContain('Your rank: #10,000,000\n');
    expect(alone.html).toMatch(/font-size:36px;[^>]*>#10,000,000<\/strong><\/td>/);
  });

  it('is readable in light and dark: 4.5:1 for every text on its ground', () => {
    const { html } = renderMail({
      ...layout,
      unsubscribe: { url: 'https://tickwise.example/u', reason: 'You joined.', label: 'Unsubscribe' },
    });
    const sheet = /@media \(prefers-color-scheme:dark\)\{(.*)\}/s.exec(html)?.[1] ?? '';
    const colors = {
      light: (name: string, what: string) =>
        new RegExp(`class="${name}"[^>]* style="(?:[^"]*;)?${what}:(#\\w{6})`).exec(html)?.[1],
      dark: (name: string, what: string) =>
        new RegExp(`\\.${name}\\{[^}]*?\\b${what.replace('-color', '')}:(#\\w{6})`).exec(sheet)?.[1],
    };
    const texts = {
      ...{ card: ['card'], head: ['head'], muted: ['card', 'page'], link: ['card', 'page'], share: ['card'] },
      ...{ figure: ['figure'], rank: ['rank'], place: ['rank'], label: ['button'], mark: ['mark'] },
    };
    for (const mode of ['light', 'dark'] as const)
      for (const [name, grounds] of Object.entries(texts))
        for (const ground of grounds) {
          const pair = [colors[mode](name, 'color'), colors[mode](ground, 'background-color')] as const;
          expect(contrastOf(...pair), `${mode}: ${name} on ${ground}, ${pair.join(' on ')}`).toBeGreaterThan(
            4.5,
          );
        }
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
          { kind: 'rank', rank: 'x', among: 'x' },
          { ...share, shown: 'x', link: 'x', words: 'x', services: [{ name: 'x', url: 'x' }] },
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
              { kind: 'rank', rank: text, among: text },
              { ...share, shown: text, link: text, words: text, services: [{ name: text, url: text }] },
            ],
          });
          expect(skeleton(html)).toBe(plain);
        },
      ),
    );
  });
});

/** The contrast of two colors, by WCAG 2.2; 0 if one is missing. */
function contrastOf(one: string | undefined, other: string | undefined): number {
  if (one === undefined || other === undefined) return 0;
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/\w\w/g) ?? []).map((digits) => {
    const share = parseInt(digits, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
