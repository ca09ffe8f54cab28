import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Invitation, PageData } from '@waitlist/backend/page-data';
import { renderPage } from '../../render-page.tsx';
import { exampleSite } from '../../testing/example-site.ts';

const { brand, publicUrl } = exampleSite;
const data: PageData = {
  ...{ site: exampleSite, partner: null, faqs: [], paused: false },
  ...{ joined: null, hasRewards: false, friendReward: null, retention: null },
};
const pageFor = (invitation?: Invitation): Document =>
  new DOMParser().parseFromString(
    renderPage('/', { ...data, ...(invitation && { invitation }) }),
    'text/html',
  );
const content = (page: Document, name: string) =>
  page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');

it('previews of a referral link say who invited, and lead back to it', () => {
  const page = pageFor({ referralId: 'K7PQ2M9X45', firstName: 'Priya' });
  const title = `Priya invited you to ${brand.name}`;
  expect([page.title, content(page, 'og:title')]).toEqual([title, title]);
  for (const name of ['description', 'og:description'])
    expect(content(page, name)).toBe(`Your friend’s code is already applied. ${brand.description}`);
  expect(content(page, 'og:url')).toBe(`${publicUrl}/?ref=K7PQ2M9X45`);
  expect(content(page, 'og:image')).toBe(`${publicUrl}/card/K7PQ2M9X45.png`);
  expect(content(page, 'og:image:alt')).toBe(title);
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${publicUrl}/`);
});

it('a first name that is not shown is left out', () => {
  const page = pageFor({ referralId: 'K7PQ2M9X45', firstName: null });
  expect(page.title).toBe(`A friend invited you to ${brand.name}`);
});

it('no name and no code leaves the text or the attribute that it is in', () => {
  const usual = pageFor();
  const shapeOf = (page: Document) => [...page.querySelectorAll('*')].map(({ tagName }) => tagName).join(' ');
  const shape = shapeOf(usual);
  const hostile = fc.constantFrom(
    ...['</title><script>alert(1)</script>', '"><img src=x>', "' onload='x", '<!--', ']]>', '&lt;', '&quot;'],
  );
  const text = fc.oneof(hostile, fc.string({ unit: 'grapheme' }), fc.string());
  fc.assert(
    fc.property(text, text, (firstName, referralId) => {
      const page = pageFor({ firstName, referralId });
      expect(shapeOf(page)).toBe(shape);
      const title = `${firstName} invited you to ${brand.name}`;
      expect(page.querySelector('title')?.textContent).toBe(title);
      expect(content(page, 'og:title')).toBe(title);
      expect(content(page, 'og:url')).toBe(`${publicUrl}/?ref=${encodeURIComponent(referralId)}`);
    }),
    { numRuns: 40, endOnFailure: true },
  );
});
