import { act, fireEvent, render as renderPage, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { useQuery } from '@apollo/client/react';
import { DeleteFaqDocument, FaqDocument, FaqsDocument } from '../../generated/office.ts';
import { refusal, ScriptedServer, type Script } from '../../testing/scripted-server.tsx';
import { ToastProvider } from '../../ui/toasts.tsx';
import { useAction } from './use-action.ts';

const deleted: Script = () => ({ deleteFaq: { __typename: 'FaqPayload', message: 'Deleted.', faq } });
const faq = { __typename: 'Faq', id: 'f1', question: 'Why?', answer: 'So.', isActive: false, revision: 2 };
const fails: Script = () => refusal('CONFLICT');
const toast = () => screen.findByText('The message of CONFLICT.', { selector: 'p' });
const noToast = () => expect(screen.queryByText('The message of CONFLICT.')).toBeNull();

function render<Result>(hook: () => Result, scripts: Readonly<Record<string, Script>>) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ToastProvider>
      <ScriptedServer scripts={scripts}>{children}</ScriptedServer>
    </ToastProvider>
  );
  return renderHook(hook, { wrapper });
}

test('resolves with the data, and says so', async () => {
  const onDone = vi.fn();
  const says = ({ deleteFaq }: { deleteFaq: { message: string } }) => deleteFaq.message;
  const { result } = render(() => useAction(DeleteFaqDocument, { says, onDone }), { DeleteFaq: deleted });
  const data = await act(() => result.current.run({ faqId: 'f1' }));
  expect(data?.deleteFaq.message).toBe('Deleted.');
  expect(onDone).toHaveBeenCalledExactlyOnceWith(data);
  await screen.findByText('Deleted.');
});

test('says a failure where nothing else shows it', async () => {
  const { result } = render(() => useAction(DeleteFaqDocument).run, { DeleteFaq: fails });
  expect(await act(() => result.current({ faqId: 'f1' }))).toBeNull();
  await toast();
});

test('leaves a failure to the place that shows it, until the next try', async () => {
  const answers: Script[] = [fails, () => new Promise(() => undefined)];
  const { result } = render(
    () => {
      const { error, run } = useAction(DeleteFaqDocument);
      return { error, run };
    },
    { DeleteFaq: (variables) => answers.shift()?.(variables) ?? {} },
  );
  await act(() => result.current.run({ faqId: 'f1' }));
  expect(result.current.error?.code).toBe('CONFLICT');
  noToast();
  act(() => void result.current.run({ faqId: 'f1' }));
  await waitFor(() => expect(result.current.error).toBeNull());
});

test('says a failure whose place is gone when it comes', async () => {
  let answer = (_data: object) => {};
  const scripts = { DeleteFaq: () => new Promise<object>((resolve) => void (answer = resolve)) };
  function Place() {
    const action = useAction(DeleteFaqDocument);
    return (
      <button onClick={() => void action.run({ faqId: 'f1' })}>{action.error?.message ?? 'Delete'}</button>
    );
  }
  const page = (isThere: boolean) => (
    <ToastProvider>
      <ScriptedServer scripts={scripts}>{isThere && <Place />}</ScriptedServer>
    </ToastProvider>
  );
  const { rerender } = renderPage(page(true));
  fireEvent.click(screen.getByText('Delete'));
  rerender(page(false));
  await act(async () => answer(refusal('CONFLICT')));
  await toast();
});

test('does one thing at a time', async () => {
  const DeleteFaq = vi.fn<Script>(() => new Promise(() => undefined));
  const { result } = render(() => useAction(DeleteFaqDocument), { DeleteFaq });
  await act(async () => void result.current.run({ faqId: 'f1' }));
  expect(result.current.pending).toBe(true);
  expect(await result.current.run({ faqId: 'f1' })).toBeNull();
  expect(DeleteFaq).toHaveBeenCalledTimes(1);
});

test('is done once the queries that show it are up to date, also when they fail', async () => {
  const answers: Script[] = [() => ({ faqs: [faq] }), fails, () => ({ faqs: [] })];
  const { result } = render(
    () => ({ list: useQuery(FaqsDocument), act: useAction(DeleteFaqDocument, { refetch: [FaqsDocument] }) }),
    { DeleteFaq: deleted, Faqs: (variables) => answers.shift()?.(variables) ?? { faqs: [] } },
  );
  await waitFor(() => expect(result.current.list.data?.faqs).toHaveLength(1));
  expect(await act(() => result.current.act.run({ faqId: 'f1' }))).not.toBeNull();
  expect(result.current.list.error).toBeDefined();
  expect(await act(() => result.current.act.run({ faqId: 'f1' }))).not.toBeNull();
  expect(result.current.list.data?.faqs).toEqual([]);
});

test('asks a query anew each time', async () => {
  const Faq = vi.fn<Script>(() => ({ faq }));
  const { result } = render(() => useAction(FaqDocument), { Faq });
  for (const times of [1, 2]) {
    const data = await act(() => result.current.run({ id: 'f1' }));
    expect(data?.faq.question).toBe('Why?');
    expect(Faq).toHaveBeenCalledTimes(times);
  }
});
