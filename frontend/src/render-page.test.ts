import { describe, expect, it } from 'vitest';
import type { PageData } from '@waitlist/backend/page-data';
import { pages, renderPage } from './render-page.tsx';
import { publicPages } from './site/pages/pages.ts';
import { sitePaths } from './site/platform/site-paths.ts';
import { exampleSite } from './testing/example-site.ts';

const { brand, publicUrl } = exampleSite;
const example: PageData = {
  site: exampleSite,
  partner: null,
  faqs: [],
  paused: false,
  joined: null,
  hasRewards: false,
  friendReward: null,
  retention: null,
};
const home = (changes: Partial<PageData> = {}) => renderPage(sitePaths.home, { ...example, ...changes });
const listed = publicPages.filter((page) => page.listed);

/** What an element between quotes or tags reads as. */
const decoded = (html: string): string =>
  html.replace(
    /&(lt|gt|quot|amp|#x27);/g,
    (_entity, name: string) => ({ lt: '<', gt: '>', quot: '"', '#x27': "'" })[name] ?? '&',
  );
const jsonOf = (html: string, attribute: string): unknown =>
  JSON.parse(new RegExp(`${attribute}[^>]*>(.*?)</script>`, 's').exec(html)?.[1] ?? '');

describe('every page', () => {
  it('has an address of its own', () => {
    expect(publicPages.map(({ path }) => path).sort()).toEqual(Object.values(sitePaths).sort());
  });

  it.each(pages)('$path has no style attribute, which the content security policy forbids', ({ path }) => {
    expect(renderPage(path, example)).not.toMatch(/<[^>]*\sstyle="/);
  });

  it.each(publicPages)('$path knows the islands on it, and no other', ({ path, islands }) => {
    const named = [...renderPage(path, example).matchAll(/ data-(?:island|opens)="([^"]+)"/g)];
    expect([...new Set(named.map(([, name]) => name))].sort()).toEqual(islands);
  });

  it('says whether codes are requested on it: it may then load a captcha', () => {
    const sending = pages.filter(({ sendsCodes }) => sendsCodes);
    expect(sending.map(({ path }) => path)).toEqual([sitePaths.home, sitePaths.status]);
  });

  it.each(pages)('$path shows hostile texts as they are, and lets them do nothing', ({ path }) => {
    const hostile = `</script><img src=x onerror="alert('1')"> %brand.name% &lt;`;
    const texts = Object.fromEntries(Object.keys(brand).map((name) => [name, hostile]));
    const site = { ...exampleSite, brand: { ...brand, ...texts } };
    const html = renderPage(path, {
      site,
      partner: { name: hostile, logo: '/logo.svg' },
      faqs: [{ id: hostile, question: hostile, answer: hostile }],
      paused: true,
      joined: { count: '1,000', people: hostile },
      hasRewards: true,
      friendReward: { name: hostile, isForBoth: true },
      retention: { months: 12, includesAccepted: true, launchedOn: null },
    });
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('onerror="');
    expect(/<title>(.*?)<\/title>/.exec(decoded(html))?.[1]).toContain(hostile);
    if (html.includes('id="site"')) expect(jsonOf(html, 'id="site"')).toEqual(site);
    if (path !== sitePaths.home) return;
    expect(jsonOf(html, 'ld\\+json')).toMatchObject({ '@graph': [{ slogan: hostile }, {}, {}] });
    const [, question, answer] = /<h3[^>]*>([^<]*)<\/h3>.*?<p[^>]*>([^<]*)<\/p>/s.exec(faqsOf(html)) ?? [];
    expect([question, answer].map((text) => decoded(text ?? ''))).toEqual([hostile, hostile]);
  });

  it('differs in title and description, which fits into a list of results', () => {
    for (const text of ['title', 'description'] as const)
      expect(new Set(publicPages.map((page) => page[text](brand))).size).toBe(publicPages.length);
    for (const page of publicPages) expect(page.description(brand).length).toBeLessThan(160);
  });
});

describe('for search engines and previews', () => {
  it('pages with content of their own may be listed', () => {
    const { notFound, app, invite, ...others } = sitePaths;
    expect(listed.map(({ path }) => path).sort()).toEqual(Object.values(others).sort());
    for (const path of [invite, app, notFound, '/admin']) {
      const html = renderPage(path, example);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).not.toContain('canonical');
    }
  });

  it.each(listed)('$path names itself', (page) => {
    const html = decoded(renderPage(page.path, example));
    const [title, description] = [page.title(brand), page.description(brand)];
    const address = publicUrl + page.path;
    expect(title).toContain(brand.name);
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain(`<meta name="description" content="${description}"/>`);
    expect(html).toContain(`<meta property="og:description" content="${description}"/>`);
    expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
    expect(html).toContain(`<meta property="og:url" content="${address}"/>`);
    expect(html).toContain(`<meta property="og:title" content="${title}"/>`);
    expect(html).toContain(`<meta property="og:image" content="${publicUrl}/share.png"/>`);
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  });

  it('the landing page alone says who publishes the site', () => {
    const withData = pages.filter(({ path }) => renderPage(path, example).includes('ld+json'));
    expect(withData.map(({ path }) => path)).toEqual([sitePaths.home]);
    const address = `${publicUrl}/`;
    expect(jsonOf(home(), 'ld\\+json')).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'Organization', name: brand.name },
        { '@type': 'WebSite', name: brand.name },
        { '@type': 'WebPage', '@id': address, url: address, description: brand.description },
      ],
    });
  });
});

describe('while sign-ups are paused', () => {
  const buttonsOf = (html: string) =>
    [...html.matchAll(/<button[^>]* data-opens="waitlist".*?<\/button>/gs)].map(([button]) =>
      button.replace(/<[^>]*>/g, '').trim(),
    );

  it('every button that opens the form says what it does then', () => {
    const open = buttonsOf(home());
    expect(open.length).toBe(5);
    expect(new Set(open)).toEqual(new Set(['Join the waitlist']));
    const paused = buttonsOf(home({ paused: true }));
    expect(paused.length).toBe(open.length);
    expect(new Set(paused)).toEqual(new Set(['Tell me when it reopens']));
  });

  it('the page of an app that is not open says so, too', () => {
    const page = (paused: boolean) => renderPage(sitePaths.app, { ...example, paused });
    expect(page(false)).toContain('Join the waitlist</a>');
    expect(page(true)).toContain('Tell me when it reopens</a>');
    expect(page(true)).not.toContain('Join the waitlist</a>');
  });
});

describe('the landing page', () => {
  it('lists the questions, or says that there are none', () => {
    const faqs = ['1', '2'].map((id) => ({ id, question: `Question ${id}`, answer: `Answer ${id}` }));
    expect(faqsOf(home({ faqs })).match(/(?:Question|Answer) \d/g)).toEqual([
      'Question 1',
      'Answer 1',
      'Question 2',
      'Answer 2',
    ]);
    expect(faqsOf(home({ faqs }))).not.toContain('no answers');
    expect(faqsOf(home())).toContain('There are no answers to show right now');
  });

  it.each([
    [null, 'Join and they move up.'],
    [{ name: 'A & B', isForBoth: true }, 'Join and you both get A & B.'],
    [{ name: 'A & B', isForBoth: false }, 'Join to get A & B. They move up.'],
  ])('says what joining with a friend’s code brings: %j', (friendReward, promise) => {
    const page = decoded(home({ friendReward })).replaceAll('<!-- -->', '');
    expect(page).toContain('already applied.');
    expect(page).toContain(promise);
  });

  it('says whether sign-ups are open; while they are paused, a friend’s link does not promise otherwise', () => {
    expect(home()).toContain('Sign-ups are now open');
    expect(home()).toContain('data-referrer');
    const paused = home({ paused: true });
    expect(paused).toContain('Sign-ups are paused');
    for (const text of ['Sign-ups are now open', 'data-referrer', 'already applied'])
      expect(paused).not.toContain(text);
  });

  it('says how many have joined once it is told', () => {
    const text = (html: string) => html.replaceAll(/<[^>]+>/g, '');
    const joined = { count: '3,000+', people: 'roasters' };
    expect(text(home({ joined })).replaceAll('<!-- -->', '')).toContain('Join 3,000+ roasters.');
    expect(text(home())).toContain('Invite friends after you join');
  });

  it('names the partner, with its logo if there is one', () => {
    expect(home()).toContain(`${brand.name} is part of a software company’s`);
    expect(home({ partner: { name: 'Acme' } })).toContain(`${brand.name} is part of Acme’s`);
    expect(home({ partner: { name: 'Acme' } })).not.toContain('/acme.svg');
    expect(home({ partner: { name: 'Acme', logo: '/acme.svg' } })).toContain('src="/acme.svg"');
  });
});

const faqsOf = (html: string): string => /<section id="Faqs".*?<\/section>/s.exec(html)?.[0] ?? '';
