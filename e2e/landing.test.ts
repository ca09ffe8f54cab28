import type { Browser, Locator } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { violationsIn } from './axe.ts';
import { brand } from './brand.ts';
import { sharedBrowser } from './browser.ts';
import { lastKind, sampleEvents } from './sample-events.ts';
import { sharedSite, type Site } from './site.ts';
import { codeIn, focusWithin, Visitor, type VisitorOptions } from './visitor.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite('visitors'), sharedBrowser()]);
});

/** The arrows of a carousel. */
const [next, previous] = ['[data-step="1"]', '[data-step="-1"]'] as const;

const arrive = (options?: VisitorOptions) => Visitor.arrive(browser, site.origin, options);

/** How far a section is from the top of the window; or the window from the end of the page, where that comes first. */
const distanceOf = (section: Locator): Promise<number> =>
  section.evaluate((element) =>
    Math.min(
      Math.abs(element.getBoundingClientRect().top),
      document.documentElement.scrollHeight - innerHeight - scrollY,
    ),
  );

describe('the line about the country', () => {
  it.each([
    { from: 'India', words: 'Joining from India' },
    { from: 'nowhere', words: 'Open to every country' },
  ] as const)('says $words', async ({ from, words }) => {
    const visitor = await arrive({ from, width: 390, path: 'about:blank' });
    const { page } = visitor;
    const { promise: measured, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/geo', (route) => measured.then(() => route.continue()));
    const answered = page.waitForResponse('**/api/geo');
    await page.goto('/');
    const line = page.getByRole('listitem').filter({ has: page.locator('[data-island=country]') });
    await page.evaluate(() => document.fonts.ready);
    const heightBefore = (await line.boundingBox())?.height;
    answer();
    await line.scrollIntoViewIfNeeded();
    await answered;
    await line.getByText(words).waitFor();
    await expect.poll(async () => (await line.boundingBox())?.height).toBe(heightBefore);
    await visitor.leave();
  });
});

describe('the answer of the hero', () => {
  it('changes with its question, opens its sources, and sends other questions to the form, by keyboard', async () => {
    const visitor = await arrive({ width: 390 });
    const { page } = visitor;
    const { keyboard } = page;
    const card = page.locator('[data-island=answer]');
    const chips = card.getByRole('group', { name: 'Example questions' }).getByRole('button');
    const heightOf = async () => (await card.boundingBox())?.height;
    const before = await heightOf();
    await chips.first().focus();
    await keyboard.press('Tab'); // near, it comes to life
    const field = card.getByRole('textbox', { name: 'Ask a question' });
    await field.waitFor();
    expect(await heightOf()).toBe(before);
    const first = await field.inputValue();
    const chart = card.getByRole('img');
    const drawn = await chart.innerHTML();
    await keyboard.press('Enter');
    await expect.poll(() => field.inputValue()).not.toBe(first);
    await expect.poll(() => chips.nth(1).getAttribute('aria-pressed')).toBe('true');
    expect(await chart.innerHTML()).not.toBe(drawn);
    const source = card.getByRole('button', { name: 'Source 1' });
    await source.focus();
    await keyboard.press('Enter');
    await card.getByText('Source 1, made up').waitFor();
    await visitor.expectAccessibleAtWidths('a source');

    await field.focus();
    await keyboard.type('Is coffee expensive?');
    await keyboard.press('Enter');
    await card.getByText('Early access answers this.').first().waitFor();
    expect(await violationsIn(page)).toEqual([]);
    await card.getByRole('button', { name: 'Join the waitlist' }).press('Enter');
    await visitor.dialog.getByRole('heading', { name: 'Signup for early access' }).waitFor();
    await visitor.leave();
  });
});

it('keeps a press on a question of the hero until its code is there', async () => {
  const visitor = await arrive({ path: 'about:blank', isFirstVisit: true });
  const { page } = visitor;
  const { promise: pressed, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/assets/answer-card-*.js', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto('/');
  const card = page.locator('[data-island=answer]');
  const second = card.getByRole('group', { name: 'Example questions' }).getByRole('button').nth(1);
  await second.click();
  expect(await second.getAttribute('aria-pressed')).toBe('false');
  letGo();
  await expect.poll(() => second.getAttribute('aria-pressed')).toBe('true');
  await visitor.leave();
});

describe('the features', () => {
  it('go round by arrows and by keyboard, and play only when asked under reduced motion', async () => {
    const visitor = await arrive();

    const region = visitor.page.locator('[data-carousel=features]');
    await region.scrollIntoViewIfNeeded();
    await visitor.page.locator('[data-carousel=features][data-started]').waitFor();
    const position = region.locator('[data-position]');
    const total = await region.locator('[data-total]').innerText();
    await region.locator(next).click();
    await expect.poll(() => position.innerText()).toBe('2');
    await region.locator(previous).click();
    await region.locator(previous).click();
    await expect.poll(() => position.innerText()).toBe(total);
    await region.locator('.carousel-view').focus();
    await visitor.page.keyboard.press('ArrowRight');
    await expect.poll(() => position.innerText()).toBe('1');
    await expect.poll(() => region.getByRole('button', { name: 'Play the slides' }).count()).toBe(1);
    await visitor.leave();
  });
});

describe('a section that is rendered later', () => {
  it.each([390, 768, 1024, 1440])('reserves about the height that it takes, at %i px', async (width) => {
    const visitor = await arrive({ width });
    const room = await visitor.page.locator('.deferred').evaluateAll((parts) => {
      const heightAs = (visibility: string) =>
        parts.reduce((sum, part) => {
          if (part instanceof HTMLElement) part.style.contentVisibility = visibility;
          return sum + part.getBoundingClientRect().height;
        }, 0);
      return { parts: parts.length, kept: heightAs('hidden'), taken: heightAs('visible') };
    });
    expect(room.parts).toBeGreaterThan(0);
    expect(Math.abs(room.kept / room.taken - 1)).toBeLessThan(0.15);
    await visitor.leave();
  });

  it.each([390, 1440])('is where a link leads, at %i px', async (width) => {
    const visitor = await arrive({ width });
    const { page } = visitor;
    if (width < 1024) await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const links = page.getByRole('navigation', { name: width < 1024 ? 'Mobile' : 'Main' });
    await links.getByRole('link', { name: 'FAQs' }).click();
    await expect.poll(() => distanceOf(page.locator('#Faqs'))).toBeLessThan(150);
    await visitor.leave();
  });
});

describe('events', () => {
  it('appear one at a time, loop, and can be filtered by words and kinds', async () => {
    const visitor = await arrive();
    const { page } = visitor;
    const section = page.locator('[data-island=event-filter]');
    await section.scrollIntoViewIfNeeded(); // the box comes with its code
    const box = section.getByRole('searchbox');
    const slider = section.locator('[data-carousel]');
    await section.locator('[data-carousel][data-started]').waitFor();
    const shown = slider.locator('.swiper-slide:not([inert]) h3');
    const position = async () => (await slider.locator('p:has([data-position])').innerText()).trim();
    const names = (await sampleEvents(page)).map(({ name }) => name);
    const [first, second = ''] = names;
    const last = names.at(-1);
    await expect.poll(() => shown.allInnerTexts()).toEqual([first]);
    await slider.locator(previous).click();
    await expect.poll(() => shown.allInnerTexts()).toEqual([last]);
    await expect.poll(() => position()).toBe(`${names.length} / ${names.length}`);
    await visitor.expectAccessibleAtWidths('another event');

    await box.fill(second.toUpperCase());
    await expect.poll(() => shown.allInnerTexts()).toEqual([second]);
    await expect.poll(() => position()).toBe('1 / 1');
    await visitor.expectAccessibleAtWidths('one event');
    await box.fill('');
    const kind = await lastKind(page);
    expect(kind.names.length).toBeLessThan(names.length);
    await section.getByRole('button', { name: kind.tag }).click();
    await expect.poll(position).toBe(`1 / ${kind.names.length}`);
    for (const name of [...kind.names.slice(1), kind.names[0]]) {
      await slider.locator(next).click();
      await expect.poll(() => shown.allInnerTexts()).toEqual([name]);
    }
    await box.fill('no event is called that');
    await page.locator('[data-no-match]').waitFor();
    await expect.poll(() => slider.isVisible()).toBe(false);
    await visitor.expectAccessibleAtWidths('no event');
    await box.fill(last ?? '');
    await expect.poll(() => shown.allInnerTexts()).toEqual([last]);
    await visitor.leave();
  });
});

describe('questions and answers', () => {
  it('are those of the API, whole without JavaScript, and can be linked to', async () => {
    const { result } = (await (await fetch(`${site.origin}/api/getfaqs`)).json()) as {
      result: { _id: string; question: string; answer: string }[];
    };
    const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false });
    const page = await context.newPage();
    const last = result.at(-1);
    await page.goto(`/#faq-${last?._id ?? ''}`);
    const questions = await page.locator('#Faqs summary').allTextContents();
    expect(questions.map((question) => question.trim())).toEqual(result.map(({ question }) => question));
    // The browser opens what the address names, a moment after it has loaded.
    await page
      .locator(`#faq-${last?._id ?? ''} p`)
      .first()
      .waitFor();
    await context.close();
  });

  it('show a change within seconds, text as text', async () => {
    await site.sql(
      `UPDATE faq SET question = 'Is <b>this</b> & "that" new?' WHERE position = (SELECT max(position) FROM faq)`,
    );
    await expect
      .poll(async () => (await fetch(site.origin)).text(), { interval: 500 })
      .toContain('Is &lt;b&gt;this&lt;/b&gt; &amp; &quot;that&quot; new?');
  });
});

describe('the navigation', () => {
  it.each(['Features', 'FutureRoadmap', 'Faqs'])('leads to #%s', async (hash) => {
    const visitor = await arrive();
    const section = visitor.page.locator(`#${hash}`);
    expect(await distanceOf(section)).toBeGreaterThan(200);
    await visitor.page.getByRole('navigation', { name: 'Main' }).locator(`a[href="#${hash}"]`).click();
    await expect.poll(() => distanceOf(section)).toBeLessThan(150);
    await visitor.leave();
  });
});

it('tells its story in order, with the form at its end', async () => {
  const visitor = await arrive();
  const { page } = visitor;
  const headings = await page.locator('main h2:not([popover] *)').allTextContents();
  expect(headings).toEqual([
    'Research that shows its work',
    'Join, share, move up',
    'How events move prices',
    'What you can do with it',
    'Future Roadmap',
    `Bring ${brand.name} to your campus`,
    'Enterprise AI Plan For FIs',
    'Questions, answered',
    'What will you ask first?',
  ]);
  await page.getByRole('link', { name: 'See how it works' }).click();
  await expect.poll(() => distanceOf(page.locator('#HowItWorks'))).toBeLessThan(150);
  const closing = page.getByRole('region', { name: 'What will you ask first?' });
  await closing.getByRole('button', { name: 'Join the waitlist' }).click();
  await visitor.dialog.getByRole('heading', { name: 'Signup for early access' }).waitFor();
  await visitor.leave();
});

it('keeps the one primary action in view once the hero has left, in the drawer too', async () => {
  for (const width of [390, 1440]) {
    const visitor = await Visitor.arrive(browser, site.origin, { width });
    const { page } = visitor;
    const inBar = page.getByRole('banner').getByRole('button', { name: 'Join the waitlist', exact: true });
    await page.getByRole('main').getByRole('button', { name: 'Join the waitlist' }).first().waitFor();
    expect(await inBar.count()).toBe(0);
    await page.evaluate(() => scrollTo(0, 1200));
    await inBar.waitFor();
    if (width === 390) {
      // The brand's name needs the room: a screen reader hears the rest.
      expect((await inBar.boundingBox())?.width).toBeLessThan(100);
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('navigation', { name: 'Mobile' }).getByRole('button', { name: 'Join' }).click();
    } else await inBar.click();
    await visitor.dialog.getByRole('heading', { name: 'Signup for early access' }).waitFor();
    await expect.poll(() => page.locator('#menu:popover-open').count()).toBe(0);
    await visitor.leave();
  }
});

it('until there is an app, Sign In and Sign Up open a page that says so', async () => {
  const visitor = await Visitor.arrive(browser, site.origin);
  const { page } = visitor;
  for (const name of ['Sign In', 'Sign Up']) {
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('banner').getByRole('link', { name }).click(),
    ]);
    await opened.getByRole('heading', { name: /isn’t open yet/ }).waitFor();
    expect(new URL(opened.url()).pathname).toBe('/app');
    await opened.close();
  }
  await page.goto('/app');
  await visitor.expectAccessible('not open');
  await page.getByRole('main').getByRole('link', { name: 'Join the waitlist' }).click();
  await visitor.dialog.getByRole('heading', { name: 'Signup for early access' }).waitFor();
  await visitor.leave();
});

it('on paper has no buttons, readable links and open answers', async () => {
  const visitor = await Visitor.arrive(browser, site.origin);
  const { page } = visitor;
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.getByRole('button').filter({ visible: true }).count()).toBe(0);
  const link = page.getByRole('link', { name: 'Ask about the plan' });
  await expect.poll(() => link.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(0, 0, 0)');
  const answers = page.locator('details.faq > div > p');
  await expect.poll(() => answers.count()).toBeGreaterThan(0);
  for (const answer of await answers.all())
    await expect.poll(async () => (await answer.boundingBox())?.height ?? 0).toBeGreaterThan(10);
  await visitor.leave();
});

describe('the word of thanks', () => {
  it('opens, and closes by its button and by the keyboard', async () => {
    const visitor = await arrive();
    const opener = visitor.page.locator('#Home button[popovertarget]').first();
    await opener.click();
    await visitor.dialog.getByRole('heading', { name: brand.name }).waitFor();
    await visitor.expectAccessibleAtWidths('thanks');
    await visitor.dialog.getByRole('button').first().click();
    await visitor.dialog.waitFor({ state: 'hidden' });

    await opener.focus();
    await visitor.page.keyboard.press('Enter');
    await visitor.dialog.waitFor();
    await visitor.page.keyboard.press('Escape');
    await visitor.dialog.waitFor({ state: 'hidden' });
    await focusWithin(opener);
    await visitor.leave();
  });
});

describe('applying as an ambassador', () => {
  it('verifies the email in place, thanks, and forgets on closing, at every width', async () => {
    const email = `student${Date.now()}@example.com`;
    const visitor = await arrive();
    const { dialog, page } = visitor;
    await page.getByRole('button', { name: 'Join as Ambassador' }).click();
    await dialog.getByRole('heading', { name: 'Join as Ambassador :' }).waitFor();
    const submit = dialog.getByRole('button', { name: 'Submit' });
    await expect.poll(() => submit.getAttribute('aria-disabled')).toBe('true');
    await expect.poll(() => dialog.getByRole('button', { name: 'Send OTP' }).count()).toBe(0);
    await dialog.getByLabel('First name').fill('Grace');
    await dialog.getByLabel('Last name').fill('Hopper');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('College name').fill('Vassar');
    await dialog.getByLabel('Message').fill('I run a club.');
    await visitor.expectAccessibleAtWidths('application');
    await dialog.getByRole('button', { name: 'Send OTP' }).click();
    await dialog.getByText('4-digit code').waitFor();
    await visitor.expectAccessibleAtWidths('code');
    const code = codeIn(await site.message(email, /OTP/));
    await dialog.getByRole('textbox', { name: '4-digit code' }).focus();
    await page.keyboard.type(code);
    await dialog.getByText('Your email is verified').waitFor();
    await visitor.expectAccessibleAtWidths('verified');
    await submit.click();
    await dialog
      .getByRole('heading', { name: 'Thank you for your interest to join as an Ambassador' })
      .waitFor();
    await dialog.getByText('Our team will reach out to you shortly').waitFor();
    await visitor.expectAccessibleAtWidths('thanks');
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Join as Ambassador' }).click();
    await expect.poll(() => dialog.getByLabel('First name').inputValue()).toBe('');
    await visitor.leave();
  });
});
