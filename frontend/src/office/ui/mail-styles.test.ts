import { expect, test } from 'vitest';
import { markAddress } from '../../../../backend/src/platform/mail/mail-mark.ts';
import { logoAddress } from '../../ui/logo-mark.tsx';
import { sheetIn, withoutStyles } from './mail-styles.ts';

test('the styles of a mail are taken out, and what users wrote about styles stays', () => {
  const html = '<style>p{color:red}</style><p class="a" style="margin:0">style=&quot;x&quot;</p>';
  expect(withoutStyles(html)).toEqual({
    markup: '<p class="a" data-style="margin:0">style=&quot;x&quot;</p>',
    sheet: 'p{color:red}',
  });
});

test('the mark that comes with a mail is that of the page, and text about it stays', () => {
  const html = `<img src="${markAddress}" alt="T"><p>src=&quot;${markAddress}&quot;</p>`;
  expect(withoutStyles(html).markup).toBe(
    `<img src="${logoAddress}" alt="T"><p>src=&quot;${markAddress}&quot;</p>`,
  );
});

test('a mail is dressed for a light or a dark mailbox, whatever the machine prefers', () => {
  const sheet = ':root{color-scheme:light dark}@media (prefers-color-scheme:dark){p{color:red}}';
  expect(sheetIn('dark', sheet)).toBe(':root{color-scheme:dark}@media all{p{color:red}}');
  expect(sheetIn('light', sheet)).toBe(':root{color-scheme:light}@media not all{p{color:red}}');
});
