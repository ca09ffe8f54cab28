import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { UserEventKind } from '../../generated/office.ts';
import { refusal, type Script } from '../../testing/scripted-server.tsx';
import { renderScreens } from '../testing/render-office.tsx';
import { UserTimeline } from './user-timeline.tsx';

const grace = { __typename: 'UserName', id: 'u2', firstName: 'Grace', lastName: 'Hopper', referralId: 'G1' };
const eventOf = (kind: UserEventKind, changes: object = {}) => ({
  ...{ __typename: 'UserEvent', id: kind, kind, at: '2026-11-25T09:00:00.000Z' },
  ...{ by: null, detail: null, points: null, other: null },
  ...changes,
});

test('a timeline says what happened, who did it, and more on request', async () => {
  const first = [
    eventOf('TAGGED', { detail: 'VIP', by: 'ada@example.com' }),
    eventOf('CREDIT_HOLD', { points: -10, other: grace }),
    eventOf('MESSAGE_SENT', { detail: 'welcome' }),
    eventOf('MESSAGE_FAILED', { detail: 'March news' }),
    eventOf('POINTS_GIVEN', { points: 1, detail: 'Spoke' }),
  ];
  const UserTimelineScript = vi.fn<Script>(({ after }) => ({
    userTimeline:
      after === undefined || after === null
        ? { events: first, nextAfter: 'n1' }
        : { events: [eventOf('JOINED', { detail: 'whatsapp', other: grace })], nextAfter: null },
  }));
  renderScreens(
    { '/user': <UserTimeline userId="u1" /> },
    { role: 'VIEWER', path: '/user', scripts: { UserTimeline: UserTimelineScript } },
  );
  await screen.findByText('Tagged “VIP”');
  const told = () => [...document.querySelectorAll('ol > li > div')].map(({ textContent }) => textContent);
  expect(told()).toEqual([
    'Tagged “VIP” by ada@example.com',
    'Grace Hopper was held for review −10 points',
    'Welcome: sent',
    'March news: not delivered',
    '1 point given “Spoke”',
  ]);
  fireEvent.click(screen.getByText('Show more'));
  await screen.findByText(/Joined and verified/);
  expect(told().at(-1)).toBe('Joined and verified from WhatsApp with the code of Grace Hopper');
  expect(UserTimelineScript).toHaveBeenLastCalledWith({ id: 'u1', after: 'n1' });
  expect(screen.queryByText('Show more')).toBeNull();
});

test('a timeline that cannot be loaded says so', async () => {
  renderScreens(
    { '/user': <UserTimeline userId="u1" /> },
    { role: 'VIEWER', path: '/user', scripts: { UserTimeline: () => refusal('INTERNAL') } },
  );
  await screen.findByText('The message of INTERNAL.');
});
