import { act, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { expect, test } from 'vitest';
import { HoldDecisionsDocument, type HoldDecisionsQuery } from '../../generated/office.ts';
import { refusal, ScriptedServer } from '../../testing/scripted-server.tsx';
import { ToastProvider } from '../../ui/toasts.tsx';
import { useDetail } from './use-detail.ts';
import { usePages } from './use-pages.ts';

const variables = { first: 2 };
const pageOf = ({ holdDecisions: { decisions, nextAfter } }: HoldDecisionsQuery) => ({
  rows: decisions,
  nextAfter,
});
const keyOf = ({ id }: { readonly id: string }) => id;

const decisionOf = (id: string) => ({
  ...{ __typename: 'HoldDecision', id, action: 'REVERSE', reason: '', blocks: false, decidedBy: 'a@b.c' },
  ...{ decidedAt: '2026-11-29T00:00:00Z', credits: 1, done: 1, isDone: true, isUndone: false },
});

/** A list that others change, pages of two, each after the last row of the one before. */
function show() {
  const server = { ids: ['a', 'b', 'c', 'd', 'e'], asked: [] as unknown[], fails: false };
  const HoldDecisions = ({ after }: Readonly<Record<string, unknown>>) => {
    server.asked.push(after);
    if (server.fails) return refusal('CONFLICT');
    const rest = typeof after === 'string' ? server.ids.filter((id) => id > after) : server.ids;
    const ids = rest.slice(0, 2);
    const nextAfter = rest.length > 2 ? ids.at(-1) : null;
    return { holdDecisions: { __typename: 'HoldDecisions', decisions: ids.map(decisionOf), nextAfter } };
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ToastProvider>
      <ScriptedServer scripts={{ HoldDecisions }}>{children}</ScriptedServer>
    </ToastProvider>
  );
  const { result } = renderHook(
    () => {
      const { data } = useDetail(HoldDecisionsDocument, { variables });
      const first = data === undefined ? null : pageOf(data);
      const client = useApolloClient();
      return { client, ...usePages(HoldDecisionsDocument, { variables, first, pageOf, keyOf }) };
    },
    { wrapper },
  );
  const shown = () => result.current.rows.map(keyOf).join('');
  const load = () => act(() => result.current.more?.load());
  const again = () => act(() => result.current.client.refetchQueries({ include: [HoldDecisionsDocument] }));
  return { server, result, shown, load, again };
}

test('grows page by page until its end', async () => {
  const { shown, load, result, server } = show();
  await waitFor(() => expect(shown()).toBe('ab'));
  load();
  await waitFor(() => expect(shown()).toBe('abcd'));
  load();
  await waitFor(() => expect(shown()).toBe('abcde'));
  expect(result.current.more).toBeNull();
  expect(server.asked).toEqual([undefined, 'b', 'd']);
});

test('shows every row once, and none that is gone, however it changed meanwhile', async () => {
  const { shown, load, server, again } = show();
  await waitFor(() => expect(shown()).toBe('ab'));
  load();
  await waitFor(() => expect(shown()).toBe('abcd'));
  for (const [ids, expected] of [
    ['abd', 'abd'], // one of the second page is gone
    ['abcde', 'abcd'],
    ['bcdef', 'bcde'], // one of the first page is gone
    ['Abcdef', 'Abcd'], // a new one: the second page begins elsewhere
    ['ab', 'ab'],
    ['abc', 'abc'],
  ] as const) {
    server.ids = ids.split('');
    await again();
    await waitFor(() => expect(shown()).toBe(expected));
  }
});

test('a page that fails to load is a toast, and can be asked for again', async () => {
  const { shown, load, server, result } = show();
  await waitFor(() => expect(shown()).toBe('ab'));
  server.fails = true;
  load();
  await screen.findByText('The message of CONFLICT.', { selector: 'p' });
  await waitFor(() => expect(result.current.more?.pending).toBe(false));
  server.fails = false;
  load();
  await waitFor(() => expect(shown()).toBe('abcd'));
});
