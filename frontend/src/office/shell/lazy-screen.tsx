import { Component, type ComponentType, type ReactNode } from 'react';
import { lazyPart, type LazyPart } from '../ui/lazy-part.tsx';
import { RetryNotice } from '../ui/retry-notice.tsx';

/** A screen with code of its own, fetched when somebody goes there. */
export function lazyScreen(load: () => Promise<ComponentType>): LazyPart<object> {
  const Screen = lazyPart(load, Outline);
  const Bounded = () => (
    <CodeBoundary>
      <Screen />
    </CodeBoundary>
  );
  return Object.assign(Bounded, { preload: Screen.preload });
}

const Outline = () => <div role="status" aria-label="Loading" className="skeleton h-64" />;

/** What is shown when the code did not come: the rest of the back office stays. */
class CodeBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <RetryNotice
        message="This screen could not be loaded. Check your connection and try again."
        onRetry={() => window.location.reload()}
      />
    );
  }
}
