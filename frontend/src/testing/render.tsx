import { cleanup, render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';
import { ToastProvider } from '../ui/toasts.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear(); // unsaved text that forms keep
});

/** Renders a component that shows toasts; they can be found in the document. */
export const renderWithToasts = (content: ReactNode) => render(content, { wrapper: Toasts });

export const renderHookWithToasts = <Result,>(hook: () => Result) => renderHook(hook, { wrapper: Toasts });

function Toasts({ children }: { children: ReactNode }) {
  return <ToastProvider>{children}</ToastProvider>;
}
