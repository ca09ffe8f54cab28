import { Component, type ReactNode } from 'react';
import { reportError } from '../platform/report-error.ts';
import { Button } from './button.tsx';

/** If its content breaks, shows a way to continue instead of a blank screen. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    reportError('boundary', error);
  }

  override render() {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

/** Replaces a page that broke. */
export function Broken() {
  return (
    <div role="alert" className="wrap grid min-h-dvh place-content-center gap-6 text-center">
      <h1 className="text-h2">Something went wrong</h1>
      <p>The page ran into a problem. Loading it again usually helps.</p>
      <Button className="justify-self-center" onClick={() => window.location.reload()}>
        Load again
      </Button>
    </div>
  );
}
