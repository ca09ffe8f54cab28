import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal, type Script } from '../../testing/scripted-server.tsx';
import { renderScreens } from '../testing/render-office.tsx';
import { AddUser } from './add-user.tsx';

test('a user is added with what was entered; what is wrong is said at its field, and nothing is lost', async () => {
  const AddSignup = vi.fn<Script>(({ input }) =>
    (input as { email: string }).email === 'nobody'
      ? refusal('VALIDATION_FAILED', { fields: { email: 'Please enter valid Email Id' } })
      : {
          addSignup: {
            __typename: 'AddSignupPayload',
            message: 'The user is added.',
            id: 'u1',
            alreadyJoined: false,
          },
        },
  );
  renderScreens({ '/users': <AddUser /> }, { role: 'ADMIN', path: '/users', scripts: { AddSignup } });
  fireEvent.click(await screen.findByRole('button', { name: 'Add user' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add user' }));
  fireEvent.change(dialog.getByLabelText(/First name/), { target: { value: 'Ada' } });
  fireEvent.change(dialog.getByLabelText('Email'), { target: { value: 'nobody' } });
  fireEvent.click(dialog.getByText('Add user', { selector: 'button *, button' }));
  await dialog.findByText('Please enter valid Email Id');
  fireEvent.change(dialog.getByLabelText('Email'), { target: { value: 'ada@example.com' } });
  fireEvent.click(dialog.getByText('Add user', { selector: 'button *, button' }));
  await screen.findByText('The user is added.');
  expect(AddSignup).toHaveBeenLastCalledWith({
    input: {
      email: 'ada@example.com',
      firstName: 'Ada',
      lastName: '',
      phoneNo: '',
      country: '',
      referralCode: '',
    },
  });
});

test.each(['VIEWER', 'EDITOR'] as const)('%sS can’t add users', async (role) => {
  renderScreens(
    { '/users': [<p key="there">There</p>, <AddUser key="add" />] },
    { role, path: '/users', scripts: {} },
  );
  await screen.findByText('There');
  expect(screen.queryByRole('button', { name: 'Add user' })).toBeNull();
});
