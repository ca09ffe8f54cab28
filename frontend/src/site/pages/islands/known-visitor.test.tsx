import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { embeddedJson, siteElementId } from '../../../platform/site.ts';
import { exampleSite } from '../../../testing/example-site.ts';
import { start } from './known-visitor.ts';

const visitor = { rank: 1251, total: 4000, gainedToday: 12, referralId: 'GRACE123' };

/** The parts of a page that change, and what the server says of the visitor. */
function open(knownVisitor: object | null, answer?: Response): HTMLElement {
  document.body.innerHTML = `<button class="join-later">Join</button><p id="line">Already joined?</p>
    <script type="application/json" id="${siteElementId}">${embeddedJson({ ...exampleSite, publicUrl: 'https://site.example' })}</script>`;
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer ?? Response.json({ data: { knownVisitor } })),
  );
  const line = document.getElementById('line');
  if (line === null) throw new Error('The page has no line');
  start(line);
  return line;
}

beforeEach(() => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;
});

it('shows the rank, how much it rose today, and the ways to status and friends', async () => {
  const user = userEvent.setup();
  const line = open(visitor);
  await screen.findByText('You’re #1,251');
  expect(line.textContent).toBe('You’re #1,251 ▲12 today · See status · Share');
  screen.getByLabelText(', up 12 today');
  expect(screen.getByText('See status').getAttribute('href')).toBe('/status');
  const inHeader = document.querySelector('a.join-later');
  expect([inHeader?.textContent, inHeader?.getAttribute('href')]).toEqual(['You’re #1,251', '/status']);
  await user.click(screen.getByText('Share'));
  await screen.findByText('The message with your link is copied');
  expect(await navigator.clipboard.readText()).toBe(
    `I’m #1,251 in line for ${exampleSite.brand.name}. Join with my link and get in line, too. https://site.example/?ref=GRACE123&via=copy`,
  );
});

it('says nothing of a day without a gain', async () => {
  const line = open({ ...visitor, gainedToday: 0 });
  await screen.findByText('You’re #1,251');
  expect(line.textContent).toBe('You’re #1,251 · See status · Share');
});

it.each([
  ['of nobody', undefined],
  ['that is none', new Response('busy', { status: 503 })],
])('leaves the page as it is after an answer %s', async (_what, answer) => {
  const line = open(null, answer);
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(line.textContent).toBe('Already joined?');
  screen.getByText('Join');
});
