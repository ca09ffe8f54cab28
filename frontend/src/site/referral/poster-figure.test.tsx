import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { exampleSite } from '../../testing/example-site.ts';
import { findButton } from '../../testing/buttons.ts';
import { renderSite } from '../testing/render-site.tsx';
import { PosterFigure } from './poster-figure.tsx';

it('has the brand, the code, the link and a name, and prints alone', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  Element.prototype.scrollIntoView = () => undefined;
  renderSite(
    <PosterFigure
      id="poster"
      firstName="Grace"
      code="GRACE123"
      link="https://site.example/?ref=GRACE123"
      scanned="https://site.example/?ref=GRACE123&via=qr"
    />,
    {},
  );
  const name = screen.getByRole('img').getAttribute('aria-label');
  for (const part of [
    exampleSite.brand.name,
    'Code GRACE123',
    'go to site.example/?ref=GRACE123',
    'Ask Grace',
  ])
    expect(name).toContain(part);
  expect(document.querySelectorAll('body > .poster-page svg')).toHaveLength(1);
  fireEvent.click(await findButton('Print poster'));
  expect(print).toHaveBeenCalledOnce();
  expect(document.documentElement.dataset['print']).toBe('poster');
  window.dispatchEvent(new Event('afterprint'));
  expect(document.documentElement.dataset['print']).toBeUndefined();
});
