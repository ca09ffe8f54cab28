import { useRef, useState } from 'react';
import { retentionNoticeDays } from '@waitlist/backend/retention-form';
import {
  RetentionDocument,
  type RetentionPartsFragment,
  SetRetentionDocument,
} from '../../generated/office.ts';
import { Button } from '../../ui/button.tsx';
import { useAction } from '../platform/use-action.ts';
import { useDetail } from '../platform/use-detail.ts';
import { Colleague } from '../ui/colleague.tsx';
import { Moment } from '../ui/moment.tsx';
import { Panel } from '../ui/panel.tsx';
import { QueryFallback } from '../ui/query-fallback.tsx';
import { RetentionDialog } from './retention-dialog.tsx';
import { retentionText } from './retention-text.ts';

/** What holds for the whole waitlist: how long users without activity are kept. */
export function SettingsPage() {
  const result = useDetail(RetentionDocument);
  return (
    <div className="max-w-3xl">
      {result.data === undefined ? (
        <QueryFallback result={result} blocks={['h-64']} />
      ) : (
        <RetentionPanel retention={result.data.retention} />
      )}
    </div>
  );
}

function RetentionPanel({ retention }: { retention: RetentionPartsFragment }) {
  const { months, revision, setBy, setAt } = retention;
  const [isOpen, open] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const off = useAction(SetRetentionDocument, {
    refetch: [RetentionDocument],
    says: () => 'Retention is off: users are kept for good.',
  });
  return (
    <Panel title="Retention">
      <p className="mt-2 text-fg">{retentionText(retention)}</p>
      {setBy !== null && setAt !== null && (
        <p className="mt-1 wrap-anywhere text-caption text-fg-3">
          <span>Set by</span> <Colleague by={setBy} /> <span>on</span> <Moment at={setAt} withTime />
        </p>
      )}
      <ul className="mt-4 grid list-disc gap-1.5 border-t border-line pt-4 pl-5">
        <li>{`Users are told ${retentionNoticeDays} days before, with a link to their status. Opening it is enough to stay.`}</li>
        <li>
          Activity is joining, being verified, opening the status or an invitation, and accepting one.
          Requesting a code doesn’t count, because anyone can do that.
        </li>
        <li>
          Users who are blocked, leaving, or ambassadors, or who can still accept an invitation, are never
          erased by this.
        </li>
        <li>The privacy policy says how long you keep users while this is on.</li>
      </ul>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button ref={button} onClick={() => open(true)}>
          {months === null ? 'Turn on…' : 'Change…'}
        </Button>
        {months !== null && (
          <Button
            pending={off.pending}
            onClick={() => void off.run({ input: { months: null, includesAccepted: false, revision } })}
          >
            Turn off
          </Button>
        )}
      </div>
      {isOpen && <RetentionDialog retention={retention} opener={button} onClose={() => open(false)} />}
    </Panel>
  );
}
