import { BulkActionsDocument, type BulkActionPartsFragment } from '../../generated/office.ts';
import { Button } from '../../ui/button.tsx';
import { useHasRole } from '../platform/me.ts';
import { useRunningList } from '../platform/use-running-list.ts';
import { ConfirmedAction } from '../ui/confirmed-action.tsx';
import { figure } from '../ui/format.ts';
import { Moment } from '../ui/moment.tsx';
import { Panel } from '../ui/panel.tsx';
import { QueryFallback } from '../ui/query-fallback.tsx';
import { bulkActionText, isWaiting } from './bulk-texts.ts';
import { useBulkStop, useBulkUndo } from './use-bulk-undo.ts';
import { Colleague } from '../ui/colleague.tsx';

/** What was done to many users at once: how far it has come, and ways back. Newest first. */
export function BulkActionsPage() {
  const { result, rows, more } = useRunningList(BulkActionsDocument, {
    first: 20,
    pageOf: ({ bulkActions: { actions, nextAfter } }) => ({ rows: actions, nextAfter }),
    isRunning: ({ isEnded }) => !isEnded,
  });
  if (rows === null)
    return (
      <Panel title="Bulk actions">
        <QueryFallback result={result} blocks={['mt-3 h-20']} />
      </Panel>
    );
  return (
    <Panel title="Bulk actions">
      {rows.length === 0 ? (
        <p className="mt-3">
          Nothing yet. To do the same to many users, filter or select them in the list of users, then choose
          “Act on … users”.
        </p>
      ) : (
        <ul className="mt-2">
          {rows.map((action) => (
            <Action key={action.id} action={action} />
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

function Action({ action }: { action: BulkActionPartsFragment }) {
  const { reason, startedBy, startedAt, isUndone } = action;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line py-3 last:border-b-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="wrap-anywhere">
          <span className="font-medium text-fg">{bulkActionText(action)}</span>
          {reason !== '' && <span>{`. “${reason}”`}</span>}
        </p>
        <p className="text-caption wrap-anywhere text-fg-3">
          <Colleague by={startedBy} />
          <span>, </span>
          <Moment at={startedAt} withTime />
          {isUndone && <span>, undone</span>}
        </p>
        <Progress action={action} />
      </div>
      <WayBack action={action} />
    </li>
  );
}

function Progress({ action }: { action: BulkActionPartsFragment }) {
  const { users, done, isEnded, dueAt } = action;
  if (isEnded)
    return done < users ? (
      <p className="text-caption">{`Stopped after ${figure(done)} of ${figure(users)}`}</p>
    ) : null;
  if (isWaiting(action))
    return (
      <p role="status" className="text-caption">
        <span>Begins at</span> <Moment at={dueAt} withTime />
      </p>
    );
  return (
    <div className="mt-1 grid gap-1">
      <p role="status" className="text-caption">{`${figure(done)} of ${figure(users)}`}</p>
      <progress aria-label="Progress" className="progress" max={users} value={done} />
    </div>
  );
}

/** Stops what waits or cannot be undone, undoes the others. */
function WayBack({ action }: { action: BulkActionPartsFragment }) {
  const mayAct = useHasRole('ADMIN');
  const undo = useBulkUndo();
  const stop = useBulkStop();
  const { id, kind, isEnded, isUndoable } = action;
  const text = bulkActionText(action);
  if (!mayAct) return null;
  if (isUndoable)
    return (
      <ConfirmedAction
        verb="Undo"
        of={text}
        title="Undo this?"
        keep="Keep it"
        action={undo}
        onConfirm={() => undo.run({ id })}
      >
        {`${text}. This undoes it for everyone it changed, unless they’ve been changed again since.`}
      </ConfirmedAction>
    );
  return isEnded ? null : (
    <ConfirmedAction
      verb="Stop"
      of={text}
      title="Stop this?"
      keep="Go on"
      action={stop}
      onConfirm={() => stop.run({ id })}
    >
      {kind === 'ERASE'
        ? `${text}. Whoever is erased by now stays erased; nobody else is.`
        : `${text}. What is done by now stays; nobody else is changed.`}
    </ConfirmedAction>
  );
}
