import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AdminPartsFragment, SessionPartsFragment } from '../../generated/office.ts';
import { refusal, type Script } from '../../testing/scripted-server.tsx';
import { session } from '../platform/session.ts';
import { renderScreens } from '../testing/render-office.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { TeamActions } from './team-actions.tsx';

const listed = (id: string, more: Partial<SessionPartsFragment> = {}) => ({
  ...{ __typename: 'AdminSession', id, browser: 'Chrome on macOS', country: 'India' },
  ...{ createdAt: '2026-11-01T09:00:00.000Z', expiresAt: '2026-12-01T09:00:00.000Z', isCurrent: false },
  ...more,
});
let sessions: ReturnType<typeof listed>[] = [];
beforeEach(() => {
  sessions = [
    listed('s1', { isCurrent: true }),
    listed('s2', { browser: 'Safari on iPhone' }),
    listed('s3', { browser: null, country: null }),
  ];
});
afterEach(() => session.end());

const end: Script = ({ id }) => {
  sessions = sessions.filter((each) => each.id !== id);
  return { endSession: { __typename: 'MessagePayload', message: 'The session has ended.' } };
};
const scripts: Readonly<Record<string, Script>> = {
  MySessions: () => ({ mySessions: sessions }),
  AdminSessions: () => ({ adminSessions: sessions }),
  EndSession: end,
  EndOtherSessions: () => {
    sessions = sessions.filter(({ isCurrent }) => isCurrent);
    return { endOtherSessions: { __typename: 'MessagePayload', message: '2 other sessions have ended.' } };
  },
};
const open = (more: Readonly<Record<string, Script>> = {}) =>
  renderScreens({ '/': <SessionsPanel /> }, { role: 'VIEWER', path: '/', scripts: { ...scripts, ...more } });
const button = (text: string) =>
  screen.findByText((_, element) => element?.tagName === 'BUTTON' && element.textContent === text);
const asking = async (name: string) => within(await screen.findByRole('alertdialog', { name }));

test('own sessions say which is this one, which cannot be ended; another one is ended after a question', async () => {
  open();
  await screen.findByText('This session');
  expect(screen.getAllByText(/^End$/)).toHaveLength(2);
  screen.getByText(/^Unknown country\./);
  fireEvent.click(await button('End the session in Safari on iPhone'));
  fireEvent.click((await asking('End the session in Safari on iPhone?')).getByText('End session'));
  await screen.findAllByText('The session has ended.');
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Sessions'));
});

test('all others are ended at once, and then there is no button for it', async () => {
  open();
  fireEvent.click(await button('End all others'));
  fireEvent.click((await asking('End all other sessions?')).getByText('End all others'));
  await screen.findAllByText('2 other sessions have ended.');
  await waitFor(() => expect(screen.queryByText('End all others')).toBeNull());
  screen.getByText('Chrome on macOS');
});

test('one that has already ended says so in the question, and the list is fresh', async () => {
  const EndSession: Script = () => {
    sessions = sessions.filter(({ id }) => id !== 's2');
    return refusal('NOT_FOUND');
  };
  open({ EndSession });
  fireEvent.click(await button('End the session in Safari on iPhone'));
  fireEvent.click((await asking('End the session in Safari on iPhone?')).getByText('End session'));
  await screen.findByText('The message of NOT_FOUND.');
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
});

test('an ADMIN ends a colleague’s sessions from the team; failing to load them says why', async () => {
  const zoe: AdminPartsFragment = {
    ...{ id: 'z1', name: 'Zoe', email: 'zoe@example.com', role: 'EDITOR', state: 'ACTIVE' },
    ...{ createdAt: '2026-11-01T09:00:00.000Z', lastLoginAt: null },
  };
  sessions = [listed('s2', { browser: 'Safari on iPhone' })];
  let fails = true;
  const AdminSessions: Script = () => (fails ? refusal('INTERNAL') : { adminSessions: sessions });
  renderScreens(
    { '/': <TeamActions admin={zoe} /> },
    { role: 'ADMIN', path: '/', scripts: { ...scripts, AdminSessions } },
  );
  fireEvent.click(await button('Sessions of Zoe'));
  const shown = within(await screen.findByRole('dialog', { name: 'Sessions of Zoe' }));
  await shown.findByText('The message of INTERNAL.');
  fails = false;
  fireEvent.click(shown.getByText('Try again'));
  fireEvent.click(await button('End the session in Safari on iPhone'));
  fireEvent.click((await asking('End the session in Safari on iPhone?')).getByText('End session'));
  await shown.findByText('Nobody is logged in.');
});
