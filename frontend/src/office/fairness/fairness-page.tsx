import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { HoldGroupsDocument, type HoldGroupsQuery } from '../../generated/office.ts';
import { Button } from '../../ui/button.tsx';
import { useHasRole } from '../platform/me.ts';
import { officePaths } from '../platform/office-paths.ts';
import { useDetail } from '../platform/use-detail.ts';
import { usePages } from '../platform/use-pages.ts';
import { KeysDialog } from '../ui/keys-dialog.tsx';
import { counted } from '../ui/format.ts';
import { Moment } from '../ui/moment.tsx';
import { OutdatedNotice } from '../ui/outdated-notice.tsx';
import { QueryFallback } from '../ui/query-fallback.tsx';
import { AppealsPanel } from './appeals-panel.tsx';
import { DecideDialog, type Proposal } from './decide-dialog.tsx';
import { DecisionsPanel, useNewestDecision } from './decisions-panel.tsx';
import { GroupRow } from './group-row.tsx';
import { ReferrerHolds } from './referrer-holds.tsx';
import { UndoDialog } from './undo-dialog.tsx';
import { useReviewKeys } from './use-review-keys.ts';

type Groups = Readonly<HoldGroupsQuery['holdGroups']['groups']>;

const firstGroups = { first: 50 } as const;
const pageOf = ({ holdGroups: { groups, nextAfter } }: HoldGroupsQuery) => ({ rows: groups, nextAfter });

/** Credits that likely fakes gave: what was noticed, and whether they count. */
export function FairnessPage() {
  const [search] = useSearchParams();
  const referrerId = search.get('of');
  const list = useRef<HTMLDivElement>(null);
  const { opener, proposal, undoing, showsKeys, close, decide, help, moveFocus } = useReviewDialogs(list);
  return (
    <div ref={list} tabIndex={-1} className="grid gap-4">
      {referrerId === null ? (
        <>
          <p>
            <Link to={officePaths.fairnessLists} className="text-link">
              Trusted referrers, networks, and mail domains
            </Link>
          </p>
          <AppealsPanel />
          <Queue list={list} onRemoved={moveFocus} onDecide={decide} onHelp={help} />
        </>
      ) : (
        <>
          <p>
            <Link to={officePaths.fairness} className="text-link">
              All pending
            </Link>
          </p>
          <ReferrerHolds referrerId={referrerId} onDecide={decide} />
        </>
      )}
      <DecisionsPanel />
      {proposal !== null && <DecideDialog proposal={proposal} opener={opener} onClose={close} />}
      {undoing !== null && <UndoDialog decision={undoing} open opener={opener} onClose={close} />}
      <KeysDialog open={showsKeys} opener={opener} onClose={close} />
    </div>
  );
}

/** The dialogs of the screen, of which one is open at a time, by buttons and by keys. */
function useReviewDialogs(list: RefObject<HTMLElement | null>) {
  const mayDecide = useHasRole('ADMIN');
  const newest = useNewestDecision();
  const opener = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<Proposal | 'undo' | 'keys' | null>(null);
  const open = (what: Proposal | 'undo' | 'keys', from: Element | null) => {
    opener.current = from instanceof HTMLElement ? from : null;
    setOpened(what);
  };
  useReviewKeys(list, {
    mayDecide,
    propose: (next) => open(next, document.activeElement),
    undo: () => {
      if (newest !== null) open('undo', document.activeElement);
    },
  });
  return {
    opener,
    proposal: typeof opened === 'object' ? opened : null,
    undoing: opened === 'undo' ? newest : null,
    showsKeys: opened === 'keys',
    close: () => setOpened(null),
    decide: (next: Proposal, button: HTMLElement) => open(next, button),
    help: (button: HTMLElement) => open('keys', button),
    /** The focus of what was removed: now, or once a dialog has closed that was opened from there. */
    moveFocus: (next: HTMLElement | null) => {
      if (opener.current?.isConnected !== true) opener.current = next;
      if (document.activeElement === document.body) next?.focus();
    },
  };
}

interface QueueProps {
  list: RefObject<HTMLElement | null>;
  /** A group has left the queue. @param next where the focus belongs now. */
  onRemoved: (next: HTMLElement | null) => void;
  onDecide: (proposal: Proposal, button: HTMLElement) => void;
  onHelp: (button: HTMLElement) => void;
}

/** Pending groups, the largest first. */
function Queue({ list, onRemoved, onDecide, onHelp }: QueueProps) {
  const result = useDetail(HoldGroupsDocument, { variables: firstGroups, fetchPolicy: 'cache-and-network' });
  const { data, outdated } = result;
  const { rows: groups, more } = usePages(HoldGroupsDocument, {
    ...{ variables: firstGroups, first: data === undefined ? null : pageOf(data), pageOf },
    keyOf: ({ id }) => id,
  });
  useRemovals(list, onRemoved, groups);
  if (data === undefined) return <QueryFallback result={result} blocks={['h-16', 'h-40']} />;
  const { open } = data.holdGroups;
  return (
    <>
      <OutdatedNotice outdated={outdated} />
      {open.oldest === null ? (
        <section className="panel p-5">
          <h2 className="text-base">Nothing to review</h2>
          <p className="mt-2 max-w-prose">
            When a sign-up with a referral code looks fake, the points it gave don’t count until you review it
            here. The user keeps their own rank, unless you block them.
          </p>
        </section>
      ) : (
        <section aria-labelledby="queue">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <div>
              <h2 id="queue" className="text-base">
                {`${counted(open.credits, 'sign-up', 'sign-ups')} to review in ${counted(open.groups, 'group', 'groups')}`}
              </h2>
              <p className="text-fg-3">
                <span>{`${counted(open.points, 'point', 'points')} at stake, since`}</span>{' '}
                <Moment at={open.oldest} withTime />
              </p>
            </div>
            <Button onClick={({ currentTarget }) => onHelp(currentTarget)}>Keyboard shortcuts</Button>
          </div>
          <ul className="mt-3 grid gap-3">
            {groups.map((group) => (
              <GroupRow key={group.id} group={group} onDecide={onDecide} />
            ))}
          </ul>
          {more !== null && (
            <Button className="mt-3" pending={more.pending} onClick={more.load}>
              Show more groups
            </Button>
          )}
        </section>
      )}
    </>
  );
}

/** Says which row is next once a decision has removed a group. */
function useRemovals(list: QueueProps['list'], removed: QueueProps['onRemoved'], groups: Groups) {
  const before = useRef(groups);
  const onRemoved = useEffectEvent(removed);
  useEffect(() => {
    const gone = before.current.findIndex(({ id }) => groups.every((group) => group.id !== id));
    before.current = groups;
    if (gone === -1) return;
    const rows = list.current?.querySelectorAll<HTMLElement>('h3 > [data-review-row]') ?? [];
    onRemoved(rows[Math.min(gone, rows.length - 1)] ?? list.current);
  }, [list, groups]);
}
