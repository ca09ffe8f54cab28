import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useMessageTemplatesQuery } from '../../generated/operations.ts';
import { toApiError } from '../../platform/api-error.ts';
import { officePaths } from '../platform/office-paths.ts';
import { actionLook } from '../ui/action-button.tsx';
import { RetryNotice } from '../ui/retry-notice.tsx';
import { useHasRole } from '../platform/use-has-role.ts';
import { messageKinds } from './kind-texts.ts';
import { TemplateForm } from './template-form.tsx';

/** Edits a new template, of the kind in the address, or the one with `id`. */
export function TemplateEditPage() {
  const mayWrite = useHasRole('EDITOR');
  const [search] = useSearchParams();
  const id = search.get('id');
  const kind = messageKinds.find((each) => each === search.get('kind'));
  if (id !== null) return <ExistingTemplate key={id} id={id} mayWrite={mayWrite} />;
  return mayWrite ? (
    <TemplateForm key="new" template={null} {...(kind !== undefined && { kind })} mayWrite />
  ) : (
    <WayBack>You can view templates but not write them. Ask an admin to make you an editor.</WayBack>
  );
}

function ExistingTemplate({ id, mayWrite }: { id: string; mayWrite: boolean }) {
  const { data, error, loading, refetch } = useMessageTemplatesQuery();
  if (data !== undefined) {
    const template = data.messageTemplates.find((each) => each.id === id);
    return template === undefined ? (
      <WayBack>There is no template with this id.</WayBack>
    ) : (
      <TemplateForm template={template} mayWrite={mayWrite} />
    );
  }
  if (error === undefined || loading)
    return <div role="status" aria-label="Loading" className="skeleton h-96" />;
  return (
    <RetryNotice message={toApiError(error).message} onRetry={() => void refetch().catch(() => undefined)} />
  );
}

function WayBack({ children }: { children: ReactNode }) {
  return (
    <div className="panel grid justify-items-center gap-4 px-4 py-16 text-center">
      <p>{children}</p>
      <Link to={officePaths.messages} className={actionLook('plain')}>
        View templates
      </Link>
    </div>
  );
}
