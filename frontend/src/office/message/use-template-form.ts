import { useEffect, useRef, useState } from 'react';
import { templateFormSchema } from '@waitlist/backend/message-form';
import { useNavigate } from 'react-router-dom';
import {
  useSaveMessageTemplateMutation,
  type MessageKind,
  type TemplatePartsFragment,
} from '../../generated/operations.ts';
import { useServerForm } from '../../platform/use-server-form.ts';
import { useToasts } from '../../ui/toasts.tsx';
import { draftOf } from '../platform/draft.ts';
import { useMe } from '../platform/me.ts';
import { officePaths } from '../platform/office-paths.ts';
import { messageKinds } from './kind-texts.ts';

export interface TemplateValues {
  readonly kind: MessageKind;
  readonly name: string;
  readonly subject: string;
  readonly preheader: string;
  readonly body: string;
}

const emptyValues = (kind: MessageKind): TemplateValues => ({
  ...{ kind, name: '', subject: '', preheader: '', body: 'Hi {firstName},\n\n' },
});

/** The form of a template; what is typed and not saved is kept in the tab. @param template null: a new one, of `newKind`. */
export function useTemplateForm(template: TemplatePartsFragment | null, newKind: MessageKind) {
  const { id: accountId } = useMe();
  const toasts = useToasts();
  const navigate = useNavigate();
  const [save] = useSaveMessageTemplateMutation();
  const [draft] = useState(() => draftOf(`message-template/${template?.id ?? 'new'}`, accountId));
  const [stored] = useState(() => valuesOf(template, newKind));
  const [kept] = useState(() => parseValues(draft.read(), stored.kind));
  const [isRestored, setRestored] = useState(kept !== null);
  /** It is saved or given up: nothing is kept anymore. */
  const settled = useRef(false);
  const leave = () => {
    settled.current = true;
    draft.forget();
    void navigate(officePaths.messages);
  };
  const serverForm = useServerForm<TemplateValues, { saveMessageTemplate: { message: string } }>({
    values: kept ?? stored,
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
  const { values } = serverForm.form;
  const isUnchanged = same(values, stored);
  useEffect(() => {
    if (settled.current) return;
    if (isUnchanged) draft.forget();
    else draft.write(values);
  }, [draft, values, isUnchanged]);
  const discard = () => {
    draft.forget();
    setRestored(false);
    serverForm.form.resetForm({ values: stored });
  };
  return { ...serverForm, restored: isRestored && !isUnchanged, discard, leave };
}

const valuesOf = (template: TemplatePartsFragment | null, newKind: MessageKind): TemplateValues => {
  if (template === null) return emptyValues(newKind);
  const { kind, name, version } = template;
  return { kind, name, subject: version.subject, preheader: version.preheader, body: version.body };
};

function parseValues(draft: unknown, storedKind: MessageKind): TemplateValues | null {
  if (typeof draft !== 'object' || draft === null) return null;
  const given: Readonly<Record<string, unknown>> = { ...draft };
  const { name, subject, preheader, body } = given;
  const kind = messageKinds.find((each) => each === given['kind']);
  const areTexts =
    typeof name === 'string' &&
    typeof subject === 'string' &&
    typeof preheader === 'string' &&
    typeof body === 'string';
  return areTexts ? { kind: kind ?? storedKind, name, subject, preheader, body } : null;
}

const same = (one: TemplateValues, other: TemplateValues): boolean =>
  one.kind === other.kind &&
  one.name === other.name &&
  one.subject === other.subject &&
  one.preheader === other.preheader &&
  one.body === other.body;
