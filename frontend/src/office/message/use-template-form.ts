import { templateFormSchema } from '@waitlist/backend/message-form';
import { useNavigate } from 'react-router-dom';
import {
  useSaveMessageTemplateMutation,
  type MessageKind,
  type TemplatePartsFragment,
} from '../../generated/operations.ts';
import { useServerForm } from '../../platform/use-server-form.ts';
import { useToasts } from '../../ui/toasts.tsx';
import { officePaths } from '../platform/office-paths.ts';
import { useFormDraft, useKeepDraft } from '../platform/use-form-draft.ts';

export interface TemplateValues {
  readonly kind: MessageKind;
  readonly name: string;
  readonly subject: string;
  readonly preheader: string;
  readonly body: string;
}

const emptyValues = (kind: MessageKind): TemplateValues => ({
  kind,
  name: '',
  subject: '',
  preheader: '',
  body: 'Hi {firstName},\n\n',
});

/** The form of a template; unsaved text is kept in the tab. @param template null: a new one, of `newKind`. */
export function useTemplateForm(template: TemplatePartsFragment | null, newKind: MessageKind) {
  const toasts = useToasts();
  const navigate = useNavigate();
  const [save] = useSaveMessageTemplateMutation();
  const draft = useFormDraft(`message-template/${template?.id ?? 'new'}`, valuesOf(template, newKind));
  const leave = () => {
    draft.settle();
    void navigate(officePaths.messages);
  };
  const serverForm = useServerForm<TemplateValues, { saveMessageTemplate: { message: string } }>({
    values: draft.initial,
    schema: templateFormSchema,
    send: (values) =>
      save({
        variables: {
          input: { ...values, id: template?.id ?? null, editedNumber: template?.version.number ?? null },
        },
        refetchQueries: ['MessageTemplates'],
      }),
    onDone: ({ saveMessageTemplate }) => {
      toasts.success(saveMessageTemplate.message);
      leave();
    },
  });
  const restored = useKeepDraft(draft, serverForm.form.values);
  const discard = () => {
    draft.discard();
    serverForm.form.resetForm({ values: draft.stored });
  };
  return { ...serverForm, restored, discard, leave };
}

const valuesOf = (template: TemplatePartsFragment | null, newKind: MessageKind): TemplateValues => {
  if (template === null) return emptyValues(newKind);
  const { kind, name, version } = template;
  return { kind, name, subject: version.subject, preheader: version.preheader, body: version.body };
};
