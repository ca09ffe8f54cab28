import { useEffect, useRef } from 'react';
import { sitePaths } from '../platform/site-paths.ts';
import { ReopenForm } from './reopen-form.tsx';

/** Replaces the form to join while the team has paused sign-ups. */
export function PausedStep({ referralCode }: { referralCode: string }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={panel} tabIndex={-1} className="mt-4 grid gap-4 leading-relaxed outline-none">
      <p>You can join as soon as they reopen.</p>
      {referralCode !== '' && (
        <p>
          Open your friend’s link again then: their code{' '}
          <strong className="font-medium text-fg">{referralCode}</strong> will be applied.
        </p>
      )}
      <p className="text-small">
        Already on the waitlist? You can still{' '}
        <a href={sitePaths.status} className="font-medium whitespace-nowrap text-link">
          check your rank
        </a>
        .
      </p>
      <ReopenForm />
    </div>
  );
}
