import { Link } from 'react-router-dom';
import { OpenHoldsDocument } from '../../generated/office.ts';
import { Notice } from '../../ui/notice.tsx';
import { officePaths } from '../platform/office-paths.ts';
import { useDetail } from '../platform/use-detail.ts';
import { counted } from '../ui/format.ts';
import { Moment } from '../ui/moment.tsx';
import { fresh } from './fresh.ts';

/** A banner while sign-ups need review. */
export function HoldsPanel() {
  const { data } = useDetail(OpenHoldsDocument, fresh);
  const { credits, points, oldest } = data?.openHolds ?? {};
  if (credits === undefined || points === undefined || typeof oldest !== 'string') return null;
  return (
    <Notice tone="calm">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-medium text-fg">
            {counted(credits, 'sign-up needs review', 'sign-ups need review')}
          </p>
          <p className="text-fg-2">
            <span>{`${counted(points, 'point', 'points')} at stake, since`}</span>{' '}
            <Moment at={oldest} withTime />
          </p>
        </div>
        <Link to={officePaths.fairness} className="text-link">
          Review them
        </Link>
      </div>
    </Notice>
  );
}
