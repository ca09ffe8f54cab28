import { shareLink } from '@waitlist/backend/referral-sharing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { findButton } from '../../testing/buttons.ts';
import { renderSite } from '../testing/render-site.tsx';
import { visitsCounted } from '../testing/visits-counted.ts';
import { RankCardFigure } from './rank-card-figure.tsx';

const counted = visitsCounted();
const written = vi.fn<(text: string) => void>();

/** What jsdom lacks: a canvas, of which the texts are kept, fonts, pictures, and scrolling. */
beforeEach(() => {
  written.mockClear();
  const context = {
    createRadialGradient: () => ({ addColorStop: () => undefined }),
    measureText: () => ({ width: 100 }),
    fillText: written,
    ...Object.fromEntries(
      ['fillRect', 'beginPath', 'arc', 'fill', 'drawImage'].map((name) => [name, () => undefined]),
    ),
  };
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => context,
    toBlob: (done: BlobCallback) => done(new Blob(['drawn'], { type: 'image/png' })),
  });
  Image.prototype.decode = () => Promise.resolve();
  Object.assign(document, { fonts: { load: () => Promise.resolve([]) } });
  Element.prototype.scrollIntoView = () => undefined;
});

const show = () =>
  renderSite(
    <RankCardFigure
      id="card"
      standing={{ rank: 251, total: 2826, nextSteps: [] }}
      brand="Beanline"
      code="ADA12345"
      shared={{
        title: 'Join me',
        words: 'I’m in line.',
        linkBy: (via) => shareLink('https://site.example', 'ADA12345', via),
      }}
    />,
    {},
  );

it('says rank, code and short link, in both formats', async () => {
  show();
  const texts = ['Beanline', '#251', 'of 2,826 for Beanline', 'Join with my code ADA12345'];
  const link = 'site.example/?ref=ADA12345';
  await waitFor(() =>
    expect(written.mock.calls.map(([text]) => text)).toEqual([...texts, link, ...texts, link]),
  );
  expect(screen.getAllByLabelText(/^#251 of 2,826 for Beanline\./)).toHaveLength(2);
  await findButton('Story');
  expect(screen.queryByText('Share')).toBeNull();
});

it('is shared as a file where the device can, with a link that says so', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
  Object.assign(navigator, { canShare: ({ files }: ShareData) => files?.length === 1, share });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'canShare'));
  show();
  fireEvent.click((await screen.findAllByText('Share'))[1] ?? document.body);
  expect(share.mock.lastCall?.[0].text).toBe('I’m in line. https://site.example/?ref=ADA12345&via=card');
  expect(share.mock.lastCall?.[0].files?.[0]?.name).toBe('rank-story-ADA12345.png');
  await waitFor(() => expect(counted()).toBe(1));
});
