import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Script } from '../../testing/scripted-server.tsx';
import { officePaths } from '../platform/office-paths.ts';
import { renderScreens } from '../testing/render-office.tsx';
import { ReferralCountsPage } from './referral-counts-page.tsx';

const referrers = vi.fn<Script>(({ among, search }) => {
  const docs =
    among === 'WAITING' && search === ''
      ? [
          {
            __typename: 'ReferralCount',
            userId: 'u1',
            firstName: 'Ada',
            lastName: 'Lovelace',
            email: 'ada@example.com',
            referralPoints: 1200,
            referralCount: 12,
          },
        ]
      : [];
  return { referralCounts: { docs, totalDocs: docs.length, totalIsExact: true } };
});

function show(search = '') {
  const path = officePaths.referralCount;
  renderScreens(
    { [path]: <ReferralCountsPage /> },
    { role: 'VIEWER', path: path + search, scripts: { ReferralCounts: referrers } },
  );
}

const address = () => Object.fromEntries(new URLSearchParams(window.location.search));

test('those with most points come first; another order and a search are kept in the address', async () => {
  show();
  await screen.findByText('1 to 1 of 1');
  expect(referrers.mock.lastCall?.[0]).toMatchObject({ sort: 'REFERRAL_POINTS', direction: 'DESC' });
  fireEvent.click(screen.getByRole('button', { name: 'ReferralCount' }));
  await waitFor(() => expect(address()).toEqual({ sort: '-referralCount' }));
  fireEvent.click(screen.getByRole('button', { name: 'ReferralCount' }));
  await waitFor(() => expect(address()).toEqual({ sort: 'referralCount' }));
  fireEvent.change(screen.getByLabelText('Search referral count'), { target: { value: 'nobody' } });
  await screen.findByText(/^Nothing matches/);
  expect(address()).toEqual({ search: 'nobody', sort: 'referralCount' });
  expect(referrers.mock.lastCall?.[0]).toMatchObject({ sort: 'REFERRAL_COUNT', direction: 'ASC' });
});

test('invited users are a list of their own, kept in the address', async () => {
  show();
  await screen.findByText('1 to 1 of 1');
  fireEvent.click(screen.getByText('Invited'));
  await screen.findByText(/^No invited user has referrals\./);
  expect(address()).toEqual({ among: 'AWAY' });
  fireEvent.click(screen.getByText('Waiting'));
  await screen.findByText('1 to 1 of 1');
  expect(address()).toEqual({});
});

test('the list of those who wait says what will be there', async () => {
  referrers.mockImplementationOnce(() => ({
    referralCounts: { docs: [], totalDocs: 0, totalIsExact: true },
  }));
  show();
  await screen.findByText(/^No referrals yet\./);
});
