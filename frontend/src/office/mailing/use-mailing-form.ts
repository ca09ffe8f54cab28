import { useRef, useState } from 'react';
import type { FormikValues } from 'formik';
import { useNavigate } from 'react-router-dom';
import type { Schema } from 'yup';
import type { MailingPartsFragment } from '../../generated/operations.ts';
import { useServerForm } from '../../platform/use-server-form.ts';
import { useToasts } from '../../ui/toasts.tsx';
import { useFormDraft, useKeepDraft } from '../platform/use-form-draft.ts';
import { kindWords } from './mailing-kinds.ts';
import { segmentFields, type MailingValues } from './mailing-values.ts';

/** A draft as the server saved it. */
export interface SavedMailing {
  readonly message: string;
  readonly mailing: MailingPartsFragment;
}

export type Save<Input> = (input: Input) => Promise<{ data: SavedMailing | undefined; error?: unknown }>;

interface MailingFormOptions<Values extends MailingValues> {
  /** The key of unsaved text, such as `wave/new`. */
  readonly draftName: string;
  /** The form's initial values. */
  readonly values: Values;
  readonly schema: Schema;
  readonly fieldOfServer: Readonly<Record<string, keyof Values & string>>;
  readonly save: Save<Values>;
}

/**
 * The form of a mailing; unsaved text is kept in the tab. Saving it as a draft opens the mailing; saving it for sending
 * returns it in `toSend`.
 */
export function useMailingForm<Values extends MailingValues & FormikValues>({
  draftName,
  values: stored,
  schema,
  fieldOfServer,
  save,
}: MailingFormOptions<Values>) {
  type Name = keyof Values & string;
  const toasts = useToasts();
  const navigate = useNavigate();
  const wanted = useRef<'draft' | 'send'>('draft');
  const [toSend, setToSend] = useState<MailingPartsFragment | null>(null);
  const draft = useFormDraft(draftName, stored);
  const serverForm = useServerForm<Values, SavedMailing>({
    values: draft.initial,
    schema,
    send: save,
    onDone: ({ message, mailing }) => {
      draft.settle();
      if (wanted.current === 'send') return setToSend(mailing);
      toasts.success(message);
      void navigate(kindWords[mailing.kind].path(mailing.id));
    },
  });
  const { form, refusal, formProps, pending } = serverForm;
  const restored = useKeepDraft(draft, form.values);
  const refusedFields = Object.entries(refusal?.fields ?? {});
  const errorOf = (name: Name): string | undefined =>
    serverForm.errorOf(name) ?? refusedFields.find(([field]) => fieldOfServer[field] === name)?.[1];
  const submit = (as: 'draft' | 'send') => {
    wanted.current = as;
    formProps.ref.current?.requestSubmit();
  };
  return {
    values: form.values,
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

/**
 * Creates the mailing once; later saves change it.
 *
 * @param id null: a new one.
 */
export function useSave<Input>(
  id: string | null,
  create: Save<Input>,
  update: (id: string, input: Input) => ReturnType<Save<Input>>,
): Save<Input> {
  const savedId = useRef(id);
  return async (input) => {
    if (savedId.current !== null) return update(savedId.current, input);
    const created = await create(input);
    savedId.current = created.data?.mailing.id ?? null;
    return created;
  };
}
