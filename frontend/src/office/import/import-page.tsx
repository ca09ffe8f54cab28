import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ImportsDocument } from '../../generated/office.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useHasRole } from '../platform/me.ts';
import { importPath, officePaths } from '../platform/office-paths.ts';
import { useDetail } from '../platform/use-detail.ts';
import { counted } from '../ui/format.ts';
import { Moment } from '../ui/moment.tsx';
import { OutdatedNotice } from '../ui/outdated-notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { QueryFallback } from '../ui/query-fallback.tsx';
import { checkImport, type CheckOutcome, type FileColumn } from './check-import.ts';
import { ColumnsForm } from './columns-form.tsx';
import { ImportPanel } from './import-panel.tsx';
import { stateTexts } from './import-texts.ts';
import { Colleague } from '../ui/colleague.tsx';

/** Importing the users of another product; the address says which file is shown. */
export function ImportPage() {
  if (!useHasRole('ADMIN'))
    return <p className="panel p-5">Only admins can open this page. Ask an admin for access.</p>;
  return <Imports />;
}

function Imports() {
  const [search, setSearch] = useSearchParams();
  const [file, setFile] = useState<File | null>(null);
  const [columns, setColumns] = useState<readonly FileColumn[] | null>(null);
  const [outcome, setOutcome] = useState<CheckOutcome | null>(null);
  const [pending, setPending] = useState(false);
  const check = async (chosen: File, by: Readonly<Record<string, number>> | null) => {
    setPending(true);
    setOutcome(null);
    const answer = await checkImport(chosen, by);
    setPending(false);
    setOutcome(answer);
    if (!answer.ok) return;
    setFile(chosen);
    setColumns(answer.columns);
    setSearch(answer.importId === null ? {} : { id: answer.importId }, { preventScrollReset: true });
  };
  const id = search.get('id');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p>
        <Link to={officePaths.users} className="text-link">
          Back to users
        </Link>
      </p>
      <Panel title="Upload a file">
        <Upload pending={pending} onChoose={(chosen) => void check(chosen, null)} />
        <div role="status" className="empty:hidden">
          {outcome?.ok === false && (
            <Notice tone="danger" className="mt-3">
              {outcome.message}
            </Notice>
          )}
          {outcome?.ok === true && outcome.importId === null && (
            <Notice tone="calm" className="mt-3">
              We can’t tell which column holds the email addresses. Choose it below, then check the file.
            </Notice>
          )}
        </div>
        {file !== null && columns !== null && (
          <ColumnsForm
            key={`${file.name} ${file.lastModified} ${JSON.stringify(columns)}`}
            columns={columns}
            pending={pending}
            onCheck={(by) => void check(file, by)}
          />
        )}
      </Panel>
      {id !== null && <ImportPanel key={id} id={id} onStarted={() => setColumns(null)} />}
      <Earlier key={id} current={id} />
    </div>
  );
}

function Upload({ pending, onChoose }: { pending: boolean; onChoose: (file: File) => void }) {
  const box = useRef<HTMLInputElement>(null);
  return (
    <div className="mt-3 grid justify-items-start gap-3">
      <p>
        Upload a CSV file with one user per line, such as an export of GetWaitlist, LaunchList, Waitlister,
        Prefinery, KickoffLabs, Viral Loops, Clerk or this product. It’s checked first. Nothing changes until
        you start the import.
      </p>
      <ul className="grid list-disc gap-1 pl-5 text-caption">
        <li>
          Imported users aren’t verified. They get no messages, invitations or rewards until they enter a
          code, here or on their status page. Then they keep their spot and their code.
        </li>
        <li>
          If the list is empty, users keep the order and the dates of the file. Otherwise, they stand behind
          everyone who is on it. To keep the order, pause sign-ups first.
        </li>
        <li>
          Referrers in the file earn the usual points for each user who names them. Own codes stay if they are
          free and have at least 8 letters and digits.
        </li>
      </ul>
      <input
        ref={box}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        aria-label="CSV file with users"
        className="hidden"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file !== undefined) onChoose(file);
          target.value = ''; // the same file can be chosen again
        }}
      />
      <Button variant="main" pending={pending} onClick={() => box.current?.click()}>
        Choose a file
      </Button>
    </div>
  );
}

/** Files that were checked or imported before. */
function Earlier({ current }: { current: string | null }) {
  const result = useDetail(ImportsDocument, { fetchPolicy: 'cache-and-network' });
  if (result.data === undefined)
    return (
      <Panel title="Imports">
        <QueryFallback result={result} blocks={['mt-3 h-20']} />
      </Panel>
    );
  const { imports } = result.data;
  return (
    <Panel title="Imports">
      <OutdatedNotice outdated={result.outdated} />
      {imports.length === 0 ? (
        <p className="mt-3">No imports yet.</p>
      ) : (
        <ul className="mt-2">
          {imports.map(({ id, name, state, added, by, checkedAt }) => (
            <li key={id} className="border-b border-line py-3 last:border-b-0">
              <p className="wrap-anywhere">
                {id === current ? (
                  <span className="font-medium text-fg">{name}</span>
                ) : (
                  <Link to={importPath(id)} className="text-link">
                    {name}
                  </Link>
                )}
                <span>{`: ${stateTexts[state]}${added > 0 ? `, ${counted(added, 'user', 'users')}` : ''}`}</span>
              </p>
              <p className="text-caption wrap-anywhere text-fg-3">
                <Colleague by={by} />
                <span>, </span>
                <Moment at={checkedAt} withTime />
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
