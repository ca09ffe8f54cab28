import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { arriveAs } from './admin.ts';
import { sharedBrowser } from './browser.ts';
import { seededSignups, startSite, type Site } from './site.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite('signups'), sharedBrowser()]);
  await site.sql(
    `INSERT INTO source (id, name, medium, campaign, term, content, host, path, via) VALUES
      (11, 'whatsapp', '', '', '', '', '', '/', 'whatsapp'), (12, 'newsletter', 'email', 'launch', '', '', '', '/', '')`,
  );
  await site.sql(`UPDATE signup SET source_id = CASE seq % 3 WHEN 0 THEN 11 WHEN 1 THEN 12 END`);
  await site.sql(
    `UPDATE signup_search AS found SET source = entry.source, campaign = entry.campaign FROM signup_search_entry AS entry WHERE entry.seq = found.seq`,
  );
  await site.sql(
    `INSERT INTO visit_count (day, source_id, visits, forms, codes, shares)
     VALUES ((now() AT TIME ZONE 'UTC')::date, 11, 4000, 2000, 1500, 300)`,
  );
});

afterAll(() => site.stop());

it('growth tells sources apart, and each leads to its users', async () => {
  const admin = await arriveAs(browser, site, 'VIEWER', { path: '/admin/growth?range=365' });
  const { page } = admin;
  const table = page.getByRole('table');
  const whatsapp = table.getByRole('row', { name: 'WhatsApp' });
  const [{ joined } = { joined: 0 }] = await site.sql(
    'SELECT count(*)::int AS joined FROM signup WHERE source_id = 11 AND blocked_at IS NULL AND erased_at IS NULL',
  );
  expect(Number(joined)).toBeGreaterThan(seededSignups / 4);
  await whatsapp.getByText(Number(joined).toLocaleString('en-US'), { exact: true }).waitFor();
  await whatsapp.getByText('4,000').waitFor();
  await table.getByRole('row', { name: 'Unknown' }).waitFor();
  await admin.expectAccessibleInViews('growth', whatsapp);
  for (const [group, row] of [
    ['Campaign', 'launch'],
    ['Country', 'India'],
    ['Week', /^[A-Z][a-z]{2} \d/],
  ] as const) {
    await page.getByRole('radio', { name: group }).check({ force: true });
    await table.getByRole('row', { name: row }).first().waitFor();
  }
  await page.getByRole('radio', { name: 'Source' }).check({ force: true });
  await whatsapp.getByRole('link').click();
  await page.waitForURL(/userManagement\?sources=whatsapp/);
  await page
    .getByText(`of ${Number(joined).toLocaleString('en-US')}`)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Remove filter: Source is WhatsApp' }).click();
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('option', { name: 'Campaign', exact: true }).click();
  await page.getByRole('option', { name: 'launch', exact: true }).click();
  await page.keyboard.press('Escape');
  await page.waitForURL(/campaigns=launch/);
  const [{ launched } = { launched: 0 }] = await site.sql(
    `SELECT count(*)::int AS launched FROM signup JOIN source ON source.id = source_id
     WHERE campaign = 'launch' AND blocked_at IS NULL AND erased_at IS NULL`,
  );
  await page
    .getByText(`of ${Number(launched).toLocaleString('en-US')}`)
    .first()
    .waitFor(); // until then, the rows are those of all users
  await page.getByRole('table').getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByText('campaign launch · email').waitFor();
  await admin.leave();
});

it('launch day shows the sign-ups of this minute', async () => {
  const admin = await arriveAs(browser, site, 'VIEWER', { path: '/admin/launch' });
  const { page } = admin;
  const chart = page.getByRole('region', { name: 'Sign-ups per minute' });
  await admin.expectAccessibleInViews('launch day', chart.getByText('The last hour'));
  await page.getByText('Joined this minute').waitFor();
  await chart.getByRole('button', { name: 'Sign-ups per minute as a table' }).click();
  expect(await chart.getByRole('row').count()).toBe(61);
  await admin.leave();
});
