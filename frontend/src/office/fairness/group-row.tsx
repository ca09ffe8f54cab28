import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { HoldGroupPartsFragment } from '../../generated/office.ts';
import { ChevronRightIcon } from '../../ui/icons.tsx';
import { displayName } from '../platform/display-name.ts';
import { userPath } from '../platform/office-paths.ts';
import { counted, figure } from '../ui/format.ts';
import { Moment } from '../ui/moment.tsx';
import type { Proposal } from './decide-dialog.tsx';
import { GroupHolds } from './group-holds.tsx';

interface GroupRowProps {
  group: HoldGroupPartsFragment;
  onDecide: (proposal: Proposal, button: HTMLElement) => void;
}

/** A group of the queue; opened, its users are side by side. */
export function GroupRow({ group, onDecide }: GroupRowProps) {
  const { id, title, size, referrers, referrer, points, oldest, isAppealed } = group;
  const [isOpen, open] = useState(false);
  const panel = useId();
  return (
    <li className="panel" data-review-group={id} data-review-title={title} data-review-size={size}>
      <h3>
        <button
          type="button"
          data-review-row
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => open(!isOpen)}
          className="flex w-full items-start gap-3 rounded-[inherit] p-4 text-left hover:bg-ink-3"
        >
          <ChevronRightIcon className={`mt-1 shrink-0 transition-transform ${isOpen ? 'rotate-90' : ''}`} />
          <span className="min-w-0 flex-1">
            <span className="block font-medium wrap-anywhere text-fg">
              <span>{title}</span>
              {isAppealed && <span className="font-normal text-fg-3"> · appealed</span>}
            </span>
            <span className="block text-caption font-normal text-fg-3">
              <span>{`${counted(points, 'point', 'points')} at stake`}</span>
              <span>{referrers > 1 ? ` · ${figure(referrers)} referrers · since ` : ' · since '}</span>
              <Moment at={oldest} withTime />
            </span>
          </span>
        </button>
      </h3>
      <div id={panel} hidden={!isOpen} className="border-t border-line p-4">
        {isOpen && (
          <>
            <p>
              <span>Referrer:</span>{' '}
              <Link to={userPath(referrer.id)} className="text-link">
                {displayName(referrer)}
              </Link>
              {referrers > 1 && <span>{` and ${counted(referrers - 1, 'other', 'others')}`}</span>}
            </p>
            <GroupHolds about={id} title={title} size={size} onDecide={onDecide} />
          </>
        )}
      </div>
    </li>
  );
}
