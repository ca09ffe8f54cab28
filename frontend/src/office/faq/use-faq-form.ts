import { useState } from 'react';
import { faqFormSchema } from '@waitlist/backend/faq-form';
import { useFormik } from 'formik';
import { useNavigate } from 'react-router-dom';
import {
  FaqsDocument,
  useAddFaqMutation,
  useUpdateFaqMutation,
  type FaqPartsFragment,
  type FaqsQuery,
} from '../../generated/operations.ts';
import { officePaths } from '../platform/office-paths.ts';
import { useFormDraft, useKeepDraft } from '../platform/use-form-draft.ts';
import { attempt } from '../../platform/attempt.ts';
import { useToasts } from '../../ui/toasts.tsx';

export interface FaqValues {
  readonly question: string;
  readonly answer: string;
  readonly isActive: boolean;
}

/** The form of a question; unsaved text is kept in the tab. @param faq null: a new one. */
export function useFaqForm(faq: FaqPartsFragment | null) {
  const toasts = useToasts();
  const navigate = useNavigate();
  const save = useSave(faq?.id ?? null);
  const draft = useFormDraft(`faq/${faq?.id ?? 'new'}`, valuesOf(faq));
  const [failure, setFailure] = useState<string | null>(null);
  const leave = () => {
    draft.settle();
    void navigate(officePaths.faqs);
  };
  const form = useFormik<FaqValues>({
    initialValues: draft.initial,
    validationSchema: faqFormSchema,
    onSubmit: async (values, { setErrors }) => {
      const outcome = await attempt(() => save(values));
      if (!outcome.ok) {
        setErrors(outcome.error.fields);
        setFailure(outcome.error.message);
        return;
      }
      toasts.success(outcome.data);
      leave();
    },
  });
  const restored = useKeepDraft(draft, form.values);
  const discard = () => {
    draft.discard();
    form.resetForm({ values: draft.stored });
  };
  return { form, failure, restored, discard, leave };
}

/** @returns a function that saves and returns the server's message; the cached list then contains the question. */
function useSave(faqId: string | null) {
  const [addFaq] = useAddFaqMutation();
  const [updateFaq] = useUpdateFaqMutation();
  return async (values: FaqValues): Promise<{ data: string | undefined }> => {
    if (faqId !== null) {
      const { data } = await updateFaq({ variables: { input: { faqId, ...values } } });
      return { data: data?.updateFaq.message };
    }
    const { data } = await addFaq({
      variables: { input: values },
      update: (cache, { data: added }) => {
        cache.updateQuery<FaqsQuery>({ query: FaqsDocument }, (list) =>
          list && added ? { faqs: [...list.faqs, added.addFaq.faq] } : undefined,
        );
      },
    });
    return { data: data?.addFaq.message };
  };
}

function valuesOf(faq: FaqPartsFragment | null): FaqValues {
  return { question: faq?.question ?? '', answer: faq?.answer ?? '', isActive: faq?.isActive ?? true };
}
