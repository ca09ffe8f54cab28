import { Link } from 'react-router-dom';
import type { ExclusionReason, MailingKind } from '../../generated/office.ts';
import { displayName } from '../platform/display-name.ts';
import { officePaths, userPath } from '../platform/office-paths.ts';
import { counted, figure } from '../ui/format.ts';
import { RetryNotice } from '../ui/retry-notice.tsx';
import { exclusionAdvice, exclusionText } from './mailing-texts.ts';
import type { SegmentAnswer } from './use-segment-preview.ts';
import { Panel } from '../ui/panel.tsx';

type Preview = NonNullable<SegmentAnswer['preview']>;

interface SegmentPreviewProps {
  kind: MailingKind;
  /** How users who unsubscribed are called, if not as for the kind. */
  unsubscribed?: string;
  answer: SegmentAnswer;
  /** How many were requested; null: all who match. */
  wanted: number | null;
}

/** How many users a segment finds, the best of them, and who is left out. */
export function SegmentPreview({ kind, unsubscribed, answer, wanted }: SegmentPreviewProps) {
  const { isStale, isFaulty, error, retry } = answer;
  const preview = isFaulty ? null : answer.preview;
  return (
    <Panel title="Preview" busy={isStale} className="relative overflow-clip p-5">
      {isStale && !isFaulty && preview !== null && <span className="progress-line" />}
      <div role="status">
        {preview !== null && <Total preview={preview} wanted={wanted} />}
        {isFaulty && <p className="mt-2">Correct the marked fields to count again.</p>}
      </div>
      {error !== null && !isFaulty && (
        <div className="mt-3">
          <RetryNotice message={error.message} onRetry={retry} />
        </div>
      )}
      {preview === null && error === null && !isFaulty && (
        <div role="status" aria-label="Loading" className="mt-3 grid gap-3">
          <span className="skeleton block h-9 w-32" />
          <span className="skeleton block h-28" />
          <span className="skeleton block h-40" />
        </div>
      )}
      {preview !== null && (
        <>
          <Excluded
            textOf={(reason) =>
              (reason === 'UNSUBSCRIBED' ? unsubscribed : undefined) ?? exclusionText(kind, reason)
            }
            adviceOf={(reason) => (preview.people === 0 ? exclusionAdvice(kind, reason) : null)}
            preview={preview}
          />
          <Sample preview={preview} />
        </>
      )}
    </Panel>
  );
}

interface TotalProps {
  preview: Preview;
  wanted: number | null;
}

function Total({ preview, wanted }: TotalProps) {
  const { people, emails, textMessages, firstRank, lastRank } = preview;
  if (people === 0)
    return (
      <p className="mt-2">
        <span className="block text-2xl font-semibold tracking-tight text-fg">0 users</span>
        <span>
          {leftOutOf(preview).length === 0
            ? 'No user matches. Change the filters.'
            : 'No one who matches can get the message. This is why, and what you can do.'}
        </span>
      </p>
    );
  const channels = [
    emails > 0 && counted(emails, 'email', 'emails'),
    textMessages > 0 && counted(textMessages, 'text message', 'text messages'),
  ].filter((text) => text !== false);
  return (
    <p className="mt-2">
      <span className="block text-2xl font-semibold tracking-tight text-fg">
        {counted(people, 'user', 'users')}
      </span>
      <span>{channels.join(' and ')}</span>
      {firstRank !== null && lastRank !== null && (
        <span>{` · ${
          firstRank === lastRank
            ? `rank ${figure(firstRank)}`
            : `ranks ${figure(firstRank)} to ${figure(lastRank)}`
        }`}</span>
      )}
      {wanted !== null && people < wanted && (
        <span className="mt-1 block">{`You asked for ${figure(wanted)}, but only ${counted(people, 'user', 'users')} can get it.`}</span>
      )}
    </p>
  );
}

interface ExcludedProps {
  textOf: (reason: ExclusionReason) => string;
  /** What can be done about it; null: nothing is to be said. */
  adviceOf: (reason: ExclusionReason) => string | null;
  preview: Preview;
}

const leftOutOf = ({ excluded }: Preview) => excluded.filter(({ people }) => people > 0);

function Excluded({ textOf, adviceOf, preview }: ExcludedProps) {
  const shown = leftOutOf(preview);
  if (shown.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 text-sm font-medium">Left out</h3>
      <ul className="mt-1 grid gap-1">
        {shown.map(({ reason, people }) => (
          <li key={reason} className="text-caption">
            <span className="font-medium text-fg">{figure(people)}</span> <span>{textOf(reason)}</span>
            {adviceOf(reason) !== null && <span className="block text-fg-2">{adviceOf(reason)}</span>}
            {adviceOf(reason) !== null && reason === 'SUPPRESSED' && (
              <Link to={officePaths.suppressions} className="text-link">
                View Do not email
              </Link>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Sample({ preview: { sample, people } }: { preview: Preview }) {
  if (sample.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 text-sm font-medium">
        {people > sample.length ? `The first ${figure(sample.length)}` : 'All of them'}
      </h3>
      <ol className="mt-1 divide-y divide-line">
        {sample.map((user) => (
          <li key={user.id} className="flex items-baseline gap-3 py-1.5">
            <span className="w-10 shrink-0 text-right text-caption text-fg-3">
              <span className="sr-only">Rank </span>
              <span>{user.rank === null ? '–' : figure(user.rank)}</span>
            </span>
            <span className="min-w-0 flex-1">
              <Link to={userPath(user.id)} className="block truncate text-link">
                {displayName(user)}
              </Link>
              <span className="block truncate text-caption text-fg-3">
                {user.channel === 'SMS' ? 'By text message' : user.email}
              </span>
            </span>
            <span className="shrink-0 text-caption">{counted(user.points, 'point', 'points')}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
