import type { DocumentNode } from '@apollo/client';
import { type RefObject, useRef, useState } from 'react';
import { EndSessionDocument, type SessionPartsFragment } from '../../generated/office.ts';
import { Button } from '../../ui/button.tsx';
import { useAction } from '../platform/use-action.ts';
import type { Detail } from '../platform/use-detail.ts';
import { Badge } from '../ui/badge.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Moment } from '../ui/moment.tsx';
import { OutdatedNotice } from '../ui/outdated-notice.tsx';
import { QueryFallback } from '../ui/query-fallback.tsx';

interface SessionListProps {
  answer: Detail<unknown>;
  /** Undefined: not known yet. */
  sessions: readonly SessionPartsFragment[] | undefined;
  /** What asked for them. */
  query: DocumentNode;
  /** What gets the focus once one has ended. */
  afterwards: RefObject<HTMLElement | null>;
}

/** The valid sessions of an account; each can be ended but the one that shows them. */
export function SessionList({ answer, sessions, query, afterwards }: SessionListProps) {
  const [chosen, choose] = useState<SessionPartsFragment | null>(null);
  const [asking, ask] = useState(false);
  const focusNext = useRef<HTMLElement>(null);
  const end = useAction(EndSessionDocument, {
    refetch: [query],
    says: ({ endSession }) => endSession.message,
  });
  const act = async (id: string) => {
    const done = await end.run({ id });
    if (done !== null) focusNext.current = afterwards.current;
    return done;
  };
  if (sessions === undefined)
    return (
      <div className="mt-4">
        <QueryFallback result={answer} blocks={['h-12', 'h-12']} />
      </div>
    );
  return (
    <>
      <OutdatedNotice outdated={answer.outdated} className="mt-3" />
      {sessions.length === 0 && <p className="mt-3">Nobody is logged in.</p>}
      <ul className="mt-1 divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={(button) => {
              focusNext.current = button;
              choose(session);
              ask(true);
            }}
          />
        ))}
      </ul>
      {chosen !== null && (
        <ConfirmDialog
          open={asking}
          onClose={() => ask(false)}
          action={end}
          onConfirm={() => act(chosen.id)}
          title={`End the session in ${browserOf(chosen)}?`}
          confirm="End session"
          danger
          opener={focusNext}
        >
          It is logged out from its next request on. API keys stay as they are.
        </ConfirmDialog>
      )}
    </>
  );
}

const browserOf = ({ browser }: SessionPartsFragment): string => browser ?? 'an unknown browser';

interface SessionRowProps {
  session: SessionPartsFragment;
  onEnd: (button: HTMLElement) => void;
}

function SessionRow({ session, onEnd }: SessionRowProps) {
  const { browser, country, createdAt, expiresAt, isCurrent } = session;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium text-fg">
          <span>{browser ?? 'Unknown browser'}</span>
          {isCurrent && <Badge tone="good">This session</Badge>}
        </p>
        <p className="text-caption text-fg-2">
          <span>{`${country ?? 'Unknown country'}. Logged in `}</span>
          <Moment at={createdAt} withTime />; expires <Moment at={expiresAt} withTime />.
        </p>
      </div>
      {!isCurrent && (
        <Button variant="danger" onClick={({ currentTarget }) => onEnd(currentTarget)}>
          End<span className="sr-only">{` the session in ${browserOf(session)}`}</span>
        </Button>
      )}
    </li>
  );
}
