import { wordingText } from '@waitlist/backend/consent-wordings';
import { ConsentRecordDocument, type ConsentSource, type SuppressionScope } from '../../generated/office.ts';
import { useSite } from '../../platform/site-context.tsx';
import { Badge } from '../ui/badge.tsx';
import { Moment } from '../ui/moment.tsx';
import { useDetail } from '../platform/use-detail.ts';
import { QueryFallback } from '../ui/query-fallback.tsx';
import { Panel } from '../ui/panel.tsx';

const sources: Readonly<Record<ConsentSource, string>> = {
  JOIN: 'in the waitlist form',
  STATUS: 'on their status page',
  UNSUBSCRIBE: 'with the link in a message',
  MERGE: 'as someone who did not agree was merged into them',
};
const suppressions: Readonly<Record<SuppressionScope, string>> = {
  ALL: 'all messages',
  INVITES: 'invitations',
  NEWS: 'news',
  UPDATES: 'updates about their rank',
};

/** The user's consent, and every change to it. */
export function UserConsent({ userId }: { userId: string }) {
  const result = useDetail(ConsentRecordDocument, { variables: { signupId: userId } });
  const { brand } = useSite();
  const record = result.data?.consentRecord;
  return (
    <Panel
      title="News by email"
      level={3}
      badge={
        record !== undefined && (
          <Badge tone={record.getsNews ? 'good' : 'calm'}>{record.getsNews ? 'Yes' : 'No'}</Badge>
        )
      }
    >
      {record === undefined && (
        <div className="mt-3">
          <QueryFallback result={result} blocks={['h-12']} />
        </div>
      )}
      {record !== undefined && record.suppressed.length > 0 && (
        <p className="mt-3">{`Suppressed for ${record.suppressed.map((scope) => suppressions[scope]).join(', ')}.`}</p>
      )}
      {record?.entries.length === 0 && <p className="mt-3">Not subscribed.</p>}
      {record !== undefined && record.entries.length > 0 && (
        <ul className="mt-2">
          {record.entries.map(({ granted, wording, source, at }) => (
            <li key={at} className="border-b border-line py-2 last:border-b-0">
              <p className="text-fg">{`${granted ? 'Agreed' : 'Withdrew'} ${sources[source]}`}</p>
              {wording !== null && <p className="text-caption">{`“${wordingText(wording, brand.name)}”`}</p>}
              <p className="text-caption text-fg-3">
                <Moment at={at} withTime />
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
