import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { refusal, type Script } from '../../testing/scripted-server.tsx';
import { officePaths } from '../platform/office-paths.ts';
import { waveOf } from '../mailing/testing/render-mailing.tsx';
import { renderScreens } from '../testing/render-office.tsx';
import { WavesPage } from './waves-page.tsx';

const answer = () => ({
  inviteWaves: {
    docs: [waveOf({ id: 'w1', name: 'Wave 1' }), { ...waveOf({ id: 'w2', name: 'Wave 2' }), id: 'w2' }],
    totalDocs: 30,
  },
});

function show() {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(2026, 10, 27, 16, 8) });
  const asked = vi.fn<Script>(answer);
  renderScreens(
    { [officePaths.invites]: <WavesPage /> },
    { role: 'VIEWER', path: officePaths.invites, scripts: { InviteWaves: asked } },
  );
  return asked;
}

afterEach(() => void vi.useRealTimers());

const offline = () => Promise.reject(new TypeError('Failed to fetch'));

test('a polled list keeps its rows while the server cannot be reached, and says since when', async () => {
  const asked = show();
  await screen.findByText('Wave 2');
  asked.mockImplementation(offline);
  await vi.advanceTimersByTimeAsync(25_000);
  await screen.findByText('Can’t reach the server. Showing what loaded at 4:08 PM.');
  expect(document.querySelectorAll('tbody tr')).toHaveLength(2);
  expect(screen.queryByText('Try again')).toBeNull();
  asked.mockImplementation(answer);
  await vi.advanceTimersByTimeAsync(11_000);
  await waitFor(() => expect(screen.queryByText(/^Can’t reach/)).toBeNull());
});

test('another page that cannot be loaded is no page of the one before', async () => {
  const asked = show();
  await screen.findByText('Wave 2');
  asked.mockImplementation(offline);
  fireEvent.click(screen.getByLabelText('Next page'));
  await screen.findByText('Try again');
  expect(screen.queryByText('Wave 2')).toBeNull();
});

test('rows that may no longer be seen are not kept', async () => {
  const asked = show();
  await screen.findByText('Wave 2');
  asked.mockImplementation(() => refusal('FORBIDDEN'));
  await vi.advanceTimersByTimeAsync(11_000);
  await screen.findByText('The message of FORBIDDEN.');
  expect(screen.queryByText('Wave 2')).toBeNull();
  expect(screen.queryByText('Try again')).toBeNull();
});
