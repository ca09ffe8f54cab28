import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { refusal, type Script } from '../../testing/scripted-server.tsx';
import { broadcastOf, preview, renderMailing } from '../mailing/testing/render-mailing.tsx';
import { BroadcastEditPage } from './broadcast-edit-page.tsx';

const saved = vi.fn<Script>();

function open(
  role: 'VIEWER' | 'EDITOR' | 'ADMIN',
  scripts: Readonly<Record<string, Script>> = {},
  query = '',
) {
  saved
    .mockReset()
    .mockImplementation(() => ({
      createBroadcast: { message: 'The broadcast was saved as a draft.', mailing: broadcastOf() },
    }));
  const router = renderMailing(<BroadcastEditPage />, {
    role,
    path: `/admin/broadcasts/new${query}`,
    at: '/admin/broadcasts/new',
    scripts: { CreateBroadcast: (variables) => saved(variables), ...scripts },
  });
  return { user: userEvent.setup(), ...router };
}

it('tells a VIEWER that editors create broadcasts', async () => {
  open('VIEWER');
  await screen.findByText(/You can view broadcasts but not create them/);
  expect(screen.queryByLabelText('Name')).toBeNull();
});

it('counts who would get it, in any state, and says in its own words who is left out', async () => {
  const asked = vi.fn<Script>(() => ({
    previewSegment: {
      ...preview(500),
      excluded: [
        { reason: 'NO_CONSENT', people: 41 },
        { reason: 'UNSUBSCRIBED', people: 7 },
        { reason: 'TOO_OFTEN', people: 3 },
      ],
    },
  }));
  const { user } = open('EDITOR', { PreviewSegment: asked });
  await screen.findByText('without consent to news');
  screen.getByText('unsubscribed from news');
  screen.getByText('already got two broadcasts in the last seven days');
  expect(screen.queryByLabelText('Verified by')).toBeNull();
  await user.click(screen.getByLabelText('Accepted'));
  await vi.waitFor(() =>
    expect(asked.mock.lastCall?.[0]).toMatchObject({
      kind: 'BROADCAST',
      segment: { states: ['WAITING', 'ACCEPTED'] },
    }),
  );
});

it('starts as a copy of another, and saves a new one', async () => {
  const broadcast = broadcastOf({ state: 'CANCELED', perHour: 70 });
  const { user } = open('EDITOR', { Broadcast: () => ({ broadcast }) }, '?copy=b1');
  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Copy of March news');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await vi.waitFor(() =>
    expect(saved.mock.lastCall?.[0]).toMatchObject({
      input: { name: 'Copy of March news', perHour: 70, templateId: 't2', segment: { countries: ['IN'] } },
    }),
  );
});

it('says why no one who matches would get it, and what to do, instead of blaming the filters', async () => {
  const reasons = [
    { reason: 'NO_CONSENT', people: 41 },
    { reason: 'SUPPRESSED', people: 2 },
  ];
  const asked = vi.fn<Script>(() => ({ previewSegment: { ...preview(0), excluded: reasons } }));
  const { user } = open('EDITOR', { PreviewSegment: asked });
  await screen.findByText(/^No one who matches can get the message/);
  expect(screen.queryByText(/Change the filters/)).toBeNull();
  screen.getByText(/^Users agree to news in the form/);
  const list = screen.getByRole<HTMLAnchorElement>('link', { name: 'View Do not email' });
  expect(list.pathname).toBe('/admin/suppressions');
  asked.mockReturnValue({ previewSegment: { ...preview(0), excluded: [] } });
  await user.click(screen.getByLabelText('Accepted'));
  await screen.findByText(/Change the filters/);
});

it('an EDITOR saves a draft with a template of news, and an admin has to start it', async () => {
  const { user, pathNow } = open('EDITOR');
  await screen.findAllByText('500 users');
  expect(screen.queryByRole('button', { name: /^Send to/ })).toBeNull();
  screen.getByText(/Save the broadcast as a draft. An admin has to start it/);
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await vi.waitFor(() => expect(pathNow()).toBe('/admin/broadcasts/b1'));
  expect(saved.mock.lastCall?.[0]).toMatchObject({ input: { templateId: 't2', perHour: 5000 } });
});

it('an ADMIN types the number to send it', async () => {
  const started = vi.fn<Script>(() => ({
    startMailing: { message: 'The broadcast has started.', mailing: broadcastOf({ state: 'PREPARING' }) },
  }));
  const { user, pathNow } = open('ADMIN', { StartMailing: started });
  await user.click(await screen.findByRole('button', { name: 'Send to 500 users' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send to 500 users?' }));
  await user.type(await dialog.findByLabelText('Type 500 to confirm'), '500{Enter}');
  await vi.waitFor(() => expect(pathNow()).toBe('/admin/broadcasts/b1'));
  expect(started.mock.lastCall?.[0]).toEqual({ id: 'b1', confirmPeople: 500, revision: 1, startsAt: null });
});

it('leads to a new template of news while there is none, and sends no empty test', async () => {
  open('EDITOR', { MessageTemplates: () => ({ messageTemplates: [] }) });
  const create = await screen.findByRole<HTMLAnchorElement>('link', { name: 'New template' });
  expect(new URL(create.href).search).toBe('?kind=BROADCAST');
  expect(screen.queryByRole('button', { name: 'Send test to me' })).toBeNull();
});

it('sends a test of its template, and says why when it cannot', async () => {
  let isRefused = true;
  const { user } = open('EDITOR', {
    SendTestMessage: () =>
      isRefused
        ? refusal('RATE_LIMITED')
        : { sendTestMessage: { message: 'The test message has been sent' } },
  });
  await user.click(await screen.findByRole('button', { name: 'Send test to me' }));
  await screen.findByText('The message of RATE_LIMITED.');
  isRefused = false;
  await user.click(screen.getByRole('button', { name: 'Send test to me' }));
  await screen.findAllByText('The test message has been sent');
});

it('edits a draft, and nothing else', async () => {
  const edit = {
    role: 'EDITOR',
    path: '/admin/broadcasts/b1/edit',
    at: '/admin/broadcasts/:id/edit',
  } as const;
  renderMailing(<BroadcastEditPage />, {
    ...edit,
    scripts: { Broadcast: () => ({ broadcast: broadcastOf({ state: 'RUNNING' }) }) },
  });
  await screen.findByText('This broadcast is no longer a draft, so you can’t edit it.');
});
