import type { ReactNode } from 'react';
import {
  type CreditCause,
  UserCreditsDocument,
  type UserCreditsPartsFragment,
  type UserCreditsQuery,
} from '../../generated/office.ts';
import { usePages } from '../platform/use-pages.ts';
import { Button } from '../../ui/button.tsx';
import { Moment } from '../ui/moment.tsx';
import { figure } from '../ui/format.ts';
import { Panel } from '../ui/panel.tsx';
import { PersonLink } from '../ui/person-link.tsx';
import { RetryNotice } from '../ui/retry-notice.tsx';
import { GiveButton, GrantText, useGrants, type Grant } from './user-grants.tsx';

interface UserLedgerProps {
  userId: string;
  newest: UserCreditsPartsFragment;
  /** Points are no longer given to an erased user. */
  isErased?: boolean;
}

type Credit = UserCreditsPartsFragment['entries'][number];

const pageOf = ({ entries, nextAfter }: UserCreditsPartsFragment) => ({ rows: entries, nextAfter });
const keyOf = ({ referred, revision }: Credit): string => `${referred.id} ${revision}`;

/** Every point that the user has: credits that their code earned and points that admins gave, newest first. */
export function UserLedger({ userId, newest, isErased = false }: UserLedgerProps) {
  const { rows: credits, more } = usePages(UserCreditsDocument, {
    ...{ variables: { id: userId }, first: pageOf(newest), keyOf },
    pageOf: ({ userCredits }: UserCreditsQuery) => pageOf(userCredits),
  });
  const { grants, error: missing, retry } = useGrants(userId);
  const earned = credits.map(creditEntry);
  // Grants come all at once: older ones wait for the credits between them. Credits come by referral, the newest first, but what
  // became of one may have been written later.
  const isShown = ({ at }: Entry) => more === null || earned.some((credit) => credit.at <= at);
  const entries = [...earned, ...grants.flatMap(grantEntries).filter(isShown)].sort(
    (one, other) => Number(one.at < other.at) - Number(one.at > other.at),
  );
  return (
    <Panel title="Points history" level={3}>
      {missing !== null ? (
        <div className="mt-3">
          <RetryNotice message={missing.message} onRetry={retry} />
        </div>
      ) : (
        entries.length === 0 && <p className="mt-3">No points yet.</p>
      )}
      <ul className="mt-2 empty:hidden">
        {entries.map((entry) => (
          <EntryItem key={entry.key} entry={entry} />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {more !== null && (
          <Button pending={more.pending} onClick={more.load}>
            Show more
          </Button>
        )}
        {!isErased && <GiveButton userId={userId} />}
      </div>
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

interface Entry {
  readonly key: string;
  readonly at: string;
  readonly points: number;
  readonly what: ReactNode;
}

function creditEntry(credit: Credit): Entry {
  const { points, cause, createdAt, referred } = credit;
  return {
    ...{ key: keyOf(credit), at: createdAt, points },
    what: (
      <>
        <PersonLink person={referred} /> <span>{whatHappened[cause]}</span>
      </>
    ),
  };
}

function grantEntries(grant: Grant): readonly Entry[] {
  const { id, points, grantedAt, takenBackAt } = grant;
  const given = { key: id, at: grantedAt, points, what: <GrantText grant={grant} isTakenBack={false} /> };
  if (takenBackAt === null) return [given];
  const what = <GrantText grant={grant} isTakenBack />;
  return [given, { key: `${id} back`, at: takenBackAt, points: -points, what }];
}

function EntryItem({ entry: { at, points, what } }: { entry: Entry }) {
  const sign = points < 0 ? '−' : '+';
  return (
    <li className="flex items-baseline gap-3 border-b border-line py-2 last:border-b-0">
      <div className="min-w-0 flex-1 wrap-anywhere">{what}</div>
      <span className="text-caption text-fg-3">
        <Moment at={at} />
      </span>
      <span className={`w-12 text-right font-medium ${points < 0 ? 'text-down' : 'text-up'}`}>
        {`${sign}${figure(Math.abs(points))}`}
      </span>
    </li>
  );
}
