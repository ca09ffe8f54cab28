import { useRef, useState } from 'react';
import {
  HoldDecisionsDocument,
  type DecisionPartsFragment,
  type HoldDecisionAction,
} from '../../generated/office.ts';
import { Button } from '../../ui/button.tsx';
import { useHasRole } from '../platform/me.ts';
import { useDetail } from '../platform/use-detail.ts';
import { useRunningList } from '../platform/use-running-list.ts';
import { counted, figure } from '../ui/format.ts';
import { Moment } from '../ui/moment.tsx';
import { Panel } from '../ui/panel.tsx';
import { QueryFallback } from '../ui/query-fallback.tsx';
import { UndoDialog } from './undo-dialog.tsx';
import { Colleague } from '../ui/colleague.tsx';

const newestFirst = { first: 10 } as const;

const actions: Readonly<Record<HoldDecisionAction, string>> = {
  RELEASE: 'Counted',
  REVERSE: 'Taken back',
  UNDO: 'Undone',
};

/** The newest decision that can be undone; null: there is none. */
export function useNewestDecision(): DecisionPartsFragment | null {
  const { data } = useDetail(HoldDecisionsDocument, { variables: newestFirst });
  return data?.holdDecisions.decisions.find(isUndoable) ?? null;
}

const isUndoable = ({ action, isDone, isUndone }: DecisionPartsFragment): boolean =>
  action !== 'UNDO' && isDone && !isUndone;

/** Decisions, with their authors and reasons; newest first. */
export function DecisionsPanel() {
  const mayUndo = useHasRole('ADMIN');
  const { result, rows, more } = useRunningList(HoldDecisionsDocument, {
    ...newestFirst,
    pageOf: ({ holdDecisions: { decisions, nextAfter } }) => ({ rows: decisions, nextAfter }),
    isRunning: ({ isDone }) => !isDone,
  });
  if (rows === null)
    return (
      <Panel title="Decisions">
        <QueryFallback result={result} blocks={['mt-3 h-20']} />
      </Panel>
    );
  return (
    <Panel title="Decisions">
      {rows.length === 0 ? (
        <p className="mt-3">No decisions yet.</p>
      ) : (
        <ul className="mt-2">
          {rows.map((decision) => (
            <Decision key={decision.id} decision={decision} mayUndo={mayUndo} />
          ))}
        </ul>
      )}
      {more !== null && (
        <Button className="mt-3" pending={more.pending} onClick={more.load}>
          Show more
        </Button>
      )}
    </Panel>
  );
}

function Decision({ decision, mayUndo }: { decision: DecisionPartsFragment; mayUndo: boolean }) {
  const { action, reason, blocks, decidedBy, decidedAt, credits, done, isDone, isUndone } = decision;
  const [asking, ask] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line py-3 last:border-b-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="wrap-anywhere">
          <span className="font-medium text-fg">{actions[action]}</span>
          <span>{`: ${counted(credits, 'sign-up', 'sign-ups')}${blocks ? ', blocked' : ''}. “${reason}”`}</span>
        </p>
        <p className="text-caption wrap-anywhere text-fg-3">
          <Colleague by={decidedBy} />
          <span>, </span>
          <Moment at={decidedAt} withTime />
          {isUndone && <span>, undone</span>}
        </p>
        {!isDone && (
          <p role="status" className="text-caption">
            {`${figure(done)} of ${figure(credits)} done…`}
          </p>
        )}
      </div>
      {mayUndo && isUndoable(decision) && (
        <>
          <Button ref={button} onClick={() => ask(true)}>
            <span>Undo</span>
            <span className="sr-only">{` “${reason}”`}</span>
          </Button>
          <UndoDialog decision={decision} open={asking} opener={button} onClose={() => ask(false)} />
        </>
      )}
    </li>
  );
}
