import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '../../testing/render-site.tsx';
import type { Joined } from '../../waitlist/join-state.ts';
import { JoinedShare } from './joined-share.tsx';

const joined: Joined = {
  message: 'You are already on the waitlist',
  alreadyJoined: false,
  referralCredited: false,
  enteredCode: '',
  userId: 'id-1',
  referralId: 'ADA12345',
  rank: { status: 'known', rank: 7, total: 9, nextSteps: [] },
};
const reward = { name: 'A sticker', text: '', referralsNeeded: 3, recipients: 'REFERRER' };
const show = (changes: Partial<Joined>) =>
  renderSite(<JoinedShare {...joined} {...changes} />, { OpenRewards: () => ({ openRewards: [reward] }) });

it('says to those who just joined how many friends a reward takes', async () => {
  show({});
  await screen.findByText('3 more friends until you get A sticker.');
});

it('promises no place and counts no friends to one who had joined and is no longer waiting', async () => {
  show({ alreadyJoined: true, rank: { status: 'none' } });
  await screen.findByText('Every friend who joins with it counts for you.');
  await act(async () => void (await new Promise((arrived) => setTimeout(arrived, 50))));
  expect(screen.queryByText(/move you up/)).toBeNull();
  expect(screen.queryByText(/until you get/)).toBeNull();
});
