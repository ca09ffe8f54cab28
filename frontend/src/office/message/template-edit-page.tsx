import { useSearchParams } from 'react-router-dom';
import { MessageTemplatesDocument } from '../../generated/office.ts';
import { officePaths } from '../platform/office-paths.ts';
import { useDetail } from '../platform/use-detail.ts';
import { QueryFallback } from '../ui/query-fallback.tsx';
import { WayBack } from '../ui/way-back.tsx';
import { useHasRole } from '../platform/me.ts';
import { messageKinds } from './kind-texts.ts';
import { TemplateForm } from './template-form.tsx';

const back = { to: officePaths.messages, text: 'View templates' };

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
    <WayBack {...back}>
      You can view templates but not write them. Ask an admin to make you an editor.
    </WayBack>
  );
}

function ExistingTemplate({ id, mayWrite }: { id: string; mayWrite: boolean }) {
  const result = useDetail(MessageTemplatesDocument, { fetchPolicy: 'cache-first' });
  const { data } = result;
  if (data === undefined) return <QueryFallback result={result} blocks={['h-96']} />;
  const template = data.messageTemplates.find((each) => each.id === id);
  return template === undefined ? (
    <WayBack {...back}>There is no template with this id.</WayBack>
  ) : (
    <TemplateForm template={template} mayWrite={mayWrite} />
  );
}
