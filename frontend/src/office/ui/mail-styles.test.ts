import { expect, test } from 'vitest';
import { withoutStyles } from './mail-styles.ts';

test('the styles of a mail are taken out, and what users wrote about styles stays', () => {
  const html = '<style>p{color:red}</style><p class="a" style="margin:0">style=&quot;x&quot;</p>';
  expect(withoutStyles(html)).toEqual({
    markup: '<p class="a" data-style="margin:0">style=&quot;x&quot;</p>',
    sheet: 'p{color:red}',
  });
});
