import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buttonNamed } from '../../testing/buttons.ts';
import { translatePage } from '../../testing/translate.ts';
import type { Standing } from '../platform/standing.ts';
import { renderSite } from '../testing/render-site.tsx';
import { visitsCounted } from '../testing/visits-counted.ts';
import { SharePanel } from './share-panel.tsx';

const newest: Standing = {
  rank: 2826,
  total: 2826,
  nextSteps: [
    { referrals: 1, rank: 253 },
    { referrals: 2, rank: 58 },
    { referrals: 5, rank: 1 },
  ],
};

const copied = vi.fn(() => Promise.resolve());
beforeEach(() => {
  copied.mockClear();
});

/** How often the page counted that a link was shared. */
const shared = visitsCounted();

interface Setting extends Partial<ComponentProps<typeof SharePanel>> {
  readonly country?: string;
}

function setUp({ country = 'DE', ...props }: Setting = {}) {
  renderSite(<SharePanel referralId="ADA12345" standing={newest} referralCount={0} {...props} />, {
    VisitorCountry: () => ({ visitorCountry: { code: country, name: null } }),
  });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true });
}

const rungs = () => [...document.querySelectorAll('ol > li')].map(({ textContent }) => textContent);

describe('the ladder', () => {
  it('leads from the rank now to those that the next friends bring', () => {
    setUp();
    expect(rungs()).toEqual([
      'Now#2,826',
      '1 friendup 2,573about #253',
      '2 friendsup 2,768about #58',
      '5 friendsup 2,825#1',
    ]);
  });

  it('counts on from friends who joined', () => {
    setUp({ referralCount: 3 });
    expect(rungs()[1]).toBe('1 more friendup 2,573about #253');
  });

  it('is none at the top, which says so', () => {
    setUp({ standing: { rank: 1, total: 2826, nextSteps: [] } });
    expect(rungs()).toEqual([]);
    expect(screen.getByText('You’re at the top of the list. Keep sharing to stay there.')).toBeTruthy();
    expect(buttonNamed('Share to stay on top')).toBeTruthy();
  });
});

describe('the button to share', () => {
  it('copies the words and the link on a desktop, and says so', async () => {
    setUp();
    onTestFinished(translatePage());
    fireEvent.click(buttonNamed('Share and jump 2,573 spots'));
    await screen.findByText('Copied. Paste it in a chat');
    expect(copied).toHaveBeenCalledWith(
      'I’m in line for Beanline. Join with my link and help me move up. https://site.example/?ref=ADA12345&via=copy',
    );
    expect(shared()).toBe(1);
    expect(screen.getByText('The message with your link is copied').closest('[role=status]')).not.toBeNull();
  });

  it('has other words a week after joining', async () => {
    setUp({ joinedAt: new Date(Date.now() - 7 * 86_400_000).toISOString() });
    fireEvent.click(buttonNamed('Share and jump 2,573 spots'));
    await waitFor(() => expect(copied).toHaveBeenCalledWith(expect.stringMatching(/^Still in line/)));
  });

  it('opens the device’s sheet where fingers press', async () => {
    const share = vi.fn(() => Promise.resolve());
    setUp({ standing: null });
    Object.assign(navigator, { canShare: () => true, share });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'canShare'));
    const ask = window.matchMedia;
    window.matchMedia = (query) => Object.assign(ask(query), { matches: query.includes('coarse') });
    fireEvent.click(buttonNamed('Share your link'));
    expect(share).toHaveBeenCalledWith({
      title: 'Join me on the Beanline waitlist',
      text: 'I’m in line for Beanline. Join with my link and get in line, too.',
      url: 'https://site.example/?ref=ADA12345&via=native',
    });
    await waitFor(() => expect(shared()).toBe(1));
    expect(copied).not.toHaveBeenCalled();
  });
});

describe('the services', () => {
  it.each([
    ['IN', true],
    ['DE', false],
  ])('from %s have WhatsApp in front of all: %s', async (country, isInFront) => {
    setUp({ country });
    const link = (await screen.findByText('WhatsApp')).closest('li');
    await waitFor(() => expect(link?.classList.contains('w-full')).toBe(isInFront));
  });

  it('that are opened are told of, with links that say so', async () => {
    setUp();
    const link = (await screen.findByText('Telegram')).closest('a');
    expect(new URL(link?.href ?? '').searchParams.get('url')).toBe(
      'https://site.example/?ref=ADA12345&via=telegram',
    );
    link?.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link ?? document.body);
    expect(shared()).toBe(1);
  });
});

describe('the code and the link', () => {
  it('are shown short; a copied link says that it was copied', async () => {
    setUp();
    expect(screen.getByText('?ref=ADA12345')).toBeTruthy();
    fireEvent.click(buttonNamed('link'));
    await screen.findByText('The link is copied');
    fireEvent.click(buttonNamed('code'));
    await screen.findByText('The code is copied');
    expect(copied.mock.calls).toEqual([['https://site.example/?ref=ADA12345&via=copy'], ['ADA12345']]);
    expect(shared()).toBe(1); // once for the tab
  });

  it('that cannot be drawn as a card are told so', async () => {
    Element.prototype.scrollIntoView = () => undefined;
    HTMLCanvasElement.prototype.getContext = () => null;
    setUp();
    fireEvent.click(buttonNamed('Show rank card'));
    await screen.findAllByText(/^The picture couldn’t be made/);
    expect(shared()).toBe(0);
  });

  it('make no card while the rank is unknown', () => {
    setUp({ standing: null });
    expect(screen.queryByText('Show rank card')).toBeNull();
  });

  it('are told of by their QR code', async () => {
    Element.prototype.scrollIntoView = () => undefined;
    setUp();
    fireEvent.click(buttonNamed('Show QR code'));
    await screen.findByLabelText('QR code of https://site.example/?ref=ADA12345&via=qr');
    expect(shared()).toBe(1);
  });
});
