import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedBrowser } from './browser.ts';
import { startSite, type Site } from './site.ts';
import { codeIn, details, Visitor } from './visitor.ts';

/** What a visitor notices of the work that a send needs. */

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite('tables', { PROOF_OF_WORK: 'always' }), sharedBrowser()]);
});
afterAll(() => site.stop());

const checking = 'Your browser is doing a short check. It takes a few seconds.';

it('a browser does it without the visitor, who joins as always', async () => {
  const person = details();
  const visitor = await Visitor.arrive(browser, site.origin);
  await visitor.openSignup();
  await visitor.fillIn(person);
  await visitor.sendCode();
  await visitor.typeCode(codeIn(await site.message(person.email, /OTP/)));
  await visitor.dialog
    .getByRole('heading', { name: "Thanks, you've been registered to the waitlist!" })
    .waitFor();
  await visitor.leave();
});

it.each([390, 1440])(
  'longer work is announced at %i px, and can be canceled and begun again',
  async (width) => {
    const visitor = await Visitor.arrive(browser, site.origin, { width });
    const { page, dialog } = visitor;
    let isHard = true;
    // Work without end: no answer begins like this.
    await page.route('**/graphql', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({
        response,
        body: isHard ? text.replace(/"keyPrefix":"\w+"/, `"keyPrefix":"${'f'.repeat(32)}"`) : text,
      });
    });
    const person = details();
    await visitor.openSignup();
    await visitor.fillIn(person);
    const send = dialog.getByRole('button', { name: 'Send OTP' });
    await send.click();
    await page.getByText(checking).waitFor();
    await visitor.expectAccessibleAtWidths('checking', [width]);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText(checking).waitFor({ state: 'detached' });
    await expect.poll(() => send.isEnabled()).toBe(true);
    await dialog.getByRole('button', { name: 'Back' }).click();
    expect(await dialog.getByLabel('Email').inputValue()).toBe(person.email);
    isHard = false;
    await visitor.sendCode();
    expect(await page.getByText(checking).count()).toBe(0);
    await visitor.leave();
  },
);
