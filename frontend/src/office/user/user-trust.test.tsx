import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Script } from '../../testing/scripted-server.tsx';
import { renderScreens } from '../testing/render-office.tsx';
import { userOf } from '../testing/user.ts';
import { TrustButton, UserTrust } from './user-trust.tsx';

test('trusting a referrer is asked first, shown, and taken back', async () => {
  const ada = userOf({ id: 'u1', lastName: 'Smith', referralId: 'RADA000001' });
  const trust = {
    __typename: 'FairnessListEntry',
    id: 'e1',
    list: 'TRUSTED_REFERRERS',
    value: 'RADA000001',
    user: { __typename: 'UserName', id: 'u1', firstName: 'Ada', lastName: 'Smith', referralId: 'RADA000001' },
    note: 'At the stand',
    addedAt: '2026-11-25T09:00:00.000Z',
    addedBy: 'grace@example.com',
  };
  const holds = (of: object | null) => ({
    userHolds: { __typename: 'UserHolds', given: null, earned: [], trust: of },
  });
  const UserHolds = vi.fn<Script>(() => holds(null));
  const AddFairnessListEntry = vi.fn<Script>(() => ({ addFairnessListEntry: trust }));
  const RemoveFairnessListEntry = vi.fn<Script>(() => ({ removeFairnessListEntry: 'Removed' }));
  const page = (
    <>
      <UserTrust userId="u1" />
      <TrustButton user={ada} />
    </>
  );
  const scripts = { UserHolds, AddFairnessListEntry, RemoveFairnessListEntry };
  renderScreens({ '/user': page }, { role: 'ADMIN', path: '/user', scripts });
  const confirm = async (title: string, verb: string) => {
    const asking = (await screen.findByText(title)).closest<HTMLElement>('[role=alertdialog]');
    fireEvent.click(within(asking ?? document.body).getByText(verb));
  };
  fireEvent.click(await screen.findByText('Trust'));
  UserHolds.mockImplementation(() => holds(trust));
  await confirm('Trust Ada Smith as a referrer?', 'Trust');
  await screen.findByText(/“At the stand”/);
  expect(AddFairnessListEntry).toHaveBeenCalledWith({
    input: { list: 'TRUSTED_REFERRERS', value: 'RADA000001' },
  });
  fireEvent.click(await screen.findByText('Stop trusting'));
  UserHolds.mockImplementation(() => holds(null));
  await confirm('Stop trusting Ada Smith as a referrer?', 'Stop trusting');
  await screen.findByText('Trust');
  expect(RemoveFairnessListEntry).toHaveBeenCalledWith({ id: 'e1' });
  expect(screen.queryByText(/“At the stand”/)).toBeNull();
});
