import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { officePaths } from '../platform/office-paths.ts';
import { refusal } from '../../testing/scripted-server.tsx';
import { renderScreens } from '../testing/render-office.tsx';
import { SuppressionsPage } from './suppressions-page.tsx';

const reporter = {
  __typename: 'SuppressionReporter',
  id: 'key-1',
  name: 'Mail relay',
  suppressions: 3,
  firstAt: '2026-03-01T10:00:20.000Z',
  lastAt: '2026-03-01T11:00:40.000Z',
};

test('reports are undone whole minutes around all of them, after what could not be loaded was retried', async () => {
  const lifted: unknown[] = [];
  let isThere = false;
  renderScreens(
    { [officePaths.suppressions]: <SuppressionsPage /> },
    {
      role: 'ADMIN',
      path: officePaths.suppressions,
      scripts: {
        Suppressions: () => ({ suppressions: { docs: [], totalDocs: 0 } }),
        SnsConfirmations: () => ({ snsConfirmations: [] }),
        SuppressionReporters: () =>
          isThere ? { suppressionReporters: [reporter] } : refusal('DATABASE_UNAVAILABLE'),
        LiftReportedSuppressions: ({ input }) => {
          lifted.push(input);
          return { liftReportedSuppressions: { message: '3 addresses get messages again.' } };
        },
      },
    },
  );
  fireEvent.click(await screen.findByText('Undo reports'));
  await screen.findByText('The message of DATABASE_UNAVAILABLE.');
  expect(screen.queryByText(/No address was reported/)).toBeNull();
  isThere = true;
  fireEvent.click(screen.getByText('Try again'));
  await screen.findByText('Mail relay');
  fireEvent.click(screen.getByText('Allow these addresses again'));
  await screen.findByText('3 addresses get messages again.');
  expect(lifted).toEqual([
    { reporterId: 'key-1', from: '2026-03-01T10:00:00.000Z', to: '2026-03-01T11:01:00.000Z' },
  ]);
});
