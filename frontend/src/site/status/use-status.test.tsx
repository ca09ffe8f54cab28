import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderWithToasts } from '../../testing/render.tsx';
import { refusal, ScriptedServer } from '../../testing/scripted-server.tsx';
import { useNews, useStatus, type StatusData } from './use-status.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const statusAt = (rank: number) => ({
  status: {
    version: `v${rank}`,
    state: 'WAITING',
    firstName: 'Ada',
    rank,
    ahead: rank - 1,
    behind: 10,
    points: 0,
    referralCount: 0,
    referralId: 'ADA12345',
    invite: null,
    contact: null,
    messageChoices: null,
    showsFirstName: true,
    leaderboard: [],
    around: [],
    history: [],
    referrals: { nextAfter: null, referrals: [] },
  },
});

function Board({ status, refresh }: { status: StatusData } & Pick<ReturnType<typeof useStatus>, 'refresh'>) {
  useNews(status.version, refresh);
  return <p>rank {status.rank}</p>;
}

function Page() {
  const { state, refresh } = useStatus(null);
  return state.view === 'open' ? <Board status={state.status} refresh={refresh} /> : <p>{state.view}</p>;
}

const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

async function setUp() {
  const server = {
    Status: vi.fn((): object => statusAt(8)),
    StatusVersion: vi.fn((): object => ({ status: { version: 'v8' } })),
  };
  renderWithToasts(
    <ScriptedServer scripts={server}>
      <Page />
    </ScriptedServer>,
  );
  await wait(1);
  return server;
}

it('shows the newest status when there is one', async () => {
  const server = await setUp();
  expect(screen.getByText('rank 8')).toBeTruthy();
  server.StatusVersion.mockReturnValue({ status: { version: 'v7' } });
  server.Status.mockReturnValue(statusAt(7));
  await wait(11);
  expect(screen.getByText('rank 7')).toBeTruthy();
  expect(server.Status).toHaveBeenCalledTimes(2);
});

it('keeps the board when a refresh fails, and tries again', async () => {
  const server = await setUp();
  server.StatusVersion.mockReturnValue({ status: { version: 'v7' } });
  server.Status.mockReturnValueOnce(refusal('DATABASE_UNAVAILABLE'));
  server.Status.mockReturnValue(statusAt(7));
  await wait(11);
  expect(server.Status).toHaveBeenCalledTimes(2);
  expect(screen.getByText('rank 8')).toBeTruthy();
  await wait(11);
  expect(screen.getByText('rank 7')).toBeTruthy();
  expect(server.Status).toHaveBeenCalledTimes(3);
});

it('says that the page cannot be reached when the first reading fails', async () => {
  const server = { Status: () => refusal('DATABASE_UNAVAILABLE'), StatusVersion: () => ({ status: null }) };
  renderWithToasts(
    <ScriptedServer scripts={server}>
      <Page />
    </ScriptedServer>,
  );
  await wait(1);
  expect(screen.getByText('unreachable')).toBeTruthy();
});
