import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  MessageTemplateVersionsDocument,
  type MessageTemplateVersionsQuery,
  type TemplatePartsFragment,
} from '../../generated/office.ts';
import { Button } from '../../ui/button.tsx';
import { useDetail } from '../platform/use-detail.ts';
import { Moment } from '../ui/moment.tsx';
import { Panel } from '../ui/panel.tsx';
import { QueryFallback } from '../ui/query-fallback.tsx';
import { diffLines, type DiffLine } from './line-diff.ts';
import { Colleague } from '../ui/colleague.tsx';

export type Version = MessageTemplateVersionsQuery['messageTemplateVersions'][number];

/** Among so many, a version is sure to be in the first answer; before them, the list starts with it. */
const newest = 25;

interface TemplateVersionsProps {
  template: TemplatePartsFragment;
  /** Puts what a version said into the form; null: read-only. */
  onRestore: ((version: Version) => void) | null;
}

/** What a template said: the newest versions, and earlier ones on request. The address can name one to show. */
export function TemplateVersions(props: TemplateVersionsProps) {
  const { template } = props;
  const [address, setAddress] = useSearchParams();
  const named = Number(address.get('version'));
  const isEarlier = named > 0 && named < template.version.number - newest;
  const [before, setBefore] = useState(isEarlier ? named + 1 : null);
  const result = useDetail(MessageTemplateVersionsDocument, {
    variables: { templateId: template.id, before },
    fetchPolicy: 'network-only',
  });
  const versions = result.data?.messageTemplateVersions;
  const show = (number: number | null) =>
    setAddress(
      (given) => {
        const next = new URLSearchParams(given);
        if (number === null) next.delete('version');
        else next.set('version', String(number));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const last = versions?.at(-1)?.number ?? 1;
  return (
    <Panel title="Versions">
      <p className="mt-1 text-caption text-fg-3">
        A version never changes. Waves and broadcasts send the one they were saved with.
      </p>
      {versions === undefined ? (
        <QueryFallback result={result} blocks={['h-24']} />
      ) : (
        <ol className="mt-3 divide-y divide-line">
          {versions.map((version) => (
            <VersionItem
              key={version.id}
              {...props}
              version={version}
              isShown={version.number === named}
              onToggle={() => show(version.number === named ? null : version.number)}
            />
          ))}
        </ol>
      )}
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {before !== null && <Button onClick={() => setBefore(null)}>Newest versions</Button>}
        {last > 1 && <Button onClick={() => setBefore(last)}>Earlier versions</Button>}
      </div>
    </Panel>
  );
}

interface VersionItemProps extends TemplateVersionsProps {
  version: Version;
  isShown: boolean;
  onToggle: () => void;
}

function VersionItem({ template, onRestore, version, isShown, onToggle }: VersionItemProps) {
  const { number, createdAt, createdBy } = version;
  const isCurrent = number === template.version.number;
  const item = useRef<HTMLLIElement>(null);
  const [isNamed] = useState(isShown);
  useEffect(() => {
    if (isNamed) item.current?.scrollIntoView({ block: 'center' });
  }, [isNamed]);
  return (
    <li ref={item} className="py-2.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-48 wrap-anywhere">
          <span className="font-medium text-fg">{`Version ${number}`}</span>
          {isCurrent && <span className="text-fg-3"> (current)</span>}
          <span className="block text-caption text-fg-3">
            <Moment at={createdAt} withTime />
            {createdBy !== null && (
              <>
                <span> by</span> <Colleague by={createdBy} />
              </>
            )}
          </span>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button aria-expanded={isShown} onClick={onToggle}>
            <span>{isCurrent ? 'View' : 'Compare'}</span>
            <span className="sr-only">{` version ${number}`}</span>
          </Button>
          {onRestore !== null && !isCurrent && (
            <Button onClick={() => onRestore(version)}>
              <span>Restore</span>
              <span className="sr-only">{` version ${number}`}</span>
            </Button>
          )}
        </div>
      </div>
      {isShown && <Comparison version={version} current={template.version} />}
    </li>
  );
}

/** What a version says, and how it differs from the current one. */
function Comparison({
  version,
  current,
}: {
  version: Version;
  current: Version | TemplatePartsFragment['version'];
}) {
  const isCurrent = version.number === current.number;
  const parts = [
    { term: 'Subject', lines: diffLines(version.subject, current.subject) },
    { term: 'Preview line', lines: diffLines(version.preheader, current.preheader) },
    { term: 'Message', lines: diffLines(version.body, current.body) },
  ].filter(({ lines }) => lines.some(({ text }) => text !== ''));
  const isSame = parts.every(({ lines }) => lines.every(({ kind }) => kind === 'same'));
  return (
    <div className="mt-2 grid gap-2 rounded-lg border border-line bg-ink-2 p-3">
      {!isCurrent && (
        <p className="text-caption text-fg-3">
          {isSame
            ? `It says the same as version ${current.number}, the current one.`
            : `− only in version ${version.number}, + only in version ${current.number}, the current one`}
        </p>
      )}
      <dl className="grid gap-2">
        {parts.map(({ term, lines }) => (
          <div key={term} className="min-w-0">
            <dt className="text-caption text-fg-3">{term}</dt>
            <dd className="mt-0.5 wrap-anywhere whitespace-pre-wrap">
              {lines.map((line, at) => (
                <Line key={at} line={line} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Line({ line: { kind, text } }: { line: DiffLine }) {
  if (kind === 'same') return <span className="block min-h-5 pl-5">{text}</span>;
  const Changed = kind === 'removed' ? 'del' : 'ins';
  return (
    <Changed
      className={`relative block min-h-5 pl-5 no-underline ${kind === 'removed' ? 'text-down' : 'text-up'}`}
    >
      <span aria-hidden="true" className="absolute left-0.5 select-none">
        {kind === 'removed' ? '−' : '+'}
      </span>
      <span className="sr-only">{kind === 'removed' ? 'Removed: ' : 'Added: '}</span>
      <span>{text}</span>
    </Changed>
  );
}
