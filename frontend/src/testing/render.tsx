import { act, render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ToastProvider } from '../ui/toasts.tsx';
import { ScriptedServer, type Script } from './scripted-server.tsx';

/** Renders a component that shows toasts; they can be found in the document. */
export const renderWithToasts = (content: ReactNode) => render(content, { wrapper: Toasts });

export const renderHookWithToasts = <Result,>(hook: () => Result) => renderHook(hook, { wrapper: Toasts });

/** Renders a hook that shows toasts and calls a server. */
export function renderHookWithServer<Result>(hook: () => Result, scripts: Readonly<Record<string, Script>>) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Toasts>
      <ScriptedServer scripts={scripts}>{children}</ScriptedServer>
    </Toasts>
  );
  return { ...renderHook(hook, { wrapper }), perform: settled };
}

/** Does something and lets its effects happen, and the answers that are there arrive. */
export const settled = (action: () => unknown) =>
  act(async () => {
    action();
    await new Promise((resolve) => setTimeout(resolve));
  });

function Toasts({ children }: { children: ReactNode }) {
  return <ToastProvider>{children}</ToastProvider>;
}
