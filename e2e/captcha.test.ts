import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedBrowser } from './browser.ts';
import { startSite, type Site } from './site.ts';
import { codeIn, type Details, details, focusWithin, Visitor } from './visitor.ts';

/** What a visitor notices of the captcha that an owner has chosen. */

let isAway = false;
/** Stands in for the service's siteverify. */
const service = createServer((request, response) => {
  void text(request).then((body) => {
    const success = new URLSearchParams(body).get('response')?.startsWith('right') === true;
    response.writeHead(isAway ? 503 : 200).end(JSON.stringify({ success }));
  });
});
let site: Site;
let browser: Browser;
beforeAll(async () => {
  await once(service.listen(0, '127.0.0.1'), 'listening');
  const address = service.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const keys = { TURNSTILE_SITE_KEY: 'site', TURNSTILE_SECRET_KEY: 'secret' };
  const settings = { PROOF_OF_WORK: 'always', ...keys, CAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}` };
  [site, browser] = await Promise.all([startSite('tables', settings), sharedBrowser()]);
});
afterAll(async () => {
  await site.stop();
  service.closeAllConnections();
  service.close();
});

/** Stands in for Turnstile: a button in a frame of another origin. */
const script = `
window.turnstile = {
  render(container, { sitekey, size, callback }) {
    const frame = document.createElement('iframe');
    frame.title = 'Widget of ' + sitekey;
    frame.src = 'https://challenges.cloudflare.com/widget';
    [frame.width, frame.height] = size === 'compact' ? [150, 140] : [300, 65];
    addEventListener('message', ({ origin, data }) => origin === new URL(frame.src).origin && callback(data));
    container.append(frame);
    return 'widget';
  },
  remove() { document.querySelector('iframe').remove(); },
};
onCaptchaLoad();`;
const widget = `<!doctype html><button onclick="parent.postMessage('right ' + Math.random(), '*')">I am human</button>`;

async function serveTurnstile(page: Page): Promise<void> {
  await page.route('https://challenges.cloudflare.com/**', (route) =>
    route.request().resourceType() === 'script'
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({ contentType: 'text/html', body: widget }),
  );
}

const captchaOf = ({ page }: Visitor) => page.getByRole('dialog', { name: 'Confirm you’re human' });
const formOf = ({ page }: Visitor) => page.getByRole('dialog', { name: 'Signup for early access' });
const sendOf = (visitor: Visitor) => formOf(visitor).getByRole('button', { name: 'Send OTP' });
const refused = 'Many codes are being requested, so your browser has to do a short check first.';

/** Sends the form by keyboard. */
async function send(visitor: Visitor, person: Details): Promise<void> {
  await visitor.openSignup();
  await visitor.fillIn(person);
  await sendOf(visitor).press('Enter');
}

async function joinWithCode({ page, dialog }: Visitor, person: Details): Promise<void> {
  await dialog.getByRole('heading', { name: /OTP/ }).waitFor();
  await focusWithin(dialog);
  await page.keyboard.type(codeIn(await site.message(person.email, /OTP/)));
  await dialog.getByRole('heading', { name: "Thanks, you've been registered to the waitlist!" }).waitFor();
}

it.each([390, 1440])('is solved by keyboard at %i px, or canceled without losing the form', async (width) => {
  const visitor = await Visitor.arrive(browser, site.origin, { width });
  const { page } = visitor;
  await serveTurnstile(page);
  const person = details();
  const captcha = captchaOf(visitor);
  await send(visitor, person);
  const button = captcha.frameLocator('[title="Widget of site"]').getByRole('button');
  await button.waitFor();
  await focusWithin(captcha.getByRole('heading'));
  await visitor.expectAccessibleAtWidths('captcha', [width]);

  await page.keyboard.press('Escape');
  await captcha.waitFor({ state: 'detached' });
  await formOf(visitor).getByText(refused).waitFor();
  await focusWithin(sendOf(visitor));
  await formOf(visitor).getByRole('button', { name: 'Back' }).click();
  expect(await formOf(visitor).getByLabel('Email').inputValue()).toBe(person.email);
  await visitor.goOn();

  await sendOf(visitor).press('Enter');
  await button.waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  await focusWithin(captcha.getByRole('button', { name: 'Cancel' }));
  await page.keyboard.press('Enter');
  await captcha.waitFor({ state: 'detached' });
  await focusWithin(sendOf(visitor));

  await page.keyboard.press('Enter');
  await button.waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await joinWithCode(visitor, person);
  await visitor.leave();
});

it('that a browser can’t load is explained', async () => {
  const visitor = await Visitor.arrive(browser, site.origin);
  await visitor.page.route('https://challenges.cloudflare.com/**', (route) => route.abort());
  await send(visitor, details());
  await formOf(visitor).getByText(refused).waitFor();
  expect(await captchaOf(visitor).count()).toBe(0);
  await focusWithin(sendOf(visitor));
  await visitor.leave({ but: /ERR_FAILED/ });
});

// The last one: the site then asks for work for a minute.
it('whose service is away does not keep visitors from joining', async () => {
  const visitor = await Visitor.arrive(browser, site.origin);
  await visitor.page.route('https://challenges.cloudflare.com/**', (route) => route.abort());
  isAway = true;
  const person = details();
  await send(visitor, person);
  await joinWithCode(visitor, person);
  await visitor.leave({ but: /ERR_FAILED/ });
});
