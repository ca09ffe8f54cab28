import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '../testing/render-site.tsx';
import { type Milestone, Milestones } from './milestones.tsx';
import { OpenRewards } from './open-rewards.tsx';

const shirt: Milestone = { name: 'A T-shirt', text: 'Green.', referralsNeeded: 5 };
const openShirt = { ...shirt, recipients: 'REFERRER' };
const sticker = { name: 'A sticker', text: '', referralsNeeded: 1, recipients: 'BOTH' };
const at = '2026-11-28T09:00:00.000Z';
const month: Milestone = {
  ...{ name: 'A month of Pro', text: '', referralsNeeded: 1, reachedAt: at, fulfilledAt: at },
  ...{ code: 'PRO-1', instructions: 'Enter it at checkout.' },
};
const show = (milestones: readonly Milestone[], referrals: number) =>
  renderSite(<Milestones milestones={milestones} referrals={referrals} />, {});

it('says how far it is to the next one, and what is there', () => {
  show([month, shirt], 2);
  screen.getByText('3 more friends until you get A T-shirt.');
  const bar = screen.getByRole('progressbar', { name: 'To A T-shirt' });
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['2', '5']);
  for (const text of ['You have it.', 'PRO-1', 'Enter it at checkout.', '5 friends', 'Green.'])
    screen.getByText(text);
});

it('shows one that is on its way, and no bar once all are there', () => {
  show([{ ...shirt, reachedAt: at }], 5);
  screen.getByText('You earned it. We’ll send it to you.');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('says one more friend while the last one is being checked', () => {
  show([shirt], 7);
  screen.getByText('1 more friend until you get A T-shirt.');
});

it('shows nothing where there are none', async () => {
  renderSite(<OpenRewards isReferred={false} />, { OpenRewards: () => ({ openRewards: [] }) });
  await expect.poll(() => screen.queryByText('Your rewards')).toBeNull();
});

it('shows what can be earned after a join', async () => {
  renderSite(<OpenRewards isReferred={false} />, {
    OpenRewards: () => ({ openRewards: [sticker, openShirt] }),
  });
  await screen.findByText('1 more friend until you get A sticker.');
});

it('says what a friend’s code earns the visitor who joined with it', async () => {
  renderSite(<OpenRewards isReferred />, { OpenRewards: () => ({ openRewards: [sticker, openShirt] }) });
  await screen.findByText('You get it for joining with a friend’s code.');
  screen.getByText('5 more friends until you get A T-shirt.');
});
