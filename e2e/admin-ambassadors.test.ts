import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { arriveAs, seedAmbassadors } from './admin.ts';
import { sharedBrowser } from './browser.ts';
import { startSite, type Site } from './site.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), sharedBrowser()]);
  await seedAmbassadors(site, 12);
});
afterAll(() => site.stop());

it('an editor reviews an application: status, notes, filter and download', async () => {
  const editor = await arriveAs(browser, site, 'EDITOR', { path: '/admin/ambassadors' });
  const { page } = editor;
  await page.getByRole('combobox', { name: 'Status of Student Number 12' }).selectOption('Contacted');
  await editor.waitForToast('Student Number 12: Contacted.');

  await page.getByRole('button', { name: 'Notes on Student Number 12' }).click();
  const panel = page.getByRole('dialog', { name: 'Notes on Student Number 12' });
  await panel.getByText('No notes yet.').waitFor();
  await panel.getByRole('textbox', { name: 'New note' }).fill('Called.\nWants to start in May.');
  await panel.getByRole('button', { name: 'Add note' }).click();
  await panel.getByRole('listitem').filter({ hasText: 'Wants to start in May.' }).waitFor();
  await editor.expectAccessible('notes');
  await panel.getByRole('button', { name: 'Delete the note' }).click();
  const deleting = page.getByRole('alertdialog', { name: 'Delete this note?' });
  await deleting.getByRole('button', { name: 'Cancel' }).click();
  await panel.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Notes (1) on Student Number 12' }).waitFor();

  await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('Contacted');
  await page.getByText('1 to 1 of 1').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Ambassadors.csv');
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain('Wants to start in May.');
  expect(text).not.toContain('Number 11');
  await editor.leave();
});

it('a viewer reads statuses and notes, and changes nothing', async () => {
  const narrow = { width: 390, theme: 'light' } as const;
  const viewer = await arriveAs(browser, site, 'VIEWER', {
    path: '/admin/ambassadors?status=NEW',
    ...narrow,
  });
  const { page } = viewer;
  await page.getByRole('button', { name: 'Notes on Student Number 11' }).click();
  const panel = page.getByRole('dialog', { name: 'Notes on Student Number 11' });
  await panel.getByText('No notes yet.').waitFor();
  await expect.poll(() => panel.getByRole('textbox').count()).toBe(0);
  await viewer.expectAccessible('notes of a viewer');
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.getByRole('combobox', { name: /Status of/ }).count()).toBe(0);
  await viewer.leave();
});

it('a note that is being written stays when the window becomes narrow, and wide again', async () => {
  const editor = await arriveAs(browser, site, 'EDITOR', { path: '/admin/ambassadors' });
  const { page } = editor;
  await page.getByRole('button', { name: 'Notes on Student Number 10' }).click();
  const panel = page.getByRole('dialog', { name: 'Notes on Student Number 10' });
  const note = panel.getByRole('textbox', { name: 'New note' });
  await note.fill('Half a thought');
  for (const { width, rows } of [
    { width: 500, rows: 'list' },
    { width: 1440, rows: 'table' },
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole(rows, { name: 'Ambassadors', includeHidden: true }).waitFor({ state: 'attached' });
    expect(await note.inputValue()).toBe('Half a thought');
  }
  await panel.getByRole('button', { name: 'Close' }).click();
  const button = page.getByRole('button', { name: 'Notes on Student Number 10' });
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  await editor.leave();
});

it('an erased application says so', async () => {
  await site.sql(
    `UPDATE ambassador_application SET erased_at = now(), first_name = '', last_name = '', email = '', phone = NULL,
       college_name = '', message = '', email_key = 'erased-' || seq WHERE seq = 1`,
  );
  const editor = await arriveAs(browser, site, 'EDITOR', { path: '/admin/ambassadors?sort=appliedAt' });
  const { page } = editor;
  const erased = page.getByText('Deleted applicant').first();
  await erased.waitFor();
  expect(await page.getByRole('button', { name: /^Notes.* on Deleted/ }).count()).toBe(0);
  await editor.expectAccessibleInViews('an erased application', erased);
  await editor.leave();
});
