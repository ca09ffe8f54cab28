import { render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ToastProvider } from '../ui/toasts.tsx';

/** Renders a component that shows toasts; they can be found in the document. */
export const renderWithToasts = (content: ReactNode) => render(content, { wrapper: Toasts });

export const renderHookWithToasts = <Result,>(hook: () => Result) => renderHook(hook, { wrapper: Toasts });

function Toasts({ children }: { children: ReactNode }) {
  return <ToastProvider>{children}</ToastProvider>;
}
