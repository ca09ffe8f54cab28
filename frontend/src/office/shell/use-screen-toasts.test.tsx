import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Link, Outlet, RouterProvider, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ToastProvider, useToasts } from '../../ui/toasts.tsx';
import { useScreenToasts } from './use-screen-toasts.ts';

function Shell() {
  useScreenToasts();
  return <Outlet />;
}

function Screen() {
  const toasts = useToasts();
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => toasts.success('The wave is paused.')}>Pause</button>
      <button
        onClick={() => {
          toasts.success('The wave is deleted.');
          void navigate('/waves');
        }}
      >
        Delete
      </button>
      <Link to="/waves">All waves</Link>
    </>
  );
}

function show() {
  const router = createMemoryRouter(
    [
      {
        element: <Shell />,
        children: [
          { path: '/wave', element: <Screen /> },
          { path: '/waves', element: <h1>Waves</h1> },
        ],
      },
    ],
    { initialEntries: ['/waves', '/wave'] },
  );
  render(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  );
  return router;
}

test('a link to another screen takes the message with it', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  await screen.findByText('The wave is paused.');
  fireEvent.click(screen.getByRole('link', { name: 'All waves' }));
  await screen.findByRole('heading', { name: 'Waves' });
  await waitFor(() => expect(screen.queryByText('The wave is paused.')).toBeNull());
});

test('so does Back', async () => {
  const router = show();
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  await screen.findByText('The wave is paused.');
  void router.navigate(-1);
  await screen.findByRole('heading', { name: 'Waves' });
  await waitFor(() => expect(screen.queryByText('The wave is paused.')).toBeNull());
});

test('an action that opens another screen keeps its own', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByRole('heading', { name: 'Waves' });
  await screen.findByText('The wave is deleted.');
});
