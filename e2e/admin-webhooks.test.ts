import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { arriveAs } from './admin.ts';
import { sharedBrowser } from './browser.ts';
import { startSite, type Site } from './site.ts';

let site: Site;
let browser: Browser;
let receiver: Server;
let url: string;
let status: number;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), sharedBrowser()]); // of its own: the banner is on every screen
  receiver = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(status).end(status === 204 ? '' : 'not today'));
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`;
});
afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await site.stop();
});
beforeEach(() => {
  status = 204;
});
afterEach(() => site.sql('DELETE FROM webhook_endpoint'));

async function seedEndpoint(description: string): Promise<string> {
  const [row] = await site.sql(
    `INSERT INTO webhook_endpoint (id, url, description, types, personal_data, batch_size, per_second, joined_seq, claimed_seq)
     VALUES (gen_random_uuid(), $1, $2, '{signup.joined,signup.blocked}', true, 1, 50, 0, 0) RETURNING id::text`,
    [url, description],
  );
  return String(row?.['id']);
}

const seedDeliveries = (endpointId: string) =>
  site.sql(
    `WITH recorded AS (
       INSERT INTO event (type, data, fanned_out) SELECT 'webhook.test', json_build_object('endpointId', $1::text), true FROM generate_series(1, 4) RETURNING seq)
     INSERT INTO webhook_delivery (endpoint_id, event_id, type, source, source_seq, state, attempts, next_attempt_at, status, error, answer, duration_ms, attempted_at)
     SELECT $1::uuid, 'evt_' || seq, 'webhook.test', 'event', seq, (ARRAY['delivered', 'failed', 'skipped', 'pending'])[1 + n % 4], 1,
       CASE WHEN n % 4 = 3 THEN now() + interval '1 hour' END, CASE WHEN n % 4 = 0 THEN 204 ELSE 500 END, CASE WHEN n % 4 > 0 THEN 'The endpoint answered 500.' END,
       CASE WHEN n % 4 > 0 THEN '{"error":"not today"}' END, 12, now()
     FROM (SELECT seq, row_number() OVER () AS n FROM recorded) AS numbered`,
    [endpointId],
  );

const open = (page: Page, text: string) => page.locator('summary').filter({ hasText: text }).first().click();

it('an ADMIN creates an endpoint, tests and replays, rotates, pauses, enables, edits, and deletes it', async () => {
  const visitor = await arriveAs(browser, site, 'ADMIN', { path: '/admin/webhooks' });
  const { page } = visitor;
  await page.getByText('No endpoints yet.').waitFor();
  await page.getByRole('button', { name: 'Create endpoint' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create endpoint' });
  await dialog.getByLabel('URL').fill(url);
  await dialog.getByLabel('Description').fill('Our app');
  await dialog.getByRole('checkbox', { name: 'signup.blocked' }).check();
  await dialog.getByRole('button', { name: 'Create endpoint' }).click();
  await page.getByRole('heading', { name: 'Our app' }).waitFor();
  await page.getByRole('button', { name: 'Show secret' }).click();
  await page.getByText(/^whsec_/).waitFor();
  await page.getByRole('button', { name: 'Send test' }).click();
  await visitor.waitForToast(/The test arrived: 204/);
  status = 500;
  await page.getByRole('button', { name: 'Send test' }).click();
  await page.getByText('The test failed. The endpoint answered 500.').first().waitFor();
  await page.getByRole('radio', { name: 'Failed' }).check();
  await open(page, 'Failed');
  await page.getByText('not today').waitFor();
  await page.locator('details[open]').getByText('"type": "webhook.test"').waitFor();
  status = 204;
  await page.getByRole('button', { name: 'Replay', exact: true }).click();
  await visitor.waitForToast('The event will be sent again.');

  const more = async (action: string) => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('button', { name: action, exact: true }).click();
  };
  await page.getByRole('button', { name: 'Rotate secret' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rotate secret' }).click();
  await page.getByText('The previous secret also signs until').waitFor();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByText('Paused', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Enable' }).click();
  const enabling = page.getByRole('dialog', { name: 'Enable this endpoint?' });
  await enabling.getByRole('radio', { name: 'From now' }).check();
  await enabling.getByRole('button', { name: 'Enable' }).click();
  await page.getByText('Active', { exact: true }).waitFor();
  await more('Edit');
  await page.getByLabel('Description').fill('Another name');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'Another name' }).waitFor();
  await more('Replay events');
  const replaying = page.getByRole('dialog', { name: 'Replay events' });
  await replaying.getByLabel('From').fill('');
  await replaying.getByRole('button', { name: 'Replay' }).click();
  await replaying.getByText('Choose when to start').waitFor();
  await replaying.getByLabel('From').fill('2026-01-01T00:00');
  await replaying.getByLabel('To', { exact: true }).fill('2026-02-01T00:00');
  await replaying.getByRole('button', { name: 'Replay' }).click();
  await visitor.waitForToast('Replaying 0 joins and 0 other events.');
  await more('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('No endpoints yet.').waitFor();
  expect(await site.sql('SELECT id FROM webhook_endpoint')).toEqual([]);
  await visitor.leave();
});

it('axe finds nothing on the screens, and every state fits', async () => {
  const id = await seedEndpoint('Our app');
  await seedDeliveries(id);
  const visitor = await arriveAs(browser, site, 'ADMIN', { path: '/admin/webhooks' });
  const { page } = visitor;
  await visitor.expectAccessibleInViews('endpoints', page.getByRole('link', { name: 'Our app' }));
  await page.getByRole('button', { name: 'Create endpoint' }).click();
  await visitor.expectAccessibleInViews(
    'creating an endpoint',
    page.getByRole('dialog', { name: 'Create endpoint' }),
  );
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Our app' }).click();
  await open(page, 'Failed');
  await visitor.expectAccessibleInViews(
    'an endpoint',
    page.locator('details[open]').getByText('The endpoint answered 500.'),
  );
  await site.sql(`UPDATE webhook_endpoint SET state = 'disabled', reason = 'gone'`);
  await page.getByRole('link', { name: 'All endpoints' }).click();
  await page.getByRole('alert').getByRole('link', { name: 'View endpoint' }).click();
  await visitor.expectAccessibleInViews('a disabled endpoint', page.getByText('It answered 410 Gone, so'));
  await page.getByRole('button', { name: 'Enable' }).click();
  await visitor.expectAccessibleInViews(
    'enabling an endpoint',
    page.getByRole('dialog', { name: 'Enable this endpoint?' }),
  );
  await visitor.leave();
});
