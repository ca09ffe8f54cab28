import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { MailingState } from '../../generated/office.ts';
import { refusal, type Script } from '../../testing/scripted-server.tsx';
import { broadcastOf, renderMailing } from '../mailing/testing/render-mailing.tsx';
import { BroadcastPage } from './broadcast-page.tsx';

const resend = 'Resend to those who didn’t click';

type Role = 'VIEWER' | 'EDITOR' | 'ADMIN';

async function open(
  role: Role,
  broadcast: ReturnType<typeof broadcastOf>,
  scripts: Readonly<Record<string, Script>> = {},
) {
  renderMailing(<BroadcastPage />, {
    role,
    path: '/admin/broadcasts/b1',
    at: '/admin/broadcasts/:id',
    scripts: { Broadcast: () => ({ broadcast }), ...scripts },
  });
  await screen.findByRole('heading', { name: 'March news' });
  return userEvent.setup();
}

const offered = () =>
  ['Start', 'Edit', 'Pause', 'Resume', 'Resend uncertain', 'Cancel broadcast', 'Revoke invitations'].filter(
    (name) => screen.queryByRole('button', { name }) ?? screen.queryByRole('link', { name }),
  );

it.each<[MailingState, Role, string[]]>([
  ['DRAFT', 'VIEWER', []],
  ['DRAFT', 'EDITOR', ['Edit']],
  ['DRAFT', 'ADMIN', ['Start', 'Edit']],
  ['SCHEDULED', 'ADMIN', ['Cancel broadcast']],
  ['RUNNING', 'VIEWER', []],
  ['RUNNING', 'EDITOR', ['Pause']],
  ['RUNNING', 'ADMIN', ['Pause', 'Cancel broadcast']],
  ['PAUSED', 'ADMIN', ['Resume', 'Cancel broadcast']],
  ['DONE', 'ADMIN', []],
])('a broadcast that is %s offers a %s %j', async (state, role, expected) => {
  await open(role, broadcastOf({ state }));
  expect(offered()).toEqual(expected);
});

it('lets an ADMIN resend uncertain messages, with a warning that they may arrive twice', async () => {
  const done = broadcastOf({ state: 'DONE' });
  const uncertain = { ...done, recipients: { ...done.recipients, uncertain: 3 } };
  const resent = vi.fn<Script>(() => ({
    resendUncertain: { message: '3 messages will be sent again.', mailing: done },
  }));
  const user = await open('ADMIN', uncertain, { ResendUncertain: resent });
  await user.click(screen.getByRole('button', { name: 'Resend uncertain' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Send 3 uncertain messages again?' }));
  dialog.getByText(/may get it twice/);
  await user.click(dialog.getByRole('button', { name: 'Resend uncertain' }));
  await screen.findAllByText('3 messages will be sent again.');
  expect(resent.mock.lastCall?.[0]).toEqual({ id: 'b1' });
});

it('counts what users made of it, and says who got no message', async () => {
  const user = await open('VIEWER', broadcastOf({ state: 'DONE' }));
  await user.click(await screen.findByRole('button', { name: 'Results as a table' }));
  const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name} `) }).textContent;
  expect([row('Sent'), row('Clicked'), row('Unsubscribed'), row('Bounced')]).toEqual([
    expect.stringContaining('380'),
    expect.stringContaining('95'),
    expect.stringContaining('5'),
    expect.stringContaining('2'),
  ]);
  screen.getByText(/do-not-email list: bounced/);
  screen.getByText(/^25% of recipients clicked, 1\.3% unsubscribed/);
  screen.getByRole('row', { name: 'https://blog.example/march 90 23.7%' });
  screen.getByText(/^Opens aren’t counted/);
});

it.each<[string, Role, Partial<ReturnType<typeof broadcastOf>>, boolean]>([
  ['done', 'EDITOR', { state: 'DONE' }, true],
  ['done, for a VIEWER', 'VIEWER', { state: 'DONE' }, false],
  ['still being sent', 'ADMIN', { state: 'RUNNING' }, false],
  ['done, without links', 'ADMIN', { state: 'DONE', links: [] }, false],
])('offers to resend a broadcast that is %s, to a %s', async (_which, role, broadcast, isOffered) => {
  await open(role, broadcastOf(broadcast));
  expect(screen.queryByRole('button', { name: resend }) !== null).toBe(isOffered);
});

it('offers no resend once everyone clicked', async () => {
  await open('ADMIN', broadcastOf({ state: 'DONE' }, { clicked: 380 }));
  expect(screen.queryByRole('button', { name: resend })).toBeNull();
});

it('opens the draft for those who did not click, or says why there is none', async () => {
  let isRefused = true;
  const user = await open('EDITOR', broadcastOf({ state: 'DONE' }), {
    ResendBroadcast: ({ id }) =>
      isRefused
        ? refusal('WRONG_STATE')
        : { resendBroadcast: { message: 'A draft was saved', mailing: { id: `of-${String(id)}` } } },
  });
  await user.click(screen.getByRole('button', { name: resend }));
  await screen.findByText('The message of WRONG_STATE.');
  isRefused = false;
  await user.click(screen.getByRole('button', { name: resend }));
  await vi.waitFor(() => expect(window.location.pathname).toBe('/admin/broadcasts/of-b1'));
  await screen.findAllByText('A draft was saved');
});

it('says that a message without counted links has none', async () => {
  await open('VIEWER', { ...broadcastOf({ state: 'DONE' }), links: [] });
  screen.getByText(/has no links that are counted/);
});

it('says that a broadcast does not exist', async () => {
  renderMailing(<BroadcastPage />, {
    role: 'VIEWER',
    path: '/admin/broadcasts/none',
    at: '/admin/broadcasts/:id',
    scripts: { Broadcast: () => ({ broadcast: null }) },
  });
  await screen.findByText('There’s no broadcast with this ID.');
});
