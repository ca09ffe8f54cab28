import type { ReactNode } from 'react';
import { CSPProvider } from '@base-ui/react/csp-provider';

/** Keeps components from adding style elements, which the content security policy forbids. */
export function NoStyleElements({ children }: { children: ReactNode }) {
  return <CSPProvider disableStyleElements>{children}</CSPProvider>;
}
