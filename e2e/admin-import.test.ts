import { setTimeout as sleep } from 'node:timers/promises';
import { readFile } from 'node:fs/promises';
import type { Browser, FileChooser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { arriveAs } from './admin.ts';
import { sharedBrowser } from './browser.ts';
import { startSite, type Site } from './site.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite('signups'), sharedBrowser()]); // of its own: ranks change
});
afterAll(() => site.stop());

const added = 4500;
const lines = Array.from({ length: added }, (_, at) => `guest${at}@example.com,Guest ${at}`);
const file = ['Email,Name', 'nobody,Nobody', ...lines, 'guest7@example.com,Again'].join('\n');

const imported = async (): Promise<number> => {
  const [row] = await site.sql('SELECT count(*)::int AS users FROM signup WHERE verified_by IS NULL');
  return Number(row?.['users']);
};

it('a file is checked, imported and taken back by keyboard alone', async () => {
  const admin = await arriveAs(browser, site, 'ADMIN', { path: '/admin/import' });
  const { page } = admin;
  const { keyboard } = page;
  const choose = page.getByRole('button', { name: 'Choose a file' });
  await admin.expectAccessibleInViews('no import yet', choose);
  const opened: FileChooser[] = [];
  page.on('filechooser', (chooser) => opened.push(chooser));
  // The first key may arrive before Playwright catches file choosers.
  for (const deadline = Date.now() + 30_000; opened.length === 0 && Date.now() < deadline; await sleep(500))
    await choose.press('Enter');
  await opened[0]?.setFiles({ name: 'guests.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });

  await page.getByText('Will be added: 4,500 (first 20 shown)').waitFor();
  const invalid = page.getByText('Invalid: 1', { exact: true });
  await invalid.focus();
  await keyboard.press('Enter');
  await admin.expectAccessibleInViews('a check', page.getByText(/^Line 2: Nobody, nobody/));
  expect(await imported()).toBe(0);

  await page.getByRole('button', { name: 'Download rejected.csv' }).focus();
  const download = page.waitForEvent('download');
  await keyboard.press('Enter');
  const rejected = await readFile(await (await download).path(), 'utf8');
  expect(rejected.trim().split(/\r?\n/).slice(1)).toEqual([
    expect.stringMatching(/^2,nobody,/),
    expect.stringMatching(/^4503,guest7@example\.com,/),
  ]);

  const confirm = async (verb: string) => {
    await page.getByRole('button', { name: verb }).focus();
    await keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog');
    await admin.expectAccessibleInViews(verb, dialog);
    await dialog.getByRole('button', { name: verb }).focus();
    await keyboard.press('Enter');
  };
  await confirm('Import 4,500 users');
  await page.getByRole('progressbar', { name: 'Importing' }).waitFor();
  await page.getByText('Can be undone until').waitFor();
  expect(await imported()).toBe(added);
  await admin.expectAccessibleInViews('an import', page.getByText(': 4,500 users', { exact: true }));

  await page.getByRole('link', { name: 'View those who aren’t verified' }).focus();
  await keyboard.press('Enter');
  await page.getByText('4,500 found').waitFor();
  await admin.expectAccessibleInViews('who is not verified', page.getByText('Not verified', { exact: true }));
  await page.goBack();

  await confirm('Undo import');
  await page.getByRole('progressbar', { name: 'Undoing' }).waitFor();
  await page.getByRole('status').getByText('Undone').waitFor({ timeout: 120_000 });
  expect(await imported()).toBe(0);
  await admin.expectAccessibleInViews('an import that was undone', page.getByText('Undone', { exact: true }));
  await admin.leave();
});
