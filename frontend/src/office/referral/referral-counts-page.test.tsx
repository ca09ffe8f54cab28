import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { UserFilter } from '../../generated/office.ts';
import type { Script } from '../../testing/scripted-server.tsx';
import { officePaths } from '../platform/office-paths.ts';
import { renderScreens } from '../testing/render-office.tsx';
import { ReferralCountsPage } from './referral-counts-page.tsx';

const referrers = vi.fn<Script>(({ filter }) => {
  const { states, search } = filter as UserFilter;
  const docs =
    states?.includes('INVITED') !== true && search === undefined
      ? [
          {
            __typename: 'ReferralCount',
            userId: 'u1',
            firstName: 'Ada',
            lastName: 'Lovelace',
            email: 'ada@example.com',
            state: 'ACCEPTED',
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
  await screen.findByText(/^No user with referrals matches “nobody”/);
  expect(screen.getByText('Search all users').getAttribute('href')).toBe(
    `${officePaths.users}?search=nobody`,
  );
  expect(address()).toEqual({ search: 'nobody', sort: 'referralCount' });
  expect(referrers.mock.lastCall?.[0]).toMatchObject({ sort: 'REFERRAL_COUNT', direction: 'ASC' });
});

test('users in every state are listed; one state can be chosen, and is kept in the address', async () => {
  show();
  await screen.findByText('1 to 1 of 1');
  expect(referrers.mock.lastCall?.[0]).toMatchObject({ filter: {} });
  const rows = within(screen.getByRole('region', { name: 'Referral Count, rows' }));
  rows.getByText('Accepted');
  fireEvent.click(screen.getByRole('button', { name: 'Add filter' }));
  fireEvent.click(await screen.findByRole('option', { name: 'State' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Invited' }));
  await screen.findByText('No user with referrals matches these filters.');
  expect(address()).toEqual({ states: 'invited' });
  fireEvent.click(screen.getByRole('button', { name: 'Remove filter: State is Invited' }));
  await screen.findByText('1 to 1 of 1');
  expect(address()).toEqual({});
});

test('an empty list says what will be there', async () => {
  referrers.mockImplementationOnce(() => ({
    referralCounts: { docs: [], totalDocs: 0, totalIsExact: true },
  }));
  show();
  await screen.findByText(/^No referrals yet\./);
});
