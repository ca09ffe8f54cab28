import { expect, it, vi } from 'vitest';
import { printPoster } from './poster.ts';
import { drawQr } from './qr-drawing.ts';

it('has the brand, the code, the link and a name, prints alone, and leaves nothing behind', () => {
  const link = 'https://site.example/?ref=GRACE123';
  const brand = { name: 'Tickwise', tagline: 'Search.' };
  const page = () => document.querySelector('body > .poster-page');
  const print = vi.fn(() => {
    const texts = Array.from(page()?.querySelectorAll('text') ?? [], ({ textContent }) => textContent);
    for (const part of ['Tickwise', 'Code GRACE123', 'or go to site.example/?ref=GRACE123'])
      expect(texts).toContain(part);
    expect(texts.at(-1)).toContain('<b>Grace</b>');
    expect(page()?.querySelector('b')).toBeNull();
    expect(document.documentElement.dataset['print']).toBe('poster');
  });
  vi.stubGlobal('print', print);
  printPoster({ brand, firstName: '<b>Grace</b>', code: 'GRACE123', link, drawing: drawQr(link) });
  expect(print).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('afterprint'));
  expect(page()).toBeNull();
  expect(document.documentElement.dataset['print']).toBeUndefined();
});
