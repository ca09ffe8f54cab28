import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { embeddedJson, siteElementId } from '../../../platform/site.ts';
import { exampleSite } from '../../../testing/example-site.ts';
import { markKnown } from '../../platform/known-visitor.ts';
import { start } from './known-visitor.ts';

const visitor = { rank: 1251, total: 4000, gainedToday: 12, referralId: 'GRACE123' };

/** The parts of a page that change, and what the server says of the visitor, whose cookie it may end. */
function open(answer: Response, { endsCookie = false } = {}): HTMLElement {
  document.cookie = 'is-known=1';
  markKnown(document);
  document.body.innerHTML = `<p id="line">See where you stand</p>
    <a class="main" href="/status">See status</a><a class="plain" href="/status" data-share>Share</a>
    <a href="/status"><span data-own-rank>Status</span></a>
    <script type="application/json" id="${siteElementId}">${embeddedJson({ ...exampleSite, publicUrl: 'https://site.example' })}</script>`;
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => {
      if (endsCookie) forget();
      return answer;
    }),
  );
  const line = document.getElementById('line');
  if (line === null) throw new Error('The page has no line');
  start(line);
  return line;
}

const knownAs = (knownVisitor: object | null) => Response.json({ data: { knownVisitor } });
const forget = () => (document.cookie = 'is-known=; max-age=0');
const isMarked = () => document.documentElement.hasAttribute('data-known');

/** After the answer, what it changes is there. */
async function answered(): Promise<void> {
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;
});

afterEach(() => {
  forget();
  markKnown(document);
});

it('shows the rank, how much it rose today, and shares the link right here', async () => {
  const user = userEvent.setup();
  const line = open(knownAs(visitor));
  await answered();
  expect(line.textContent).toBe('You’re #1,251 · ↑12 today');
  screen.getByLabelText('up 12 today');
  expect(document.querySelector('[data-own-rank]')?.textContent).toBe('You’re #1,251');
  expect(screen.getByText('See status').getAttribute('href')).toBe('/status');
  const share = screen.getByRole('button', { name: 'Share' });
  expect(share.className).toBe('plain');
  await user.click(share);
  await screen.findByText('The message with your link is copied');
  expect(await navigator.clipboard.readText()).toBe(
    `I’m #1,251 in line for ${exampleSite.brand.name}. Join with my link and get in line, too. https://site.example/?ref=GRACE123&via=copy`,
  );
});

it('says nothing of a day without a gain', async () => {
  const line = open(knownAs({ ...visitor, gainedToday: 0 }));
  await answered();
  expect(line.textContent).toBe('You’re #1,251');
});

it('after an answer that is none, leaves the links to the status', async () => {
  const line = open(new Response('busy', { status: 503 }));
  await answered();
  expect(line.textContent).toBe('See where you stand');
  expect(screen.getByText('Share').getAttribute('href')).toBe('/status');
  expect(isMarked()).toBe(true);
});

it('offers nothing to share to users who are no longer waiting', async () => {
  open(knownAs(null));
  await answered();
  expect(screen.queryByText('Share')).toBeNull();
  screen.getByText('See status');
  expect(isMarked()).toBe(true);
});

it('shows the page of strangers once the server has forgotten the browser', async () => {
  open(knownAs(null), { endsCookie: true });
  expect(isMarked()).toBe(true);
  await answered();
  expect(isMarked()).toBe(false);
});
