import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonStyle } from './office-kit.ts';

interface WayBackProps {
  to: string;
  /** The text of the link. */
  text: string;
  children: ReactNode;
}

/** Stands in for a screen that cannot be shown: says why, and leads somewhere else. */
export function WayBack({ to, text, children }: WayBackProps) {
  return (
    <div className="panel grid justify-items-center gap-4 px-4 py-16 text-center">
      <p>{children}</p>
      <Link to={to} className={buttonStyle('plain')}>
        {text}
      </Link>
    </div>
  );
}
