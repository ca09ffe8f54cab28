import { Component, type ReactNode } from 'react';
import { Button } from './button.tsx';

/** What a visitor sees if a page or its living part breaks: a way on, not a blank screen. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
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
}
