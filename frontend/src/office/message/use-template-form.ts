import { useLazyQuery, useMutation } from '@apollo/client/react';
import { templateFormSchema } from '@waitlist/backend/message-form';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  MessageTemplatesDocument,
  SaveMessageTemplateDocument,
  type SaveMessageTemplateMutation,
  type MessageKind,
  type TemplatePartsFragment,
} from '../../generated/office.ts';
import { useServerForm } from '../../platform/use-server-form.ts';
import { useToasts } from '../../ui/toasts.tsx';
import { officePaths } from '../platform/office-paths.ts';
import { conflictAnswers, useConflict } from '../platform/use-conflict.ts';
import { backWith, pageOf } from '../platform/template-origin.ts';
import { useFormDraft, useKeepDraft } from '../platform/use-form-draft.ts';

export interface TemplateValues {
  readonly kind: MessageKind;
  readonly name: string;
  readonly subject: string;
  readonly preheader: string;
  readonly body: string;
  /** The version that is edited, so that no one overwrites what they have not seen; 0 for a new one. */
  readonly editedNumber: number;
}

const emptyValues = (kind: MessageKind): TemplateValues => ({
  kind,
  name: '',
  subject: '',
  preheader: '',
  body: 'Hi {firstName},\n\n',
  editedNumber: 0,
});

/**
 * The form of a template; unsaved text is kept in the tab. It leads back to where it was opened from. @param template null: a new one, of `newKind`.
 */
export function useTemplateForm(template: TemplatePartsFragment | null, newKind: MessageKind) {
  const toasts = useToasts();
  const navigate = useNavigate();
  const [save] = useMutation(SaveMessageTemplateDocument);
  const draft = useFormDraft(`message-template/${template?.id ?? 'new'}`, valuesOf(template, newKind));
  const page = pageOf(useLocation().state) ?? officePaths.messages;
  const leave = () => void navigate(page);
  const [load] = useLazyQuery(MessageTemplatesDocument, { fetchPolicy: 'network-only' });
  const conflict = useConflict<TemplateValues>(async () => {
    const { data } = await load();
    const found = data?.messageTemplates.find(({ id }) => id === template?.id);
    return found === undefined ? null : valuesOf(found, newKind);
  });
  const serverForm = useServerForm<TemplateValues, SaveMessageTemplateMutation>({
    values: draft.initial,
    schema: templateFormSchema,
    send: (values) =>
      save({
        variables: {
          input: { ...values, id: template?.id ?? null, editedNumber: values.editedNumber || null },
        },
        refetchQueries: [MessageTemplatesDocument],
      }),
    onRefused: conflict.onRefused,
    onDone: ({ saveMessageTemplate }) => {
      toasts.success(saveMessageTemplate.message);
      draft.settle();
      void navigate(page, { state: backWith(saveMessageTemplate.template.id) });
    },
  });
  const restored = useKeepDraft(draft, serverForm.form.values);
  const discard = () => {
    draft.discard();
    serverForm.form.resetForm({ values: draft.stored });
  };
  const answers = conflictAnswers(conflict, serverForm, 'editedNumber', () =>
    serverForm.formProps.ref.current?.requestSubmit(),
  );
  return { ...serverForm, ...answers, restored, discard, leave };
}

const valuesOf = (template: TemplatePartsFragment | null, newKind: MessageKind): TemplateValues => {
  if (template === null) return emptyValues(newKind);
  const { kind, name, version } = template;
  const { number: editedNumber, subject, preheader, body } = version;
  return { kind, name, subject, preheader, body, editedNumber };
};
