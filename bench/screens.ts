import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from 'playwright-core';
import { parseOptions } from '../backend/src/command-options.ts';
import type { Lifecycle } from '../backend/src/platform/lifecycle.ts';
import { chromiumFlags, machineChromium } from '../e2e/chromium.ts';
import { importPath, officePaths, treePath, userPath } from '../frontend/src/office/platform/office-paths.ts';
import { runCommand, say, wholeNumber } from './command.ts';
import { type Spread, spread } from './measure.ts';
import { openOffice, post, runProgram, startProduct } from './product.ts';
import { number, type Row } from './report.ts';

/** `npm run screens`. */

const goalMs = 500;
const usage = `Usage: npm run screens -- [--signups N] [--rounds N] [--write]

Times every screen of the back office in Chromium, opened by its address and by the sidebar.

  --signups N  signups on the waitlist, 1000 or more; 1000000 unless given
  --rounds N   times that each screen is opened, 1 to 50; 9 unless given
  --write      put the result into bench/RESULTS.md
`;

function rowOf(what: string, byAddress: Spread, bySidebar?: Spread): Row {
  const show = ({ median, min, max }: Spread) =>
    `${Math.round(median)} ms (${Math.round(min)}–${Math.round(max)})`;
  const isKept = byAddress.median < goalMs && (bySidebar === undefined || bySidebar.median < goalMs);
  const details = bySidebar === undefined ? {} : { details: `by the sidebar ${show(bySidebar)}` };
  return { what, measured: show(byAddress), goal: `< ${goalMs} ms`, isKept, ...details };
}

/** The first time warms up. */
async function spreadOf(rounds: number, open: () => Promise<number>): Promise<Spread> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) times.push(await open());
  return spread(times.slice(1));
}

/** A screen of the back office, and which part of it to wait for. */
interface Screen {
  readonly name: string;
  readonly path: string;
  /** A CSS selector, within `main`, of the data it is opened for. */
  readonly data: string;
  readonly isInSidebar: boolean;
}

const rowsOfTable = 'tbody td';
const linked = (name: string, path: string, data = rowsOfTable): Screen => ({
  name,
  path,
  data,
  isInSidebar: true,
});
const other = (name: string, path: string, data = rowsOfTable): Screen => ({
  name,
  path,
  data,
  isInSidebar: false,
});

/** Links to every other screen and shows no list of its own. */
const account = linked('Account', officePaths.account, 'form');

/**
 * @param leader the id of the first user in the list, who has the most data.
 * @param importId of a file that was checked.
 */
const screensOf = (leader: string, importId: string, signups: number): readonly Screen[] => [
  linked('Dashboard', officePaths.dashboard, '[role=application]'),
  linked('Users', officePaths.users),
  other('Users, the page in the middle', `${officePaths.users}?page=${Math.ceil(signups / 20)}`),
  other('Users, a search', `${officePaths.users}?search=garcia`),
  other('the leading user', userPath(leader), 'dl dd'),
  other('Import', importPath(importId), 'li summary'),
  other('Bulk actions', officePaths.bulkActions, 'ul li'),
  linked('Fairness', officePaths.fairness),
  other('Fairness lists', officePaths.fairnessLists, '[role=region] p'),
  linked('Ambassadors', officePaths.ambassadors),
  linked('FAQ', officePaths.faqs),
  linked('Referral Count', officePaths.referralCount),
  other('the largest tree', treePath(leader), '[role=treeitem]'),
  other('the largest trees', officePaths.countDetails, 'ol li'),
  linked('Invites', officePaths.invites),
  linked('Broadcasts', officePaths.broadcasts),
  linked('Messages', officePaths.messages, 'ul li'),
  linked('Do not email', officePaths.suppressions),
  linked('Team', officePaths.team),
  linked('API keys', officePaths.apiKeys),
  linked('Webhooks', officePaths.webhooks, 'ul li'),
  linked('Audit', officePaths.audit),
  linked('Settings', officePaths.settings),
];

/** A browser with an admin logged in. */
async function openPage(screens: readonly Screen[], token: string, lifecycle: Lifecycle): Promise<Page> {
  const browser = await chromium.launch({ ...(await machineChromium()), args: chromiumFlags });
  lifecycle.onStop('the browser', () => browser.close());
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript((accessToken) => {
    localStorage.setItem('token', accessToken);
    localStorage.setItem('admin', 'true');
  }, token);
  // Installed before the page's own code: nothing is sent to the page while it is timed.
  await page.addInitScript(sayWhenThere, Object.fromEntries(screens.map(({ path, data }) => [path, data])));
  return page;
}

/** Opens a screen by its address, like a reload. @returns milliseconds until its data appeared. */
async function openByAddress(page: Page, origin: string, { path }: Screen): Promise<number> {
  await page.goto('about:blank');
  const moment = momentSaid(page);
  await page.goto(origin + path, { waitUntil: 'commit' });
  return moment; // the page's clock starts with the navigation
}

/** Opens a screen from the account's through the sidebar. @returns milliseconds from the click until its data appeared. */
async function openBySidebar(page: Page, origin: string, { path, data }: Screen): Promise<number> {
  await openByAddress(page, origin, account);
  await page.waitForLoadState('networkidle');
  const moment = momentSaid(page);
  const clickedAt = await page.evaluate((link) => {
    const now = performance.now();
    document.querySelector<HTMLElement>(link)?.click();
    return now;
  }, `nav a[href="${path}"]`);
  await page.evaluate(sayWhenThere, { [path]: data });
  return (await moment) - clickedAt;
}

async function momentSaid(page: Page): Promise<number> {
  const said = await page.waitForEvent('console', (message) => message.text().startsWith('there at '));
  return Number(said.text().replace('there at ', ''));
}

/**
 * Runs in the page: logs to its console when, by the page's clock, the data of the screen at this address had appeared
 * and no loading outline was left; checks before each frame. Names no function inside: the loader marks those with a
 * helper that the page lacks.
 *
 * @param dataOf a CSS selector, within `main`, by address.
 */
async function sayWhenThere(dataOf: Readonly<Record<string, string>>): Promise<void> {
  // The address changes once the screen's code has loaded.
  while (dataOf[location.pathname + location.search] === undefined) await new Promise(requestAnimationFrame);
  const data = dataOf[location.pathname + location.search];
  while (document.querySelector(`main ${data}`) === null || document.querySelector('main .skeleton') !== null)
    await new Promise(requestAnimationFrame);
  console.debug(`there at ${performance.now()}`);
}

/** One of everything, so that no list is empty: nothing is sent to the endpoint. @returns the id of an import. */
async function furnish(origin: string, token: string, leader: string): Promise<string> {
  const ask = async (query: string) => JSON.stringify(await post(origin, '/graphql', { query }, token));
  await ask('mutation { createApiKey(input: { name: "report" }) { apiKey { id } } }');
  await ask(
    'mutation { createWebhookEndpoint(input: { url: "https://hooks.example.com/waitlist", types: ["mailing.done"] }) { endpoint { id } } }',
  );
  await ask('mutation { addSuppression(input: { email: "gone@example.com" }) { message } }');
  const saved = await ask(
    'mutation { saveMessageTemplate(input: { kind: BROADCAST, name: "News", subject: "News", body: "Hi {firstName}" }) { template { id } } }',
  );
  const templateId = /"id":"([^"]+)"/.exec(saved)?.[1] ?? '';
  await ask(
    `mutation { createBroadcast(input: { name: "News", segment: {}, templateId: "${templateId}" }) { message } }`,
  );
  const email = 'grace@example.com';
  await post(origin, '/api/sendOtp', { email, purpose: 'ambassador' });
  await post(origin, '/api/verifyOtp', { email, otp: await newestCode(origin, token) });
  await post(origin, '/api/joinAsAmbassador', {
    ...{ firstName: 'Grace', lastName: 'Hopper', email, phoneNo: 7_400_123_456 },
    ...{ collegeName: 'Vassar', message: 'I want to help.' },
  });
  const bulk = `kind: TAG, tag: "VIP", filter: { signupIds: ["${leader}"] }`;
  const preview = await ask(`{ previewBulkAction(input: { ${bulk} }) { version } }`);
  const version = /"version":"([^"]+)"/.exec(preview)?.[1] ?? '';
  await ask(`mutation { startBulkAction(input: { ${bulk}, version: "${version}" }) { id } }`);
  return checkImport(origin, token);
}

/** Checks a file of a thousand users, some of them twice. */
async function checkImport(origin: string, token: string): Promise<string> {
  const lines = Array.from({ length: 1000 }, (_, at) => `guest${at % 900}@example.com`);
  const response = await fetch(`${origin}/api/admin/checkImport`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
    body: ['email', ...lines].join('\n'),
  });
  const { importId } = (await response.json()) as { readonly importId?: string };
  if (importId === undefined) throw new Error(`checkImport answered ${response.status}`);
  return importId;
}

async function newestCode(origin: string, token: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const headers = { authorization: `Bearer ${token}` };
    const [newest] = (await (await fetch(`${origin}/outbox.json`, { headers })).json()) as readonly {
      readonly code: string | null;
    }[];
    if (typeof newest?.code === 'string') return newest.code;
    await sleep(100);
  }
  throw new Error('No code came');
}

async function findLeader(origin: string, token: string): Promise<string> {
  const found = await post(
    origin,
    '/graphql',
    { query: '{ dashboard { mostUsedReferral { userId } } }' },
    token,
  );
  const id = /"userId":"([^"]+)"/.exec(JSON.stringify(found))?.[1];
  if (id === undefined) throw new Error('Nobody has points');
  return id;
}

await runCommand('screens', usage, async (args, lifecycle) => {
  const { values } = parseOptions(args, {
    options: { signups: { type: 'string' }, rounds: { type: 'string' } },
  });
  const signups = wholeNumber('--signups', values.signups, {
    min: 1000,
    max: 10_000_000,
    fallback: 1_000_000,
  });
  const rounds = wholeNumber('--rounds', values.rounds, { min: 1, max: 50, fallback: 9 });
  say('starting the product');
  const product = await startProduct(lifecycle);
  const token = await openOffice(product);
  say(`growing to ${number(signups)} signups`);
  await runProgram('seed-command', ['--signups', String(signups)], { DATA_DIR: product.dataDir });
  const leader = await findLeader(product.origin, token);
  const importId = await furnish(product.origin, token, leader);
  const screens = screensOf(leader, importId, signups);
  const page = await openPage([account, ...screens], token, lifecycle);
  const rows: Row[] = [];
  for (const screen of screens) {
    lifecycle.signal.throwIfAborted();
    say(screen.name);
    const byAddress = await spreadOf(rounds, () => openByAddress(page, product.origin, screen));
    const bySidebar = screen.isInSidebar
      ? await spreadOf(rounds, () => openBySidebar(page, product.origin, screen))
      : undefined;
    rows.push(rowOf(screen.name, byAddress, bySidebar));
  }
  const about = `${number(signups)} signups. Until a screen shows its data and nothing on it is still to come, in Chromium at 1440 px on the machine of the server, opened by its address, the app included: medians (fastest–slowest) of ${rounds}.`;
  return { about, rows };
});
