import { useEffect, useEffectEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import {
  PreviewMessageDocument,
  type MailingKind,
  type TemplatePartsFragment,
} from '../../generated/office.ts';
import { focusKept } from '../platform/list-origin.ts';
import { newTemplatePath, templatePath } from '../platform/office-paths.ts';
import { templateOf, writtenFor } from '../platform/template-origin.ts';
import { useHasRole } from '../platform/me.ts';
import { useDetail } from '../platform/use-detail.ts';
import { QueryFallback } from '../ui/query-fallback.tsx';
import { MailFrame } from '../ui/mail-frame.tsx';
import { Moment } from '../ui/moment.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextMessage } from '../ui/text-message.tsx';
import { kindWords } from './mailing-kinds.ts';
import { SendTest } from './send-test.tsx';
import type { MailingForm } from './use-mailing-form.ts';

interface MessageStepProps {
  kind: MailingKind;
  form: MailingForm;
  templates: readonly TemplatePartsFragment[];
}

/** Which message it sends, with a preview. */
export function MessageStep({ kind, form, templates }: MessageStepProps) {
  const { values, field } = form;
  const { templatesFor } = kindWords[kind];
  useWrittenTemplate(form, templates);
  const template = templates.find(({ id }) => id === values.templateId);
  return (
    <div className="grid gap-4">
      <SelectField
        id="mailing-template"
        label="Template"
        options={[
          ...(template === undefined ? [{ value: '', text: 'Choose a template' }] : []),
          ...templates.map(({ id, name }) => ({ value: id, text: name })),
        ]}
        {...field('templateId')}
      />
      {templates.length === 0 && (
        <p>
          <span>{`There is no template for ${templatesFor} yet.`}</span> <NewTemplate kind={kind} />
        </p>
      )}
      {template !== undefined && <TemplatePreview key={template.id} kind={kind} template={template} />}
    </div>
  );
}

/** Chooses the template that was just written for this page, once. */
function useWrittenTemplate({ set }: MailingForm, templates: MessageStepProps['templates']) {
  const location = useLocation();
  const navigate = useNavigate();
  const written = templateOf(location.state);
  const isThere = templates.some(({ id }) => id === written);
  const choose = useEffectEvent(() => {
    set('templateId', written);
    void navigate(location.pathname + location.search, { replace: true, state: focusKept });
  });
  useEffect(() => {
    if (isThere) choose();
  }, [isThere]);
}

/** What was filled in is kept meanwhile: see useMailingForm. */
function NewTemplate({ kind }: { kind: MailingKind }) {
  const { pathname, search } = useLocation();
  return (
    <Link
      to={newTemplatePath(kindWords[kind].templateKind)}
      state={writtenFor(pathname + search)}
      className="text-link"
    >
      New template
    </Link>
  );
}

function TemplatePreview({ kind, template }: { kind: MailingKind; template: TemplatePartsFragment }) {
  const { kind: templateKind, version } = template;
  const { subject, preheader, body } = version;
  const input = { kind: templateKind, subject, preheader, body };
  const mayEdit = useHasRole('EDITOR');
  const { pathname, search } = useLocation();
  const result = useDetail(PreviewMessageDocument, { variables: { input }, fetchPolicy: 'no-cache' });
  const { data } = result;
  return (
    <div>
      <p className="flex flex-wrap gap-x-3 gap-y-1 text-caption text-fg-3">
        <span>
          <span>{`Version ${version.number}, saved`}</span> <Moment at={version.createdAt} />. The{' '}
          {kindWords[kind].one} keeps this version.
        </span>
        <Link to={templatePath(template.id)} state={writtenFor(pathname + search)} className="text-link">
          {mayEdit ? 'Edit template' : 'View template'}
        </Link>
        {mayEdit && <NewTemplate kind={kind} />}
      </p>
      {data !== undefined ? (
        <>
          <p className="mt-3 wrap-anywhere">
            <span className="text-fg-3">Subject: </span>
            <span className="font-medium text-fg">{data.previewMessage.subject}</span>
          </p>
          <MailFrame html={data.previewMessage.html} className="h-96" />
          {data.previewMessage.textMessage !== null && (
            <TextMessage message={data.previewMessage.textMessage} />
          )}
          <div className="mt-3 grid justify-items-start gap-3">
            <SendTest {...input} />
          </div>
        </>
      ) : (
        <div className="mt-3">
          <QueryFallback result={result} blocks={['h-96']} />
        </div>
      )}
    </div>
  );
}
