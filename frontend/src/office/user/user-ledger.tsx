import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  type CreditCause,
  UserCreditsDocument,
  type UserCreditsPartsFragment,
} from '../../generated/office.ts';
import { userPath } from '../platform/office-paths.ts';
import { useAction } from '../platform/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Moment } from '../ui/moment.tsx';
import { Notice } from '../../ui/notice.tsx';
import { displayName } from '../platform/display-name.ts';
import { figure } from '../ui/format.ts';
import { Panel } from '../ui/panel.tsx';

interface UserLedgerProps {
  userId: string;
  newest: UserCreditsPartsFragment;
}

/** The credits that the user's code earned, entry by entry, newest first. */
export function UserLedger({ userId, newest }: UserLedgerProps) {
  const [more, setMore] = useState<UserCreditsPartsFragment | null>(null);
  const entries = [...newest.entries, ...(more?.entries ?? [])];
  const { nextAfter } = more ?? newest;
  const { pending, error, run } = useAction(UserCreditsDocument, {
    onDone: ({ userCredits }) =>
      setMore({ ...userCredits, entries: [...(more?.entries ?? []), ...userCredits.entries] }),
  });
  return (
    <Panel title="Points history" level={3}>
      {entries.length === 0 ? (
        <p className="mt-3">No one has joined with their code yet.</p>
      ) : (
        <ul className="mt-2">
          {entries.map((entry) => (
            <Entry key={`${entry.referred.id} ${entry.revision}`} entry={entry} />
          ))}
        </ul>
      )}
      {error !== null && (
        <Notice tone="danger" className="mt-3">
          {error.message}
        </Notice>
      )}
      {nextAfter !== null && (
        <Button className="mt-3" pending={pending} onClick={() => void run({ id: userId, after: nextAfter })}>
          Show more
        </Button>
      )}
    </Panel>
  );
}

/** What an entry says about the user who joined with the code. */
const whatHappened: Readonly<Record<CreditCause, string>> = {
  JOIN: 'joined',
  HOLD: 'was held for review',
  RELEASE: 'counts after all',
  REVERSE: 'no longer counts',
  RESTORE: 'counts again',
  MERGE: 'came with a merged user',
};

function Entry({ entry }: { entry: UserCreditsPartsFragment['entries'][number] }) {
  const { points, cause, createdAt, referred } = entry;
  const sign = points < 0 ? '−' : '+';
  return (
    <li className="flex items-baseline gap-3 border-b border-line py-2 last:border-b-0">
      <span className="min-w-0 flex-1 wrap-anywhere">
        <Link to={userPath(referred.id)} className="text-link">
          {displayName(referred)}
        </Link>{' '}
        <span>{whatHappened[cause]}</span>
      </span>
      <span className="text-caption text-fg-3">
        <Moment at={createdAt} />
      </span>
      <span className={`w-12 text-right font-medium ${points < 0 ? 'text-down' : 'text-up'}`}>
        {`${sign}${figure(Math.abs(points))}`}
      </span>
    </li>
  );
}
