import { useLazyQuery, useMutation } from '@apollo/client/react';
import { faqFormSchema } from '@waitlist/backend/faq-form';
import { useNavigate } from 'react-router-dom';
import {
  AddFaqDocument,
  FaqDocument,
  FaqsDocument,
  UpdateFaqDocument,
  type FaqPartsFragment,
  type FaqsQuery,
} from '../../generated/office.ts';
import { useServerForm } from '../../platform/use-server-form.ts';
import { officePaths } from '../platform/office-paths.ts';
import { useFormDraft, useKeepDraft } from '../platform/use-form-draft.ts';
import { useToasts } from '../../ui/toasts.tsx';

export interface FaqValues {
  readonly question: string;
  readonly answer: string;
  readonly isActive: boolean;
  /** The revision that the texts started from; null: a new one. */
  readonly editedRevision: number | null;
}

/**
 * The form of a question; unsaved text is kept in the tab, with the revision that it started from.
 *
 * @param faq the newest one that is known; null: a new one.
 */
export function useFaqForm(faq: FaqPartsFragment | null) {
  const toasts = useToasts();
  const navigate = useNavigate();
  const save = useSave(faq?.id ?? null);
  const [fetchFaq] = useLazyQuery(FaqDocument, { fetchPolicy: 'network-only' });
  const draft = useFormDraft(`faq/${faq?.id ?? 'new'}`, valuesOf(faq));
  const leave = () => void navigate(officePaths.faqs);
  const { form, submit, refusal, failure, pending, ...serverForm } = useServerForm<FaqValues, Saved>({
    values: draft.initial,
    schema: faqFormSchema,
    send: save,
    onDone: ({ message, faq: saved }) => {
      toasts.success(message);
      draft.settle();
      if (faq !== null) return leave();
      void navigate(addedFaqPath(saved), { state: { added: saved.id } });
    },
    onRefused: async ({ code }) => {
      if (code === 'CONFLICT' && faq !== null) await fetchFaq({ variables: { id: faq.id } });
    },
  });
  const { values, setFieldValue, resetForm } = form;
  /** What someone else saved meanwhile; while saving, a newer revision is this form’s own. */
  const isOwn = pending || draft.isSettled();
  const theirs = faq !== null && !isOwn && faq.revision !== values.editedRevision ? faq : null;
  const restored = useKeepDraft(draft, values);
  const discard = () => {
    draft.discard();
    serverForm.clearRefusal();
    resetForm({ values: draft.stored });
  };
  const saveMine = async () => {
    await setFieldValue('editedRevision', faq?.revision ?? null);
    submit();
  };
  return {
    ...serverForm,
    form,
    pending,
    failure: theirs !== null && refusal?.code === 'CONFLICT' ? null : failure,
    theirs,
    saveMine,
    restored: restored && theirs === null,
    discard,
    leave,
  };
}

interface Saved {
  readonly message: string;
  readonly faq: { readonly id: string; readonly isActive: boolean };
}

/** @returns a function that saves; the cached list then contains the question. */
function useSave(faqId: string | null) {
  const [addFaq] = useMutation(AddFaqDocument);
  const [updateFaq] = useMutation(UpdateFaqDocument);
  return async (values: FaqValues): Promise<{ data: Saved | undefined }> => {
    if (faqId !== null) {
      const { data } = await updateFaq({ variables: { input: { faqId, ...values } } });
      return { data: data?.updateFaq };
    }
    const { question, answer, isActive } = values;
    const { data } = await addFaq({
      variables: { input: { question, answer, isActive } },
      update: (cache, { data: added }) => {
        cache.updateQuery<FaqsQuery>({ query: FaqsDocument }, (list) =>
          list && added ? { faqs: [...list.faqs, added.addFaq.faq] } : undefined,
        );
      },
    });
    return { data: data?.addFaq };
  };
}

/** The list, with the inactive ones if the added one is. */
const addedFaqPath = ({ isActive }: Saved['faq']) => `${officePaths.faqs}${isActive ? '' : '?inactive=1'}`;

function valuesOf(faq: FaqPartsFragment | null): FaqValues {
  return {
    question: faq?.question ?? '',
    answer: faq?.answer ?? '',
    isActive: faq?.isActive ?? true,
    editedRevision: faq?.revision ?? null,
  };
}
