import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { MailingState } from '../../generated/office.ts';
import { refusal, type Script } from '../../testing/scripted-server.tsx';
import { commonAnswers, renderMailing, waveOf } from '../mailing/testing/render-mailing.tsx';
import { renderScreens } from '../testing/render-office.tsx';
import { WavePage } from './wave-page.tsx';
import { WavesPage } from './waves-page.tsx';

type Role = 'VIEWER' | 'EDITOR' | 'ADMIN';

async function open(
  role: Role,
  wave: ReturnType<typeof waveOf>,
  scripts: Readonly<Record<string, Script>> = {},
) {
  renderMailing(<WavePage />, {
    role,
    path: '/admin/invites/w1',
    at: '/admin/invites/:id',
    scripts: { InviteWave: () => ({ inviteWave: wave }), ...scripts },
  });
  await screen.findByRole('heading', { name: 'First 500' });
  return userEvent.setup();
}

const offered = () =>
  ['Start', 'Edit', 'Delete draft', 'Pause', 'Resume', 'Cancel wave', 'Revoke invitations'].filter(
    (name) => screen.queryByRole('button', { name }) ?? screen.queryByRole('link', { name }),
  );

it.each<[MailingState, Role, string[]]>([
  ['DRAFT', 'VIEWER', []],
  ['DRAFT', 'EDITOR', ['Edit', 'Delete draft']],
  ['DRAFT', 'ADMIN', ['Start', 'Edit', 'Delete draft']],
  ['SCHEDULED', 'ADMIN', ['Cancel wave']],
  ['PREPARING', 'ADMIN', ['Cancel wave']],
  ['RUNNING', 'VIEWER', []],
  ['RUNNING', 'EDITOR', ['Pause']],
  ['RUNNING', 'ADMIN', ['Pause', 'Cancel wave']],
  ['PAUSED', 'EDITOR', []],
  ['PAUSED', 'ADMIN', ['Resume', 'Cancel wave']],
  ['DONE', 'EDITOR', []],
  ['DONE', 'ADMIN', ['Revoke invitations']],
])('a wave that is %s offers a %s %j', async (state, role, expected) => {
  await open(role, waveOf({ state }));
  expect(offered()).toEqual(expected);
});

it.each(['VIEWER', 'EDITOR'] as const)('leads to a copy for roles that may add one (%s)', async (role) => {
  await open(role, waveOf({ state: 'DONE' }));
  const link = screen.queryByRole('link', { name: 'Duplicate' });
  expect(link?.getAttribute('href')).toBe(role === 'VIEWER' ? undefined : '/admin/invites/new?copy=w1');
});

it('counts whom a draft would reach; a running one shows its funnel instead', async () => {
  await open('VIEWER', waveOf({ state: 'DRAFT' }));
  await screen.findByText('500 users');
  expect(screen.queryByRole('heading', { name: 'Funnel' })).toBeNull();
  cleanup();
  await open('VIEWER', waveOf({ state: 'RUNNING' }));
  screen.getByRole('heading', { name: 'Funnel' });
  expect(screen.queryByRole('heading', { name: 'Preview' })).toBeNull();
});

it('offers to revoke nothing when everyone has accepted, or it was revoked before', async () => {
  await open('ADMIN', waveOf({ state: 'DONE' }, { issued: 64, accepted: 64 }));
  expect(offered()).toEqual([]);
});

it('says what revoking does, and then what the server said', async () => {
  const wave = waveOf({ state: 'DONE' });
  const revoked = vi.fn<Script>(() => ({
    revokeWave: {
      message: 'The invitations are being revoked',
      wave: { ...wave, revokedAt: '2026-11-23T12:00:00Z' },
    },
  }));
  const user = await open('ADMIN', wave, { RevokeWave: revoked });
  await user.click(screen.getByRole('button', { name: 'Revoke invitations' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke 326 invitations?' }));
  dialog.getByText(/64 users who accepted stay in/);
  await user.click(dialog.getByRole('button', { name: 'Revoke invitations' }));
  await screen.findAllByText('The invitations are being revoked');
  expect(revoked.mock.lastCall?.[0]).toEqual({ id: 'w1' });
});

it('deletes a draft once that is confirmed, and leaves its screen', async () => {
  const message = 'The draft of the wave was deleted.';
  const deleted = vi.fn<Script>(() => ({ deleteMailing: { message } }));
  const user = await open('EDITOR', waveOf({ state: 'DRAFT' }), { DeleteMailing: deleted });
  await user.click(screen.getByRole('button', { name: 'Delete draft' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete the draft of this wave?' }));
  expect(deleted).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Delete draft' }));
  await screen.findAllByText(message);
  expect(deleted.mock.lastCall?.[0]).toEqual({ id: waveOf({}).mailing.id });
  expect(screen.queryByRole('heading', { name: 'First 500' })).toBeNull();
});

it('says in words why it paused itself, and who got no message', async () => {
  await open('VIEWER', waveOf({ state: 'PAUSED', pauseReason: 'BOUNCES' }));
  screen.getByText(/Paused automatically: 5% of its emails or more bounced/);
  screen.getByText(/do-not-email list: bounced/);
});

it('says that a wave does not exist', async () => {
  renderMailing(<WavePage />, {
    role: 'VIEWER',
    path: '/admin/invites/none',
    at: '/admin/invites/:id',
    scripts: { InviteWave: () => ({ inviteWave: null }) },
  });
  await screen.findByText('There’s no wave with this ID.');
});

it.each([
  ['PAUSED', 'Resume', 'Resume this wave?', 'ResumeMailing', 'resumeMailing'],
  ['RUNNING', 'Cancel wave', 'Cancel this wave?', 'CancelMailing', 'cancelMailing'],
] as const)('a wave that is %s: “%s” asks first', async (state, verb, title, operation, field) => {
  const wave = waveOf({ state });
  const carriedOut = vi.fn<Script>(() => ({ [field]: { message: 'It is done.', mailing: wave.mailing } }));
  const user = await open('ADMIN', wave, { [operation]: carriedOut });
  await user.click(screen.getByRole('button', { name: verb }));
  const question = await screen.findByRole('alertdialog', { name: title });
  await user.click(
    within(question).getByRole('button', { name: verb === 'Cancel wave' ? 'Keep wave' : 'Cancel' }),
  );
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(carriedOut).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: verb }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: verb }));
  await screen.findAllByText('It is done.');
  expect(carriedOut.mock.lastCall?.[0]).toEqual({ id: 'w1' });
});

it.each(['ADMIN', 'EDITOR'] as const)('pauses at once, and offers an ADMIN to resume (%s)', async (role) => {
  const wave = waveOf({ state: 'RUNNING' });
  const paused = vi.fn<Script>(() => ({ pauseMailing: { message: 'It is paused.', mailing: wave.mailing } }));
  const resumed = vi.fn<Script>(() => ({ resumeMailing: { message: 'It runs.', mailing: wave.mailing } }));
  const user = await open(role, wave, { PauseMailing: paused, ResumeMailing: resumed });
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  await screen.findAllByText('It is paused.');
  expect(paused.mock.lastCall?.[0]).toEqual({ id: 'w1' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Actions' }));
  const resume = screen.queryByRole('button', { name: 'Resume' });
  expect(resume === null).toBe(role === 'EDITOR');
  if (resume === null) return;
  await user.click(resume);
  await screen.findAllByText('It runs.');
  expect(resumed.mock.lastCall?.[0]).toEqual({ id: 'w1' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull());
});

it.each(['SCHEDULED', 'RUNNING', 'PAUSED'] as const)(
  'changes the pace of a wave that is %s, and takes it back',
  async (state) => {
    const wave = waveOf({ state });
    const paced = vi.fn<Script>(({ perHour }) => ({
      setMailingPace: { message: `Now ${Number(perHour)}.`, mailing: wave.mailing },
    }));
    const user = await open('ADMIN', wave, { SetMailingPace: paced });
    await user.click(screen.getByRole('button', { name: 'Change pace' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change the pace of this wave?' });
    const box = within(dialog).getByLabelText('Invitations per hour');
    await waitFor(() => expect(document.activeElement).toBe(box));
    await user.clear(box);
    await user.type(box, '0{Enter}');
    await within(dialog).findByText('Messages an hour must be a whole number from 1 to 1,000,000');
    expect(paced).not.toHaveBeenCalled();
    await user.clear(box);
    await user.type(box, '55');
    within(dialog).getByText('Sending to the 110 users who are left takes about 2 hours.');
    await user.keyboard('{Enter}');
    await screen.findAllByText('Now 55.');
    expect(paced.mock.lastCall?.[0]).toEqual({ id: 'w1', perHour: 55 });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Change the pace/ })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findAllByText('Now 5000.');
    expect(paced.mock.lastCall?.[0]).toEqual({ id: 'w1', perHour: 5000 });
  },
);

it.each(['VIEWER', 'EDITOR'] as const)('lets no %s change the pace', async (role) => {
  await open(role, waveOf({ state: 'RUNNING' }));
  expect(screen.queryByRole('button', { name: 'Change pace' })).toBeNull();
});

it('says why it could not be paused, where it was tried', async () => {
  const user = await open('EDITOR', waveOf({ state: 'RUNNING' }), {
    PauseMailing: () => refusal('WRONG_STATE'),
  });
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  await screen.findAllByText('The message of WRONG_STATE.');
});

it('says that the team paused it, that it was canceled, and when it was revoked', async () => {
  await open('VIEWER', waveOf({ state: 'PAUSED', pauseReason: 'ADMIN' }));
  screen.getByText(/Paused by your team\./);
  cleanup();
  await open('VIEWER', waveOf({ state: 'CANCELED' }));
  expect(screen.getAllByText('Canceled')).not.toEqual([]);
  cleanup();
  const ended = waveOf({ state: 'DONE', endedAt: '2026-11-23T11:00:00Z' });
  await open('ADMIN', { ...ended, revokedAt: '2026-11-23T12:00:00Z' });
  screen.getByText(/Its invitations were revoked on/);
});

it.each(['VIEWER', 'EDITOR', 'ADMIN'] as const)('a list without waves says so to a %s', async (role) => {
  const scripts = { InviteWaves: () => ({ inviteWaves: { docs: [], totalDocs: 0 } }) };
  renderMailing(<WavesPage />, { role, path: '/admin/invites', at: '/admin/invites', scripts });
  await screen.findByText(/^There are no waves yet\./);
  expect(screen.queryAllByText('New wave').length > 0).toBe(role !== 'VIEWER');
});

it('a draft is a click away in the list, and tells a VIEWER what happens to it', async () => {
  const wave = waveOf({ state: 'DRAFT' });
  renderScreens(
    { '/admin/invites': <WavesPage />, '/admin/invites/:id': <WavePage /> },
    {
      role: 'VIEWER',
      path: '/admin/invites',
      scripts: {
        ...commonAnswers,
        InviteWaves: () => ({ inviteWaves: { docs: [wave], totalDocs: 1 } }),
        InviteWave: () => ({ inviteWave: wave }),
      },
    },
  );
  const link = await screen.findByRole('link', { name: 'First 500' });
  await userEvent.setup().click(link);
  await screen.findByText(/Nothing is sent until an admin starts it\./);
});
