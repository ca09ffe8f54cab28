import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderHookWithToasts } from '../../testing/render.tsx';
import { useCall } from './use-call.ts';

const fail = () => Promise.reject(new TypeError('Failed to fetch'));
const said = () => screen.findByText('We can’t reach the server.', { exact: false, selector: 'p' });
const nothingSaid = () =>
  expect(screen.queryByText('We can’t reach the server.', { exact: false })).toBeNull();

test('says a failure where nothing else shows it', async () => {
  const { result } = renderHookWithToasts(() => useCall().run);
  await act(() => result.current(fail));
  await said();
});

test('leaves a failure to the place that shows it, until the next try', async () => {
  const { result } = renderHookWithToasts(() => {
    const { error, run } = useCall();
    return { error, run };
  });
  await act(() => result.current.run(fail));
  expect(result.current.error?.code).toBe('NETWORK');
  nothingSaid();
  act(() => void result.current.run(() => new Promise(() => undefined)));
  await waitFor(() => expect(result.current.error).toBeNull());
});
