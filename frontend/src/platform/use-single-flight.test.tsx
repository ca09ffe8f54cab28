import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSingleFlight, type Flight } from './use-single-flight.ts';

/** An action that goes on until the test ends it. */
function setUp() {
  const { result } = renderHook(() => useSingleFlight());
  const { promise: ended, resolve: end } = Promise.withResolvers<string>();
  const flights: Flight[] = [];
  const action = vi.fn((flight: Flight) => {
    flights.push(flight);
    return ended;
  });
  return { result, action, end, flight: () => flights[0] };
}

test('runs one action at a time, and resolves with what it brings', async () => {
  const { result, action, end } = setUp();
  let first: unknown;
  await act(async () => void result.current.run(action).then((brought) => (first = brought)));
  expect(result.current.pending).toBe(true);
  expect(await result.current.run(action)).toBeUndefined();
  expect(action).toHaveBeenCalledTimes(1);
  await act(async () => end('an answer'));
  expect(first).toBe('an answer');
  expect(result.current.pending).toBe(false);
});

test('starts the next one once the previous one was abandoned, and tells that one', async () => {
  const { result, action, flight } = setUp();
  await act(async () => void result.current.run(action));
  expect(flight()?.stillWanted()).toBe(true);
  act(() => result.current.abandon());
  expect(flight()?.stillWanted()).toBe(false);
  expect(result.current.pending).toBe(false);
  await act(async () => void result.current.run(action));
  expect(action).toHaveBeenCalledTimes(2);
});

test('an abandoned action that ends does not end the one after it', async () => {
  const { result, action, end } = setUp();
  await act(async () => void result.current.run(action));
  act(() => result.current.abandon());
  const unending = () => new Promise<void>(() => {});
  await act(async () => void result.current.run(unending));
  await act(async () => end('too late'));
  expect(result.current.pending).toBe(true);
});

test('is over when the action says so, before its promise is', async () => {
  const { result, action, flight } = setUp();
  await act(async () => void result.current.run(action));
  act(() => flight()?.land());
  expect(result.current.pending).toBe(false);
  expect(flight()?.stillWanted()).toBe(false);
});

test('is over when the action throws', async () => {
  const { result } = setUp();
  const failure = new Error('no');
  await act(async () => {
    await expect(result.current.run(() => Promise.reject(failure))).rejects.toBe(failure);
  });
  expect(result.current.pending).toBe(false);
});
