import { useRef, useState } from 'react';
import type { FormikValues } from 'formik';
import { useNavigate } from 'react-router-dom';
import type { Schema } from 'yup';
import type { MailingPartsFragment, TemplatePartsFragment } from '../../generated/office.ts';
import { useServerForm } from '../../platform/use-server-form.ts';
import { useToasts } from '../../ui/toasts.tsx';
import { conflictAnswers, useConflict } from '../platform/use-conflict.ts';
import { useFormDraft, useKeepDraft } from '../platform/use-form-draft.ts';
import { kindWords } from './mailing-kinds.ts';
import { segmentFields, type MailingValues } from './mailing-values.ts';

/** A draft as the server saved it. */
export interface SavedMailing {
  readonly message: string;
  readonly mailing: MailingPartsFragment;
}

export type Saving = Promise<{ data: SavedMailing | undefined; error?: unknown }>;

/** The calls of a kind. */
export interface MailingCalls<Values> {
  readonly create: (values: Values) => Saving;
  readonly update: (id: string, values: Values) => Saving;
  /** The values as they are stored now; null: it is no longer a draft. */
  readonly load: (id: string) => Promise<Values | null>;
}

interface MailingFormOptions<Values extends MailingValues> {
  /** Null: a new one. */
  readonly id: string | null;
  /** The key of unsaved text, such as `wave/new`. */
  readonly draftName: string;
  /** The form's initial values. */
  readonly values: Values;
  readonly schema: Schema;
  readonly templates: readonly TemplatePartsFragment[];
  readonly fieldOfServer: Readonly<Record<string, keyof Values & string>>;
  readonly calls: MailingCalls<Values>;
}

/**
 * The form of a mailing; unsaved text is kept in the tab. It is created once; later saves change it. Saving it as a draft opens
 * the mailing; saving it for sending returns it in `toSend`, and so does saving another version of the template than is shown.
 */
export function useMailingForm<Values extends MailingValues & FormikValues>(
  options: MailingFormOptions<Values>,
) {
  const { id, draftName, values: stored, schema, templates, fieldOfServer, calls } = options;
  type Name = keyof Values & string;
  const toasts = useToasts();
  const navigate = useNavigate();
  const wanted = useRef<'draft' | 'send'>('draft');
  const [toSend, setToSend] = useState<MailingPartsFragment | null>(null);
  const draft = useFormDraft(draftName, stored);
  const saving = useSaving(id, calls);
  const conflict = useConflict<Values>(saving.load);
  const serverForm = useServerForm<Values, SavedMailing>({
    values: draft.initial,
    schema,
    send: saving.send,
    onRefused: conflict.onRefused,
    onDone: ({ message, mailing }) => {
      draft.settle();
      saving.keepId(mailing.id);
      void form.setFieldValue('revision', mailing.revision);
      const shown = templates.find((template) => template.id === mailing.templateId)?.version.number;
      if (wanted.current === 'send' || shown !== mailing.templateVersion) return setToSend(mailing);
      toasts.success(message);
      void navigate(kindWords[mailing.kind].path(mailing.id));
    },
  });
  const { form, refusal, formProps, pending } = serverForm;
  const restored = useKeepDraft(draft, form.values);
  const refusedFields = Object.entries(refusal?.fields ?? {});
  const errorOf = (name: Name): string | undefined =>
    serverForm.errorOf(name) ?? refusedFields.find(([field]) => fieldOfServer[field] === name)?.[1];
  const submitAgain = () => formProps.ref.current?.requestSubmit();
  const submit = (as: 'draft' | 'send') => {
    wanted.current = as;
    submitAgain();
  };
  return {
    values: form.values,
    /** What is missing or not allowed. */
    faults: Object.values(form.errors).filter((error) => typeof error === 'string'),
    hasSegmentFaults: segmentFields.some((name) => form.errors[name] !== undefined),
    formProps,
    pending,
    errorOf,
    field: (name: Name) => ({ ...form.getFieldProps(name), error: errorOf(name) }),
    set: (name: Name, value: unknown) => void form.setFieldValue(name, value),
    touch: (name: Name) => void form.setFieldTouched(name, true, false),
    /** Why it was rejected, if that belongs to no field. */
    failure: refusedFields.some(([field]) => field in fieldOfServer) ? null : refusal,
    saveDraft: () => submit('draft'),
    saveToSend: () => submit('send'),
    ...conflictAnswers(conflict, serverForm, 'revision', submitAgain),
    toSend,
    leaveSending: () => setToSend(null),
    /** Whether earlier unsaved text was restored. */
    restored,
    discard: () => {
      draft.discard();
      form.resetForm({ values: draft.stored });
    },
  };
}

/** In the form that all kinds' steps share. */
export type MailingForm = ReturnType<typeof useMailingForm<MailingValues>>;

/** Creates the mailing once; later saves change it. */
function useSaving<Values>(id: string | null, { create, update, load }: MailingCalls<Values>) {
  const saved = useRef(id);
  return {
    send: (values: Values): Saving =>
      saved.current === null ? create(values) : update(saved.current, values),
    load: () => (saved.current === null ? Promise.resolve(null) : load(saved.current)),
    keepId: (savedId: string) => {
      saved.current = savedId;
    },
  };
}
