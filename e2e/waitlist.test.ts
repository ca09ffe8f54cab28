import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { smsCountry } from '../backend/src/features/verification/verification.sms-country.ts';
import { brokerWords } from '../backend/src/features/waitlist/waitlist.broker-words.ts';
import { sharedBrowser } from './browser.ts';
import { sharedSite, type Site } from './site.ts';
import {
  chosenBroker,
  codeIn,
  type Details,
  details,
  focusWithin,
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

/** A visitor joins by email and leaves. */
async function join(
  changes: Partial<Details> = {},
): Promise<{ readonly referralId: string; readonly rank: number; readonly person: Details }> {
  const person = details(changes);
  const visitor = await arrive();
  await visitor.openSignup();
  await visitor.fillIn(person);
  await visitor.sendCode();
  await visitor.typeCode(await mailedCode(person.email));
  await visitor.dialog
    .getByRole('heading', { name: "Thanks, you've been registered to the waitlist!" })
    .waitFor();
  const joined = { referralId: await visitor.shownReferralId(), rank: await visitor.shownRank(), person };
  await visitor.leave();
  return joined;
}

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

/** Shifts the time of every code. */
const pass = (seconds: number) =>
  site.sql(
    `UPDATE otp_challenge SET created_at = created_at - passed, expires_at = expires_at - passed, verified_at = verified_at - passed
     FROM make_interval(secs => $1) AS passed`,
    [seconds],
  );

describe('joining', () => {
  it('by email gives a true rank and a code to share', async () => {
    const { referralId, rank, person } = await join();
    expect(rank).toBe(await trueRank(referralId));
    const welcome = await site.message(person.email, /referral code/);
    expect(welcome.text).toContain(`/?ref=${referralId}`);
  });

  it('continues with the code after a reload, and requests no other, even for the status', async () => {
    const person = details();
    const visitor = await arrive();
    await visitor.openSignup();
    await visitor.fillIn(person);
    await visitor.sendCode();
    const code = await mailedCode(person.email);
    await visitor.page.reload();
    await visitor.openSignup('Check your Mail Inbox for OTP!');
    await visitor.typeCode(code);
    await visitor.dialog.getByText(/^#\d+$/).waitFor();
    await visitor.dialog.getByRole('link', { name: 'check your rank' }).click();
    await visitor.page.getByRole('heading', { name: /, your rank$/ }).waitFor(); // no second code is needed
    await visitor.leave();
  });

  it("with a friend's link fills the code in, credits the friend and moves them up", async () => {
    await join(); // a user to pass
    const friend = await join();
    const before = await trueRank(friend.referralId);
    expect(before).toBeGreaterThan(1);
    const person = details();
    const visitor = await arrive({ path: `/?ref=${friend.referralId}&join` });
    await visitor.dialog.getByRole('heading', { name: 'Signup for early access' }).waitFor();
    await expect.poll(() => visitor.dialog.getByLabel('Referral code').inputValue()).toBe(friend.referralId);
    await visitor.fillIn(person);
    await visitor.sendCode();
    await visitor.typeCode(await mailedCode(person.email));
    await visitor.dialog.getByText(/^#\d+$/).waitFor();
    await visitor.leave();
    expect(await trueRank(friend.referralId)).toBeLessThan(before);
    const [row] = await site.sql(
      'SELECT points::int FROM score JOIN signup USING (seq) WHERE referral_id = $1',
      [friend.referralId],
    );
    expect(row).toEqual({ points: 10 });
  });

  it('with an unknown code says so kindly, and joins', async () => {
    const person = details({ referralCode: 'NOBODYHAS1' });
    const visitor = await arrive();
    await visitor.openSignup();
    await visitor.fillIn(person);
    await visitor.sendCode();
    await visitor.typeCode(await mailedCode(person.email));
    await visitor.dialog.getByText(/couldn’t credit the code/).waitFor();
    expect(await visitor.shownRank()).toBeGreaterThan(0);
    await visitor.leave();
  });

  it('learns about an unknown code before joining, and may submit all the same', async () => {
    const friend = await join();
    const visitor = await arrive({ path: '/?ref=NOBODYHAS1&join' });
    // A user who was invited has no rank, and a code that still earns points.
    await site.sql(
      `SELECT waitlist_set_standing(ARRAY(SELECT seq FROM signup WHERE referral_id = '${friend.referralId}'), 'away')`,
    );
    const warning = visitor.dialog.getByText('We don’t know this code');
    const field = visitor.dialog.getByLabel('Referral code');
    await warning.waitFor();
    await expect.poll(() => field.getAttribute('aria-invalid')).toBeNull();
    const asked = visitor.page.waitForResponse(
      (answer) => answer.request().postData()?.includes(' UpdatePoints(') === true,
    );
    await field.fill(` ${friend.referralId.toLowerCase()} `);
    expect(await (await asked).json()).toMatchObject({
      data: { updatePoints: { message: expect.any(String) as string } },
    });
    await warning.waitFor({ state: 'hidden' });
    await visitor.fillIn(details({ referralCode: 'short' }));
    await warning.waitFor();
    await visitor.expectAccessible('a code that nobody has');
    await visitor.sendCode();
    await visitor.leave();
  });

  it('begins with the country the visitor is in', async () => {
    const visitor = await arrive({ from: 'India' });
    await visitor.openSignup();
    const country = visitor.dialog.getByRole('combobox', { name: 'Country' });
    await expect.poll(() => country.inputValue()).toBe('India');
    await visitor.leave();
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

  it('again gives the place that is there, and says so', async () => {
    const first = await join();
    const used = await mailedCode(first.person.email);
    await pass(61);
    const visitor = await arrive();
    await visitor.openSignup();
    await visitor.fillIn(first.person);
    await visitor.sendCode();
    await expect.poll(() => mailedCode(first.person.email)).not.toBe(used);
    await visitor.typeCode(await mailedCode(first.person.email));
    await visitor.dialog.getByRole('heading', { name: 'You are already on the waitlist' }).waitFor();
    expect(await visitor.shownReferralId()).toBe(first.referralId);
    await visitor.dialog.getByRole('link', { name: 'check your rank' }).click();
    await visitor.page.waitForURL('/status');
    await visitor.leave();
  });
});

describe('codes', () => {
  async function askForCode() {
    const person = details();
    const visitor = await arrive();
    await visitor.openSignup();
    await visitor.fillIn(person);
    await visitor.sendCode();
    return { visitor, person, code: await mailedCode(person.email) };
  }

  it('can still be entered after the dialog was closed, and after a look back at the form', async () => {
    const { visitor, person, code } = await askForCode();
    const { page, dialog } = visitor;
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('main').getByRole('button', { name: 'Join the waitlist' }).first().click();
    await dialog.getByRole('button', { name: 'Change email or number' }).click();
    await expect.poll(() => dialog.getByLabel('Email').inputValue()).toBe(person.email);
    await visitor.sendCode();
    await visitor.typeCode(code);
    await dialog.getByText(/^#\d+$/).waitFor();
    await visitor.leave();
  });

  it('have a box for each digit when the next one is longer', async () => {
    const { visitor, person, code } = await askForCode();
    await expect.poll(() => visitor.dialog.getByRole('textbox').count()).toBe(4);
    await site.sql(
      `INSERT INTO otp_challenge (id, purpose, channel, destination, address, code_length, client_key, created_at, expires_at, max_tries, replaced_at)
       SELECT gen_random_uuid(), 'waitlist', 'email', 'email:' || $1::text, $1, 4, 'test', now() - interval '2 hours', now() - interval '1 hour', 3, now()
       FROM generate_series(1, 8)`,
      [person.email],
    );
    await pass(61);
    await visitor.page.clock.install();
    await visitor.page.clock.fastForward(61_000);
    await visitor.page.keyboard.type(code.slice(0, 2));
    await visitor.dialog.getByRole('button', { name: 'Resend code', exact: true }).click();
    await visitor.dialog.getByText('8-digit code').waitFor();
    await expect.poll(() => visitor.dialog.getByRole('textbox').count()).toBe(8);
    await visitor.expectAccessibleAtWidths('a code of 8 digits', everyWidth);
    await expect.poll(() => mailedCode(person.email)).toHaveLength(8);
    await visitor.typeCode(await mailedCode(person.email));
    await visitor.dialog.getByText(/^#\d+$/).waitFor();
    await visitor.leave();
  });
});

describe('the form', () => {
  it('shows under each field what is missing', async () => {
    const visitor = await arrive();
    await visitor.openSignup();
    await visitor.dialog.getByRole('button', { name: 'Send OTP' }).click();
    for (const message of [
      'First name is required',
      'Last name is required',
      'Email Id is required',
      'Please enter phone number.',
      'Country is required',
      `Please select your ${brokerWords.one}`,
    ]) {
      await visitor.dialog.getByText(message).waitFor();
    }
    await visitor.dialog.getByLabel('Email').fill('nobody');
    await visitor.dialog.getByText('Please enter valid Email Id').waitFor();
    await visitor.dialog.getByLabel('Phone number').fill('call me');
    await visitor.dialog.getByText('Please enter valid Phone Number').waitFor();
    await visitor.leave();
  });

  it.each(usualWidths)(
    'opens its lists where they belong, from the first frame on, at %i px',
    async (width) => {
      const visitor = await arrive({ width });
      await visitor.openSignup();
      const frames = await visitor.page.evaluateHandle(watchList);
      await visitor.dialog.getByRole('combobox', { name: 'Country' }).fill('Germany');
      await visitor.page.getByRole('option', { name: 'Germany', exact: true }).click();
      const apart = await frames.jsonValue();
      expect(apart.length).toBeGreaterThan(0);
      expect(apart.filter((px) => px > 10)).toEqual([]);
      await visitor.leave();
    },
  );

  it('is closed and empty after it was dismissed, without a reload', async () => {
    const visitor = await arrive();
    await visitor.page.evaluate(() => Object.assign(window, { notReloaded: true }));
    await visitor.openSignup();
    await visitor.dialog.getByLabel('First name').fill('Grace');
    await visitor.dialog.getByRole('button', { name: 'Close' }).click();
    await visitor.dialog.waitFor({ state: 'detached' });
    await visitor.openSignup();
    await expect.poll(() => visitor.dialog.getByLabel('First name').inputValue()).toBe('');
    expect(await visitor.page.evaluate(() => 'notReloaded' in window)).toBe(true);
    await visitor.leave();
  });

  it('comes back filled in by the browser’s Back, step by step, before Back leaves the page', async () => {
    const person = details();
    const friend = await join();
    const visitor = await arrive({ path: '/status' });
    const { page, dialog } = visitor;
    await page.goto(`/?ref=${friend.referralId}`);
    await visitor.openSignup();
    await visitor.fillIn(person);
    await visitor.sendCode();
    await page.goBack();
    await dialog.getByRole('heading', { name: 'Signup for early access' }).waitFor();
    await focusWithin(dialog);
    expect(await dialog.getByLabel('First name').inputValue()).toBe(person.firstName);
    await dialog.getByLabel('Last name').fill('Byron');
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    await visitor.openSignup();
    expect(await dialog.getByLabel('Last name').inputValue()).toBe('Byron');
    expect(await dialog.getByLabel('Email').inputValue()).toBe(person.email);
    await visitor.sendCode();
    await visitor.typeCode(await mailedCode(person.email));
    await dialog.getByText(/^#\d+$/).waitFor();
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');
    await visitor.openSignup();
    expect(await dialog.getByLabel('Email').inputValue()).toBe('');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.goBack();
    await page.waitForURL('/status');
    await visitor.leave();
  });

  it('opens for a click that came before the page was alive', async () => {
    const visitor = await arrive({ path: 'about:blank' });
    const { promise: clicked, resolve: letGo } = Promise.withResolvers<void>();
    await visitor.page.route('**/assets/*.js', async (route) => {
      await clicked;
      await route.continue();
    });
    await visitor.page.goto('/', { waitUntil: 'commit' });
    await visitor.page.getByRole('main').getByRole('button', { name: 'Join the waitlist' }).first().click();
    expect(await visitor.dialog.count()).toBe(0);
    letGo();
    await visitor.dialog.getByRole('heading', { name: 'Signup for early access' }).waitFor();
    await visitor.leave();
  });
});

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
    await tabTo(brokerWords.label);
    await keyboard.type(chosenBroker.label);
    await page.getByRole('option', { name: chosenBroker.label, exact: true }).waitFor();
    await keyboard.press('Enter');
    await tabTo('Referral code');
    await keyboard.press('Enter');
    await dialog.getByRole('heading', { name: 'Check your Mail Inbox for OTP!' }).waitFor();
    const code = await mailedCode(person.email);
    await focusWithin(dialog.getByRole('textbox').first());
    await keyboard.type(code);
    await dialog.getByText(/^#\d+$/).waitFor();
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
  // Nine states, each viewed in windows of several widths: it takes its time.
  it('axe finds nothing in any state, and messages cover no dialog', async () => {
    const person = details({ referralCode: 'NOBODYHAS1' });
    const visitor = await arrive({ width: 768 });
    const { dialog, page } = visitor;
    await visitor.expectAccessibleAtWidths('page', everyWidth);
    await page.getByRole('button', { name: 'Menu' }).click();
    await visitor.expectAccessibleAtWidths('menu', [390, 768]);
    await page.keyboard.press('Escape');
    await visitor.openSignup();
    await visitor.expectAccessibleAtWidths('form', everyWidth);
    await dialog.getByRole('button', { name: 'Send OTP' }).click();
    await dialog.getByText('First name is required').waitFor();
    await visitor.expectAccessibleAtWidths('form with errors');
    await dialog.getByRole('combobox', { name: 'Country' }).fill('United');
    await page.getByRole('option').first().waitFor();
    await visitor.expectAccessibleAtWidths('open list');
    await visitor.fillIn(person);
    await visitor.sendCode();
    await visitor.expectAccessibleAtWidths('code, with a toast');
    const code = await mailedCode(person.email);
    await visitor.typeCode(wrongCode(code));
    await dialog.getByText("That code isn't right.").waitFor();
    await visitor.expectAccessibleAtWidths('wrong code');
    await visitor.typeCode(code);
    await dialog.getByText(/^#\d+$/).waitFor();
    for (const width of [...everyWidth, 1160]) {
      await visitor.resize(width);
      // Something that has just been resized may still be moving.
      await expect.poll(() => coversDialog(visitor), { message: `${width} px` }).toBe(false);
    }
    await visitor.expectAccessibleAtWidths('result');
    await visitor.leave();
  });
});

/** Whether a message covers the dialog's text. */
async function coversDialog({ page, dialog }: Visitor): Promise<boolean> {
  const message = page.getByRole('group').filter({ has: page.getByRole('button', { name: 'Dismiss' }) });
  const [said, shown] = await Promise.all([message.first().boundingBox(), dialog.boundingBox()]);
  const isAbove = (said?.y ?? 0) + (said?.height ?? Infinity) <= (shown?.y ?? 0);
  const isBeside = (said?.x ?? 0) >= (shown?.x ?? 0) + (shown?.width ?? Infinity);
  return !isAbove && !isBeside;
}

describe('the whole visit', () => {
  it('leaves nothing personal in the log', async () => {
    const { person, referralId } = await join();
    for (const personal of [person.email, person.firstName, person.phone, referralId])
      expect(site.printed()).not.toContain(personal);
  });
});
