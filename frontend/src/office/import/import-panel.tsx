import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  ImportDocument,
  type ImportPartsFragment,
  type ImportQuery,
  ImportsDocument,
  StartImportDocument,
  StopImportDocument,
  UndoImportDocument,
} from '../../generated/office.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { callRest } from '../platform/call-rest.ts';
import { useAction } from '../platform/use-action.ts';
import { usersPath } from '../platform/office-paths.ts';
import { useDetail } from '../platform/use-detail.ts';
import { ConfirmedAction } from '../ui/confirmed-action.tsx';
import { counted, figure } from '../ui/format.ts';
import { Moment } from '../ui/moment.tsx';
import { OutdatedNotice } from '../ui/outdated-notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { QueryFallback } from '../ui/query-fallback.tsx';
import { RunButton } from '../ui/run-button.tsx';
import { lineKinds, stateTexts } from './import-texts.ts';

const progressEveryMs = 1500;
const shownByImport = [ImportDocument, ImportsDocument];

/** What was found in a file, and what is done with it. */
export function ImportPanel({ id, onStarted }: { id: string; onStarted: () => void }) {
  const [isMoving, setMoving] = useState(false);
  const result = useDetail(ImportDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    pollInterval: isMoving ? progressEveryMs : 0,
  });
  if (result.data === undefined)
    return (
      <Panel title="Import">
        <QueryFallback result={result} blocks={['mt-3 h-40']} />
      </Panel>
    );
  const detail = result.data.import;
  const moves = detail.import.state === 'RUNNING' || detail.import.state === 'UNDOING';
  if (moves !== isMoving) setMoving(moves);
  return (
    <Panel title={detail.import.name}>
      <OutdatedNotice outdated={result.outdated} />
      <Progress row={detail.import} />
      <Lines detail={detail} />
      <Actions row={detail.import} onStarted={onStarted} />
    </Panel>
  );
}

function Progress({ row }: { row: ImportPartsFragment }) {
  const { id, state, valid, added, skipped, takenBack, undoableUntil, keepsDates, hasDates } = row;
  const [done, of] = state === 'UNDOING' ? [takenBack, added] : [added + skipped, valid];
  return (
    <div className="mt-2 grid gap-1.5">
      <p role="status">
        <span className="font-medium text-fg">{stateTexts[state]}</span>
        {(state === 'RUNNING' || state === 'STOPPED' || state === 'UNDOING') && (
          <span>{`: ${figure(done)} of ${figure(of)} users`}</span>
        )}
        {state === 'DONE' && (
          <span>{`: ${counted(added, 'user', 'users')}${keepsDates ? ', with the dates of the file' : ''}`}</span>
        )}
        {state === 'CHECKED' && !hasDates && (
          <span>. Not every line has a date, so the order is that of the file.</span>
        )}
        {skipped > 0 && <span>{`. ${counted(skipped, 'user', 'users')} joined before their turn`}</span>}
      </p>
      {added > takenBack && (
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          <Link to={usersPath({ imports: [id] })} className="text-link">
            View users of this import
          </Link>
          <Link to={usersPath({ imports: [id], verifiedBy: 'NONE' })} className="text-link">
            View those who aren’t verified
          </Link>
        </p>
      )}
      {(state === 'RUNNING' || state === 'UNDOING') && (
        <progress aria-label={stateTexts[state]} className="progress" max={Math.max(1, of)} value={done} />
      )}
      {undoableUntil !== null && (
        <p className="text-caption text-fg-3">
          <span>Can be undone until</span> <Moment at={undoableUntil} withTime />
          <span>, while none of these users has verified a contact.</span>
        </p>
      )}
    </div>
  );
}

function Lines({ detail }: { detail: ImportQuery['import'] }) {
  return (
    <ul className="mt-4 grid gap-2">
      {lineKinds.map(({ kind, title, afterwards = title, count }) => {
        const lines = detail.lines.filter((line) => line.kind === kind);
        const people = count(detail.import);
        const text = `${detail.import.state === 'CHECKED' ? title : afterwards}: ${figure(people)}`;
        return (
          <li key={kind}>
            {lines.length === 0 ? (
              text
            ) : (
              <details>
                <summary className="w-max max-w-full font-medium text-fg">
                  {people > lines.length ? `${text} (first ${lines.length} shown)` : text}
                </summary>
                <ul className="mt-1 grid max-h-60 gap-0.5 overflow-y-auto text-caption wrap-anywhere">
                  {lines.map(({ line, text: what, reason }) => (
                    <li key={line}>{`Line ${line}: ${[what, reason].filter(Boolean).join(': ')}`}</li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Actions({ row, onStarted }: { row: ImportPartsFragment; onStarted: () => void }) {
  const { id, name, state, valid, added, undoableUntil } = row;
  const start = useAction(StartImportDocument, {
    refetch: shownByImport,
    says: () => 'The import is running.',
    onDone: onStarted,
  });
  const stop = useAction(StopImportDocument, {
    refetch: shownByImport,
    says: () => 'The import is stopped.',
  });
  const undo = useAction(UndoImportDocument, {
    refetch: shownByImport,
    says: () => 'The import is being undone.',
  });
  const users = counted(valid, 'user', 'users');
  return (
    <div className="mt-4 flex flex-wrap items-start gap-2">
      {state === 'CHECKED' && valid > 0 && (
        <ConfirmedAction
          verb={`Import ${users}`}
          variant="main"
          title={`Import ${users}?`}
          action={start}
          onConfirm={() => start.run({ id, valid })}
        >
          They’re added to the list in the background, and nobody gets a message. You can undo it for 24
          hours, until one of them verifies a contact.
        </ConfirmedAction>
      )}
      {state === 'RUNNING' && (
        <RunButton action={stop} onPress={() => stop.run({ id })}>
          Stop
        </RunButton>
      )}
      {state === 'STOPPED' && (
        <RunButton action={start} onPress={() => start.run({ id, valid })}>
          Continue
        </RunButton>
      )}
      {undoableUntil !== null && (
        <ConfirmedAction
          verb="Undo import"
          variant="danger"
          danger
          title={`Undo the import of ${name}?`}
          action={undo}
          onConfirm={() => undo.run({ id })}
        >
          {`${counted(added, 'user leaves', 'users leave')} the list, with everything that is stored about them. Ranks and points are as before the import.`}
        </ConfirmedAction>
      )}
      <Rejected row={row} />
    </div>
  );
}

const brokenOff = 'The download broke off. Check your connection and try again.';

/** Saves the lines that are not imported, or not with their referrer. */
function Rejected({ row }: { row: ImportPartsFragment }) {
  const toasts = useToasts();
  const [pending, setPending] = useState(false);
  if (row.invalid + row.repeated + row.alreadyHere + row.unknownReferrer === 0) return null;
  const save = async () => {
    setPending(true);
    const response = await callRest(`imports/${row.id}/rejected.csv`, {
      accept: 'text/csv',
      query: new URLSearchParams(),
      failed: brokenOff,
    });
    const file = typeof response === 'string' ? response : await response.blob().catch(() => brokenOff);
    setPending(false);
    if (typeof file === 'string') toasts.error(file);
    else saveFile(file, 'rejected.csv');
  };
  return (
    <Button pending={pending} onClick={() => void save()}>
      <DownloadIcon size={16} />
      Download rejected.csv
    </Button>
  );
}
