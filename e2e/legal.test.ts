import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { legalFacts } from '../frontend/src/site/legal/legal-facts.ts';
import { brand } from './brand.ts';
import { sharedBrowser } from './browser.ts';
import { isFullMatrix } from './matrix.ts';
import { sharedSite, type Site } from './site.ts';
import { details, twoFrames, usualWidths, Visitor, type VisitorOptions } from './visitor.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite('visitors'), sharedBrowser()]);
});

const arrive = (options?: VisitorOptions) => Visitor.arrive(browser, site.origin, options);

const legalPages = [
  {
    path: '/privacypolicy',
    title: 'Privacy Policy',
    promises: [
      `under ${legalFacts.minimumAge}`,
      'parent or guardian must accept',
      `${legalFacts.deletedRecordsDays} days after deletion`,
      '25 hours',
      `work from ${legalFacts.country}`,
    ],
  },
  {
    path: '/termsandconditions',
    title: 'Terms And Conditions',
    promises: [
      `under ${legalFacts.minimumAge}`,
      'parent or guardian has read and accepted',
      'do not renew automatically',
      `paid in ${legalFacts.currency}`,
      `up to ${legalFacts.refundDays} days from purchase, and are not accepted after that`,
      `deleted account for ${legalFacts.deletedRecordsDays} days`,
      `informally for ${legalFacts.informalDisputeDays} days`,
      `greater of the amount you paid us in the past ${legalFacts.liabilityMonths} months`,
      `and ${legalFacts.leastLiabilityCap}`,
      `governed by ${legalFacts.governingLaw}, and ${legalFacts.courts} have jurisdiction`,
    ],
  },
  {
    path: '/cancellationrefundpolicy',
    title: 'Cancellation and Refund Policy',
    promises: [
      'do not renew automatically',
      `refund in ${legalFacts.currency}`,
      `not accepted after ${legalFacts.refundDays} days from purchase`,
      `within ${legalFacts.refundAnswerBusinessDays} business days`,
      `holidays in ${legalFacts.holidaysIn}`,
      `deleted account for ${legalFacts.deletedRecordsDays} days`,
    ],
  },
] as const;
const narrow = usualWidths.filter((width) => width < 1024);

const effective = `Effective ${legalFacts.date.text}`;

const htmlAt = async (path: string): Promise<string> => (await fetch(site.origin + path)).text();

/** The page's own text, as its markup has it: no script is loaded that could change it. */
async function read(path: string): Promise<string> {
  const main = /<main\b.*<\/main>/s.exec(await htmlAt(path))?.[0] ?? '';
  return main
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
}

describe.each(legalPages)('$title', ({ path, title, promises }) => {
  it('is dated, names the provider and the support address, and keeps every promise', async () => {
    const text = await read(path);
    for (const words of [title, brand.address, brand.supportEmail]) expect(text).toContain(words);
    for (const words of [effective, ...promises]) expect(text).toContain(words);
    expect(text).not.toContain('%');
  });

  it('only says about renewal that there is none', async () => {
    const text = await read(path);
    expect(text.replaceAll('do not renew automatically', '')).not.toMatch(/renew/i);
  });

  it('gives search engines its address', async () => {
    const html = await htmlAt(path);
    const address = site.origin.replace('127.0.0.1', 'localhost') + path;
    expect(html).toContain(`<title>${title}: ${brand.name}</title>`);
    expect(html).toContain(`<link rel="canonical" href="${address}"`);
    expect(html).toContain(`<meta property="og:url" content="${address}"`);
  });

  it('is complete without JavaScript, and loads none', async () => {
    const html = await htmlAt(path);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    // The one that is inside keeps a friend's code; nothing is loaded.
    expect(html).not.toMatch(/<script[^>]* src|<script(?! type="application\/)(?!>)/);
    expect(html).not.toMatch(/modulepreload|import\(/);
  });
});

// All are made of the same parts.
describe.each(isFullMatrix ? legalPages : legalPages.slice(0, 1))(
  '$title, in the browser,',
  ({ path, title }) => {
    it('is led through by its contents with the keyboard', async () => {
      const visitor = await arrive({ path });
      const { page } = visitor;
      // Before the font has loaded, lines break elsewhere, and the heading that a link leads to would still move.
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await twoFrames(page);
      const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
      const count = await links.count();
      expect(count).toBe((await page.locator('article section h2[id]').count()) - 1);
      for (const index of [1, count - 1]) {
        const link = links.nth(index);
        await link.focus();
        const target = (await link.getAttribute('href')) ?? '';
        await page.keyboard.press('Enter');
        await expect.poll(() => new URL(page.url()).hash).toBe(target);
        const heading = page.locator(target);
        await expect
          .poll(() => heading.innerText())
          .toContain((await link.innerText()).replace(/^\d+\.\s*/, ''));
        await expect.poll(() => isInView(heading)).toBe(true);
        // The next Tab goes on from there, not from the contents.
        await page.keyboard.press('Tab');
        await expect
          .poll(() => heading.evaluate((element) => element.contains(document.activeElement)))
          .toBe(true);
      }
      await visitor.leave();
    });

    it('leads home without JavaScript', async () => {
      const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      const menu = page.getByRole('link', { name: 'Back to home' });
      await menu.click();
      await expect.poll(() => new URL(page.url()).pathname).toBe('/');
      await context.close();
    });

    it('prints as dark text on white, without what only a screen needs', async () => {
      const visitor = await arrive({ path });
      const { page } = visitor;
      await page.emulateMedia({ media: 'print' });
      await expect
        .poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor))
        .toBe('rgb(255, 255, 255)');
      await expect.poll(() => page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
      await page.getByText(effective).waitFor();
      await visitor.leave();
    });
  },
);

function isInView(heading: ReturnType<Visitor['page']['locator']>): Promise<boolean> {
  return heading.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top > 64 && bottom < innerHeight;
  });
}

describe('at every width', () => {
  it.each(legalPages)('axe finds nothing on $path, and it leads home', async ({ path }) => {
    const visitor = await arrive({ path });
    const { page } = visitor;
    await visitor.expectAccessibleAtWidths('page');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    await page.waitForURL('/#Home');
    await visitor.leave();
  });

  // The parts of one page are those of the others.
  it.each(isFullMatrix ? legalPages : legalPages.slice(0, 1))('nor in what $path opens', async ({ path }) => {
    const visitor = await arrive({ path, width: 768 });
    const { page } = visitor;
    await page.getByText('Contents', { exact: true }).filter({ visible: true }).click();
    await visitor.expectAccessibleAtWidths('contents', narrow);
    await page.getByRole('button', { name: 'Menu' }).click();
    await visitor.expectAccessibleAtWidths('menu', narrow);
    await page.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name: 'Home' }).click();
    await page.waitForURL('/#Home');
    await visitor.leave();
  });
});

describe('the footer', () => {
  it.each([
    { width: 899, separators: 0 },
    { width: 900, separators: 2 },
  ])('leads to the legal pages, with $separators separators at $width px', async ({ width, separators }) => {
    const visitor = await arrive({ width });
    const links = visitor.page.getByRole('navigation', { name: 'Legal' });
    const found = await links.getByRole('listitem').evaluateAll((items) =>
      items.filter((item) => {
        const { borderLeftWidth, borderRightWidth } = getComputedStyle(item);
        return borderLeftWidth !== '0px' || borderRightWidth !== '0px';
      }),
    );
    expect(found).toHaveLength(separators);
    for (const { path, title } of legalPages) {
      await links.getByRole('link', { name: title }).click();
      await visitor.page.getByRole('heading', { level: 1, name: title }).waitFor();
      await expect.poll(() => new URL(visitor.page.url()).pathname).toBe(path);
      await visitor.page.goBack();
    }
    await visitor.leave();
  });
});

describe('the form', () => {
  it('opens the terms in a new tab, and keeps the typed text', async () => {
    const visitor = await arrive();
    await visitor.openSignup();
    await visitor.fillInContact(details());
    await visitor.dialog.getByLabel('Referral code').fill('FRIEND99');
    for (const [name, path] of [
      ['terms and conditions', '/termsandconditions'],
      ['privacy policy', '/privacypolicy'],
    ] as const) {
      const opened = visitor.page.waitForEvent('popup');
      await visitor.dialog.getByRole('link', { name }).click();
      const tab = await opened;
      await tab.waitForURL(path);
      await tab.close();
    }
    expect(await visitor.dialog.getByLabel('Referral code').inputValue()).toBe('FRIEND99');
    await visitor.leave();
  });
});

describe('an address where nothing is', () => {
  it('shows people a way back, at every width', async () => {
    const visitor = await arrive();
    const response = await visitor.page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await visitor.page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    await visitor.expectAccessibleAtWidths('not found');
    await visitor.page.getByRole('link', { name: 'Back to home' }).click();
    await visitor.page.waitForURL('/');
    // A browser notes every failed load.
    await visitor.leave({ but: /404/ });
  });

  it('answers programs in JSON, under /api always', async () => {
    for (const [path, accept] of [
      ['/no/such/page', '*/*'],
      ['/api/nope', 'text/html'],
    ] as const) {
      const response = await fetch(site.origin + path, { headers: { accept } });
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
    }
  });
});

describe('search engines', () => {
  it('list every page except the one that is not a page', async () => {
    const robots = await (await fetch(`${site.origin}/robots.txt`)).text();
    const sitemapUrl = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
    const sitemap = await (await fetch(sitemapUrl)).text();
    const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc));
    expect(addresses.map(({ pathname }) => pathname)).toEqual([
      '/',
      '/cancellationrefundpolicy',
      '/fair-play',
      '/privacypolicy',
      '/status',
      '/termsandconditions',
    ]);
    for (const address of addresses) expect((await fetch(address)).status).toBe(200);
  });
});
