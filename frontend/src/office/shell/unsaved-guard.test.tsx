import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { officePaths } from '../platform/office-paths.ts';
import { session } from '../platform/session.ts';
import { renderOffice } from '../testing/render-office.tsx';

const show = async () => {
  const office = await renderOffice({
    role: 'EDITOR',
    path: officePaths.addNewFaq,
    scripts: {
      Faqs: () => ({ faqs: [] }),
      AddFaq: ({ input }) => ({
        addFaq: {
          message: 'The FAQ has been added.',
          faq: {
            __typename: 'Faq',
            id: 'f1',
            revision: 1,
            updatedAt: '2026-11-01T09:00:00.000Z',
            ...(input as object),
          },
        },
      }),
    },
  });
  const question = await screen.findByLabelText('Question');
  return { ...office, question, user: userEvent.setup() };
};
const ask = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' });
const closesSilently = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('leaving a form that is not saved is asked first', async () => {
  const { user, question, pathNow } = await show();
  expect(closesSilently()).toBe(true);
  await user.type(question, 'Why?');
  expect(closesSilently()).toBe(false);
  fireEvent.click(screen.getByRole('link', { name: 'Growth' }));
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  fireEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(ask()).toBeNull());
  expect(pathNow()).toBe(officePaths.addNewFaq);
  fireEvent.click(screen.getByRole('link', { name: 'FAQ' }));
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(pathNow()).toBe(officePaths.faqs));
  expect(closesSilently()).toBe(true);
});

test('nothing is asked if what was typed is taken back, or saved', async () => {
  const { user, question, pathNow } = await show();
  await user.type(question, 'W');
  await user.clear(question);
  expect(closesSilently()).toBe(true);
  fireEvent.click(screen.getByRole('link', { name: 'FAQ' }));
  await waitFor(() => expect(pathNow()).toBe(officePaths.faqs));
  expect(ask()).toBeNull();
});

test('nothing is asked by a form that is saved', async () => {
  const { user, question, pathNow } = await show();
  await user.type(question, 'Why?');
  await user.type(screen.getByLabelText('Answer'), 'Because.');
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(pathNow()).toBe(officePaths.faqs));
  expect(ask()).toBeNull();
});

test('the end of the session asks nothing', async () => {
  const { user, question, pathNow } = await show();
  await user.type(question, 'Why?');
  act(() => session.expire('token', null));
  await waitFor(() => expect(pathNow()).toBe(officePaths.login));
});
