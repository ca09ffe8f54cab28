import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { MailingState } from '../../generated/office.ts';
import type { Script } from '../../testing/scripted-server.tsx';
import { broadcastOf, renderMailing } from '../mailing/testing/render-mailing.tsx';
import { BroadcastPage } from './broadcast-page.tsx';

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
