import { Component, useEffect, useRef, type ReactNode } from 'react';
import { reportError } from '../platform/report-error.ts';
import { Button } from './button.tsx';

interface ErrorBoundaryProps {
  /** Replaces what broke. */
  broken?: ReactNode;
  children: ReactNode;
}

/** If its content breaks, shows a way to continue instead of a blank screen. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    reportError('boundary', error);
  }

  override render() {
    return this.state.broken ? (this.props.broken ?? <Broken />) : this.props.children;
  }
}

/** Replaces a page that broke. */
export function Broken() {
  return (
    <div role="alert" className="wrap grid min-h-dvh place-content-center gap-6 text-center">
      <h1 className="text-h2">Something went wrong</h1>
      <p>The page ran into a problem. Reloading it usually helps.</p>
      <Reload />
    </div>
  );
}

/** Replaces a dialog that broke: its page still works, and shows nothing of the dialog. */
export function BrokenDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} aria-labelledby="broken-title" className="popup card p-6 text-fg-2 sm:p-8">
      <h2 id="broken-title" className="text-2xl leading-tight">
        Something went wrong
      </h2>
      <p className="mt-4 mb-6">The page ran into a problem. Reloading it usually helps.</p>
      <Reload />
    </dialog>
  );
}

function Reload() {
  return (
    <Button variant="main" className="justify-self-center" onClick={() => window.location.reload()}>
      Reload
    </Button>
  );
}
