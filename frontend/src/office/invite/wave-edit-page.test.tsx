import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { exampleSite } from '../../testing/example-site.ts';
import { refusal, type Script } from '../../testing/scripted-server.tsx';
import {
  commonAnswers,
  preview,
  renderMailing,
  template,
  waveOf,
} from '../mailing/testing/render-mailing.tsx';
import { renderScreens } from '../testing/render-office.tsx';
import { WaveEditPage } from './wave-edit-page.tsx';
import { WavePage } from './wave-page.tsx';

const saved = vi.fn<Script>();

function open(
  role: 'VIEWER' | 'EDITOR' | 'ADMIN',
  scripts: Readonly<Record<string, Script>> = {},
  site = exampleSite,
  query = '',
) {
  saved
    .mockReset()
    .mockImplementation(() => ({
      createInviteWave: { message: 'The wave was saved as a draft.', wave: waveOf() },
    }));
  const router = renderMailing(<WaveEditPage />, {
    role,
    path: `/admin/invites/new${query}`,
    at: '/admin/invites/new',
    site,
    scripts: { CreateInviteWave: (variables) => saved(variables), ...scripts },
  });
  return { user: userEvent.setup(), ...router };
}

const dialog = () => within(screen.getByRole('dialog'));

it('tells a VIEWER that editors create waves', async () => {
  open('VIEWER');
  await screen.findByText(/You can view waves but not create them/);
  expect(screen.queryByLabelText('Name')).toBeNull();
});

it('counts the segment while it is typed, and says who is left out', async () => {
  const asked = vi.fn<Script>(({ segment }) => ({
    previewSegment: preview((segment as { topByRank: number | null }).topByRank ?? 2871),
  }));
  const { user } = open('EDITOR', { PreviewSegment: asked });
  await screen.findAllByText('100 users');
  screen.getByText('already invited');
  await user.clear(screen.getByLabelText('How many, highest rank first'));
  await screen.findAllByText('2,871 users');
  await user.type(screen.getByLabelText('How many, highest rank first'), '300');
  await screen.findAllByText('300 users');
  expect(asked.mock.lastCall?.[0]).toMatchObject({ segment: { topByRank: 300, states: ['WAITING'] } });
});

it.each(['DONE', 'DRAFT'] as const)(
  'starts as a copy of a wave that is %s, and saves a new one',
  async (state) => {
    const wave = waveOf({ state, perHour: 70, templateId: 't1' });
    const { user } = open('EDITOR', { InviteWave: () => ({ inviteWave: wave }) }, exampleSite, '?copy=w1');
    expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Copy of First 500');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    const { segment, perHour, templateId } = wave.mailing;
    await vi.waitFor(() =>
      expect(saved.mock.lastCall?.[0]).toMatchObject({
        input: {
          name: 'Copy of First 500',
          segment: { states: segment.states, countries: segment.countries, minReferrals: 1, topByRank: 500 },
          perHour,
          templateId,
          expiresInMinutes: wave.expiresInMinutes,
          reminderDays: wave.reminderDays,
        },
      }),
    );
  },
);

it('says that the wave to copy does not exist', async () => {
  open('EDITOR', { InviteWave: () => ({ inviteWave: null }) }, exampleSite, '?copy=none');
  await screen.findByText('There’s no wave with this ID.');
});

it('takes a random sample that its preview shows, and saves the same one', async () => {
  const asked = vi.fn<Script>(() => ({ previewSegment: preview(100) }));
  const { user } = open('EDITOR', { PreviewSegment: asked });
  await screen.findAllByText('100 users');
  await user.click(screen.getByRole('radio', { name: 'At random' }));
  await waitFor(() =>
    expect(asked.mock.lastCall?.[0]).toMatchObject({
      segment: { randomSample: 100, sampleSeed: expect.any(Number) },
    }),
  );
  const segment = asked.mock.lastCall?.[0]['segment'];
  expect(segment).toMatchObject({ topByRank: null });
  await user.clear(screen.getByLabelText('How many, at random'));
  await user.type(screen.getByLabelText('How many, at random'), '0');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findAllByText(/^The number of users must be/);
  expect(saved).not.toHaveBeenCalled();
  await user.clear(screen.getByLabelText('How many, at random'));
  await user.type(screen.getByLabelText('How many, at random'), '100');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await vi.waitFor(() => expect(saved.mock.lastCall?.[0]).toMatchObject({ input: { segment } }));
});

it('says that fewer match than requested', async () => {
  const { user } = open('EDITOR', { PreviewSegment: () => ({ previewSegment: preview(2) }) });
  await screen.findAllByText('2 users');
  await user.clear(screen.getByLabelText('How many, highest rank first'));
  await expect.poll(() => screen.queryByText(/You asked for/)).toBeNull();
  await user.type(screen.getByLabelText('How many, highest rank first'), '50');
  await screen.findByText('You asked for 50, but only 2 users can get it.');
});

it('says who on a list verified by phone, and sends to them as it is told', async () => {
  const list = {
    id: '00000000-0000-4000-8000-00000000000a',
    name: 'Guests',
    createdAt: '2026-11-22T10:00:00Z',
    valid: 3,
  };
  const asked = vi.fn<Script>(({ segment }) => {
    const { emailListId, reachStatedBy } = segment as Readonly<Record<string, string | null>>;
    const people = emailListId === null ? 500 : reachStatedBy === null ? 1 : 3;
    return { previewSegment: { ...preview(people), stated: emailListId === null ? 0 : 2 } };
  });
  const { user } = open('EDITOR', { EmailLists: () => ({ emailLists: [list] }), PreviewSegment: asked });
  await screen.findAllByText('500 users');
  expect(screen.queryByText(/verified by phone/)).toBeNull();
  await screen.findByRole('option', { name: /^Guests/ });
  await user.selectOptions(screen.getByLabelText('Email list'), list.id);
  await screen.findByRole('radiogroup', { name: '2 are on the waitlist and verified by phone' });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Leave out' }).checked).toBe(true);
  await user.click(screen.getByRole('radio', { name: 'Email the address they entered' }));
  await screen.findAllByText('3 users');
  expect(asked.mock.lastCall?.[0]).toMatchObject({
    segment: { emailListId: list.id, reachStatedBy: 'EMAIL' },
  });
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await vi.waitFor(() =>
    expect(saved.mock.lastCall?.[0]).toMatchObject({ input: { segment: { reachStatedBy: 'EMAIL' } } }),
  );
});

it('takes a pasted list, and shows what it could not read', async () => {
  const listId = '00000000-0000-4000-8000-00000000000b';
  const faults = [{ line: 2, text: 'nobody' }];
  const list = { listId, lines: 2, valid: 1, duplicates: 0, invalid: 1, faults };
  const fetched = vi.fn(() => Promise.resolve(Response.json(list)));
  vi.stubGlobal('fetch', fetched);
  const { user } = open('ADMIN');
  await user.click(await screen.findByRole('button', { name: 'Paste emails' }));
  const box = screen.getByLabelText<HTMLTextAreaElement>('Emails');
  expect(document.activeElement).toBe(box);
  await user.type(box, 'a@example.com{Enter}nobody');
  await user.click(screen.getByRole('button', { name: 'Save list' }));
  await screen.findByText('2 lines: 1 email, 0 repeated, 1 invalid.');
  await user.click(screen.getByText('View invalid'));
  screen.getByText('Line 2: nobody');
  expect(screen.queryByLabelText('Emails')).toBeNull();
  expect(screen.getByLabelText<HTMLSelectElement>('Email list').value).toBe(listId);
  vi.unstubAllGlobals();
});

it('warns that invited users have nowhere to go while there is no app', async () => {
  open('EDITOR');
  await screen.findByText(/WEB_APP_URL/);
});

it('says nothing of the app once there is one', async () => {
  open('EDITOR', {}, { ...exampleSite, hasWebApp: true });
  await screen.findAllByText('500 users');
  expect(screen.queryByText(/WEB_APP_URL/)).toBeNull();
});

it('shows the text message beside the email, and what it is charged as', async () => {
  open('EDITOR');
  await screen.findByText("It's your turn: https://…");
  screen.getByText(/^171 characters, sent and charged as 3 segments \(UCS-2, because of a special character/);
});

it('never sends another version of the template than it shows', async () => {
  let number = 1;
  const { user } = open('ADMIN', {
    MessageTemplates: () => ({ messageTemplates: [template('t1', 'INVITE', 'Invitation', number)] }),
    UpdateInviteWave: () => ({
      updateInviteWave: { message: 'The wave was changed.', wave: waveOf({ templateVersion: number }) },
    }),
  });
  saved.mockImplementation(() => ({
    createInviteWave: {
      message: 'The wave was saved as a draft.',
      wave: waveOf({ templateVersion: number }),
    },
  }));
  await screen.findByText(/^Version 1, saved/);
  number = 2;
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByText(/version 2 would be sent/);
  await user.click(await screen.findByRole('button', { name: 'Send to 500 users' }));
  await screen.findByText(/version 2 would be sent/);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show version 2' }));
  await screen.findByText(/^Version 2, saved/);
  expect(screen.queryByText(/would be sent/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send to 500 users' }));
  await screen.findByRole('dialog', { name: 'Send to 500 users?' });
});

it('says why a segment could not be counted, and counts again', async () => {
  let isBusy = true;
  const { user } = open('EDITOR', {
    PreviewSegment: () => (isBusy ? refusal('PREVIEW_TIMEOUT') : { previewSegment: preview(500) }),
  });
  await screen.findByText('The message of PREVIEW_TIMEOUT.');
  isBusy = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findAllByText('500 users');
});

it('an EDITOR saves a draft, and an admin has to start it', async () => {
  const { user, pathNow } = open('EDITOR');
  await screen.findAllByText('500 users');
  expect(screen.queryByRole('button', { name: /^Send to/ })).toBeNull();
  screen.getByText(/An admin has to start it/);
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await expect.poll(() => pathNow()).toBe('/admin/invites/w1');
  expect(saved.mock.lastCall?.[0]).toMatchObject({
    input: { templateId: 't1', perHour: 5000, expiresInMinutes: 20_160, reminderDays: [] },
  });
});

it('shows what the server refuses at its field', async () => {
  const { user } = open('EDITOR', {
    CreateInviteWave: () =>
      refusal('VALIDATION_FAILED', {
        fields: {
          'segment.joinedFrom': 'That day is too early',
          reminderDays: 'There is no reminder template',
        },
      }),
  });
  await screen.findAllByText('500 users');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByText('That day is too early');
  await screen.findByText('There is no reminder template');
  expect(screen.queryByText('The message of VALIDATION_FAILED.')).toBeNull();
});

it('an ADMIN types the number to send it, and only the right one sends', async () => {
  const started = vi.fn<Script>(() => ({
    startMailing: { message: 'The wave has started', mailing: waveOf({ state: 'PREPARING' }).mailing },
  }));
  const { user, pathNow } = open('ADMIN', { StartMailing: started });
  await user.click(await screen.findByRole('button', { name: 'Send to 500 users' }));
  await screen.findByRole('dialog', { name: 'Send to 500 users?' });
  await user.type(await dialog().findByLabelText('Type 500 to confirm'), '50');
  await user.click(dialog().getByRole('button', { name: 'Send' }));
  expect(started).not.toHaveBeenCalled();
  expect(dialog().getByLabelText('Type 500 to confirm').getAttribute('aria-invalid')).toBe('true');
  dialog().getByText('That is not 500. Check how many you want to write to.');
  await user.type(dialog().getByLabelText('Type 500 to confirm'), '0{Enter}');
  await expect.poll(() => pathNow()).toBe('/admin/invites/w1');
  expect(started.mock.lastCall?.[0]).toEqual({ id: 'w1', confirmPeople: 500, revision: 1, startsAt: null });
});

it('a wave that was saved to be sent is changed, not created again, when it is saved once more', async () => {
  const changed = vi.fn<Script>(() => ({
    updateInviteWave: { message: 'The wave was changed.', wave: waveOf() },
  }));
  const { user } = open('ADMIN', { UpdateInviteWave: changed });
  await user.click(await screen.findByRole('button', { name: 'Send to 500 users' }));
  await screen.findByRole('dialog');
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await expect.poll(() => changed).toHaveBeenCalledTimes(1);
  expect(saved).toHaveBeenCalledTimes(1);
});

it('edits a draft, and nothing else', async () => {
  const edit = { role: 'EDITOR', path: '/admin/invites/w1/edit', at: '/admin/invites/:id/edit' } as const;
  renderMailing(<WaveEditPage />, { ...edit, scripts: { InviteWave: () => ({ inviteWave: waveOf() }) } });
  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('First 500');
  await screen.findByRole('button', { name: 'Remove filter: Country is India' });
});

it('takes the filter of the list that it was opened from, and says who of it is left out', async () => {
  const asked = vi.fn<Script>(() => ({ previewSegment: preview(7) }));
  const path = '/admin/invites/new?search=ada&states=waiting&states=blocked&countries=IN&held=true';
  renderMailing(<WaveEditPage />, {
    role: 'EDITOR',
    path,
    at: '/admin/invites/new',
    scripts: { PreviewSegment: asked },
  });
  await screen.findAllByText('7 users');
  expect(asked.mock.lastCall?.[0]).toMatchObject({
    segment: { search: 'ada', states: ['WAITING'], countries: ['IN'], held: true, topByRank: null },
  });
  screen.getByText('Matches “ada”');
  screen.getByText('Country is India');
  screen.getByText('Held credits');
  screen.getByText('Blocked users of your list are left out: invitations can’t go to them.');
});

it('keeps conditions that were chosen elsewhere when another is taken away', async () => {
  const id = '0198c0de-0000-7000-8000-00000000cafe';
  const wave = waveOf();
  const segment = { ...wave.mailing.segment, sources: ['news'], signupIds: [id], newsConsent: false };
  const updated = vi.fn<Script>(() => ({ updateInviteWave: { message: 'The wave was changed.', wave } }));
  renderMailing(<WaveEditPage />, {
    role: 'EDITOR',
    path: '/admin/invites/w1/edit',
    at: '/admin/invites/:id/edit',
    scripts: {
      InviteWave: () => ({ inviteWave: { ...wave, mailing: { ...wave.mailing, segment } } }),
      UpdateInviteWave: updated,
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Remove filter: Country is India' }));
  screen.getByText('1 chosen user');
  fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await vi.waitFor(() => expect(updated).toHaveBeenCalled());
  const [{ input }] = (updated.mock.lastCall ?? expect.fail()) as unknown as [{ input: { segment: object } }];
  expect(input.segment).toMatchObject({
    sources: ['news'],
    signupIds: [id],
    newsConsent: false,
    minReferrals: 1,
  });
  expect(input.segment).not.toHaveProperty('countries');
});

it('leads from a wave that has started to that wave', async () => {
  const edit = { role: 'EDITOR', path: '/admin/invites/w1/edit', at: '/admin/invites/:id/edit' } as const;
  renderMailing(<WaveEditPage />, {
    ...edit,
    scripts: { InviteWave: () => ({ inviteWave: waveOf({ state: 'RUNNING' }) }) },
  });
  await screen.findByText(/no longer a draft/);
});

it('keeps unsaved text until it is saved or discarded', async () => {
  const first = open('EDITOR');
  const name = () => screen.findByLabelText<HTMLInputElement>('Name');
  const proposed = (await name()).value;
  await first.user.clear(await name());
  await first.user.type(await name(), 'Autumn');
  cleanup();
  const second = open('EDITOR');
  expect((await name()).value).toBe('Autumn');
  await second.user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect((await name()).value).toBe(proposed);
  expect(screen.queryByText('Your unsaved changes are still here.')).toBeNull();
  await second.user.type(await name(), ' again');
  await second.user.click(screen.getByRole('button', { name: 'Save draft' }));
  await expect.poll(() => saved.mock.calls.length).toBe(1);
  cleanup();
  open('EDITOR');
  expect((await name()).value).toBe(proposed);
});

it('shows faults at its fields, sends nothing, and does not count until they are corrected', async () => {
  const { user } = open('EDITOR');
  await screen.findAllByText('500 users');
  fireEvent.change(screen.getByLabelText('Invitations per hour'), { target: { value: '0' } });
  await user.click(screen.getByLabelText('Waiting'));
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByText(/^Messages an hour must be a whole number from 1 to 1,000,000/);
  await screen.findByText(/^Choose at least one state/);
  screen.getByText(/Correct the marked fields to count again\./);
  expect(saved).not.toHaveBeenCalled();
});

it('an EDITOR changes a draft, and sees it changed', async () => {
  let wave = waveOf();
  const changed = vi.fn<Script>(() => {
    wave = waveOf({ name: 'Changed' });
    return { updateInviteWave: { message: 'The wave was changed.', wave } };
  });
  renderScreens(
    { '/admin/invites/:id/edit': <WaveEditPage />, '/admin/invites/:id': <WavePage /> },
    {
      role: 'EDITOR',
      path: '/admin/invites/w1/edit',
      scripts: { ...commonAnswers, InviteWave: () => ({ inviteWave: wave }), UpdateInviteWave: changed },
    },
  );
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Changed' } });
  fireEvent.click(screen.getByText('Save draft'));
  await screen.findByRole('heading', { name: 'Changed' });
  expect(changed.mock.lastCall?.[0]).toMatchObject({ id: 'w1', input: { name: 'Changed' } });
});

it('shows both versions when someone else saved meanwhile, and saves the chosen one', async () => {
  const edit = { role: 'EDITOR', path: '/admin/invites/w1/edit', at: '/admin/invites/:id/edit' } as const;
  let stored = waveOf();
  const updated = vi.fn<Script>(({ revision }) => {
    if (revision !== stored.mailing.revision) return refusal('CONFLICT');
    return { updateInviteWave: { message: 'The wave was changed.', wave: waveOf({ revision: 3 }) } };
  });
  const { pathNow } = renderMailing(<WaveEditPage />, {
    ...edit,
    scripts: {
      InviteWave: () => ({ inviteWave: stored }),
      UpdateInviteWave: (variables) => updated(variables),
    },
  });
  const user = userEvent.setup();
  const name = await screen.findByLabelText<HTMLInputElement>('Name');
  await user.clear(name);
  await user.type(name, 'Mine');
  stored = waveOf({ revision: 2, name: 'Theirs', perHour: 60 });
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  const notice = within(await screen.findByRole('alert'));
  await notice.findByText(/Someone else has changed this wave since you opened it/);
  for (const text of ['Name', 'Mine', 'Theirs', 'Pace', '5,000 an hour', '60 an hour'])
    notice.getAllByText(text);
  expect(notice.queryByText('Who')).toBeNull();
  expect(updated.mock.lastCall?.[0]).toMatchObject({ revision: 1 });
  await user.click(notice.getByRole('button', { name: 'Use theirs' }));
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Theirs');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.type(screen.getByLabelText('Name'), ' and mine');
  stored = waveOf({ revision: 4, name: 'Later' });
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await user.click(await screen.findByRole('button', { name: 'Save yours' }));
  await vi.waitFor(() => expect(pathNow()).toBe('/admin/invites/w1'));
  expect(updated.mock.lastCall?.[0]).toMatchObject({ revision: 4, input: { name: 'Theirs and mine' } });
});

it('starts the revision that it shows, and says when someone else changed it', async () => {
  const started = vi.fn<Script>(() => refusal('CONFLICT'));
  const { user } = open('ADMIN', { StartMailing: started });
  await user.click(await screen.findByRole('button', { name: 'Send to 500 users' }));
  await user.type(await screen.findByLabelText('Type 500 to confirm'), '500{Enter}');
  await screen.findByText('The message of CONFLICT.');
  expect(started.mock.lastCall?.[0]).toMatchObject({ id: 'w1', confirmPeople: 500, revision: 1 });
});

it('keeps the button to send while a field is invalid, says what is missing, and leads to it', async () => {
  const { user } = open('ADMIN');
  await screen.findByRole('button', { name: 'Send to 500 users' });
  const least = screen.getByLabelText('How many, highest rank first');
  await user.clear(least);
  await user.type(least, '-5');
  await screen.findByText(/^Before you can save or send it: The number of users must be a whole number/);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(document.activeElement).toBe(least));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(saved).not.toHaveBeenCalled();
  await user.clear(least);
  await screen.findByRole('button', { name: 'Send to 500 users' });
  expect(screen.queryByText(/^Before you can/)).toBeNull();
});
