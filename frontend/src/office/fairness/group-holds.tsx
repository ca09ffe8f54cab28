import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { namedUsersMax } from '@waitlist/backend/fairness-form';
import { GroupHoldsDocument, type GroupHoldsQuery, type HoldPartsFragment } from '../../generated/office.ts';
import { Button } from '../../ui/button.tsx';
import { displayName } from '../platform/display-name.ts';
import { useHasRole } from '../platform/me.ts';
import { userPath } from '../platform/office-paths.ts';
import { useDetail } from '../platform/use-detail.ts';
import { usePages } from '../platform/use-pages.ts';
import { countryName, counted, figure } from '../ui/format.ts';
import { Moment } from '../ui/moment.tsx';
import { QueryFallback } from '../ui/query-fallback.tsx';
import type { Proposal } from './decide-dialog.tsx';

interface GroupHoldsProps {
  /** The group, as decisions name it. */
  about: string;
  title: string;
  /** How many users. */
  size: number;
  onDecide: (proposal: Proposal, button: HTMLElement) => void;
}

const atOnce = 50;

const pageOf = ({ groupHolds: { holds, nextAfter } }: GroupHoldsQuery) => ({ rows: holds, nextAfter });

/** The users of a group side by side, and what can be decided about all of them or some. */
export function GroupHolds({ about, title, size, onDecide }: GroupHoldsProps) {
  const variables = { groupId: about, first: atOnce };
  const result = useDetail(GroupHoldsDocument, { variables, fetchPolicy: 'cache-and-network' });
  const first = result.data === undefined ? null : pageOf(result.data);
  const { rows, more } = usePages(GroupHoldsDocument, {
    ...{ variables, first, pageOf },
    keyOf: ({ referred }) => referred.id,
  });
  if (first === null) return <QueryFallback result={result} blocks={['mt-4 h-32']} />;
  return (
    <HoldList holds={rows} all={{ about: [about], of: title, size }} onDecide={onDecide}>
      {more !== null && (
        <Button className="mt-3" pending={more.pending} onClick={more.load}>
          Show more users
        </Button>
      )}
    </HoldList>
  );
}

interface HoldListProps {
  holds: readonly HoldPartsFragment[];
  /** What is decided about unless users are selected; null: nothing. */
  all: Omit<Proposal, 'action'> | null;
  onDecide: GroupHoldsProps['onDecide'];
  children?: ReactNode;
}

/** Users whose sign-ups are doubted, to be selected. */
export function HoldList({ holds, all, onDecide, children }: HoldListProps) {
  const mayDecide = useHasRole('ADMIN');
  const [chosen, choose] = useState<readonly string[]>([]);
  const ids = new Set(holds.map(({ referred }) => referred.id));
  const selected = chosen.filter((id) => ids.has(id));
  const some = { about: selected, of: counted(selected.length, 'user', 'users'), size: selected.length };
  const proposed = selected.length === 0 ? all : some;
  const common = commonReasons(holds);
  const toggle = (id: string) =>
    choose(selected.includes(id) ? selected.filter((each) => each !== id) : [...selected, id]);
  return (
    <div data-review-selected={selected.join(' ')}>
      {common.length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {common.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <ul className="mt-4 grid gap-2">
        {holds.map((hold) => (
          <Person
            key={hold.referred.id}
            hold={hold}
            known={common}
            isChosen={selected.includes(hold.referred.id)}
            {...(mayDecide && { onToggle: () => toggle(hold.referred.id) })}
          />
        ))}
      </ul>
      {/* oxlint-disable-next-line house/translatable-text -- a button, or nothing */}
      {children}
      {mayDecide && proposed !== null && (
        <Decide proposed={proposed} chosen={selected.length} onDecide={onDecide} />
      )}
    </div>
  );
}

interface DecideProps {
  proposed: Omit<Proposal, 'action'>;
  /** How many users are selected; 0: it is about the whole group. */
  chosen: number;
  onDecide: GroupHoldsProps['onDecide'];
}

function Decide({ proposed, chosen, onDecide }: DecideProps) {
  return (
    <div className="panel sticky bottom-2 mt-4 flex flex-wrap items-center gap-2 p-3">
      <Button
        variant="main"
        onClick={({ currentTarget }) => onDecide({ action: 'RELEASE', ...proposed }, currentTarget)}
      >
        {chosen === 0 ? 'Count all' : `Count ${figure(chosen)}`}
      </Button>
      <Button
        variant="danger"
        onClick={({ currentTarget }) => onDecide({ action: 'REVERSE', ...proposed }, currentTarget)}
      >
        {chosen === 0 ? 'Take all back' : `Take ${figure(chosen)} back`}
      </Button>
      {chosen > namedUsersMax && (
        <p className="text-down">{`Choose at most ${namedUsersMax}, or the whole group.`}</p>
      )}
    </div>
  );
}

/** What was noticed about everyone: it is said once. */
const commonReasons = ([first, ...others]: readonly HoldPartsFragment[]): readonly string[] =>
  (first?.reasons ?? []).filter((reason) => others.every(({ reasons }) => reasons.includes(reason)));

interface PersonProps {
  hold: HoldPartsFragment;
  /** Reasons that the group has. */
  known: readonly string[];
  isChosen: boolean;
  /** Left out: users cannot be selected. */
  onToggle?: () => void;
}

function Person({ hold, known, isChosen, onToggle }: PersonProps) {
  const { referred, reasons, joinedAt, clientCountry, dueAt, referrer } = hold;
  const name = displayName(referred);
  const own = reasons.filter((reason) => !known.includes(reason));
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 rounded-lg border border-line p-3 md:grid-cols-[auto_minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1.2fr)]">
      {onToggle === undefined ? (
        <span className="hidden md:block" />
      ) : (
        <input
          type="checkbox"
          data-review-row
          data-review-name={name}
          value={referred.id}
          aria-label={`Select ${name}`}
          checked={isChosen}
          onChange={onToggle}
          className="mt-1 size-4 accent-data"
        />
      )}
      <div className="min-w-0 wrap-anywhere max-md:col-start-2">
        <Link to={userPath(referred.id)} className="text-link font-medium">
          {name}
        </Link>
        <Contact text={referred.email} isVerified={referred.emailVerified} />
        <Contact text={referred.phoneNo} isVerified={!referred.emailVerified} />
      </div>
      <div className="min-w-0 text-caption text-fg-2 max-md:col-start-2">
        <p>
          <span>Joined</span> <Moment at={joinedAt} withTime />
        </p>
        <p>{clientCountry === null ? 'From an unknown country' : `From ${countryName(clientCountry)}`}</p>
        <p className="wrap-anywhere">{`With ${displayName(referrer)}’s code`}</p>
        {referred.isBlocked && <p>Blocked</p>}
      </div>
      <div className="min-w-0 text-caption text-fg-2 max-md:col-start-2">
        {own.length > 0 && (
          <ul>
            {own.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
        <p className="text-fg-3">
          {dueAt === null || referred.isBlocked ? (
            whatNow(hold)
          ) : (
            <>
              <span>Counts by itself on</span> <Moment at={dueAt} />
            </>
          )}
        </p>
      </div>
    </li>
  );
}

function whatNow({ state, decision, referred }: HoldPartsFragment): string {
  if (referred.isBlocked) return 'Doesn’t count while they are blocked';
  if (state === 'HELD') return 'Needs your decision';
  if (state === 'REVERSED') return `Not counted: “${decision?.reason ?? ''}”`;
  return 'Counts';
}

/** An erased user has none. */
function Contact({ text, isVerified }: { text: string; isVerified: boolean }) {
  if (text === '') return null;
  return (
    <p className="text-caption">
      <span className="text-fg-2">{text}</span>{' '}
      <span className="text-fg-3">{isVerified ? 'verified' : 'not verified'}</span>
    </p>
  );
}
