import { expect, test } from 'vitest';
import { sitePaths } from '../platform/site-paths.ts';
import { headOf, pages } from './pages.ts';

const listed = pages.filter((page) => page.listed);

test('every address has one page', () => {
  expect(pages.map(({ path }) => path).sort()).toEqual(Object.values(sitePaths).sort());
});

test('search engines may list every page but those without content of their own', () => {
  const { notFound, app, invite, ...others } = sitePaths;
  expect(listed.map(({ path }) => path).sort()).toEqual(Object.values(others).sort());
  expect([notFound, app, invite]).toEqual(['/404', '/app', '/invite']);
});

test.each(listed)('$path names itself, for search engines and when it is shared', (page) => {
  const head = headOf(page);
  const address = `%publicUrl%${page.path}`;
  expect(page.title).toContain('%brand.name%');
  expect(head).toContain(`<title>${page.title}</title>`);
  expect(head).toContain(`<meta name="description" content="${page.description}">`);
  expect(head).toContain(`<meta property="og:description" content="${page.description}">`);
  expect(head).toContain(`<link rel="canonical" href="${address}">`);
  expect(head).toContain(`<meta property="og:url" content="${address}">`);
  expect(head).toContain(`<meta property="og:title" content="${page.title}">`);
  expect(head).toContain('<meta property="og:image" content="%publicUrl%/share.png">');
  expect(head).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test('the landing page alone tells search engines who publishes the site', () => {
  const withData = pages.filter((page) => headOf(page).includes('ld+json'));
  expect(withData.map(({ path }) => path)).toEqual([sitePaths.home]);
  const [home] = withData;
  const [, data = ''] = /ld\+json">(.*?)<\/script>/s.exec(home === undefined ? '' : headOf(home)) ?? [];
  const address = '%publicUrl%/';
  expect(JSON.parse(data)).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Organization', name: '%brand.name%' },
      { '@type': 'WebSite', name: '%brand.name%' },
      { '@type': 'WebPage', '@id': address, url: address, name: home?.title, description: home?.description },
    ],
  });
});

test('titles and descriptions differ, and fit into a list of results', () => {
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
  for (const { description } of pages) expect(description.length).toBeLessThan(160);
});

test('pages without content of their own ask not to be listed', () => {
  const unlisted = pages.filter((candidate) => !candidate.listed);
  expect(unlisted.map(({ path }) => path)).toEqual([sitePaths.invite, sitePaths.app, sitePaths.notFound]);
  for (const page of unlisted) {
    expect(headOf(page)).toContain('<meta name="robots" content="noindex">');
    expect(headOf(page)).not.toContain('canonical');
  }
});
