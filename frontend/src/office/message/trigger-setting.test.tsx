import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Role, TriggerPartsFragment } from '../../generated/office.ts';
import { refusal } from '../../testing/scripted-server.tsx';
import { commonAnswers, template, waveOf } from '../mailing/testing/render-mailing.tsx';
import { officePaths } from '../platform/office-paths.ts';
import { renderScreens } from '../testing/render-office.tsx';
import { TemplatesPage } from './templates-page.tsx';

const segment = { ...waveOf().mailing.segment, minReferrals: null, topByRank: null };

const preview = (people: number) => ({
  people,
  emails: people,
  textMessages: 0,
  stated: 0,
  canText: false,
  firstRank: 1,
  lastRank: people,
  sample: [
    { id: 'u1', firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', country: 'IN', points: 0 },
  ].map((user) => ({ ...user, rank: 1, __typename: 'SegmentUser' })),
  excluded: [{ reason: 'UNSUBSCRIBED', people: 3, __typename: 'SegmentExclusion' }],
  __typename: 'SegmentPreview',
});

type Input = Readonly<Record<string, unknown>>;

interface Shown {
  /** What was saved. */
  readonly saved: Input[];
  /** How many users were confirmed. */
  readonly confirmed: unknown[];
}

/** Shows the templates of messages that send themselves to a role. */
function show(role: Role, setting: Partial<Record<keyof TriggerPartsFragment, unknown>> = {}): Shown {
  const shown: Shown = { saved: [], confirmed: [] };
  let people = 40;
  let trigger: Input = {
    ...{ kind: 'NO_FRIEND', isOn: true, delayMinutes: 4320, segment: null, hasPast: true, pastLeft: null },
    ...setting,
    __typename: 'MessageTrigger',
  };
  renderScreens(
    { [officePaths.messages]: <TemplatesPage /> },
    {
      role,
      path: officePaths.messages,
      scripts: {
        ...commonAnswers,
        MessageTemplates: () => ({ messageTemplates: [template('t1', 'NO_FRIEND', 'No friend yet')] }),
        MessageTriggers: () => ({ messageTriggers: [trigger] }),
        PreviewTriggerAudience: ({ segment: asked }) => ({
          previewTriggerAudience: preview(
            (asked as { countries?: unknown }).countries === undefined ? 500 : 120,
          ),
        }),
        PreviewTriggerPast: () => ({ previewTriggerPast: preview(people) }),
        SetMessageTrigger: ({ input }) => {
          shown.saved.push(input as Input);
          trigger = { ...trigger, ...(input as Input), segment: null };
          return { setMessageTrigger: trigger };
        },
        SendTriggerPast: ({ confirmPeople }) => {
          shown.confirmed.push(confirmPeople);
          if (shown.confirmed.length === 1) {
            people = 41;
            return refusal('CONFLICT');
          }
          trigger = { ...trigger, pastLeft: 41 };
          return { sendTriggerPast: trigger };
        },
      },
    },
  );
  return shown;
}

test('an admin chooses who gets it, and sees how many they are', async () => {
  const { saved } = show('ADMIN', { segment });
  const user = userEvent.setup();
  await user.click(
    await screen.findByRole('button', { name: /^Who gets it: *All waiting users, country is India/ }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Who gets it' }));
  await dialog.findByText('120 users');
  dialog.getByText('unsubscribed from news');
  await user.click(dialog.getByRole('button', { name: 'Add filter' }));
  await user.click(await screen.findByRole('option', { name: 'Referrals' }));
  await user.type(await screen.findByLabelText('From'), '2');
  await user.type(screen.getByLabelText('To'), '1{Enter}');
  await screen.findByText('The most referrals can’t be less than the fewest');
  await user.type(screen.getByLabelText('To'), '0{Enter}');
  await dialog.findByText('Referrals 2 to 10');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved who gets it.');
  expect(saved).toMatchObject([
    {
      kind: 'NO_FRIEND',
      isOn: true,
      delayMinutes: 4320,
      segment: { countries: ['IN'], minReferrals: 2, maxReferrals: 10 },
    },
  ]);
});

test('without conditions, all users get it', async () => {
  const { saved } = show('ADMIN', { segment });
  fireEvent.click(await screen.findByRole('button', { name: /^Who gets it/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Who gets it' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Clear all' }));
  await dialog.findByText('500 users');
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: /^Who gets it: *All users/ });
  expect(saved).toMatchObject([{ segment: null }]);
});

test('it goes to earlier users once their number is typed, and not if it has changed', async () => {
  const { confirmed } = show('ADMIN');
  fireEvent.click(await screen.findByRole('button', { name: 'Send to earlier users' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send to users who joined before?' }));
  await dialog.findByText('40 users');
  dialog.getByText('Ada Lovelace');
  fireEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(dialog.getByLabelText('Type 40 to confirm').getAttribute('aria-invalid')).toBe('true');
  expect(confirmed).toEqual([]);
  fireEvent.change(dialog.getByLabelText('Type 40 to confirm'), { target: { value: '40' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Send' }));
  await dialog.findByText('The message of CONFLICT.');
  fireEvent.change(await dialog.findByLabelText('Type 41 to confirm'), { target: { value: '41' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Send' }));
  await screen.findByText(/going out to users who joined before: up to 41 more users/);
  expect(confirmed).toEqual([40, 41]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Send to earlier users' })).toBeNull();
});

test('earlier users are offered for what has a past, while it is on', async () => {
  show('ADMIN', { isOn: false });
  await screen.findByRole('switch', { name: 'Sends itself' });
  expect(screen.queryByRole('button', { name: 'Send to earlier users' })).toBeNull();
});

test('a viewer reads who gets it and when', async () => {
  show('VIEWER', { segment });
  await screen.findByText('After 3 days.');
  await screen.findByText('All waiting users, country is India');
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.queryByRole('button', { name: /Who gets it/ })).toBeNull();
});
