import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { HoldGroupPartsFragment, HoldPartsFragment, Role } from '../../generated/office.ts';
import { refusal, type Script } from '../../testing/scripted-server.tsx';
import { officePaths } from '../platform/office-paths.ts';
import { renderScreens } from '../testing/render-office.tsx';
import { FairnessPage } from './fairness-page.tsx';

const user = (id: string, firstName: string) => ({
  __typename: 'UserName' as const,
  id,
  firstName,
  lastName: 'Smith',
  referralId: `R${id}`,
});

const group = (id: string, title: string): HoldGroupPartsFragment => ({
  id,
  title,
  size: 2,
  referrers: 1,
  referrer: user('o1', 'Ada'),
  points: 20,
  oldest: '2026-11-25T09:00:00.000Z',
  isAppealed: false,
});

const hold = (id: string, firstName: string, changes: Partial<HoldPartsFragment> = {}) => ({
  __typename: 'CreditHold' as const,
  referred: {
    ...user(id, firstName),
    __typename: 'HeldUser' as const,
    email: `${id}@example.com`,
    phoneNo: '+4930123456',
    emailVerified: true,
    isBlocked: false,
  },
  referrer: user('o1', 'Ada'),
  state: 'HELD' as const,
  reasons: ['They were verified in the same browser as others'],
  isStrong: false,
  points: 10,
  joinedAt: '2026-11-25T09:00:00.000Z',
  clientCountry: 'DE',
  dueAt: '2026-12-02T09:00:00.000Z',
  decision: null,
  ...changes,
});

const decision = {
  __typename: 'HoldDecision',
  id: 'd1',
  action: 'REVERSE',
  reason: 'One browser',
  blocks: false,
  decidedBy: 'grace@example.com',
  decidedAt: '2026-11-25T10:00:00.000Z',
  credits: 2,
  done: 2,
  isDone: true,
  isUndone: false,
};

const move = {
  __typename: 'HoldMove',
  user: user('o1', 'Ada'),
  pointsBefore: 20,
  pointsAfter: 0,
  rankBefore: 2,
  rankAfter: 2825,
};

const groups = [
  group('device.1', '2 users were verified in one browser'),
  group('referrer.2', 'Another group'),
];
const queue = (shown: readonly HoldGroupPartsFragment[]) => ({
  holdGroups: {
    __typename: 'HoldGroups',
    groups: shown.map((each) => ({ __typename: 'HoldGroup', ...each })),
    open: {
      __typename: 'OpenHolds',
      groups: shown.length,
      credits: 2 * shown.length,
      points: 20 * shown.length,
      oldest: shown[0]?.oldest ?? null,
    },
    nextAfter: null,
  },
});
const decisions = (...of: readonly object[]) => ({
  holdDecisions: { __typename: 'HoldDecisions', decisions: of, nextAfter: null },
});

interface Setup {
  readonly role?: Role;
  readonly scripts?: Readonly<Record<string, Script>>;
}

function show({ role = 'ADMIN', scripts = {} }: Setup = {}) {
  const { fairness: path } = officePaths;
  const server = {
    HoldGroups: vi.fn<Script>(() => queue(groups)),
    GroupHolds: vi.fn<Script>(() => ({
      groupHolds: {
        __typename: 'CreditHolds',
        holds: [hold('u1', 'Bea'), hold('u2', 'Cid')],
        nextAfter: null,
      },
    })),
    HoldAppeals: vi.fn<Script>(() => ({ holdAppeals: [] })),
    HoldDecisions: vi.fn<Script>(() => decisions()),
    PreviewHolds: vi.fn<Script>(() => ({
      previewHolds: {
        __typename: 'HoldPreview',
        credits: 2,
        points: 20,
        referrers: 1,
        moves: [move],
        entering: [],
        leaving: [move],
        version: 'v1',
      },
    })),
    DecideHolds: vi.fn<Script>(() => ({ decideHolds: decision })),
    UndoHoldDecision: vi.fn<Script>(() => ({ undoHoldDecision: { ...decision, id: 'd2', action: 'UNDO' } })),
    ...scripts,
  };
  renderScreens({ [path]: <FairnessPage /> }, { role, path, scripts: server });
  return { server, keys: userEvent.setup() };
}

const opened = () => screen.findByText('Bea Smith');

test('with nothing to check, the screen says what comes there', async () => {
  show({ scripts: { HoldGroups: () => queue([]) } });
  await screen.findByText('Nothing to review');
  await screen.findByText('No decisions yet.');
});

test('a queue that cannot be loaded says so, and tries again', async () => {
  const asked = vi.fn<Script>(() => refusal('INTERNAL'));
  const { keys } = show({ scripts: { HoldGroups: asked } });
  const again = await screen.findByText('Try again');
  asked.mockImplementation(() => queue(groups));
  await keys.click(again);
  await screen.findByText('4 sign-ups to review in 2 groups');
});

test('by keyboard alone: open, select, decide with a reason, undo', async () => {
  const { server, keys } = show();
  await screen.findByText('Another group');
  await keys.keyboard('j{Enter}');
  await opened();
  await keys.keyboard('jjr');
  await screen.findByText('Take these points back?');
  expect(server.PreviewHolds).toHaveBeenLastCalledWith({
    input: { action: 'REVERSE', about: ['u2'], block: false },
  });
  await keys.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('Take these points back?')).toBeNull());
  await keys.keyboard('kx');
  expect(screen.getByLabelText<HTMLInputElement>('Select Bea Smith').checked).toBe(true);
  await keys.keyboard('r');
  const dialog = within(
    await screen
      .findByText('Take these points back?')
      .then((title) => title.closest('[role=dialog]') ?? document.body),
  );
  await dialog.findByText('Out of the top 100');
  expect(server.PreviewHolds).toHaveBeenLastCalledWith({
    input: { action: 'REVERSE', about: ['u1'], block: false },
  });
  await waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'));
  await keys.keyboard('One browser');
  await keys.click(dialog.getByLabelText('Block them, too'));
  await waitFor(() =>
    expect(server.PreviewHolds).toHaveBeenLastCalledWith({
      input: { action: 'REVERSE', about: ['u1'], block: true },
    }),
  );
  await dialog.findByText('Out of the top 100');
  server.HoldDecisions.mockImplementation(() => decisions(decision));
  await keys.click(dialog.getByText('Take back'));
  await screen.findByText('The points of 2 sign-ups don’t count.');
  expect(server.DecideHolds).toHaveBeenCalledWith({
    input: { action: 'REVERSE', about: ['u1'], block: true, version: 'v1', reason: 'One browser' },
  });
  await screen.findByText('grace@example.com');
  await keys.keyboard('u');
  const asking = within(
    (await screen.findByText('Undo this decision?')).closest('[role=alertdialog]') ?? document.body,
  );
  await keys.click(asking.getByText('Undo'));
  await waitFor(() => expect(server.UndoHoldDecision).toHaveBeenCalledWith({ id: 'd1' }));
});

test('A lets the group count that has the focus; the keys are listed', async () => {
  const { server, keys } = show();
  await screen.findByText('Another group');
  await keys.keyboard('jja');
  await screen.findByText('Count these points?');
  expect(server.PreviewHolds).toHaveBeenLastCalledWith({
    input: { action: 'RELEASE', about: ['referrer.2'], block: false },
  });
  await keys.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('Count these points?')).toBeNull());
  await keys.click(screen.getByText('Keyboard shortcuts'));
  await screen.findByText('Undo the last decision');
});

test('once a group is decided, the next one has the focus', async () => {
  const { server, keys } = show();
  await screen.findByText('Another group');
  await keys.keyboard('jr');
  await screen.findByText('Out of the top 100');
  server.HoldGroups.mockImplementation(() => queue(groups.slice(1)));
  await keys.type(screen.getByLabelText('Why'), 'One browser');
  await keys.click(screen.getByText('Take back'));
  await waitFor(() => expect(screen.queryByText('2 users were verified in one browser')).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Another group'));
});

test('a reason is needed, and an outdated preview is looked at again', async () => {
  const { server, keys } = show();
  await screen.findByText('Another group');
  await keys.keyboard('jr');
  await screen.findByText('Out of the top 100');
  await keys.click(screen.getByText('Take back'));
  await screen.findByText('Say why');
  expect(server.DecideHolds).not.toHaveBeenCalled();
  server.DecideHolds.mockImplementation(() => refusal('CONFLICT'));
  await keys.type(screen.getByLabelText('Why'), 'One browser');
  const looks = server.PreviewHolds.mock.calls.length;
  await keys.click(screen.getByText('Take back'));
  await waitFor(() => expect(server.PreviewHolds.mock.calls.length).toBeGreaterThan(looks));
});

test('a decision that is being carried out shows how far it is', async () => {
  show({
    scripts: { HoldDecisions: () => decisions({ ...decision, credits: 2000, done: 500, isDone: false }) },
  });
  await screen.findByText('500 of 2,000 done…');
  expect(screen.queryByText('Undo')).toBeNull();
});

test('a VIEWER sees everything and decides nothing', async () => {
  const { keys } = show({ role: 'VIEWER', scripts: { HoldDecisions: () => decisions(decision) } });
  await screen.findByText('Another group');
  await keys.keyboard('j{Enter}');
  await opened();
  await keys.keyboard('ru');
  expect(screen.queryByText('Count all')).toBeNull();
  expect(screen.queryByText('Take these points back?')).toBeNull();
  expect(screen.queryByText('Undo this decision?')).toBeNull();
});

test('an appeal is shown with its text, and answered', async () => {
  const appeal = {
    __typename: 'HoldAppeal',
    id: 'p1',
    user: user('o1', 'Ada'),
    text: 'They are my friends',
    askedAt: '2026-11-26T09:00:00.000Z',
  };
  const answer = vi.fn<Script>(() => ({ answerHoldAppeal: 'Your answer is on its way.' }));
  const { keys } = show({
    scripts: { HoldAppeals: () => ({ holdAppeals: [appeal] }), AnswerHoldAppeal: answer },
  });
  await screen.findByText('They are my friends');
  await keys.click(screen.getByText('Answer'));
  await screen.findByText('Answer Ada Smith');
  await keys.click(screen.getByText('Send answer'));
  await screen.findByText('Write an answer');
  await keys.type(screen.getByLabelText('Answer', { selector: 'textarea' }), 'We looked.');
  await keys.click(screen.getByText('Send answer'));
  await screen.findByText('Your answer is on its way.');
  expect(answer).toHaveBeenCalledWith({ id: 'p1', answer: 'We looked.' });
});
