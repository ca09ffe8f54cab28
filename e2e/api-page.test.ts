import { readFile } from 'node:fs/promises';
import { buildSchema } from 'graphql';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { contrastViolationsIn } from './axe.ts';
import { sharedBrowser } from './browser.ts';
import { isFullMatrix } from './matrix.ts';
import { sharedSite, type Site } from './site.ts';
import { usualAnswers, Visitor } from './visitor.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite('visitors'), sharedBrowser()]);
});

/** What Scalar writes on the console: its version, and the style attributes that the policy refuses. */
const scalarWrites = /^info: @scalar|^error: Applying inline style|status of 404/;

interface Arrival {
  readonly visitor: Visitor;
  readonly page: Page;
  /** What was asked of other hosts, which all refuse. */
  readonly askedElsewhere: readonly string[];
}

async function arrive(path: string, colorScheme: 'light' | 'dark' = 'light'): Promise<Arrival> {
  const visitor = await Visitor.arrive(browser, site.origin, { path: 'about:blank' });
  const { page } = visitor;
  const askedElsewhere: string[] = [];
  await page.emulateMedia({ colorScheme });
  await page.route(
    ({ origin, protocol }) => origin !== site.origin && protocol.startsWith('http'),
    (route) => {
      askedElsewhere.push(route.request().url());
      return route.abort();
    },
  );
  await page.goto(path);
  return { visitor, page, askedElsewhere };
}

/** The first call of each feature in the document: its tag, its title and its address on the page. */
async function firstCalls() {
  const { tags, paths } = (await (await fetch(`${site.origin}/api/openapi.json`)).json()) as {
    readonly tags: readonly { readonly name: string }[];
    readonly paths: Readonly<
      Record<string, Readonly<Record<string, { readonly summary: string; readonly tags: readonly string[] }>>>
    >;
  };
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ ...operation, path, method })),
  );
  return tags.map(({ name }) => {
    const call = calls.find((each) => each.tags[0] === name);
    if (call === undefined) throw new Error(`No call has the tag ${name}`);
    return {
      title: call.summary,
      address: `/api/docs#tag/${name}/${call.method.toUpperCase()}${call.path}`,
      button: `Test Request (${call.method} ${call.path})`,
    };
  });
}

const joinCall = {
  address: '/api/docs#tag/waitlist/POST/api/joinwaitlist',
  button: 'Test Request (post /api/joinwaitlist)',
};

/** Calls `look` at the introduction and at a call. */
async function lookAtStates(page: Page, look: (state: string) => Promise<void>): Promise<void> {
  await introduction(page).waitFor();
  await look('the introduction');
  await page.goto(joinCall.address);
  await page.getByRole('button', { name: joinCall.button }).waitFor();
  await look('a call');
  const refused = await page.evaluate(
    () => [...document.querySelectorAll('style')].filter(({ sheet }) => sheet === null).length,
  );
  expect(refused, 'styles of the library that are not in force').toBe(0);
}

describe('the API page', () => {
  // One visit for all of it: the library takes seconds to start.
  it('is accessible at every width, shows calls, tries one by keyboard without a token and one with the XSRF header, and asks no other host', async () => {
    const { visitor, page, askedElsewhere } = await arrive('/api/docs');
    await page.locator('body.light-mode').waitFor();
    await lookAtStates(page, (state) => visitor.expectAccessibleAtWidths(state));
    await showsCalls(page);
    await triesByKeyboard(page);
    await copiesXsrfCookie(page);
    expect(askedElsewhere).toEqual([]);
    await visitor.leave({ but: scalarWrites });
  });

  it('is accessible in the dark', async () => {
    const { visitor, page } = await arrive('/api/docs', 'dark');
    await page.locator('body.dark-mode').waitFor();
    // The markup is the same, and the library's is large.
    await lookAtStates(page, async (state) => {
      if (isFullMatrix) return visitor.expectAccessibleAtWidths(state);
      expect(await contrastViolationsIn(page), state).toEqual([]);
    });
    await visitor.leave({ but: scalarWrites });
  });
});

const introduction = (page: Page) => page.getByRole('heading', { name: 'Join in three calls' });

async function showsCalls(page: Page): Promise<void> {
  const calls = await firstCalls();
  expect(calls.length).toBeGreaterThan(5);
  // The library takes a second for each.
  for (const { title, address, button } of isFullMatrix ? calls : calls.slice(-1)) {
    await page.goto(address);
    await page.getByRole('heading', { name: title, exact: true }).first().waitFor();
    await page.getByRole('button', { name: button }).first().waitFor();
  }
}

async function triesByKeyboard(page: Page): Promise<void> {
  await page.goto('/api/docs#tag/faq/GET/api/getfaqs');
  const { result } = (await (await fetch(`${site.origin}/api/getfaqs`)).json()) as {
    readonly result: readonly { readonly question: string }[];
  };
  await page.getByRole('button', { name: 'Test Request (get /api/getfaqs)' }).press('Enter');
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: 'Send get request' });
  const [request] = await Promise.all([page.waitForRequest('**/api/getfaqs'), send.press('Enter')]);
  await dialog.getByText('200 OK').waitFor();
  await dialog.getByText(JSON.stringify(result[0]?.question ?? 'no question')).waitFor();
  expect(await request.allHeaders()).not.toHaveProperty('authorization');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** So that calls that change something are accepted. */
async function copiesXsrfCookie(page: Page): Promise<void> {
  await page.goto('/api/docs#tag/referral/POST/api/updatePoints');
  await page.getByRole('button', { name: 'Test Request (post /api/updatePoints)' }).click();
  const dialog = page.getByRole('dialog');
  const [request] = await Promise.all([
    page.waitForRequest('**/api/updatePoints'),
    dialog.getByRole('button', { name: 'Send post request' }).click(),
  ]);
  await dialog.getByText('404 Not Found').waitFor();
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN');
  expect(await request.allHeaders()).toMatchObject({ 'x-xsrf-token': cookie?.value ?? 'no cookie' });
  expect(request.postDataJSON()).toHaveProperty('referralCode');
  expect(await (await request.response())?.json()).toMatchObject({ code: 'REFERRAL_NOT_FOUND' });
}

it('the built server has the types of schema.graphql, none under another name', async () => {
  const file = await readFile(new URL('../schema.graphql', import.meta.url), 'utf8');
  const response = await fetch(`${site.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ __schema { types { name } } }' }),
  });
  const { data } = (await response.json()) as {
    readonly data: { readonly __schema: { readonly types: readonly { readonly name: string }[] } };
  };
  const names = data.__schema.types.map(({ name }) => name);
  expect(names.toSorted()).toEqual(Object.keys(buildSchema(file).getTypeMap()).toSorted());
});

it('the GraphQL explorer reads the schema, carries out a query, and asks nothing of any other host', async () => {
  const { visitor, page, askedElsewhere } = await arrive('/graphql/explorer');
  await page.getByRole('button', { name: 'Docs' }).click();
  await page.getByText('Query', { exact: true }).first().waitFor();
  await page
    .getByText('mutation: Mutation')
    .or(page.getByText('Mutation', { exact: true }))
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Send Request' }).click();
  await page.getByText('200 OK').waitFor();
  await page.getByText(`"${usualAnswers.broker.slug}"`, { exact: true }).waitFor();
  expect(askedElsewhere).toEqual([]);
  await visitor.leave();
});
