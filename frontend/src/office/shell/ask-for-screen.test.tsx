import '../account/account-page.tsx'; // loading code takes long on a busy machine
import '../user/users-page.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buttonNamed } from '../../testing/buttons.ts';
import { refusal, type Script } from '../../testing/scripted-server.tsx';
import { officePaths } from '../platform/office-paths.ts';
import { session } from '../platform/session.ts';
import { serveOffice } from '../testing/office-server.ts';
import { meOf, renderOfficeWithItsClient } from '../testing/render-office.tsx';
import { userOf } from '../testing/user.ts';
import { askForScreen } from './screens.ts';

afterEach(() => session.end());

const users: Script = () => ({ users: { docs: [userOf()], totalDocs: 1, totalIsExact: true } });

/** What is asked of the server when the address is the first one. */
async function open(address: string, answer: Script) {
  const Users = vi.fn(answer);
  serveOffice({
    Me: () => ({ me: meOf('VIEWER') }),
    SignupsByCountry: () => ({ signupsByCountry: [] }),
    Users,
  });
  session.begin('token');
  const { pathname, search } = new URL(address, 'http://localhost');
  askForScreen({ pathname, search });
  await renderOfficeWithItsClient(address);
  return Users;
}

test.each(['/admin', `${officePaths.users}?search=ada&size=25`])(
  'the users at %s are asked for once, ahead of their screen, and anew when it is returned to',
  async (address) => {
    const Users = await open(address, users);
    await screen.findByText('Ada Lovelace');
    expect(Users).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByText('Account', { selector: 'a *, a' }));
    await screen.findByText('Change password', { selector: 'h2' });
    fireEvent.click(screen.getByText('Users', { selector: 'a *, a' }));
    await screen.findByText('Ada Lovelace');
    await waitFor(() => expect(Users).toHaveBeenCalledTimes(2));
  },
);

test('a screen says why what was asked ahead of it failed, and asks again on request', async () => {
  const Users = await open(officePaths.users, () => refusal('INTERNAL'));
  await screen.findByText('The message of INTERNAL.', { selector: 'main *' });
  expect(Users).toHaveBeenCalledOnce();
  Users.mockImplementation(users);
  fireEvent.click(buttonNamed('Try again'));
  await screen.findByText('Ada Lovelace');
});

test('without a session nothing is asked', () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  askForScreen({ pathname: officePaths.users, search: '' });
  expect(fetched).not.toHaveBeenCalled();
});
