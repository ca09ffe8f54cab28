import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { RetentionPartsFragment } from '../../generated/office.ts';
import { refusal, type Script } from '../../testing/scripted-server.tsx';
import { officePaths } from '../platform/office-paths.ts';
import { renderScreens } from '../testing/render-office.tsx';
import { SettingsPage } from './settings-page.tsx';

const settingOf = (changes: Partial<RetentionPartsFragment> = {}) => ({
  ...{
    __typename: 'Retention',
    months: null,
    includesAccepted: false,
    launchedOn: null,
    revision: 4,
    setBy: null,
    setAt: null,
  },
  ...changes,
});
const on = settingOf({
  months: 12,
  revision: 5,
  setBy: 'grace@example.com',
  setAt: '2026-11-29T05:00:00.000Z',
});
const lookOf = (users: number) => ({
  previewRetention: {
    ...{ users, soon: 3, version: `v${users}` },
    named:
      users === 0
        ? []
        : [{ __typename: 'UserName', id: '1', firstName: 'Ada', lastName: 'Lovelace', referralId: 'A' }],
  },
});

function show(scripts: Readonly<Record<string, Script>> = {}) {
  renderScreens(
    { [officePaths.settings]: <SettingsPage /> },
    {
      role: 'ADMIN',
      path: officePaths.settings,
      scripts: {
        Retention: () => ({ retention: settingOf() }),
        PreviewRetention: () => lookOf(1204),
        ...scripts,
      },
    },
  );
  return userEvent.setup();
}

test('is switched on by the number of users of a preview, and sends its version', async () => {
  const set = vi.fn<Script>(() => ({ setRetention: on }));
  const preview = vi.fn<Script>(() => lookOf(1204));
  const user = show({ SetRetention: set, PreviewRetention: preview });
  await user.click(await screen.findByRole('button', { name: 'Turn on…' }));
  await screen.findByText(/1,204 users have been inactive that long/);
  screen.getByText('Ada Lovelace, and 1,203 others.');
  screen.getByText(/3 more users will be within 30 days/);
  await user.clear(screen.getByLabelText('Months after their last activity'));
  await user.type(screen.getByLabelText('Months after their last activity'), '12');
  await user.click(screen.getByLabelText('Also users who accepted an invitation'));
  await vi.waitFor(() =>
    expect(preview).toHaveBeenLastCalledWith({
      input: { months: 12, includesAccepted: true, launchedOn: null },
    }),
  );
  await screen.findByText(/1,204 users have been inactive/);
  await user.type(screen.getByLabelText('To confirm, type 1,204'), '1,203');
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  await screen.findByText('Type 1,204 to erase that many users');
  expect(set).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('To confirm, type 1,204'), '{Backspace}4{Enter}');
  await screen.findByText(/Users are erased 12 months after their last activity, but not/);
  expect(set).toHaveBeenCalledExactlyOnceWith({
    input: { months: 12, includesAccepted: true, launchedOn: null, revision: 4, version: 'v1204' },
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('takes a launch date, and says what it means', async () => {
  const set = vi.fn<Script>(() => ({ setRetention: { ...on, launchedOn: '2027-01-31' } }));
  const preview = vi.fn<Script>(() => lookOf(0));
  const user = show({ SetRetention: set, PreviewRetention: preview });
  await user.click(await screen.findByRole('button', { name: 'Turn on…' }));
  await user.type(await screen.findByLabelText(/^Launch date/), '2027-01-31');
  await vi.waitFor(() =>
    expect(preview).toHaveBeenLastCalledWith({
      input: { months: 24, includesAccepted: false, launchedOn: '2027-01-31' },
    }),
  );
  await screen.findByText('Nobody has been inactive that long.');
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  await screen.findByText(/after their last activity or your launch on Jan 31, 2027, whichever is later/);
  expect(set).toHaveBeenCalledExactlyOnceWith({
    input: { months: 24, includesAccepted: false, launchedOn: '2027-01-31', revision: 4, version: 'v0' },
  });
});

test('nonsense is no number of months, and previews nobody', async () => {
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Turn on…' }));
  await user.clear(await screen.findByLabelText('Months after their last activity'));
  await screen.findByText('Enter a number of months from 3 to 120');
  expect(screen.queryByText(/inactive that long/)).toBeNull();
});

test('what a colleague changed meanwhile is shown, and only then overwritten', async () => {
  let setting = settingOf();
  const set = vi.fn<Script>(({ input }) => {
    const { revision } = input as { revision: number };
    if (revision === 5) return { setRetention: { ...on, months: 24, revision: 6 } };
    setting = on;
    return refusal('CONFLICT');
  });
  const user = show({
    Retention: () => ({ retention: setting }),
    PreviewRetention: () => lookOf(0),
    SetRetention: set,
  });
  await user.click(await screen.findByRole('button', { name: 'Turn on…' }));
  await screen.findByText('Nobody has been inactive that long.');
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  await screen.findByText('The message of CONFLICT.');
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain('Now: Users are erased 12 months after');
  await screen.findByText('Nobody has been inactive that long.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/24 months/);
  expect(set).toHaveBeenCalledTimes(2);
});

test('is switched off at once, and a failure is said', async () => {
  let fails = true;
  const user = show({
    Retention: () => ({ retention: on }),
    Colleagues: () => ({ colleagues: [{ id: 'grace', name: 'Grace Hopper', email: 'grace@example.com' }] }),
    SetRetention: () => {
      if (fails) return refusal('CONFLICT');
      return { setRetention: settingOf({ revision: 6 }) };
    },
  });
  await screen.findByText('Grace Hopper');
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  await screen.findAllByText('The message of CONFLICT.');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  await screen.findAllByText('Retention is off: users are kept for good.');
});
