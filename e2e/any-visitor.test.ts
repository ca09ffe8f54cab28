import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedBrowser } from './browser.ts';
import { join, statusLinkOf } from './join.ts';
import { isFullMatrix } from './matrix.ts';
import { lastKind } from './sample-events.ts';
import { sharedSite, type Site } from './site.ts';
import { codeIn, focusWithin, usualWidths, Visitor, type VisitorOptions } from './visitor.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite('visitors'), sharedBrowser()]);
});

const arrive = (options?: VisitorOptions) => Visitor.arrive(browser, site.origin, options);

/** In the page: notes that a button was busy while there was no dialog yet. */
function watchBusy(): void {
  new MutationObserver(() => {
    if (
      document.querySelector('main [aria-busy=true]') !== null &&
      document.querySelector('[role=dialog]:not([popover])') === null
    )
      Object.assign(window, { busyBeforeForm: true });
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
}

describe('on a slow line', () => {
  it('a press on the first button, before any code has arrived, is kept until the form is there', async () => {
    const visitor = await arrive({ path: 'about:blank', width: 390, isFirstVisit: true });
    const { page, dialog } = visitor;
    const network = await page.context().newCDPSession(page);
    // What browsers call slow 3G; with its latency alone, the test does not wait long.
    const throughput = isFullMatrix ? 50_000 : 500_000;
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
    await page.addInitScript(watchBusy);
    const { promise: pressed, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await pressed;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const button = page.getByRole('main').getByRole('button', { name: 'Join the waitlist' }).first();
    await button.click();
    expect(await dialog.count()).toBe(0);
    letGo();
    await dialog.getByRole('heading', { name: 'Signup for early access' }).waitFor({ timeout: 50_000 });
    expect(await page.evaluate(() => 'busyBeforeForm' in window)).toBe(true);
    await dialog.getByLabel('First name').fill('Ada');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => button.getAttribute('aria-busy')).toBeNull();
    await visitor.openSignup();
    expect(await dialog.getByLabel('First name').inputValue()).toBe('');
    await visitor.leave();
  });
});

describe('without JavaScript', () => {
  it('the page is whole, and the form says what it needs', async () => {
    const context = await browser.newContext({
      baseURL: site.origin,
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto('/');
    const headings = await page
      .locator('section :is(h1, h2, h3):not([popover] *, dialog *, details *)')
      .all();
    expect(headings.length).toBeGreaterThan(0);
    for (const heading of headings) {
      await heading.scrollIntoViewIfNeeded();
      await expect.poll(() => heading.isVisible(), { message: await heading.innerText() }).toBe(true);
    }
    // Searching by text passes over what is in a noscript.
    const needs = page.locator('#Home noscript p');
    await expect.poll(() => needs.isVisible()).toBe(true);
    await expect.poll(() => needs.innerText()).toContain('The form needs JavaScript.');
    await expect
      .poll(() => page.locator('.needs-script, [data-opens]').filter({ visible: true }).count())
      .toBe(0);
    await expect.poll(() => page.getByRole('searchbox').count()).toBe(0);
    await page.locator('#Faqs summary').first().click();
    await page.locator('#Faqs details[open] p').first().waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name: 'FAQs' }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#Faqs');
    for (const path of ['/status', '/invite', '/admin/login']) {
      await page.goto(path);
      await expect.poll(() => page.locator('noscript p').isVisible(), { message: path }).toBe(true);
      await expect.poll(() => page.locator('noscript p').innerText()).toContain('needs JavaScript');
      expect(await page.getByRole('status').filter({ visible: true }).count(), path).toBe(0); // nothing loads
    }
    await context.close();
  });
});

const playsByItself = (page: Page) => page.getByRole('button', { name: 'Pause the slides' }).count();

describe('motion', () => {
  it('is there for those who like it, and stops at a press', async () => {
    const context = await browser.newContext({ baseURL: site.origin, reducedMotion: 'no-preference' });
    const page = await context.newPage();
    await page.goto('/');
    await page.locator('[data-carousel=features]').scrollIntoViewIfNeeded();
    const position = page.locator('[data-carousel=features] [data-position]');
    await expect.poll(() => position.innerText()).not.toBe('1');
    await page.getByRole('button', { name: 'Pause the slides' }).click();
    await page.getByRole('button', { name: 'Play the slides' }).waitFor();
    await context.close();
  });

  it('is missing for visitors who did not request one', async () => {
    const visitor = await arrive();
    const { page } = visitor;
    for (const section of ['Features', 'FutureRoadmap', 'Faqs']) {
      await page.locator(`#${section}`).scrollIntoViewIfNeeded();
      // What ends within a millisecond is in its place in the next frame.
      const moving = await page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(({ playState }) => playState === 'running')
            .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 1).length,
      );
      expect(moving, section).toBe(0);
    }
    const heights = await page
      .locator('#Faqs details')
      .first()
      .evaluate(async (item) => {
        item.querySelector('summary')?.click();
        const seen = [];
        for (let frame = 0; frame < 20; frame += 1) {
          await new Promise(requestAnimationFrame);
          seen.push(item.getBoundingClientRect().height);
        }
        return seen.slice(2);
      });
    expect(new Set(heights).size, 'an answer that opens').toBe(1);
    await page.locator('[data-carousel=features][data-started]').waitFor();
    expect(await playsByItself(page)).toBe(0);
    await visitor.leave();
  });
});

/** Presses Tab until the focus is there. */
async function tabTo(visitor: Visitor, target: Locator, most = 80, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    if (await target.evaluate((element) => element.contains(document.activeElement))) return;
    await visitor.page.keyboard.press(key);
  }
  throw new Error('The keyboard does not get there');
}

describe('with the keyboard alone', () => {
  it('a visitor applies as an ambassador; axe finds nothing in the errors of the next', async () => {
    const email = `keys${Date.now()}@example.com`;
    const visitor = await arrive();
    const { page, dialog } = visitor;
    const { keyboard } = page;
    const opener = page.getByRole('button', { name: 'Join as Ambassador' });
    await tabTo(visitor, opener);
    await keyboard.press('Enter');
    await dialog.getByRole('heading', { name: 'Join as Ambassador :' }).waitFor();
    await focusWithin(dialog);
    for (const [label, text] of [
      ['First name', 'Grace'],
      ['Last name', 'Hopper'],
      ['Email', email],
    ] as const) {
      await tabTo(visitor, dialog.getByLabel(label), 10);
      await keyboard.type(text);
    }
    await tabTo(visitor, dialog.getByRole('button', { name: 'Send OTP' }), 10);
    await keyboard.press('Enter');
    await dialog.getByText('4-digit code').waitFor();
    const code = codeIn(await site.message(email, /OTP/));
    await tabTo(visitor, dialog.getByRole('textbox', { name: '4-digit code' }), 10);
    await keyboard.type(code);
    await dialog.getByText('Your email is verified').waitFor();
    for (const [label, text] of [
      ['College name', 'Vassar'],
      ['Message', 'I run a club.'],
    ] as const) {
      await tabTo(visitor, dialog.getByLabel(label), 10);
      await keyboard.type(text);
    }
    await tabTo(visitor, dialog.getByRole('button', { name: 'Submit' }), 10);
    await keyboard.press('Enter');
    await dialog
      .getByRole('heading', { name: 'Thank you for your interest to join as an Ambassador' })
      .waitFor();
    await keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await focusWithin(opener);

    await keyboard.press('Enter');
    await dialog.getByLabel('First name').fill('x');
    await dialog.getByLabel('First name').fill('');
    await dialog.getByLabel('Email').fill('nobody');
    await dialog.getByLabel('College name').focus();
    await dialog.locator('[aria-invalid=true]').first().waitFor();
    await visitor.expectAccessibleAtWidths('application with errors');
    await visitor.leave();
  });

  it('a visitor opens the drawer, walks to the questions and reads an answer', async () => {
    const visitor = await arrive({ width: 390 });
    const { page } = visitor;
    const { keyboard } = page;
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    await tabTo(visitor, menu);
    await keyboard.press('Enter');
    const link = page.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name: 'FAQs' });
    await tabTo(visitor, link, 10);
    await keyboard.press('Enter');
    await page.waitForURL('/#Faqs');
    await tabTo(visitor, page.locator('#Faqs summary').first(), 10);
    await keyboard.press('Enter');
    await expect.poll(() => page.locator('#Faqs details[open]').count()).toBe(1);
    await visitor.expectAccessibleAtWidths('answer open');
    await visitor.leave();
  });

  it('a visitor searches the events and steps through the results', async () => {
    const visitor = await arrive();
    const { page } = visitor;
    const { keyboard } = page;
    const section = page.locator('[data-island=event-filter]');
    const { tag, names } = await lastKind(page);
    await tabTo(visitor, section.getByRole('button', { name: tag }));
    await section.locator('[data-carousel][data-started]').waitFor(); // near, they come to life
    await tabTo(visitor, section.getByRole('searchbox'), 10, 'Shift+Tab');
    await tabTo(visitor, section.getByRole('button', { name: tag }), 5);
    await keyboard.press('Space');
    const shown = section.locator('.swiper-slide:not([inert]) h3');
    await expect.poll(() => shown.allInnerTexts()).toEqual([names[0]]);
    await tabTo(visitor, section.locator('[data-step="1"]'), 10);
    await keyboard.press('Enter');
    await expect.poll(() => shown.allInnerTexts()).toEqual([names[1]]);
    await visitor.leave();
  });
});

describe('while it loads', () => {
  /** Someone's: an unknown code claims no friend. */
  let code: string;
  /** To the status of someone who then is known. */
  let statusLink: string;
  beforeAll(async () => {
    const friend = await join(site);
    code = friend.referralId;
    statusLink = await statusLinkOf(site, friend);
  });
  const scripted: { path: string; isThere: string; isKnown?: boolean }[] = [
    { path: '/?ref=FRIEND&join', isThere: '#Home [data-referral-code]' },
    { path: '/status', isThere: 'main form' },
    { path: '/', isThere: '#Home button:has-text("Share")', isKnown: true },
  ];
  const others: typeof scripted = [
    { path: '/?ref=FRIEND', isThere: '#Home [data-referral-code]' },
    { path: '/', isThere: '#Home h1' },
    { path: '/termsandconditions', isThere: 'main h1' },
  ];
  const pages = isFullMatrix ? [...scripted, ...others] : scripted;
  it.each(pages)('nothing moves on $path, at any width', async ({ path, isThere, isKnown = false }) => {
    const visitor = await arrive({ path: 'about:blank' });
    const { page } = visitor;
    if (isKnown) await page.goto(statusLink).then(() => page.getByText(/, your rank/).waitFor());
    // Whether the font comes before the first paint is chance, and this machine lacks what stands in for it elsewhere.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const width of [320, ...usualWidths]) {
      await visitor.resize(width);
      await page.goto('about:blank');
      await page.goto(path.replace('FRIEND', code));
      await page.locator(isThere).first().waitFor({ state: 'attached' });
      if (path.endsWith('&join')) await page.getByRole('dialog').waitFor();
      await page.waitForLoadState('networkidle');
      const shifts = await page.evaluate(() => ('shifts' in window ? (window.shifts as number[]) : [1]));
      expect(
        shifts.reduce((sum, shift) => sum + shift, 0),
        `${width} px`,
      ).toBeLessThan(0.001);
    }
    await visitor.leave({ but: /net::ERR_FAILED/ });
  });
});
