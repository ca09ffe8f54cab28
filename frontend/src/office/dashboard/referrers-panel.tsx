import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { DashboardQuery } from '../../generated/office.ts';
import { displayName } from '../platform/display-name.ts';
import { officePaths, treePath } from '../platform/office-paths.ts';
import type { ChartState } from '../ui/charts/chart-panel.tsx';
import { buttonStyle } from '../ui/office-kit.ts';
import { figure } from '../ui/format.ts';
import { RetryNotice } from '../ui/retry-notice.tsx';

type Referrer = DashboardQuery['dashboard']['mostUsedReferral'][number];

interface ReferrersPanelProps {
  referrers: readonly Referrer[];
  state: ChartState;
}

/** The top referrers; a table, so there is no chart beside it. */
export function ReferrersPanel({ referrers, state }: ReferrersPanelProps) {
  const id = useId();
  return (
    <section className="panel min-w-0 p-4 sm:p-5 md:col-span-2" aria-labelledby={id}>
      <div className="mb-3 flex items-start justify-between gap-3">
        <h2 id={id} className="text-base">
          Top referrers
        </h2>
        <Link to={officePaths.countDetails} className={buttonStyle('plain', 'h-8.5 px-2.5 text-caption')}>
          Largest trees
        </Link>
      </div>
      {state.kind === 'loading' && <div role="status" aria-label="Loading" className="skeleton h-72" />}
      {state.kind === 'failed' && <RetryNotice message={state.message} onRetry={state.onRetry} />}
      {state.kind === 'ready' && referrers.length === 0 && (
        <p className="py-12 text-center text-fg-3">
          No referrals yet. Top referrers are listed here, most points first.
        </p>
      )}
      {state.kind === 'ready' && referrers.length > 0 && <ReferrersTable referrers={referrers} />}
    </section>
  );
}

function ReferrersTable({ referrers }: { referrers: readonly Referrer[] }) {
  const most = Math.max(...referrers.map(({ referralPoints }) => referralPoints));
  return (
    <table className="w-full text-left">
      <caption className="sr-only">Top referrers, most points first</caption>
      <thead className="text-caption text-fg-3">
        <tr>
          <th scope="col" className="w-8 border-b border-line py-1.5 font-medium">
            <span aria-hidden="true">#</span>
            <span className="sr-only">Place</span>
          </th>
          <th scope="col" className="border-b border-line py-1.5 font-medium">
            Name
          </th>
          <th scope="col" className="border-b border-line py-1.5 pl-3 font-medium max-sm:sr-only">
            Code
          </th>
          <th scope="col" className="border-b border-line py-1.5 pl-3 text-right font-medium">
            Referrals
          </th>
          <th scope="col" className="border-b border-line py-1.5 pl-3 text-right font-medium">
            Points
          </th>
        </tr>
      </thead>
      <tbody>
        {referrers.map((referrer, index) => (
          <ReferrerRow key={referrer.userId} referrer={referrer} place={index + 1} most={most} />
        ))}
      </tbody>
    </table>
  );
}

function ReferrerRow({ referrer, place, most }: { referrer: Referrer; place: number; most: number }) {
  const { userId, referralId, referralCount, referralPoints } = referrer;
  return (
    <tr>
      <td className="border-b border-line/60 py-2 text-fg-3">{place}</td>
      <th scope="row" className="border-b border-line/60 py-2 font-medium wrap-anywhere text-fg">
        <Link
          to={treePath(userId)}
          className="underline decoration-line-3 underline-offset-3 hover:decoration-fg"
        >
          {displayName(referrer)}
        </Link>
      </th>
      <td className="border-b border-line/60 py-2 pl-3 max-sm:sr-only">{referralId}</td>
      <td className="border-b border-line/60 py-2 pl-3 text-right">{figure(referralCount)}</td>
      <td className="border-b border-line/60 py-2 pl-3 text-right">
        <span className="flex items-center justify-end gap-3">
          <span aria-hidden="true" className="hidden h-2 w-28 rounded-full bg-ink-3 md:block">
            <span
              className="block h-full rounded-full bg-data"
              style={{ width: `${most === 0 ? 0 : (100 * referralPoints) / most}%` }}
            />
          </span>
          <span className="min-w-12">{figure(referralPoints)}</span>
        </span>
      </td>
    </tr>
  );
}
