import { Link } from 'react-router-dom';
import { MessageTemplatesDocument, type TemplatePartsFragment } from '../../generated/office.ts';
import { officePaths, templatePath } from '../platform/office-paths.ts';
import { useDetail } from '../platform/use-detail.ts';
import { buttonStyle } from '../ui/office-kit.ts';
import { OutdatedNotice } from '../ui/outdated-notice.tsx';
import { QueryFallback } from '../ui/query-fallback.tsx';
import { Badge } from '../ui/badge.tsx';
import { counted } from '../ui/format.ts';
import { Moment } from '../ui/moment.tsx';
import { kindTexts } from './kind-texts.ts';
import { TriggerSetting } from './trigger-setting.tsx';
import { useHasRole } from '../platform/me.ts';
import { Colleague } from '../ui/colleague.tsx';

/** The editable messages to users. */
export function TemplatesPage() {
  const mayWrite = useHasRole('EDITOR');
  const result = useDetail(MessageTemplatesDocument);
  const templates = result.data?.messageTemplates;
  return (
    <div className="grid max-w-4xl gap-4">
      <div className="flex min-h-9 flex-wrap items-center gap-3">
        <p className="mr-auto">
          {templates !== undefined && counted(templates.length, 'template', 'templates')}
        </p>
        {mayWrite && (
          <Link to={officePaths.newTemplate} className={buttonStyle('main')}>
            New template
          </Link>
        )}
      </div>
      <OutdatedNotice outdated={result.outdated} />
      {templates === undefined ? (
        <QueryFallback result={result} blocks={['h-48']} />
      ) : (
        <ul className="panel divide-y divide-line" aria-label="Templates">
          {templates.map((template) => (
            <TemplateRow key={template.id} template={template} />
          ))}
        </ul>
      )}
    </div>
  );
}

function TemplateRow({ template: { id, kind, name, version } }: { template: TemplatePartsFragment }) {
  return (
    <li className="grid gap-1 px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link to={templatePath(id)} className="min-w-0 text-link wrap-anywhere">
          {name}
        </Link>
        <Badge tone="calm">{kindTexts[kind].name}</Badge>
      </div>
      <p className="wrap-anywhere">{version.subject}</p>
      <p className="text-caption text-fg-3">
        <span>{`Version ${version.number}, saved`}</span> <Moment at={version.createdAt} />
        {version.createdBy !== null && (
          <>
            <span> by</span> <Colleague by={version.createdBy} />
          </>
        )}
      </p>
      <TriggerSetting kind={kind} />
    </li>
  );
}
