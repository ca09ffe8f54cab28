import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedBrowser } from './browser.ts';
import { join } from './join.ts';
import { sharedSite, startSite, type Site } from './site.ts';
import { codeIn, details, Visitor } from './visitor.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite('visitors'), sharedBrowser()]);
});

const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

/** What the page says of its visit, which then comes from a browser that is no robot. */
async function counted(page: Page): Promise<readonly string[]> {
  const steps: string[] = [];
  await page.route('**/api/visits', async (route) => {
    const request = route.request();
    steps.push(String(request.postDataJSON().step));
    await route.continue({ headers: { ...request.headers(), 'user-agent': userAgent } });
  });
  return steps;
}

async function joinFrom(visitor: Visitor): Promise<string> {
  const person = details();
  await visitor.openSignup();
  await visitor.fillIn(person);
  await visitor.sendCode();
  await visitor.typeCode(codeIn(await site.message(person.email, /OTP/)));
  await visitor.dialog.getByText('Your rank', { exact: true }).waitFor();
  return person.email;
}

const keptOf = async (email: string) => {
  const [kept] = await site.sql(
    `SELECT came.name, came.campaign, came.path, came.host, later.via FROM signup
     LEFT JOIN source AS came ON came.id = source_id LEFT JOIN source AS later ON later.id = last_source_id WHERE email = $1`,
    [email],
  );
  return kept;
};

describe('where a visitor came from', () => {
  it('goes along with the join: first and last, through other pages and reloads, each step counted once', async () => {
    const { referralId } = await join(site);
    const visitor = await Visitor.arrive(browser, site.origin, { path: '/no/such/page' });
    const { page } = visitor;
    const steps = await counted(page);
    await page.evaluate(() => sessionStorage.clear());
    const campaign = `launch-${Date.now()}`;
    await page.goto(`/privacypolicy?utm_source=Partner&utm_campaign=${campaign}&gclid=SECRET`, {
      referer: 'https://www.blog.example/post?id=7',
    });
    await page.getByRole('link', { name: 'Back to home' }).click();
    await page.waitForURL('/');
    await page.goto(`/?ref=${referralId}&via=whatsapp`);
    await page.reload();
    const stored = await page.evaluate(() => JSON.stringify(sessionStorage));
    expect(stored).not.toContain('SECRET');
    const email = await joinFrom(visitor);
    expect(await keptOf(email)).toEqual({
      name: 'partner',
      campaign,
      path: '/privacypolicy',
      host: 'blog.example',
      via: 'whatsapp',
    });
    await visitor.dialog.getByRole('button', { name: /^Share/ }).click();
    await expect.poll(() => steps).toEqual(['visit', 'form', 'code', 'share']);
    await expect
      .poll(() =>
        site.sql(
          'SELECT visits::int, forms::int, codes::int FROM visit_count JOIN source ON source.id = source_id WHERE campaign = $1',
          [campaign],
        ),
      )
      .toEqual([{ visits: 1, forms: 1, codes: 1 }]);
    await visitor.leave({ but: /404/ });
  });

  it('is kept of nobody whose browser asks for privacy', async () => {
    const visitor = await Visitor.arrive(browser, site.origin, { path: '/no/such/page' });
    const { page } = visitor;
    const steps = await counted(page);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
      sessionStorage.clear();
    });
    await page.goto('/?utm_source=partner');
    const email = await joinFrom(visitor);
    expect(await keptOf(email)).toMatchObject({ name: null, via: null });
    expect(steps).toEqual([]);
    await visitor.leave({ but: /404/ });
  });

  it('is not kept by a site that does not want it, whose privacy policy does not speak of it', async () => {
    const off = await startSite('tables', { SOURCES: 'off' });
    const visitor = await Visitor.arrive(browser, off.origin, { path: '/?utm_source=partner' });
    const { page } = visitor;
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    await page.goto('/privacypolicy');
    expect(await page.getByText('Where you came from').count()).toBe(0);
    await page.goto(`${site.origin}/privacypolicy`);
    await page.getByText('Where you came from', { exact: true }).waitFor();
    await visitor.leave();
    await off.stop();
  });
});
