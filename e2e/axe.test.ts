import { expect, it } from 'vitest';
import { contrastViolationsIn, violationsIn } from './axe.ts';
import { sharedBrowser } from './browser.ts';

const text = (id: string, color: string, background: string) =>
  `<p id="${id}" style="color: ${color}; background: ${background}">Text</p>`;

it('finds what has too little contrast, also in colors that it has met', async () => {
  const page = await (await sharedBrowser()).newPage();
  await page.setContent(`<html lang="en"><title>Colors</title><main><h1>Colors</h1>
    ${text('plain', '#000', '#fff')} ${text('faint', '#aaa', '#fff')} ${text('faint-again', '#aaa', '#fff')}
    ${text('dark', '#aaa', '#000')} ${text('clear', 'rgb(0 0 0 / 0.3)', '#fff')}</main></html>`);
  for (const violations of [await contrastViolationsIn(page), await violationsIn(page)]) {
    expect(violations).toHaveLength(1);
    expect([...(violations[0] ?? '').matchAll(/id="([\w-]+)"/g)].map(([, id]) => id)).toEqual([
      'faint',
      'faint-again',
      'clear',
    ]);
  }
  await page.close();
});
