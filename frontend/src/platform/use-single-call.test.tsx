import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSingleCall, type PendingCall } from './use-single-call.ts';

/** A call that is pending until the test ends it. */
function setUp() {
  const { result } = renderHook(() => useSingleCall());
  const { promise: ended, resolve: end } = Promise.withResolvers<string>();
  const calls: PendingCall[] = [];
  const call = vi.fn((pending: PendingCall) => {
    calls.push(pending);
    return ended;
  });
  return { result, call, end, pendingCall: () => calls[0] };
}

test('makes one call at a time, and resolves with what it brings', async () => {
  const { result, call, end } = setUp();
  let first: unknown;
  await act(async () => void result.current.run(call).then((brought) => (first = brought)));
  expect(result.current.pending).toBe(true);
  expect(await result.current.run(call)).toBeUndefined();
  expect(call).toHaveBeenCalledTimes(1);
  await act(async () => end('an answer'));
  expect(first).toBe('an answer');
  expect(result.current.pending).toBe(false);
});

test('starts the next one once the previous one was abandoned, and tells that one', async () => {
  const { result, call, pendingCall } = setUp();
  await act(async () => void result.current.run(call));
  expect(pendingCall()?.isCurrent()).toBe(true);
  expect(pendingCall()?.signal.aborted).toBe(false);
  act(() => result.current.abandon());
  expect(pendingCall()?.isCurrent()).toBe(false);
  expect(pendingCall()?.signal.aborted).toBe(true);
  expect(result.current.pending).toBe(false);
  await act(async () => void result.current.run(call));
  expect(call).toHaveBeenCalledTimes(2);
});

test('an abandoned call that ends does not end the one after it', async () => {
  const { result, call, end } = setUp();
  await act(async () => void result.current.run(call));
  act(() => result.current.abandon());
  const unending = () => new Promise<void>(() => {});
  await act(async () => void result.current.run(unending));
  await act(async () => end('too late'));
  expect(result.current.pending).toBe(true);
});

test('is over when the call says so, before its promise is', async () => {
  const { result, call, pendingCall } = setUp();
  await act(async () => void result.current.run(call));
  act(() => pendingCall()?.settle());
  expect(result.current.pending).toBe(false);
  expect(pendingCall()?.isCurrent()).toBe(false);
});

test('is over when the call throws', async () => {
  const { result } = setUp();
  const failure = new Error('no');
  await act(async () => {
    await expect(result.current.run(() => Promise.reject(failure))).rejects.toBe(failure);
  });
  expect(result.current.pending).toBe(false);
});
