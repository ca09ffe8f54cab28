import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { StatusQuery } from '../../generated/site/status.ts';
import { findButton } from '../../testing/buttons.ts';
import { translatePage } from '../../testing/translate.ts';
import { tabStore } from '../../platform/session-store.ts';
import { refusal, type Script } from '../../testing/scripted-server.tsx';
import { renderSite } from '../testing/render-site.tsx';
import { Connection } from './connection.tsx';
import { OwnAmbassador } from './own-ambassador.tsx';
import { StatusView } from './status-view.tsx';

const status: NonNullable<StatusQuery['status']> = {
  version: 'v1',
  state: 'WAITING',
  firstName: 'Grace',
  joinedAt: '2026-11-01T09:00:00.000Z',
  rank: 8,
  ahead: 7,
  behind: 1234,
  points: 0,
  referralCount: 0,
  referralId: 'GRACE123',
  contact: { channel: 'EMAIL', masked: 'g•••@example.com' },
  invite: null,
  messageChoices: null,
  showsFirstName: true,
  leavesAt: null,
  ambassador: null,
  holds: null,
  nextSteps: [{ referrals: 1, rank: 5 }],
  rewards: [],
  leaderboard: [{ rank: 1, name: 'A. L.', points: 20, isYou: false }],
  history: [],
  around: [
    { rank: 7, name: 'B. M.', points: 0, isYou: false },
    { rank: 8, name: 'G. H.', points: 0, isYou: true },
  ],
  referrals: { nextAfter: null, referrals: [] },
};

// jsdom has no modal dialogs.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

function setUp(
  token: string | null = null,
  changes: Readonly<Record<string, Script>> = {},
  connectToken: string | null = null,
) {
  const server = {
    OpenStatusByLink: vi.fn<Script>(() => ({ openStatusByLink: { message: 'Welcome back.' } })),
    VisitorCountry: vi.fn<Script>(() => ({ visitorCountry: { code: null, name: null } })),
    Status: vi.fn<Script>(() => ({ status })),
    StatusVersion: vi.fn<Script>(() => ({ status: { version: 'v1' } })),
    CloseStatus: vi.fn<Script>(() => ({ closeStatus: true })),
    RevokeStatusLinks: vi.fn<Script>(() => ({ revokeStatusLinks: true })),
    AppealHolds: vi.fn<Script>(() => ({ appealHolds: null })),
    ConnectAmbassador: vi.fn<Script>(() => ({ connectAmbassador: true })),
    ChooseMessages: vi.fn<Script>(({ wanted }) => ({ chooseMessages: wanted })),
    SetFirstNameShown: vi.fn<Script>(({ shown }) => ({ setFirstNameShown: shown })),
  };
  for (const [name, script] of Object.entries(changes))
    server[name as keyof typeof server].mockImplementation(script);
  renderSite(
    <StatusView
      token={token}
      connection={(view, refresh) =>
        connectToken !== null && <Connection token={connectToken} view={view} refresh={refresh} />
      }
      share={({ referralId }) => <p>Share {referralId}</p>}
      rewards={({ rewards, referralCount }) => (
        <p>{`Rewards: ${referralCount} of ${rewards[0]?.referralsNeeded}`}</p>
      )}
      ambassador={({ ambassador }) => ambassador !== null && <OwnAmbassador ambassador={ambassador} />}
      ownData={() => null}
      leaving={() => null}
      invitation={() => null}
      aside={<p>Not on the list yet?</p>}
    />,
    server,
  );
  return server;
}

const rowsOf = (title: string) =>
  Array.from(
    screen.getByText(title).closest('section')?.querySelectorAll('tbody tr') ?? [],
    ({ textContent }) => textContent,
  );
const board = () => screen.findByText('Grace, your rank');
const contact = () => screen.findByLabelText(/Email/);
const press = async (text: string) => fireEvent.click(await findButton(text));

describe('rewards', () => {
  const shirt = {
    ...{ name: 'A T-shirt', text: '', instructions: '', referralsNeeded: 5 },
    ...{ reachedAt: null, fulfilledAt: null, code: null },
  };

  it('are shown only where there are any', async () => {
    setUp();
    await board();
    expect(screen.queryByText(/^Rewards:/)).toBeNull();
  });

  it('are shown with how many friends joined', async () => {
    setUp(null, { Status: () => ({ status: { ...status, referralCount: 2, rewards: [shirt] } }) });
    await screen.findByText('Rewards: 2 of 5');
  });

  it('stay with those who were invited, if they earned any', async () => {
    const invited = { ...status, state: 'ACCEPTED', rank: null, ahead: null, behind: null };
    const earned = { ...shirt, reachedAt: '2026-11-28T09:00:00.000Z' };
    setUp(null, { Status: () => ({ status: { ...invited, rewards: [earned] } }) });
    await screen.findByText('Rewards: 0 of 5');
  });
});

describe('an ambassador', () => {
  const weeks = Array.from({ length: 12 }, (_, nth) => ({
    week: new Date(Date.UTC(2026, 8, 7 + 7 * nth)).toISOString().slice(0, 10),
    joined: [0, 0, 1, 0, 12, 3][nth] ?? 2,
  }));
  const ambassador = { joined: 1028, counted: 1025, weeks };
  const section = async () => {
    const heading = await screen.findByText('Campus ambassador');
    const found = heading.closest('section');
    if (found === null) throw new Error('The heading is in no section');
    return within(found);
  };
  const figureOf = (found: Awaited<ReturnType<typeof section>>, label: string) =>
    found.getByText(label).nextElementSibling?.textContent;

  it('sees who joined in all, this week, and week by week, as a picture and in words', async () => {
    setUp(null, { Status: () => ({ status: { ...status, ambassador } }) });
    const found = await section();
    expect([
      figureOf(found, 'Friends joined'),
      figureOf(found, 'Friends counted'),
      figureOf(found, 'Joined this week'),
    ]).toEqual(['1,028', '1,025', '2']);
    found.getByText('The most, 12, in the week of Oct 5.', { exact: false });
    const list = within(found.getByLabelText('Friends by week')).getAllByRole('listitem');
    expect(list).toHaveLength(12);
    expect([list[0], list[2], list[11]].map((item) => item?.textContent)).toEqual([
      'Week of Sep 7: 0 friends',
      'Week of Sep 21: 1 friend',
      'Week of Nov 23: 2 friends',
    ]);
  });

  it('without friends is told how to begin, and sees no empty picture', async () => {
    const none = {
      ...ambassador,
      joined: 0,
      counted: 0,
      weeks: weeks.map((each) => ({ ...each, joined: 0 })),
    };
    setUp(null, { Status: () => ({ status: { ...status, ambassador: none } }) });
    const found = await section();
    found.getByText(/^Nobody has joined with your code yet\./);
    expect(found.queryByLabelText('Friends by week')).toBeNull();
  });

  it('who was let in keeps their figures and their link', async () => {
    const accepted = { ...status, state: 'ACCEPTED', rank: null, ahead: null, behind: null };
    setUp(null, { Status: () => ({ status: { ...accepted, ambassador } }) });
    await section();
    screen.getByText('Share GRACE123');
  });

  it('is no other user: they see none of it', async () => {
    setUp();
    await board();
    expect(screen.queryByText('Campus ambassador')).toBeNull();
  });
});

describe('the link that connects a sign-up to an application', () => {
  beforeEach(() => tabStore.write('ambassador', 'the-token'));

  it('is used once the status is open, and then forgotten', async () => {
    const { ConnectAmbassador, Status } = setUp(null, {}, 'the-token');
    await screen.findByText(/^You’re connected\./);
    expect(ConnectAmbassador.mock.calls.map(([variables]) => variables)).toEqual([{ token: 'the-token' }]);
    expect(Status).toHaveBeenCalledTimes(2);
    expect(tabStore.read('ambassador')).toBeNull();
  });

  it('asks to log in first, and waits', async () => {
    const { ConnectAmbassador } = setUp(null, { Status: () => ({ status: null }) }, 'the-token');
    await contact();
    screen.getByText(/^You’re a campus ambassador\. Log in as you joined/);
    expect(ConnectAmbassador).not.toHaveBeenCalled();
    expect(tabStore.read('ambassador')).toBe('the-token');
  });

  it.each([
    ['CONFLICT', null],
    ['DATABASE_UNAVAILABLE', 'the-token'],
  ])('says why it fails, and is kept only if it may work later: %s', async (code, kept) => {
    setUp(null, { ConnectAmbassador: () => refusal(code) }, 'the-token');
    await screen.findAllByText(`The message of ${code}.`);
    expect(tabStore.read('ambassador')).toBe(kept);
  });
});

describe('invitations that are checked', () => {
  const holds = {
    checking: 3,
    checkedBy: '2026-12-04T09:00:00.000Z',
    notCounted: 0,
    mayAppeal: false,
    granted: [],
    appeal: null,
  };

  it('are said with their number and a day, and nothing while all of them count', async () => {
    setUp('the-token', { Status: () => ({ status: { ...status, holds } }) });
    await screen.findByText('3 invitations are being checked. They count once checked, by December 4.');
    expect(screen.queryByText('Ask us to look again')).toBeNull();
  });

  it('and not counted can be asked about, once; the answer is shown', async () => {
    const notCounted = { ...holds, checking: 0, checkedBy: null, notCounted: 1, mayAppeal: true };
    const appeal = { askedAt: '2026-11-28T09:00:00.000Z', answer: null, answeredAt: null };
    const server = setUp('the-token', {
      Status: () => ({ status: { ...status, holds: notCounted } }),
      AppealHolds: () => ({
        appealHolds: {
          __typename: 'OwnHolds',
          ...notCounted,
          mayAppeal: false,
          appeal: { __typename: 'OwnAppeal', ...appeal },
        },
      }),
    });
    await screen.findByText('1 invitation was not counted.');
    await press('Ask us to look again');
    server.AppealHolds.mockReturnValueOnce(
      refusal('VALIDATION_FAILED', { fields: { text: 'Tell us what we should look at' } }),
    );
    await press('Send');
    await screen.findByText('Tell us what we should look at');
    fireEvent.change(screen.getByLabelText('What should we look at?'), { target: { value: 'My sister' } });
    await press('Send');
    await screen.findByText('You asked us on November 28 to look again. We’ll write to you.');
    expect(server.AppealHolds).toHaveBeenCalledWith({ text: 'My sister' });
    expect(screen.queryByText('Ask us to look again')).toBeNull();
  });

  it('stand beside points that were given', async () => {
    const granted = [{ points: 50, reason: 'Found a bug', at: '2026-11-28T09:00:00.000Z' }];
    setUp('the-token', {
      Status: () => ({ status: { ...status, holds: { ...holds, checking: 0, granted } } }),
    });
    await screen.findByText('You were given 50 points: Found a bug');
  });

  it('show our answer', async () => {
    const appeal = {
      askedAt: '2026-11-28T09:00:00.000Z',
      answer: 'They are.',
      answeredAt: '2026-11-29T09:00:00.000Z',
    };
    setUp('the-token', {
      Status: () => ({ status: { ...status, holds: { ...holds, notCounted: 2, appeal } } }),
    });
    await screen.findByText('Our answer, November 29');
    await screen.findByText('They are.');
  });
});

describe('a link', () => {
  it('opens the status: rank, code, friends, the top of the list', async () => {
    const server = setUp('the-token');
    await board();
    expect(server.OpenStatusByLink.mock.calls).toEqual([[{ token: 'the-token' }]]);
    for (const text of ['of 1,242 waiting', 'Share GRACE123', /^None yet\./])
      expect(screen.getByText(text)).toBeTruthy();
    expect(rowsOf('Around you')).toEqual(['#7B. M.0', '#8You0']);
    expect(rowsOf('Top of the list')).toEqual(['#1A. L.20']);
  });

  it('of a user near the top shows those around them in the top of the list', async () => {
    const leaderboard = [1, 2].map((rank) => ({ rank, name: 'A. L.', points: 20, isYou: rank === 2 }));
    const around = [...leaderboard, { rank: 3, name: 'B. M.', points: 0, isYou: false }];
    setUp('the-token', { Status: () => ({ status: { ...status, rank: 2, leaderboard, around } }) });
    await board();
    expect(rowsOf('Top of the list')).toEqual(['#1A. L.20', '#2You20', '#3B. M.0']);
    expect(screen.queryByText('Around you')).toBeNull();
  });

  it('of the last user says nothing that reads as a last place', async () => {
    setUp('the-token', { Status: () => ({ status: { ...status, ahead: 7, behind: 0 } }) });
    await board();
    expect(screen.queryByText(/waiting$/)).toBeNull();
    expect(screen.queryByText('Behind you')).toBeNull();
    expect(screen.getByText('Your rank is 8. You have 0 points.')).toBeTruthy();
  });

  it.each(['STATUS_LINK_INVALID', 'NOT_FOUND'])(
    'that is refused (%s) says so, and offers a code',
    async (code) => {
      const server = setUp('forged', { OpenStatusByLink: () => refusal(code) });
      await contact();
      expect(screen.getByText(`The message of ${code}.`)).toBeTruthy();
      expect(screen.getByText('Not on the list yet?')).toBeTruthy();
      expect(server.Status).not.toHaveBeenCalled();
    },
  );

  it('that gets no answer can be tried again', async () => {
    const server = setUp('the-token', { OpenStatusByLink: () => refusal('DATABASE_UNAVAILABLE') });
    await screen.findByText('The message of DATABASE_UNAVAILABLE.');
    server.OpenStatusByLink.mockReturnValue({ openStatusByLink: { message: 'Welcome back.' } });
    await press('Try again');
    await board();
  });
});

describe('without a link', () => {
  it('a session that is open shows the status', async () => {
    const server = setUp();
    await board();
    expect(server.OpenStatusByLink).not.toHaveBeenCalled();
  });

  it('a session that has ended elsewhere offers a code', async () => {
    setUp(null, { Status: () => ({ status: null }) });
    await contact();
    expect(screen.queryByText('Grace, your rank')).toBeNull();
  });
});

describe('logging out', () => {
  it('leads to the form', async () => {
    const server = setUp();
    await press('Log out');
    await contact();
    expect(server.CloseStatus).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Grace, your rank')).toBeNull();
  });

  it('that fails says so, and keeps the status', async () => {
    setUp(null, { CloseStatus: () => refusal('TOO_MANY_REQUESTS') });
    await press('Log out');
    await screen.findAllByText('The message of TOO_MANY_REQUESTS.');
    screen.getByText('Grace, your rank');
  });
});

describe('friends who joined', () => {
  const page = (names: readonly string[], nextAfter: string | null) => ({
    nextAfter,
    referrals: names.map((name) => ({ name, joinedAt: '2026-11-01T09:00:00.000Z' })),
  });

  it('are shown page by page', async () => {
    const pages = new Map<unknown, object>([
      [undefined, page(['Ada L.', 'Bo K.'], 'next')],
      ['next', page(['Cy M.'], 'last')],
      ['last', page(['Di N.'], null)],
    ]);
    setUp(null, { Status: ({ after }) => ({ status: { ...status, referrals: pages.get(after) } }) });
    await press('Show more');
    await screen.findByText('Cy M.');
    await press('Show more');
    await screen.findByText('Di N.');
    expect(screen.getAllByText('Nov 1, 2026')).toHaveLength(4);
    expect(screen.queryByText('Show more')).toBeNull();
  });
});

describe('taking links back', () => {
  const question = async () => (await screen.findByText('Sign out everywhere?')).closest('dialog');

  it('asks first, and takes none back when they are to be kept', async () => {
    const server = setUp();
    expect((await question())?.open).toBe(false);
    await press('Sign out everywhere');
    expect((await question())?.open).toBe(true);
    await press('Cancel');
    expect((await question())?.open).toBe(false);
    expect(server.RevokeStatusLinks).not.toHaveBeenCalled();
  });

  it('keeps this visit, and says that it is done', async () => {
    setUp();
    await press('Sign out everywhere');
    await press('Sign out');
    await screen.findByText('You’re signed out everywhere else.');
    expect((await question())?.open).toBe(false);
    await board();
  });

  it('that failed says so in the dialog, until it is opened again', async () => {
    setUp(null, { RevokeStatusLinks: () => refusal('DATABASE_UNAVAILABLE') });
    await press('Sign out everywhere');
    await press('Sign out');
    const message = await screen.findByText('The message of DATABASE_UNAVAILABLE.');
    expect(message.closest('dialog')?.open).toBe(true);
    await press('Cancel');
    await press('Sign out everywhere');
    await waitFor(() => expect(screen.queryByText('The message of DATABASE_UNAVAILABLE.')).toBeNull());
  });

  it('in a session that had ended asks for a new one', async () => {
    setUp(null, { RevokeStatusLinks: () => ({ revokeStatusLinks: false }) });
    await press('Sign out everywhere');
    await act(() => press('Sign out'));
    await screen.findByText(/^Your session has expired\./);
    await contact();
  });
});

describe('the first name on the link', () => {
  const box = () =>
    screen.findByLabelText<HTMLInputElement>('Show my first name to friends who open my link');

  it('is shown until the user turns it off', async () => {
    const server = setUp();
    expect((await box()).checked).toBe(true);
    fireEvent.click(await box());
    await screen.findByText('Your link no longer shows your name.');
    expect(server.SetFirstNameShown).toHaveBeenCalledWith({ shown: false });
    expect((await box()).checked).toBe(false);
  });

  it('stays as it was when that fails', async () => {
    setUp(null, { SetFirstNameShown: () => refusal('DATABASE_UNAVAILABLE') });
    fireEvent.click(await box());
    await screen.findAllByText('The message of DATABASE_UNAVAILABLE.');
    expect((await box()).checked).toBe(true);
  });
});

describe('the emails that a user gets', () => {
  const choices = [
    { stream: 'INVITES', isOn: true },
    { stream: 'NEWS', isOn: false },
    { stream: 'UPDATES', isOn: true },
  ] as const;
  const withChoices = (state: 'WAITING' | 'ACCEPTED' = 'WAITING') => ({
    Status: () => ({ status: { ...status, state, messageChoices: choices } }),
  });
  const box = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);
  const [invites, updates, news] = [/^Email me my invitation/, /^Tell me when friends join/, /^Send me news/];

  it.each(['WAITING', 'ACCEPTED'] as const)('are chosen one by one, by a user who is %s', async (state) => {
    const server = setUp(null, withChoices(state));
    expect([(await box(invites)).checked, (await box(updates)).checked]).toEqual([true, true]);
    expect((await box(news)).checked).toBe(false);
    fireEvent.click(await box(updates));
    await screen.findByText('We won’t email you when friends join.');
    fireEvent.click(await box(news));
    await screen.findByText('We’ll email you news.');
    expect(server.ChooseMessages.mock.calls.map(([variables]) => variables)).toEqual([
      { stream: 'UPDATES', wanted: false },
      { stream: 'NEWS', wanted: true },
    ]);
    expect([(await box(invites)).checked, (await box(updates)).checked]).toEqual([true, false]);
    expect((await box(news)).checked).toBe(true);
  });

  it('stay as they were when that fails, or the address bounces', async () => {
    const server = setUp(null, withChoices());
    server.ChooseMessages.mockReturnValueOnce(refusal('DATABASE_UNAVAILABLE')).mockReturnValueOnce({
      chooseMessages: false,
    });
    fireEvent.click(await box(news));
    await screen.findAllByText('The message of DATABASE_UNAVAILABLE.');
    expect((await box(news)).checked).toBe(false);
    await waitFor(async () => expect((await box(news)).disabled).toBe(false));
    fireEvent.click(await box(news));
    await screen.findAllByText(/^We can’t email your address/);
    expect((await box(news)).checked).toBe(false);
  });

  it('are not offered without a verified email address', async () => {
    setUp();
    await board();
    expect(screen.queryByText('Your emails')).toBeNull();
  });
});

describe('in a page that the browser translates', () => {
  it('shows news, asks before it revokes links, and leads back to the form', async () => {
    const server = setUp();
    onTestFinished(translatePage());
    await board();
    server.Status.mockReturnValue({ status: { ...status, rank: 5, version: 'v2' } });
    server.StatusVersion.mockReturnValue({ status: { version: 'v2' } });
    server.RevokeStatusLinks.mockReturnValueOnce(refusal('DATABASE_UNAVAILABLE'));
    await press('Sign out everywhere');
    await press('Sign out');
    await screen.findByText('The message of DATABASE_UNAVAILABLE.');
    await press('Cancel');
    await press('Log out');
    await contact();
    expect(screen.getByText('Not on the list yet?')).toBeTruthy();
  });
});
