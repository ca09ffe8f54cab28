import type { Browser, Locator } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { smsCountry } from '../backend/src/features/verification/verification.sms-country.ts';
import { allQuestions } from '../backend/src/questions.form.ts';
import { sharedBrowser } from './browser.ts';
import { join } from './join.ts';
import { sharedSite, type Site } from './site.ts';
import {
  codeIn,
  details,
  focusWithin,
  twoFrames,
  usualAnswers,
  usualWidths,
  Visitor,
  type VisitorOptions,
  wrongCode,
} from './visitor.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite('visitors'), sharedBrowser()]);
});

const arrive = (options?: VisitorOptions) => Visitor.arrive(browser, site.origin, options);
const everyWidth = [320, ...usualWidths];
const mailedCode = async (email: string) => codeIn(await site.message(email, /OTP/));

async function trueRank(referralId: string): Promise<number> {
  const response = await fetch(`${site.origin}/api/getRank?referralId=${referralId}`);
  const body = (await response.json()) as { result: [{ user: { rank: number } }] };
  return body.result[0].user.rank;
}

/** A country's name, as the form lists it. */
async function nameOf(code: string): Promise<string> {
  const response = await fetch(`${site.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ countries { code name } }' }),
  });
  const { data } = (await response.json()) as { data: { countries: { code: string; name: string }[] } };
  return data.countries.find((country) => country.code === code)?.name ?? '';
}

describe('joining', () => {
  it("with a friend's link goes on with the code after a reload, and credits the friend", async () => {
    await join(site); // a user to pass
    const { referralId: friend } = await join(site);
    const before = await trueRank(friend);
    expect(before).toBeGreaterThan(1);
    const person = details();
    const visitor = await arrive({ path: `/?ref=${friend}&join` });
    const { page, dialog } = visitor;
    await dialog.getByRole('heading', { name: 'Signup for early access' }).waitFor();
    await visitor.fillIn(person);
    expect(await dialog.getByLabel('Referral code').inputValue()).toBe(friend);
    await visitor.sendCode();
    const code = await mailedCode(person.email);
    await page.reload();
    await visitor.openSignup('Check your Mail Inbox for OTP!'); // no second code is needed
    await visitor.typeCode(code);
    await dialog.getByRole('heading', { name: "Thanks, you've been registered to the waitlist!" }).waitFor();
    const rank = await visitor.shownRank();
    const referralId = await visitor.shownReferralId();
    expect(rank).toBe(await trueRank(referralId));
    await dialog.getByRole('link', { name: 'check your rank' }).click();
    await page.waitForURL('/status');
    await page.getByRole('heading', { name: /, your rank$/ }).waitFor(); // nor for the status
    await visitor.leave();

    const welcome = await site.message(person.email, /referral code/);
    expect(welcome.text).toContain(`/?ref=${referralId}`);
    expect(await trueRank(friend)).toBeLessThan(before);
    const [row] = await site.sql(
      'SELECT points::int FROM score JOIN signup USING (seq) WHERE referral_id = $1',
      [friend],
    );
    expect(row).toEqual({ points: 10 });
    for (const personal of [person.email, person.firstName, person.phone, referralId])
      expect(site.printed()).not.toContain(personal);
  });

  it('from the country that gets text messages goes by one, with six digits', async () => {
    const { code: smsCode, dialCode, exampleMobile } = smsCountry;
    const mobile = exampleMobile.slice(0, -6) + String(Date.now()).slice(-6);
    const person = details({ country: await nameOf(smsCode), phone: mobile.slice(dialCode.length) });
    const visitor = await arrive({ width: 390 });
    await visitor.openSignup();
    await visitor.fillIn(person);
    await visitor.sendCode();
    await visitor.dialog.getByRole('heading', { name: 'Check your phone messages for OTP !' }).waitFor();
    const code = codeIn(await site.message(mobile, /OTP/));
    expect(code).toHaveLength(6);
    await visitor.typeCode(code);
    expect(await visitor.shownRank()).toBe(await trueRank(await visitor.shownReferralId()));
    await visitor.leave();
  });
});

describe('the form', () => {
  it('opens its lists where they belong, from the first frame on, in windows of any width', async () => {
    const visitor = await arrive();
    await visitor.openSignup();
    for (const [index, width] of usualWidths.entries()) {
      await visitor.resize(width);
      await twoFrames(visitor.page); // else the window still changes while the list opens
      const country = ['Germany', 'France', 'Italy'][index] ?? '';
      const frames = await visitor.page.evaluateHandle(watchList);
      await visitor.dialog.getByRole('combobox', { name: 'Country' }).fill(country);
      await visitor.page.getByRole('option', { name: country, exact: true }).click();
      await visitor.page.getByRole('listbox').waitFor({ state: 'detached' });
      const apart = await frames.jsonValue();
      expect(apart.length, `${width} px`).toBeGreaterThan(0);
      expect(
        apart.filter((px) => px > 10),
        `${width} px`,
      ).toEqual([]);
    }
    await visitor.leave();
  });

  it('comes back filled in by the browser’s Back, step by step, before Back leaves the page', async () => {
    const person = details();
    const { referralId: friend } = await join(site);
    const visitor = await arrive({ path: '/status' });
    const { page, dialog } = visitor;
    await page.goto(`/?ref=${friend}`);
    await page.evaluate(() => Object.assign(window, { notReloaded: true }));
    await visitor.openSignup();
    await visitor.fillIn(person);
    await visitor.sendCode();
    await page.goBack();
    await dialog.getByText('2 of 2').waitFor();
    await focusWithin(dialog);
    expect(await dialog.getByLabel('Referral code').inputValue()).toBe(friend);
    await page.goBack();
    await dialog.getByText('1 of 2').waitFor();
    await focusWithin(dialog.getByLabel('First name'));
    expect(await dialog.getByLabel('First name').inputValue()).toBe(person.firstName);
    await dialog.getByLabel('Last name').fill('Byron');
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    await visitor.openSignup();
    expect(await dialog.getByLabel('Last name').inputValue()).toBe('Byron');
    expect(await dialog.getByLabel('Email').inputValue()).toBe(person.email);
    await visitor.sendCode();
    await visitor.typeCode(await mailedCode(person.email));
    await visitor.rank.waitFor();
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');
    await visitor.openSignup();
    expect(await dialog.getByLabel('Email').inputValue()).toBe('');
    expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => page.evaluate(() => 'notReloaded' in window)).toBe(false);
    await page.goBack();
    await page.waitForURL('/status');
    await visitor.leave();
  });
});

describe('on a phone', () => {
  it('eight interactions lead from the form to the code, and its button is always in view', async () => {
    const { firstName, lastName, email, phone } = details();
    const visitor = await arrive({ width: 390, from: 'India' });
    const { page, dialog } = visitor;
    await page.setViewportSize({ width: 390, height: 664 });
    await visitor.openSignup();
    await expect.poll(() => dialog.getByRole('combobox', { name: 'Country' }).inputValue()).toBe('India');
    let interactions = 0;
    const tap = async (target: Locator) => {
      interactions += 1;
      await target.click();
    };
    /** Without scrolling to it. */
    const tapInView = async (name: string) => {
      const target = dialog.getByRole('button', { name });
      expect(await bottomOf(target)).toBeLessThanOrEqual(664);
      await tap(target);
    };
    // A browser fills in a whole page at one tap, in the fields that say what they hold.
    interactions += 1;
    for (const [token, value] of Object.entries({
      'given-name': firstName,
      'family-name': lastName,
      email,
      'tel-national': phone,
    }))
      await dialog.locator(`input[autocomplete=${token}]`).fill(value);
    await tapInView('Continue');
    await dialog.getByText('2 of 2').waitFor();
    for (const { key, question } of allQuestions.filter((asked) => asked.question.required)) {
      const { label } = usualAnswers[key];
      const box = dialog.getByLabel(question.label, { exact: true });
      await tap(box);
      if (question.kind === 'choice') await tap(page.getByRole('option', { name: label, exact: true }));
      else await box.fill(label);
    }
    await tapInView('Send OTP');
    await dialog.getByRole('heading', { name: /OTP/ }).waitFor();
    expect(await bottomOf(dialog.getByRole('button', { name: /^Confirm/ }))).toBeLessThanOrEqual(664);
    expect(interactions).toBeLessThanOrEqual(8);
    await visitor.leave();
  });
});

/** Of an element on the screen, in px from the top of the window. */
async function bottomOf(target: Locator): Promise<number> {
  const box = await target.boundingBox();
  return box === null ? Infinity : box.y + box.height;
}

describe('with the keyboard alone', () => {
  it('a visitor joins, and the focus returns to where it was', async () => {
    const person = details();
    const visitor = await arrive();
    const { page, dialog } = visitor;
    const { keyboard } = page;
    const opener = page.getByRole('main').getByRole('button', { name: 'Join the waitlist' }).first();
    for (
      let presses = 0;
      presses < 30 && !(await opener.evaluate((element) => element === document.activeElement));
      presses += 1
    )
      await keyboard.press('Tab');
    await keyboard.press('Enter');
    await dialog.getByRole('heading', { name: 'Signup for early access' }).waitFor();
    await focusWithin(dialog.getByLabel('First name'));
    const tabTo = async (label: string) => {
      const target = dialog.getByLabel(label, { exact: false }).first();
      for (
        let presses = 0;
        presses < 12 && !(await target.evaluate((element) => element === document.activeElement));
        presses += 1
      )
        await keyboard.press('Tab');
    };
    await keyboard.type(person.firstName);
    await tabTo('Last name');
    await keyboard.type(person.lastName);
    await tabTo('Email');
    await keyboard.type(person.email);
    await tabTo('Country');
    await keyboard.type('Germ');
    await page.getByRole('option', { name: 'Germany' }).waitFor();
    await keyboard.press('Enter');
    await tabTo('Phone number');
    await keyboard.type(person.phone);
    await keyboard.press('Enter');
    await dialog.getByText('2 of 2').waitFor();
    for (const { key, question } of allQuestions) {
      const { label } = usualAnswers[key];
      await tabTo(question.label);
      await keyboard.type(label);
      if (question.kind === 'choice') {
        await page.getByRole('option', { name: label, exact: true }).waitFor();
        await keyboard.press('Enter');
      }
    }
    await tabTo('Referral code');
    await keyboard.press('Enter');
    await dialog.getByRole('heading', { name: 'Check your Mail Inbox for OTP!' }).waitFor();
    const code = await mailedCode(person.email);
    await focusWithin(dialog.getByRole('textbox').first());
    await keyboard.type(code);
    await visitor.rank.waitFor();
    await keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent ?? ''))
      .toContain('Join the waitlist');
    await visitor.leave();
  });
});

/** In the page: how many pixels a list is away from its box, or beside it, in each frame. */
function watchList(): readonly number[] {
  const frames: number[] = [];
  requestAnimationFrame(function look() {
    const list = document.querySelector('[role=listbox]')?.getBoundingClientRect();
    const box = document.querySelector('[role=combobox][aria-expanded=true]')?.getBoundingClientRect();
    if (list !== undefined && box !== undefined) {
      const apart = list.top > box.top ? list.top - box.bottom : box.top - list.bottom;
      frames.push(Math.max(Math.abs(apart), Math.abs(list.left - box.left)));
    }
    requestAnimationFrame(look);
  });
  return frames;
}

describe('at every width', () => {
  // Eleven states in windows of several widths: it takes its time.
  it('axe finds nothing, every state fits, and messages cover no dialog', async () => {
    const person = details({ referralCode: 'NOBODYHAS1' });
    const guessed = details().email;
    await needLongCode(guessed);
    const { referralId: invited } = await join(site);
    // Users who were invited have no rank, and a code that still earns points.
    await site.sql(
      `SELECT waitlist_set_standing(ARRAY(SELECT seq FROM signup WHERE referral_id = '${invited}'), 'away')`,
    );
    const visitor = await arrive({ width: 768 });
    const { dialog, page } = visitor;
    await visitor.expectAccessibleAtWidths('page', everyWidth);
    await page.getByRole('button', { name: 'Menu' }).click();
    await visitor.expectAccessibleAtWidths('menu', [390, 768]);
    await page.keyboard.press('Escape');
    await visitor.openSignup();
    await visitor.expectAccessibleAtWidths('form', everyWidth);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByText('First name is required').waitFor();
    await visitor.expectAccessibleAtWidths('form with errors');
    await dialog.getByRole('combobox', { name: 'Country' }).fill('United');
    await page.getByRole('option').first().waitFor();
    await visitor.expectAccessibleAtWidths('open list');
    await visitor.fillInContact(person);
    await visitor.expectAccessibleAtWidths('second page', everyWidth);
    await dialog.getByRole('button', { name: 'Send OTP' }).click();
    await dialog.locator('[aria-invalid=true]').first().waitFor();
    await visitor.expectAccessibleAtWidths('second page with errors');
    await dialog.getByRole('button', { name: 'Back' }).click();
    await visitor.fillIn(person);
    const unknown = dialog.getByText('We don’t recognize this code');
    await unknown.waitFor();
    await visitor.expectAccessible('a code that nobody has');
    const asked = page.waitForResponse(
      (answer) => answer.request().postData()?.includes(' UpdatePoints(') === true,
    );
    await dialog.getByLabel('Referral code').fill(invited);
    await unknown.waitFor({ state: 'hidden' });
    expect(await (await asked).json()).toMatchObject({
      data: { updatePoints: { message: expect.any(String) as string } },
    });
    await dialog.getByLabel('Referral code').fill('NOBODYHAS1');
    await visitor.sendCode();
    for (const width of [...everyWidth, 1160]) {
      await visitor.resize(width);
      // Something that has just been resized may still be moving.
      await expect.poll(() => coversDialog(visitor), { message: `${width} px` }).toBe(false);
    }
    await visitor.expectAccessibleAtWidths('code, with a toast');
    await visitor.typeCode(wrongCode(await mailedCode(person.email)));
    await dialog.getByText('That code isn’t right.').waitFor();
    await visitor.expectAccessibleAtWidths('wrong code');
    await dialog.getByRole('button', { name: 'Change email' }).click();
    await dialog.getByLabel('Email').fill(guessed);
    await visitor.sendCode();
    await dialog.getByText('8-digit code').waitFor();
    await expect.poll(() => dialog.getByRole('textbox').count()).toBe(8);
    await visitor.expectAccessibleAtWidths('a code of 8 digits', everyWidth);
    const code = await mailedCode(guessed);
    expect(code).toHaveLength(8);
    await visitor.typeCode(code);
    await visitor.rank.waitFor();
    await dialog.getByText(/couldn’t credit the code/).waitFor();
    await visitor.expectAccessibleAtWidths('result');
    await visitor.leave();
  });
});

/** So many wrong guesses at codes for an address that its next code is longer. */
const needLongCode = (email: string) =>
  site.sql(
    `INSERT INTO otp_challenge (id, purpose, channel, destination, address, code_length, client_key, created_at, expires_at, max_tries, replaced_at)
     SELECT gen_random_uuid(), 'waitlist', 'email', 'email:' || $1::text, $1, 4, 'test', now() - interval '2 hours', now() - interval '1 hour', 3, now()
     FROM generate_series(1, 9)`,
    [email],
  );

/** Whether a message covers the dialog's text. */
async function coversDialog({ page, dialog }: Visitor): Promise<boolean> {
  const message = page.getByRole('group').filter({ has: page.getByRole('button', { name: 'Dismiss' }) });
  const [said, shown] = await Promise.all([message.first().boundingBox(), dialog.boundingBox()]);
  const isAbove = (said?.y ?? 0) + (said?.height ?? Infinity) <= (shown?.y ?? 0);
  const isBeside = (said?.x ?? 0) >= (shown?.x ?? 0) + (shown?.width ?? Infinity);
  return !isAbove && !isBeside;
}
