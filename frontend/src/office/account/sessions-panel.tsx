import { useRef } from 'react';
import { EndOtherSessionsDocument, MySessionsDocument } from '../../generated/office.ts';
import { useAction } from '../platform/use-action.ts';
import { useDetail } from '../platform/use-detail.ts';
import { ConfirmedAction } from '../ui/confirmed-action.tsx';
import { Panel } from '../ui/panel.tsx';
import { SessionList } from './session-list.tsx';

/** Where the admin is logged in, and ways to end that. */
export function SessionsPanel() {
  const heading = useRef<HTMLHeadingElement>(null);
  const answer = useDetail(MySessionsDocument);
  const sessions = answer.data?.mySessions;
  const endOthers = useAction(EndOtherSessionsDocument, {
    refetch: [MySessionsDocument],
    says: ({ endOtherSessions }) => endOtherSessions.message,
  });
  return (
    <Panel title="Sessions" headingRef={heading} className="p-5 md:col-span-2">
      <SessionList answer={answer} sessions={sessions} query={MySessionsDocument} afterwards={heading} />
      {sessions?.some(({ isCurrent }) => !isCurrent) === true && (
        <div className="border-t border-line pt-4">
          <ConfirmedAction
            verb="End all others"
            variant="danger"
            danger
            title="End all other sessions?"
            action={endOthers}
            onConfirm={() => endOthers.run()}
            afterwards={heading}
          >
            Every session but this one is logged out from its next request on. API keys stay as they are.
          </ConfirmedAction>
        </div>
      )}
    </Panel>
  );
}
