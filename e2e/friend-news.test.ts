import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { arriveAs } from './admin.ts';
import { sharedBrowser } from './browser.ts';
import { join } from './join.ts';
import { startSite, type Site } from './site.ts';
import { Visitor } from './visitor.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), sharedBrowser()]);
  return () => site.stop();
});

/** The newest news of friends to an address; the runner is woken, which else looks once a minute. */
async function newsTo(email: string): Promise<string> {
  const arrived = site.message(email, /thanks for sharing/);
  const waking = setInterval(
    () => void site.sql(`SELECT runner_wake('dispatch')`).catch(() => undefined),
    500,
  );
  try {
    return (await arrived).text;
  } finally {
    clearInterval(waking);
  }
}

it('a user is told of a friend who joined, opens their status from it, and unsubscribes', async () => {
  const admin = await arriveAs(browser, site, 'ADMIN', { path: '/admin/messages' });
  const row = admin.page.getByRole('listitem').filter({ hasText: 'Friend joined' });
  await admin.expectAccessibleInViews('messages', row.getByRole('switch', { name: 'Sends itself' }));
  await row.getByRole('combobox', { name: 'When' }).selectOption({ label: 'At once' });
  await admin.waitForToast('Users are told of friends who join from now on.');
  const owner = await join(site);
  for (let each = 0; each < 3; each += 1) await join(site);
  await join(site, { firstName: 'Priya', referralCode: owner.referralId });
  const text = await newsTo(owner.person.email);
  expect(text).toContain('Priya joined');
  const visitor = await Visitor.arrive(browser, site.origin, { path: /\/status#\S+/.exec(text)?.[0] ?? '' });
  await visitor.page.getByRole('heading', { name: `${owner.person.firstName}, your rank` }).waitFor();
  await visitor.page.goto(/\/u\/\S+/.exec(text)?.[0] ?? '');
  await visitor.page.getByRole('button', { name: 'Unsubscribe' }).click();
  await visitor.page.getByText('We won’t email you anymore when friends join with your code.').waitFor();
  await visitor.leave();
  const [suppressed] = await site.sql(`SELECT scope, reason FROM suppression`);
  expect(suppressed).toEqual({ scope: 'updates', reason: 'unsubscribe' });
  await row.getByRole('switch', { name: 'Sends itself' }).click();
  await admin.waitForToast('Users aren’t told when friends join.');
  expect(await site.sql(`SELECT is_on FROM message_trigger WHERE kind = 'friend'`)).toEqual([
    { is_on: false },
  ]);
  await admin.leave();
});
